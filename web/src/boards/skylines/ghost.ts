// What the one who acts has in hand over the map, as a short text that everybody at the table is shown: its
// card
// and its squares.
import type { Ghost } from './choice.svelte';
import { at, nameOf, type Cell } from './geometry';
import type { SkylinesView } from './types';

const SQUARE = /^[a-z][1-9]\d?$/;
const MOST = 12; // squares of the largest tile, and more

export function written(ghost: Ghost | null, card = 0): string | null {
  return ghost ? [card, ...ghost.squares.map(nameOf)].join(' ') : null;
}

/** The card such a text begins with; 0 where it doesn't. */
export const cardIn = (text: string): number => Number(/^\d{1,3}(?= )/.exec(text)?.[0] ?? 0);

/** The squares such a text names on this map; it comes from another's browser and may be anything. */
export function read(text: string, map: Pick<SkylinesView['map'], 'columns' | 'rows'>): Cell[] {
  const squares = text
    .split(' ')
    .filter((square) => SQUARE.test(square))
    .slice(0, MOST)
    .map(at);
  return squares.filter(({ row, column }) => row < map.rows && column < map.columns);
}
