// Sentences of the log with the tile names in them found again, so that pointing at one shows the tile.
import { nameIn } from '../../lib/messages';
import type { TableEvent } from '../../lib/types';
import { partsOf, type Part } from '../../frame/table/told';
import type { Box } from './components';
import type { TileInfo } from './types';

function numbers(args: Record<string, unknown>): number[] {
  return Object.entries(args).flatMap(([name, value]) =>
    /tile|cornerstone|given|taken|old|new/.test(name)
      ? [value].flat().filter((one): one is number => typeof one === 'number')
      : [],
  );
}

export function tellers(event: TableEvent, box: Box | null): Part<{ tile: TileInfo }>[] {
  const tiles = box ? numbers(event.args).map((number) => box.tile(number)) : [];
  return partsOf(
    event.text,
    tiles.map((tile) => [nameIn(tile.name), { tile }]),
  );
}

// That somebody chose is news only until the choice itself is told.
const PASSING = new Set(['chosen', 'planned', 'kept-secretly', 'answered']);

/** The log without what later entries made plain. */
export function plain(log: TableEvent[]): TableEvent[] {
  const last = log.findLastIndex((event) => !PASSING.has(event.id));
  return log.filter((event, i) => i > last || !PASSING.has(event.id));
}
