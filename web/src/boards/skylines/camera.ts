// Which part of the sheet is looked at, and how large its squares are. The city comes first: what lies face
// down is drawn at its rim.
import { PIECE, type Point } from './geometry';
import type { Spot } from './types';

/** A part of the sheet, in squares. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A part of the sheet that is worth seeing, each of its squares so much. */
export interface Sight extends Frame {
  worth: number;
}

export type Side = 'right' | 'below' | 'left' | 'above';

/** Pixels around the squares: names of columns and rows on two sides, the frame's line on the others. */
export const RIM = { left: 20, top: 17, right: 5, bottom: 5 };
/** The tab of a piece in reach, in two lines: where there is little room. */
export const TAB: Size = { width: 62, height: 44 };
export const GAP = 7; // pixels between the city and a tab
const GIVEN = 0.93; // of the largest squares, for which tabs get room beside them
const GRANTED = 0.9; // and for which each gets it at the edge of its piece
const LEGIBLE = 40; // pixels of a square that none takes
export const LARGEST = 104; // pixels of a square, however much room there is
export const LEAST = 12; // and however far one goes back from the sheet
export const CLOSEST = 140; // and however near one comes
export const SHRUNK = 32; // and on a phone, rather than cut a piece
const SMALLEST = 8; // where all of the sheet is to be seen in next to no room

export function frameOf(spots: Pick<Spot, 'column' | 'row'>[]): Frame {
  const columns = spots.map(({ column }) => column * PIECE);
  const rows = spots.map(({ row }) => row * PIECE);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + PIECE,
    bottom: Math.max(...rows) + PIECE,
  };
}

/** Pixels of a square with which all of a frame is seen in a room. */
export function fitting(frame: Frame, room: Size): number {
  const across = (room.width - RIM.left - RIM.right) / (frame.right - frame.left);
  const down = (room.height - RIM.top - RIM.bottom) / (frame.bottom - frame.top);
  return Math.max(SMALLEST, Math.min(LARGEST, Math.floor(Math.min(across, down))));
}

/** The same with room for tabs on both sides, where that costs next to nothing. */
export function tabbed(frame: Frame, room: Size): number {
  const largest = fitting(frame, room);
  const beside = fitting(frame, { ...room, width: room.width - 2 * (TAB.width + GAP - RIM.right) });
  return beside >= GIVEN * largest ? beside : largest;
}

const FINER = 2; // places of a window in each square
const NEARER = 0.01; // of a square seen, for which it goes a square farther from the middle

/** The middle of the window, so many squares large, that sees what is worth most; of several the one nearest
 * to the middle of the frame, in which it stays. */
export function bestMiddle(frame: Frame, seen: Size, sights: readonly Sight[]): Point {
  const along = (from: number, to: number, long: number): number[] => {
    const free = to - from - long;
    if (free <= 0) return [(from + to) / 2];
    const count = Math.ceil(free * FINER);
    return Array.from({ length: count + 1 }, (_, i) => from + (i * free) / count + long / 2);
  };
  const shared = (x: number, long: number, from: number, to: number): number =>
    Math.max(0, Math.min(x + long / 2, to) - Math.max(x - long / 2, from));
  const [middleX, middleY] = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
  let [best, most] = [{ x: middleX, y: middleY }, -Infinity];
  for (const x of along(frame.left, frame.right, seen.width))
    for (const y of along(frame.top, frame.bottom, seen.height)) {
      let worth = -NEARER * Math.hypot(x - middleX, y - middleY);
      for (const one of sights)
        worth +=
          one.worth *
          shared(x, seen.width, one.left, one.right) *
          shared(y, seen.height, one.top, one.bottom);
      if (worth > most) [best, most] = [{ x, y }, worth];
    }
  return best;
}

/** How the buttons that enlarge the map stand in its lower right corner: in a row or a column. */
export interface Berth {
  upright: boolean;
  right: number; // pixels kept free for them beside the city, where it would lie under them
  below: number; // and below it
}

/** How they stand where a frame fits a room. row, column: the pixels that each of these takes. */
export function berthOf(frame: Frame, room: Size, row: Size, column: Size): Berth {
  const cell = fitting(frame, room);
  const beside = (room.width - cell * (frame.right - frame.left) - RIM.left + RIM.right) / 2;
  const below = (room.height - cell * (frame.bottom - frame.top) - RIM.top + RIM.bottom) / 2;
  if (beside >= row.width || below >= row.height) return { upright: false, right: 0, below: 0 };
  if (beside >= column.width) return { upright: true, right: 0, below: 0 };
  const narrower = fitting(frame, { ...room, width: room.width - column.width });
  const lower = fitting(frame, { ...room, height: room.height - row.height });
  return narrower >= lower
    ? { upright: true, right: column.width, below: 0 }
    : { upright: false, right: 0, below: row.height };
}

/** What is kept free around the city, in pixels of each edge, and the squares there is room for then. */
export interface Fit {
  berth: Berth;
  edge: Frame;
  cell: number;
}

/** How a frame fits a room with tabs at these of its sides, so many pixels high: where they cost too much,
 * with those above and below it, or beside it, or without any. */
export function fitOf(
  frame: Frame,
  room: Size,
  zoom: { row: Size; column: Size },
  sides: readonly Side[],
  high: number,
): Fit {
  const within = ({ left, top, right, bottom }: Frame): Size => ({
    width: room.width - left - right,
    height: room.height - top - bottom,
  });
  const keeping = (kept: Side[]): Fit => {
    const free = (side: Side, pixels: number): number =>
      sides.includes(side) && kept.includes(side) ? pixels + GAP - RIM.right : 0;
    const edge = {
      left: free('left', TAB.width),
      top: free('above', high),
      right: free('right', TAB.width),
      bottom: free('below', high),
    };
    const berth = berthOf(frame, within(edge), zoom.row, zoom.column);
    edge.right = Math.max(edge.right, berth.right);
    edge.bottom = Math.max(edge.bottom, berth.below);
    return { berth, edge, cell: (kept.length ? fitting : tabbed)(frame, within(edge)) };
  };
  const plain = keeping([]);
  const least = Math.max(LEGIBLE, GRANTED * plain.cell);
  const ways: Side[][] = [
    ['above', 'below', 'left', 'right'],
    ['above', 'below'],
    ['left', 'right'],
  ];
  return (sides.length && ways.map(keeping).find(({ cell }) => cell >= least)) || plain;
}

const SIDES: [Side, number, number][] = [
  ['right', 1, 0],
  ['below', 0, 1],
  ['left', -1, 0],
  ['above', 0, -1],
];

/** On which sides of pieces that lie open another one lies. */
export const sidesOf = (spot: Spot, open: readonly Spot[]): Side[] =>
  SIDES.filter(([, dx, dy]) =>
    open.some((one) => one.column + dx === spot.column && one.row + dy === spot.row),
  ).map(([side]) => side);
