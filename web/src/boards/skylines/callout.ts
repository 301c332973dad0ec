// Where the callout of a tile that is held over the map lies: on free ground beside it, off the names of
// columns and rows and off the tabs of pieces. All in squares.
import { overlap, type Box } from './aside';
import type { Frame } from './camera';
import { heldAt, type Cell, type Point } from './geometry';

const GAP = 0.3; // between the tile and its callout
const APART = 0.06; // and from what it mustn't cover
const SLIDE = 0.5; // what it costs to be moved along by a square
const FAR = 12; // and to lie a square away from the pointer, which grows with the square of that
const OWN = 200; // and to cover one of the tile's own
const READ = 60; // and something that has to stay readable

interface Size {
  width: number;
  height: number;
}

/** covers: what it costs to cover a square that isn't the tile's own; shunned: what is to stay readable. */
export function calloutAt(
  tile: Cell[],
  { width, height }: Size,
  room: Frame, // what is seen of the map, and around it
  covers: (square: Cell) => number,
  shunned: readonly Box[] = [],
): Point {
  const columns = tile.map(({ column }) => column);
  const rows = tile.map(({ row }) => row);
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  const held = heldAt(tile);
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
  const cost = (x: number, y: number): number => {
    const box = { x, y, width, height };
    const away = Math.hypot(
      Math.max(held.column - x - width, x - held.column - 1, 0),
      Math.max(held.row - y - height, y - held.row - 1, 0),
    );
    let cost = FAR * away ** 2;
    cost += READ * shunned.filter((one) => overlap(box, one) > 0).length;
    for (let row = Math.floor(y); row < y + height; row++)
      for (let column = Math.floor(x); column < x + width; column++)
        cost += tile.some((own) => own.row === row && own.column === column) ? OWN : covers({ row, column });
    return cost;
  };
  // Before and behind what has to stay readable, too.
  const beyondX = shunned.flatMap((one) => [one.x - width - APART, one.x + one.width + APART]);
  const beyondY = shunned.flatMap((one) => [one.y - height - APART, one.y + one.height + APART]);
  let best = { x: room.left, y: room.top, cost: Infinity };
  for (const wish of wished)
    for (const toX of [wish.x, ...beyondX])
      for (const toY of [wish.y, ...beyondY]) {
        const x = within(toX, room.left, room.right - width);
        const y = within(toY, room.top, room.bottom - height);
        const moved = SLIDE * (Math.abs(x - wish.x) + Math.abs(y - wish.y));
        if (moved >= best.cost) continue;
        const all = moved + cost(x, y);
        if (all < best.cost) best = { x, y, cost: all };
      }
  return { x: best.x, y: best.y };
}
