// Where the callout of a tile that is held over the map lies: on free ground beside it. All in squares.
import type { Frame } from './camera';
import type { Cell, Point } from './geometry';

const GAP = 0.3; // between the tile and its callout
const SLIDE = 3; // what it costs to be moved along by a square
const OWN = 20; // and to cover one of the tile's own

interface Size {
  width: number;
  height: number;
}

/** `covers`: what it costs to cover a square that isn't the tile's own. */
export function calloutAt(
  tile: Cell[],
  { width, height }: Size,
  room: Frame, // what is seen of the map, and around it
  covers: (square: Cell) => number,
): Point {
  const columns = tile.map(({ column }) => column);
  const rows = tile.map(({ row }) => row);
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  const wished: Point[] = [
    { x: right + GAP, y: top },
    { x: left - width - GAP, y: top },
    { x: left, y: top - height - GAP },
    { x: left, y: bottom + GAP },
    { x: right + GAP, y: bottom - height },
    { x: left - width - GAP, y: bottom - height },
    { x: right - width, y: top - height - GAP },
    { x: right - width, y: bottom + GAP },
  ];
  const within = (wish: number, least: number, most: number): number =>
    Math.max(least, Math.min(wish, Math.max(least, most)));
  const costly = (wish: Point): { x: number; y: number; cost: number } => {
    const x = within(wish.x, room.left, room.right - width);
    const y = within(wish.y, room.top, room.bottom - height);
    let cost = SLIDE * (Math.abs(x - wish.x) + Math.abs(y - wish.y));
    for (let row = Math.floor(y); row < y + height; row++)
      for (let column = Math.floor(x); column < x + width; column++)
        cost += tile.some((own) => own.row === row && own.column === column) ? OWN : covers({ row, column });
    return { x, y, cost };
  };
  return wished.map(costly).reduce((best, one) => (one.cost < best.cost ? one : best));
}
