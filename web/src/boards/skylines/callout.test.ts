import { describe, expect, it } from 'vitest';

import { overlap } from './aside';
import { calloutAt } from './callout';

const MAP = { left: 0, top: 0, right: 12, bottom: 12 };
const SIZE = { width: 4, height: 2 };
const free = (): number => 0;

describe('the callout of a held tile', () => {
  it('stays in the window and off the tile where the window ends beside it', () => {
    const tile = [3, 4, 5].map((column) => ({ row: 0, column }));
    const at = calloutAt(tile, SIZE, { left: -4, top: -0.5, right: 9, bottom: 12 }, free);
    expect(at.x + SIZE.width).toBeLessThanOrEqual(9);
    expect(at.y >= 1 || at.x + SIZE.width <= 3).toBe(true);
  });

  it('lies to the right of it, where that is free', () => {
    expect(calloutAt([{ row: 5, column: 3 }], SIZE, MAP, free)).toMatchObject({ x: 4.3, y: 5 });
  });

  it('lies to the left of it at the right rim of the map', () => {
    const at = calloutAt([{ row: 5, column: 10 }], SIZE, MAP, free);
    expect(at.x).toBeCloseTo(5.7);
    expect(at.y).toBe(5);
  });

  it('keeps off what is dear to cover', () => {
    const built = ({ column }: { column: number }): number => (column > 3 ? 1 : 0);
    const at = calloutAt([{ row: 5, column: 3 }], SIZE, MAP, built);
    expect(at.x + SIZE.width).toBeLessThanOrEqual(4);
  });

  it('stays on a map that is smaller than it', () => {
    const at = calloutAt([{ row: 0, column: 0 }], SIZE, { left: 0, top: 0, right: 2, bottom: 1 }, free);
    expect(Math.abs(at.x)).toBeLessThanOrEqual(0.3);
    expect(Math.abs(at.y)).toBeLessThanOrEqual(0.3);
  });

  it('covers neither the names of columns and rows nor a tab', () => {
    const names = [
      { x: 0, y: -0.3, width: 12, height: 0.25 },
      { x: -0.4, y: 0, width: 0.3, height: 12 },
    ];
    const tab = { x: 5, y: 0.2, width: 2, height: 0.5 };
    const room = { left: -3, top: -1, right: 14, bottom: 13 };
    for (let row = 0; row < 12; row++)
      for (let column = 0; column < 12; column++) {
        const at = calloutAt([{ row, column }], SIZE, room, free, [...names, tab]);
        const covered = [...names, tab, { x: column, y: row, width: 1, height: 1 }].filter(
          (one) => overlap({ ...at, ...SIZE }, one) > 0,
        );
        expect(covered, `beside ${column}, ${row}`).toEqual([]);
      }
  });

  it('opens near where the tile is held, however much there is to cover', () => {
    const tile = [4, 5, 6].map((column) => ({ row: 5, column }));
    const dear = ({ row, column }: { row: number; column: number }): number =>
      row > 1 && row < 10 && column > 1 && column < 10 ? 8 : 0;
    const names = { x: 0, y: -0.3, width: 12, height: 0.3 };
    const { x, y } = calloutAt(tile, SIZE, MAP, dear, [names]);
    expect(Math.max(x - 6, 5 - x - SIZE.width, 0)).toBeLessThan(1.5);
    expect(Math.max(y - 6, 5 - y - SIZE.height, 0)).toBeLessThan(1.5);
  });

  it('rather covers a tab than the tile where there is no other place', () => {
    const tab = { x: 2, y: 0, width: 2, height: 2 };
    const at = calloutAt([{ row: 0, column: 0 }], SIZE, { left: 0, top: 0, right: 6, bottom: 2 }, free, [
      tab,
    ]);
    expect(at).toMatchObject({ x: 1.3, y: 0 });
  });
});
