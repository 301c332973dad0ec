import { describe, expect, it } from 'vitest';

import { cornerFree, fitting, frameOf, sidesOf, tabAt, type Frame, type Place } from './camera';
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
  it('leaves a corner to the buttons where there is room beside it or below', () => {
    expect(cornerFree(frameOf([piece(0, 0), piece(0, 1)]), desk)).toBe(true);
    expect(cornerFree(frameOf([piece(0, 0), piece(1, 0)]), desk)).toBe(true);
    expect(cornerFree(frameOf([piece(0, 0), piece(1, 1)]), { width: 500, height: 500 })).toBe(false);
  });
});

describe('the tab of a piece in reach', () => {
  const cell = 40;
  const tab = { width: 116, height: 30 };
  const open = [piece(0, 0), piece(0, 1)];
  const frame = frameOf(open);
  const place = (spot: Spot, view: Frame, others: Place[] = []): Place => {
    const [side] = sidesOf(spot, open);
    if (!side) throw new Error('out of reach');
    const found = tabAt(spot, side, { frame, cell, view, tab, others });
    if (!found) throw new Error('no room');
    return found;
  };
  const roomy = { left: -280, top: -20, right: 520, bottom: 485 };

  it('stands before its edge', () => {
    expect(place(piece(1, 0), roomy)).toEqual({ x: 247, y: 105 });
  });
  it('covers no square where there is no room below: it goes beside', () => {
    expect(sidesOf(piece(0, 2), open)).toEqual(['below']);
    const { x, y } = place(piece(0, 2), roomy);
    expect(x).toBeGreaterThanOrEqual(240);
    expect(y + tab.height).toBeLessThanOrEqual(roomy.bottom);
  });
  it('has no place where it would cover squares or stick out', () => {
    const tight = { left: -20, top: -17, right: 300, bottom: 485 };
    expect(tabAt(piece(1, 0), 'right', { frame, cell, view: tight, tab, others: [] })).toBeNull();
  });
  it('covers no other tab', () => {
    const first = place(piece(1, 0), roomy);
    const second = place(piece(1, 0), roomy, [first]);
    expect(second).not.toEqual(first);
  });
});
