// Where things lie on the drawn City board, in units of the drawing; and which space follows which.
import { numberOf } from './components';
import type { BoardInfo, SquareInfo } from './types';

export interface Point {
  x: number;
  y: number;
}

/** From corner to corner; half the width of a street; the side of a square. */
export const STEP = 180;
export const HALF = 15;
export const SIDE = 71;
export const MARGIN = { left: 32, top: 30, right: 32, bottom: 28 };
export const WIDTH = 4 * STEP + MARGIN.left + MARGIN.right;
export const HEIGHT = 3 * STEP + MARGIN.top + MARGIN.bottom;

/** How far the two spaces at the wall stand apart from the middle of their common corner. */
const APART = 11;

const mix = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
const corner = (column: number, row: number): Point => ({ x: column * STEP, y: row * STEP });

/** The place of every space by its name. */
export function places(board: BoardInfo): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const { space, column, row } of board.corners) found.set(space, corner(column, row));
  for (const { low, high, spaces } of board.streets) {
    const from = found.get(low);
    const to = found.get(high);
    if (from && to)
      spaces.forEach((space, i) => found.set(space, mix(from, to, (i + 1) / (spaces.length + 1))));
  }
  for (const end of board.ends) found.set(end.space, mix(corner(...end.from), corner(...end.to), 0.5));
  for (const space of board.wall) {
    const at = found.get(space);
    const away = at && leaning(board, space, found);
    if (at && away) found.set(space, { x: at.x + away.x * APART, y: at.y + away.y * APART });
  }
  return found;
}

/** A space's place among them. */
export const placeOf = (places: Map<string, Point>, space: string): Point =>
  places.get(space) ?? { x: 0, y: 0 };

/** To which side of its corner a space at the wall lies: where its own streets lead. */
function leaning(board: BoardInfo, space: string, found: Map<string, Point>): Point {
  const at = found.get(space) ?? { x: 0, y: 0 };
  const ways = board.streets.filter(({ low, high }) => low === space || high === space);
  const sum = ways.reduce(
    (all, { low, high }) => {
      const other = found.get(low === space ? high : low) ?? at;
      return { x: all.x + Math.sign(other.x - at.x), y: all.y + Math.sign(other.y - at.y) };
    },
    { x: 0, y: 0 },
  );
  const length = Math.hypot(sum.x, sum.y) || 1;
  return { x: sum.x / length, y: sum.y / length };
}

/** The upper left of a square. */
export function squareAt({ row, column }: Pick<SquareInfo, 'row' | 'column'>): Point {
  const inset = (STEP - 2 * SIDE) / 2;
  const along = (index: number): number => Math.floor(index / 2) * STEP + inset + (index % 2) * SIDE;
  return { x: along(column), y: along(row) };
}

/** A block by its letter: its middle, and how far its squares reach. */
export interface Block extends Point {
  block: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function blocks(squares: SquareInfo[]): Block[] {
  const found = new Map<string, Block>();
  for (const square of squares) {
    const { x, y } = squareAt(square);
    const known = found.get(square.block);
    const left = Math.min(known?.left ?? x, x);
    const right = Math.max(known?.right ?? x + SIDE, x + SIDE);
    const top = Math.min(known?.top ?? y, y);
    const bottom = Math.max(known?.bottom ?? y + SIDE, y + SIDE);
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    found.set(square.block, { block: square.block, left, right, top, bottom, ...middle });
  }
  return [...found.values()];
}

/** The next square in a direction, over streets and the lake. */
export function neighbour(
  squares: SquareInfo[],
  from: SquareInfo,
  dx: number,
  dy: number,
): SquareInfo | undefined {
  const ahead = squares.filter((other) =>
    dx
      ? (other.column - from.column) * dx > 0 && other.row === from.row
      : (other.row - from.row) * dy > 0 && other.column === from.column,
  );
  const far = (other: SquareInfo): number =>
    Math.abs(other.column - from.column) + Math.abs(other.row - from.row);
  return ahead.sort((a, b) => far(a) - far(b))[0];
}

/** Where the n-th disc on a space stands: beside its street and not along it, where the next number is. */
export function twin({ x, y }: Point, nth: number, apart: number): Point {
  const onRow = y % STEP === 0;
  const onColumn = x % STEP === 0;
  const far = nth * apart * (onRow && onColumn ? Math.SQRT1_2 : 1);
  const inward = (at: number, end: number): number => (at < end / 2 ? far : -far);
  return { x: onColumn ? x + inward(x, 4 * STEP) : x, y: onRow ? y + inward(y, 3 * STEP) : y };
}

/** The spaces that follow a space, counted up (towards 50) and down (towards 0). */
export interface Ways {
  up: string[];
  down: string[];
}

export function ways(board: BoardInfo): Map<string, Ways> {
  const found = new Map<string, Ways>();
  const of = (space: string): Ways => {
    const known = found.get(space) ?? { up: [], down: [] };
    found.set(space, known);
    return known;
  };
  const link = (low: string, high: string): void => {
    of(low).up.push(high);
    of(high).down.push(low);
  };
  for (const { low, high, spaces } of board.streets) {
    const all = [low, ...spaces, high];
    all.slice(1).forEach((space, i) => link(all[i] ?? low, space));
  }
  for (const { space, next } of board.ends) {
    if (numberOf(space) < numberOf(next)) link(space, next);
    else link(next, space);
  }
  return found;
}

/** Which way is aside of a way from one place to another, a unit far. */
function aside(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
}

/** The line of a walk beside the middle of the streets, round the numbers of corners too, to its space. */
export function beside(points: Point[], off: number): Point[] {
  const asides = points.slice(1).map((to, i) => aside(points[i] ?? to, to));
  const last = points.at(-1);
  if (!last || !asides.length) return points;
  const drawn = points.map(({ x, y }, i) => {
    const one = asides[i - 1] ?? asides[i] ?? { x: 0, y: 0 };
    const other = asides[i] ?? one;
    const far = off / (1 + one.x * other.x + one.y * other.y || 1); // as far from both ways at a corner
    return { x: x + (one.x + other.x) * far, y: y + (one.y + other.y) * far };
  });
  return [...drawn, last];
}

export function drawn(points: Point[]): string {
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Where the n-th of several pieces stands that share a space: only 0 and 25 hold more than one. */
export function crowded(space: string, at: Point, index: number, count: number): Point {
  if (numberOf(space) === 0)
    return {
      x: at.x + (index % 2 ? 10 : count === index + 1 ? 0 : -10),
      y: at.y + 36 + Math.floor(index / 2) * 21,
    };
  if (count < 2) return at;
  const turn = (index / count) * 2 * Math.PI - Math.PI / 2;
  const ring = count === 2 ? 10 : 13;
  return count === 2
    ? { x: at.x + (index ? ring : -ring), y: at.y }
    : { x: at.x + Math.cos(turn) * ring, y: at.y + Math.sin(turn) * ring };
}
