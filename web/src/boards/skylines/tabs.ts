// Where the tabs of the pieces in reach stand, around the city.
import type { Box } from './aside';
import { GAP, RIM, type Frame, type Side, type Size } from './camera';
import { PIECE, type Point } from './geometry';
import type { Spot } from './types';

const APART = 4; // pixels between tabs, or from one to the edge of what is seen

const OPPOSITE: Record<Side, Side> = { right: 'left', below: 'above', left: 'right', above: 'below' };

/** Whether the middle of a tab on that side of the city lies before its piece. */
export function faces(spot: Spot, side: Side, tab: Box, cell: number): boolean {
  const long = PIECE * cell;
  const [from, middle] =
    side === 'above' || side === 'below'
      ? [spot.column * long, tab.x + tab.width / 2]
      : [spot.row * long, tab.y + tab.height / 2];
  return middle >= from && middle <= from + long;
}

/**
 * Where the tab of a piece in reach stands, in pixels from the sheet's corner: before its edge, else as near
 * to that as there is room around the frame, within `view` and covering no other; null where there is none.
 * near: only on that side of the city.
 */
export function tabAt(
  spot: Spot,
  side: Side,
  {
    frame,
    cell,
    view,
    tab,
    others,
    near = false,
  }: { frame: Frame; cell: number; view: Frame; tab: Size; others: Box[]; near?: boolean },
): Box | null {
  const [left, top] = [spot.column * PIECE * cell, spot.row * PIECE * cell];
  const long = PIECE * cell;
  const [midX, midY] = [left + (long - tab.width) / 2, top + (long - tab.height) / 2];
  const before: Record<Side, Point> = {
    right: { x: left + GAP, y: midY },
    below: { x: midX, y: top + GAP },
    left: { x: left + long - RIM.left - tab.width, y: midY },
    above: { x: midX, y: top + long - RIM.top - tab.height },
  };
  const wished = before[side];
  const ends = {
    x: [view.left + RIM.left, view.right - APART - tab.width],
    y: [view.top + RIM.top, view.bottom - APART - tab.height],
  };
  const outer = {
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
  const beyond: Record<Side, (at: Point) => boolean> = {
    right: ({ x }) => x >= frame.right * cell,
    below: ({ y }) => y >= frame.bottom * cell,
    left: ({ x }) => x + tab.width <= frame.left * cell,
    above: ({ y }) => y + tab.height <= frame.top * cell,
  };
  // At the opposite edge only where there is no other place.
  const far = (at: Point): number =>
    Math.hypot(at.x - wished.x, at.y - wished.y) + (beyond[OPPOSITE[side]](at) ? 1e4 : 0);
  const fits = ({ x, y }: Point): boolean =>
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
  const along = near ? places.filter(beyond[side]) : places;
  const found = [wished, ...along.sort((a, b) => far(a) - far(b))].find(fits);
  return found ? { ...found, ...tab } : null;
}
