// Which part of the sheet is looked at, how large its squares are, and where the tabs of the pieces in reach
// stand. The city comes first: what lies face down is drawn at its rim.
import { PIECE } from './geometry';
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

export interface Place {
  x: number;
  y: number;
}

export interface Box extends Place, Size {}

export type Side = 'right' | 'below' | 'left' | 'above';

/** Pixels around the squares: names of columns and rows on two sides, the frame's line on the others. */
export const RIM = { left: 20, top: 17, right: 5, bottom: 5 };
export const LARGEST = 104; // pixels of a square, however much room there is
export const LEAST = 12; // and however far one goes back from the sheet
export const CLOSEST = 140; // and however near one comes
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
  const below = (room.height - cell * (frame.bottom - frame.top)) / 2;
  if (beside >= row.width || below >= row.height) return { upright: false, right: 0, below: 0 };
  if (beside >= column.width) return { upright: true, right: 0, below: 0 };
  const narrower = fitting(frame, { ...room, width: room.width - column.width });
  const lower = fitting(frame, { ...room, height: room.height - row.height });
  return narrower >= lower
    ? { upright: true, right: column.width, below: 0 }
    : { upright: false, right: 0, below: row.height };
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

const GAP = 7; // pixels between the city and a tab
const APART = 4; // and between tabs, or from one to the edge of what is seen

/**
 * Where the tab of a piece in reach stands, in pixels from the sheet's corner: before its edge, else as near
 * to that as there is room around the frame, within `view` and covering no other; null where there is none.
 * `over`: it covers squares instead, at the edge of what is seen.
 */
export function tabAt(
  spot: Spot,
  side: Side,
  { frame, cell, view, tab, others }: { frame: Frame; cell: number; view: Frame; tab: Size; others: Box[] },
  over = false,
): Box | null {
  const [left, top] = [spot.column * PIECE * cell, spot.row * PIECE * cell];
  const long = PIECE * cell;
  const [midX, midY] = [left + (long - tab.width) / 2, top + (long - tab.height) / 2];
  const before: Record<Side, Place> = {
    right: { x: left + GAP, y: midY },
    below: { x: midX, y: top + GAP },
    left: { x: left + long - RIM.left - tab.width, y: midY },
    above: { x: midX, y: top + long - RIM.top - tab.height },
  };
  const wished = before[side];
  const ends = {
    x: [view.left + APART, view.right - APART - tab.width],
    y: [view.top + APART, view.bottom - APART - tab.height],
  };
  // Beside the frame, or at the edges of what is seen.
  const outer = over
    ? ends
    : {
        x: [frame.left * cell - RIM.left - tab.width, frame.right * cell + GAP],
        y: [frame.top * cell - RIM.top - tab.height, frame.bottom * cell + GAP],
      };
  // Along it as near as can be: where it is wished, at an end, or next to another.
  const xs = [wished.x, ...ends.x];
  const ys = [wished.y, ...ends.y];
  for (const { x, y, width, height } of others) {
    xs.push(x - tab.width - APART, x + width + APART);
    ys.push(y - tab.height - APART, y + height + APART);
  }
  const places = [
    ...outer.y.flatMap((y) => xs.map((x) => ({ x, y }))),
    ...outer.x.flatMap((x) => ys.map((y) => ({ x, y }))),
  ];
  const far = ({ x, y }: Place): number => Math.hypot(x - wished.x, y - wished.y);
  const fits = ({ x, y }: Place): boolean =>
    x >= view.left &&
    y >= view.top &&
    x + tab.width <= view.right &&
    y + tab.height <= view.bottom &&
    !others.some(
      (one) =>
        x < one.x + one.width + APART &&
        one.x < x + tab.width + APART &&
        y < one.y + one.height + APART &&
        one.y < y + tab.height + APART,
    );
  const found = [wished, ...places.sort((a, b) => far(a) - far(b))].find(fits);
  return found ? { ...found, ...tab } : null;
}
