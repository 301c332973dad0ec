// Sentences of the log with the tile names in them found again, so that pointing at one shows the tile.
import { nameIn } from '../../lib/messages';
import type { TableEvent } from '../../lib/types';
import type { Box } from './components';
import type { TileInfo } from './types';

export interface Part {
  text: string;
  tile?: TileInfo;
}

function numbers(args: Record<string, unknown>): number[] {
  return Object.entries(args).flatMap(([name, value]) =>
    /tile|cornerstone|given|taken|old|new/.test(name) ? [value].flat().filter((one): one is number => typeof one === 'number') : [],
  );
}

export function tellers(event: TableEvent, box: Box | null): Part[] {
  let parts: Part[] = [{ text: event.text }];
  for (const number of box ? numbers(event.args) : []) {
    const tile = box?.tile(number);
    if (tile) parts = parts.flatMap((part) => (part.tile ? [part] : split(part.text, tile)));
  }
  return parts;
}

function split(text: string, tile: TileInfo): Part[] {
  const name = nameIn(tile.name);
  const at = text.indexOf(name);
  if (at < 0) return [{ text }];
  const before = text.slice(0, at);
  const after = text.slice(at + name.length);
  return [...(before ? [{ text: before }] : []), { text: name, tile }, ...(after ? split(after, tile) : [])];
}

// That somebody chose is news only until the choice itself is told.
const PASSING = new Set(['chosen', 'planned', 'kept-secretly', 'answered']);

/** The log without what later entries made plain. */
export function plain(log: TableEvent[]): TableEvent[] {
  const last = log.findLastIndex((event) => !PASSING.has(event.id));
  return log.filter((event, i) => i > last || !PASSING.has(event.id));
}
