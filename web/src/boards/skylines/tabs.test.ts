import { describe, expect, it } from 'vitest';

import type { Box } from './aside';
import { frameOf, sidesOf, type Frame } from './camera';
import { faces, tabAt } from './tabs';
import type { Spot } from './types';

const piece = (column: number, row: number): Spot => ({ board: 'A', column, row, turn: 0 });

describe('the tab of a piece in reach', () => {
  const cell = 40;
  const tab = { width: 116, height: 30 };
  const open = [piece(0, 0), piece(0, 1)];
  const frame = frameOf(open);
  const place = (spot: Spot, view: Frame, others: Box[] = []): Box => {
    const [side] = sidesOf(spot, open);
    if (!side) throw new Error('out of reach');
    const found = tabAt(spot, side, { frame, cell, view, tab, others });
    if (!found) throw new Error('no room');
    return found;
  };
  const roomy = { left: -280, top: -20, right: 520, bottom: 485 };

  it('stands before its edge', () => {
    expect(place(piece(1, 0), roomy)).toEqual({ x: 247, y: 105, ...tab });
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
  it('however narrow, is not covered by the buttons that enlarge the map: it stands beside them', () => {
    const view = { ...roomy, right: 245, bottom: 540 };
    const zoom = { x: 85, y: 504, width: 160, height: 36 };
    const narrow = { width: 62, height: 44 };
    const found = tabAt(piece(0, 2), 'below', { frame, cell, view, tab: narrow, others: [zoom] });
    expect(found).toMatchObject({ x: 85 - 4 - narrow.width, y: 487 });
  });
  it('goes to another edge rather than to the opposite one', () => {
    const row = [piece(0, 0), piece(1, 0), piece(2, 0)];
    const view = { left: -140, top: -60, right: 860, bottom: 255 };
    const found = tabAt(piece(1, 1), 'below', { frame: frameOf(row), cell, view, tab, others: [] });
    expect(found?.y).toBeGreaterThanOrEqual(0);
  });
  it('stands on its own side of the city where that is wanted, or nowhere', () => {
    const view = { ...roomy, bottom: 490 };
    const all = { frame, cell, tab, others: [], near: true };
    expect(tabAt(piece(0, 2), 'below', { ...all, view })).toBeNull();
    expect(tabAt(piece(0, 2), 'below', { ...all, view: { ...view, bottom: 520 } })?.y).toBe(487);
  });
  it('that sticks out below the city is not beside it: a narrow one is, where a wide one has no room', () => {
    const view = { left: -100, top: -20, right: 520, bottom: 560 };
    const all = { frame, cell, view, others: [], near: true };
    const beside = (width: number): Box | null =>
      tabAt(piece(-1, 1), 'left', { ...all, tab: { width, height: 30 } });
    expect(beside(108)).toBeNull();
    expect(beside(62)?.x).toBe(-20 - 62);
  });
  it('faces its piece, or stands elsewhere at the city', () => {
    const at = (x: number): Box => ({ x, y: 487, ...tab });
    expect([at(0), at(120), at(240)].map((one) => faces(piece(0, 2), 'below', one, cell))).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('stands above the city where below there is no room for it', () => {
    const view = { left: -20, top: -60, right: 245, bottom: 540 };
    const full = { x: -20, y: 485, width: 265, height: 55 };
    const found = tabAt(piece(0, 2), 'below', { frame, cell, view, tab, others: [full] });
    expect(found).toMatchObject({ y: -17 - tab.height });
  });
});
