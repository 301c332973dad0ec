// What a file holds: a record, or all that was kept somewhere, each table of which has one.
import { tablePath } from '../../lib/address';
import { api, Refused } from '../../lib/api';
import type { Seated } from '../../lib/types';

const ALL = 'gridtown-export-1';

/** Brackets in each other in a file that is gone through here; of ours the deepest has nine. */
const DEEPEST = 20;

interface Exported {
  format: typeof ALL;
  tables: unknown[];
}

/** A table of such a file, as far as it is one. */
interface Table {
  table?: unknown;
  kept?: unknown;
  record?: unknown;
}

/** What became of a file with several tables. refused: why some were not taken in. */
export interface Taken {
  taken: number;
  refused: string[];
}

/** Where a record leads, or what became of several. */
export type Opened = { path: string } | Taken;

export async function openRecord(text: string): Promise<Opened> {
  const all = exported(text);
  return all ? takeAll(all) : { path: pathOf(await api.upload(text)) };
}

/** A match that is over is looked back at, one that runs goes on. */
const pathOf = ({ table, player }: Seated): string => tablePath(table) + (player < 0 ? '/replay' : '');

/** All that was kept; null where it isn't that: what is wrong with it is said by who reads records. */
function exported(text: string): Exported | null {
  if (isDeep(text)) return null; // no browser writes thousands of them, and not each reads them
  try {
    const file = JSON.parse(text) as Partial<Exported> | null;
    return file?.format === ALL && Array.isArray(file.tables) ? (file as Exported) : null;
  } catch {
    return null;
  }
}

/** Whether brackets lie deeper in each other than in any file of ours. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]/gs)) {
    if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Takes in what isn't here yet; one that is refused is no reason against the others. */
async function takeAll({ tables }: Exported): Promise<Taken> {
  const here = new Set<unknown>((await api.tables()).map(({ table }) => table));
  const refused: string[] = [];
  let taken = 0;
  for (const { table, kept, record } of tables.map((each) => Object(each) as Table)) {
    const file = kept ?? record; // files of a device had both once
    if (!file || (table !== undefined && here.has(table))) continue;
    const why = await refusal(JSON.stringify(file));
    if (why === null) taken++;
    else refused.push(why);
    here.add(table);
  }
  return { taken, refused };
}

/** Why a record is not taken in; null where it is. Rejected where nobody answers. */
async function refusal(record: string): Promise<string | null> {
  try {
    await api.upload(record);
    return null;
  } catch (error) {
    if (error instanceof Refused && !error.passing) return error.message;
    throw error;
  }
}
