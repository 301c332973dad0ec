// What a file holds: a record, or all that was kept somewhere, each table of which has one.
import { api } from '../../lib/api';
import type { Seated } from '../../lib/types';

const ALL = 'gridtown-export-1';

interface Exported {
  format: typeof ALL;
  tables: { table: string; kept?: unknown; record?: unknown }[];
}

/** Where a record leads, or how many tables of a file with several were taken in. */
export type Opened = { path: string } | { taken: number };

export async function openRecord(text: string): Promise<Opened> {
  const all = exported(text);
  return all ? { taken: await takeAll(all) } : { path: pathOf(await api.upload(text)) };
}

/** A match that is over is looked back at, one that runs goes on. */
const pathOf = ({ table, player }: Seated): string =>
  `/tables/${encodeURIComponent(table)}${player < 0 ? '/replay' : ''}`;

function exported(text: string): Exported | null {
  try {
    const file = JSON.parse(text) as Partial<Exported> | null;
    return file?.format === ALL && Array.isArray(file.tables) ? (file as Exported) : null;
  } catch {
    return null; // what is wrong with it is said by who reads records
  }
}

/** Takes in what isn't here yet. */
async function takeAll({ tables }: Exported): Promise<number> {
  const here = new Set((await api.tables()).map(({ table }) => table));
  let taken = 0;
  for (const { table, kept, record } of tables) {
    const file = kept ?? record; // files of a device had both once
    if (!file || here.has(table)) continue;
    await api.upload(JSON.stringify(file));
    here.add(table);
    taken++;
  }
  return taken;
}
