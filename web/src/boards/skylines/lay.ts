// How the sheet lies under one's eyes: as it is, or turned by a quarter to the left, so that two pieces above
// one another lie side by side. Squares keep their names; the letters then go up the left edge.
import type { Frame } from './camera';
import { at, nameOf, PIECE, type Cell } from './geometry';
import type { SkylinesView, Spot } from './types';

/** The part of a turned sheet of so many columns. */
export const turnedFrame = ({ left, top, right, bottom }: Frame, columns: number): Frame => ({
  left: top,
  top: columns - right,
  right: bottom,
  bottom: columns - left,
});

export class Lay {
  /** columns: of the sheet as it is. */
  constructor(
    readonly turned: boolean,
    private readonly columns: number,
  ) {}

  /** Where a square of the sheet is seen. */
  seen = (cell: Cell): Cell =>
    this.turned ? { row: this.columns - 1 - cell.column, column: cell.row } : cell;
  /** The square of the sheet that is seen there. */
  meant = (cell: Cell): Cell =>
    this.turned ? { row: cell.column, column: this.columns - 1 - cell.row } : cell;

  private spot = <T extends Spot>(spot: T): T => {
    const { row, column } = new Lay(true, this.columns / PIECE).seen(spot);
    return { ...spot, row, column, turn: (spot.turn + 3) % 4 };
  };

  /** The view to draw: every square by the name that it would have where it is seen. */
  drawn(view: SkylinesView): SkylinesView {
    if (!this.turned) return view;
    const named = <T extends { squares: string[] }>(all: T[]): T[] =>
      all.map((one) => ({ ...one, squares: one.squares.map((square) => nameOf(this.seen(at(square)))) }));
    const { columns, rows, pieces } = view.map;
    return {
      ...view,
      map: { columns: rows, rows: columns, pieces: pieces.map(this.spot) },
      tiles: named(view.tiles),
      districts: named(view.districts),
    };
  }

  /** What stands above a column, and beside a row, of what is seen. */
  above = (column: number): string => (this.turned ? `${column + 1}` : String.fromCharCode(65 + column));
  beside = (row: number): string =>
    this.turned ? String.fromCharCode(64 + this.columns - row) : `${row + 1}`;
}
