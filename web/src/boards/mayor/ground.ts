// Where the land of the City lies on the drawing: streets, the lake, rows of trees, the wall.
import { HALF, STEP, type Point } from './map';
import type { BoardInfo, StreetInfo } from './types';

export interface Area extends Point {
  width: number;
  height: number;
}

/** A tree: its place, the radius of its crown, and whether it is one of the dark ones. */
export interface Planted extends Point {
  r: number;
  dark: boolean;
}

/** From the first corner to the last. */
export function extent(board: BoardInfo): { width: number; height: number } {
  return {
    width: Math.max(...board.corners.map(({ column }) => column)) * STEP,
    height: Math.max(...board.corners.map(({ row }) => row)) * STEP,
  };
}

/** A corner's own place, also where the wall pushes its spaces apart. */
export function cornerOf(board: BoardInfo, space: string): Point {
  const found = board.corners.find((one) => one.space === space);
  return { x: (found?.column ?? 0) * STEP, y: (found?.row ?? 0) * STEP };
}

/** What a street covers between its two corners. */
export function ribbon(board: BoardInfo, { low, high }: StreetInfo): Area {
  const a = cornerOf(board, low);
  const b = cornerOf(board, high);
  const flat = a.y === b.y;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return flat
    ? { x: x + HALF, y: y - HALF, width: STEP - 2 * HALF, height: 2 * HALF }
    : { x: x - HALF, y: y + HALF, width: 2 * HALF, height: STEP - 2 * HALF };
}

/** The lake: the land between four corners is built on, or it is the lake. */
export function lake(board: BoardInfo): Area | null {
  const { width, height } = extent(board);
  const cells = new Set(
    board.squares.map(({ row, column }) => `${Math.floor(column / 2)},${Math.floor(row / 2)}`),
  );
  const free: Point[] = [];
  for (let x = 0; x * STEP < width; x++)
    for (let y = 0; y * STEP < height; y++) if (!cells.has(`${x},${y}`)) free.push({ x, y });
  if (!free.length) return null;
  const [x, y] = [Math.min(...free.map((one) => one.x)), Math.min(...free.map((one) => one.y))];
  const [right, bottom] = [
    Math.max(...free.map((one) => one.x)) + 1,
    Math.max(...free.map((one) => one.y)) + 1,
  ];
  return {
    x: x * STEP + HALF,
    y: y * STEP + HALF,
    width: (right - x) * STEP - 2 * HALF,
    height: (bottom - y) * STEP - 2 * HALF,
  };
}

const within = ({ x, y }: Point, area: Area): boolean =>
  x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height;

/** Where no street joins two corners, a row of trees does: the middle of each row. */
function rows(board: BoardInfo): (Point & { flat: boolean })[] {
  const { width, height } = extent(board);
  const water = lake(board);
  const key = (space: string): string => {
    const found = board.corners.find((one) => one.space === space);
    return `${found?.column},${found?.row}`;
  };
  const streets = new Set(
    board.streets.flatMap(({ low, high }) => [`${key(low)} ${key(high)}`, `${key(high)} ${key(low)}`]),
  );
  const ends = board.ends.map(({ from, to }) => `${from} ${to}`);
  const found: (Point & { flat: boolean })[] = [];
  const add = (a: [number, number], b: [number, number]): void => {
    if (streets.has(`${a} ${b}`) || ends.includes(`${a} ${b}`) || ends.includes(`${b} ${a}`)) return;
    const middle = { x: ((a[0] + b[0]) / 2) * STEP, y: ((a[1] + b[1]) / 2) * STEP };
    if (!water || !within(middle, water)) found.push({ ...middle, flat: a[1] === b[1] });
  };
  for (let x = 0; x * STEP <= width; x++)
    for (let y = 0; y * STEP <= height; y++) {
      if ((x + 1) * STEP <= width) add([x, y], [x + 1, y]);
      if ((y + 1) * STEP <= height) add([x, y], [x, y + 1]);
    }
  return found;
}

/** How far from the middle of its row each tree stands. */
const ALONG = [-58, -36, -13, 11, 34, 57];

/** The trees of all rows, none quite in line and none quite like the next. */
export function trees(board: BoardInfo): Planted[] {
  return rows(board).flatMap((row, i) =>
    ALONG.map((along, k) => {
      const wobble = ((k * 7 + i * 3) % 5) - 2;
      return {
        x: row.x + (row.flat ? along : wobble),
        y: row.y + (row.flat ? wobble : along) + 2,
        r: 5 + ((k + i) % 3),
        dark: (k + i) % 2 === 0,
      };
    }),
  );
}

/** The middle of the wall, and the way it runs: from one of its spaces to the other, in degrees. */
export function wall(board: BoardInfo, places: Map<string, Point>): (Point & { turn: number }) | null {
  const [one, other] = board.wall.map((space) => places.get(space));
  if (!one || !other) return null;
  const turn = (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, turn };
}
