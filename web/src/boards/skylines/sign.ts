// Where a tile bears its sign: services and utilities a round one, all others a flag in the corner.
import type { Box } from './aside';
import { order, type Cell } from './geometry';
import { hasSign } from './glyphs';
import type { TypeName } from './types';
import { U } from './unit';

const FLAG = 15; // units of the map

/** The middle of a round sign and its radius. */
export function roundSign(cells: Cell[]): { x: number; y: number; r: number } {
  const { row, column } = cells.at(-1) ?? { row: 0, column: 0 };
  return cells.length === 1
    ? { x: (column + 0.74) * U, y: (row + 0.74) * U, r: 11.5 }
    : { x: (column + 0.5) * U, y: (row + 0.52) * U, r: 13 };
}

/** The corner of the flag. */
export function flagSign(cells: Cell[]): { x: number; y: number } {
  const { row, column } = [...cells].sort(order)[0] ?? { row: 0, column: 0 };
  return { x: column * U + 2.4, y: row * U + 2.4 };
}

export function signBox(type: TypeName, cells: Cell[]): Box {
  if (!hasSign(type)) return { ...flagSign(cells), width: FLAG, height: FLAG };
  const { x, y, r } = roundSign(cells);
  return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
}
