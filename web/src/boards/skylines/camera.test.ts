import { describe, expect, it } from 'vitest';

import { berthOf, bestMiddle, fitOf, fitting, frameOf, tabbed, type Berth } from './camera';
import type { Spot } from './types';

const piece = (column: number, row: number): Spot => ({ board: 'A', column, row, turn: 0 });
const desk = { width: 819, height: 505 }; // the map at 1280 × 800, under the strip of what happened

describe('the frame of what lies open', () => {
  it('spans all of it', () => {
    expect(frameOf([piece(1, 0), piece(2, 1)])).toEqual({ left: 6, top: 0, right: 18, bottom: 12 });
  });
  it('gives squares that can be read: two pieces above one another, two beside, three in a row', () => {
    const sizes = [
      [piece(0, 0), piece(0, 1)],
      [piece(0, 0), piece(1, 0)],
      [0, 1, 2].map((x) => piece(x, 0)),
    ].map((open) => fitting(frameOf(open), desk));
    expect(sizes).toEqual([40, 66, 44]);
    expect(fitting(frameOf([piece(0, 0), piece(0, 1)]), { width: 1200, height: 770 })).toBeGreaterThanOrEqual(
      56,
    );
  });
  it('gives tabs room beside it where that costs next to nothing', () => {
    const middling = { width: 622, height: 505 }; // at 1024 × 768
    const [one, two] = [frameOf([piece(0, 0)]), frameOf([piece(0, 0), piece(1, 0)])];
    expect([fitting(one, middling), tabbed(one, middling)]).toEqual([80, 78]);
    expect([fitting(two, middling), tabbed(two, middling)]).toEqual([49, 49]);
    expect(tabbed(one, desk)).toBe(fitting(one, desk));
  });
  it('keeps the edges free at which pieces have their tabs, where squares stay nearly as large', () => {
    const zoom = { row: { width: 160, height: 36 }, column: { width: 38, height: 122 } };
    const two = frameOf([piece(0, 1), piece(1, 1)]);
    const low = { width: 878, height: 471 }; // the map at 1366 × 768, under the strip of what happened
    const none = { left: 0, top: 0, right: 38, bottom: 0 };
    expect(fitOf(two, low, zoom, ['above'], 30)).toMatchObject({ edge: { ...none, top: 32 }, cell: 67 });
    expect(fitOf(two, low, zoom, [], 30)).toMatchObject({
      edge: { ...none, right: 0, bottom: 36 },
      cell: 68,
    });
    const four = frameOf([piece(0, 0), piece(1, 1)]);
    expect(fitOf(four, desk, zoom, ['above', 'below'], 30)).toMatchObject({ edge: { top: 0 }, cell: 40 });
  });
  it('leaves a corner to the buttons that enlarge it, or room beside or below it', () => {
    const [row, column] = [
      { width: 160, height: 36 },
      { width: 38, height: 122 },
    ];
    const berth = (last: Spot, room = desk): Berth =>
      berthOf(frameOf([piece(0, 0), last]), room, row, column);
    expect(berth(piece(0, 1))).toEqual({ upright: false, right: 0, below: 0 });
    expect(berth(piece(1, 0))).toEqual({ upright: false, right: 0, below: 0 });
    expect(berth(piece(2, 1))).toEqual({ upright: true, right: 0, below: 0 });
    expect(berth(piece(2, 1), { ...desk, height: 537 })).toEqual({ upright: true, right: 38, below: 0 });
    expect(berth(piece(1, 1), { width: 500, height: 520 })).toEqual({ upright: false, right: 0, below: 36 });
  });
});

describe('the middle of a window that sees a part', () => {
  const corner = [piece(0, 0), piece(1, 0), piece(0, 1)];
  const frame = frameOf(corner);
  const land = corner.map((one) => ({ ...frameOf([one]), worth: 1 }));
  const seen = { width: 9, height: 6 };
  const tile = { left: 1, top: 10, right: 3, bottom: 12, worth: 20 };

  it('leaves the quarter that lies face down', () => {
    expect(bestMiddle(frame, seen, land)).toEqual({ x: 6, y: 3 });
  });
  it('goes to what is built, and no farther than it must', () => {
    expect(bestMiddle(frame, seen, [...land, tile])).toEqual({ x: 4.5, y: 9 });
  });
  it('is that of the frame where all of it is seen, or all of it is worth the same', () => {
    expect(bestMiddle(frame, { width: 12, height: 14 }, [...land, tile])).toEqual({ x: 6, y: 6 });
    expect(bestMiddle(frame, seen, [{ ...frame, worth: 1 }])).toEqual({ x: 6, y: 6 });
  });
});
