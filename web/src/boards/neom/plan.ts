// How large a city is drawn, and where on its sheet the spaces lie. In pixels.
import { tooSmallForWords } from './lettering';
import { at, SIZE } from './spaces';

const NARROW = 480; // below it, in breadth or height, margins and letters are a phone's
const LEAST = 24; // that a space has along a side

export interface Plan {
  small: boolean;
  /** Around the sheet, for the pennants of the trade routes. */
  over: number;
  /** Around the spaces, within the sheet. */
  margin: number;
  /** Along a side of a space. */
  cell: number;
  /** Along a side of the sheet. */
  frame: number;
  /** Where the spaces end. */
  edge: number;
  /** Tiles are too small for words. */
  compact: boolean;
  /** How large flags are, against their usual size. */
  tag: number;
  /** The top left corner of a space. */
  place: (space: string) => { x: number; y: number };
}

/** The largest city that there is room for. */
export function planOf(width: number, height: number): Plan {
  const small = Math.min(width, height) < NARROW;
  const { over, margin } = around(small);
  const room = Math.min(width - 2 * over, height) - 2 * margin - 4;
  return planFor(Math.max(LEAST, Math.floor(room / SIZE)), small);
}

/** A city whose spaces have so many pixels along a side; small: with a phone's margins and letters. */
export function planFor(cell: number, small: boolean): Plan {
  const { over, margin } = around(small);
  const compact = tooSmallForWords(cell);
  return {
    small,
    over,
    margin,
    cell,
    frame: cell * SIZE + 2 * margin,
    edge: margin + cell * SIZE,
    compact,
    tag: compact ? 0.72 : 1,
    place: (space) => ({ x: margin + at(space).x * cell, y: margin + at(space).y * cell }),
  };
}

/** Where on a tile the plate with its name begins, from its top, with a name in two lines. */
export const aboveName = (cell: number): number => 0.62 * cell;

const around = (small: boolean): Pick<Plan, 'over' | 'margin'> =>
  small ? { over: 9, margin: 15 } : { over: 24, margin: 22 };
