import { describe, expect, it } from 'vitest';

import { BOARD } from './fixture';
import { beside, crowded, drawn, places, placeOf, squareAt, STEP, twin, ways, type Point } from './map';
import { ASIDE } from './routes';

const found = places(BOARD);
const way = ways(BOARD);

describe('the map', () => {
  it('has a place for every space, corners on the grid and streets between them', () => {
    expect(found.size).toBe(20 + 3 * 25 + 2);
    expect(found.get('25')).toEqual({ x: 0, y: 0 });
    expect(found.get('9a')).toEqual({ x: 4 * STEP, y: 0 });
    expect(found.get('24')).toEqual({ x: STEP / 4, y: 0 });
    expect(found.get('22')).toEqual({ x: (3 * STEP) / 4, y: 0 });
    expect(found.get('0')).toEqual({ x: 4 * STEP, y: 2.5 * STEP });
    expect(found.get('50')).toEqual({ x: 3 * STEP, y: 2.5 * STEP });
  });

  it('keeps what the wall divides apart, each on the side of its own streets', () => {
    const [north, south] = BOARD.wall.map((space) => found.get(space));
    expect(north?.x).toBeGreaterThan(STEP);
    expect(north?.y).toBeLessThan(2 * STEP);
    expect(south?.x).toBeLessThan(STEP);
    expect(south?.y).toBeGreaterThan(2 * STEP);
  });

  it('puts squares between the streets', () => {
    expect(squareAt({ row: 0, column: 0 }).x).toBeGreaterThan(15);
    expect(squareAt({ row: 5, column: 7 }).x + 71).toBeLessThan(4 * STEP - 15);
  });

  it('knows which spaces follow, and mixes North and South nowhere but at 25', () => {
    expect(way.get('0')).toEqual({ up: ['1'], down: [] });
    expect(way.get('1')?.up).toHaveLength(2);
    expect(way.get('25')?.up).toEqual(['26']);
    expect(way.get('25')?.down).toEqual(['24']);
    expect(way.get('49')?.up).toEqual(['50']);
    const [north = '', south = ''] = BOARD.wall;
    expect(way.get(north)?.up.every((space) => space.startsWith('14'))).toBe(true);
    expect(way.get(south)?.down.every((space) => space.startsWith('36'))).toBe(true);
    for (const [space, { up, down }] of way) expect(up.length + down.length, space).toBeGreaterThan(0);
  });

  it('draws a way beside the numbers and ends it on its space', () => {
    const points = beside(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10 },
      ],
      2,
    );
    expect(points).toEqual([
      { x: 0, y: 2 },
      { x: 8, y: 2 },
      { x: 8, y: 10 },
      { x: 10, y: 10 },
    ]);
    expect(
      drawn([
        { x: 0, y: 0 },
        { x: 1.25, y: 2 },
      ]),
    ).toBe('M0.0 0.0L1.3 2.0');
    expect(beside([{ x: 1, y: 1 }], 4)).toEqual([{ x: 1, y: 1 }]);
  });

  it('draws no way over a number, at corners and along streets of all directions', () => {
    const wide = { x: 8.5 + 1.5, y: 5.5 + 1.5 }; // half of a number of two digits, and some room
    const covers = (line: Point[], at: Point): boolean =>
      line.slice(1, -1).some((to, i) =>
        Array.from({ length: 40 }, (_, k) => k / 40).some((share) => {
          const from = line[i] ?? to;
          const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
          return Math.abs(x - at.x) < wide.x && Math.abs(y - at.y) < wide.y;
        }),
      );
    for (const [first, { up }] of way)
      for (const second of up)
        for (const third of way.get(second)?.up ?? [])
          for (const off of [ASIDE, -ASIDE])
            for (const path of [
              [first, second, third],
              [third, second, first],
            ]) {
              const points = path.map((space) => placeOf(found, space));
              const line = beside(points, off);
              const covered = path.filter(
                (space) => !BOARD.wall.includes(space) && covers(line, placeOf(found, space)),
              );
              expect(covered, path.join(' ')).toEqual([]);
            }
  });

  it('puts a second end of ways on a space beside its street, within the drawing', () => {
    expect(twin({ x: 45, y: 0 }, 1, 27)).toEqual({ x: 45, y: 27 });
    expect(twin({ x: 45, y: 3 * STEP }, 1, 27)).toEqual({ x: 45, y: 3 * STEP - 27 });
    expect(twin({ x: 4 * STEP, y: 45 }, 1, 27)).toEqual({ x: 4 * STEP - 27, y: 45 });
    expect(twin({ x: STEP, y: STEP }, 0, 27)).toEqual({ x: STEP, y: STEP });
  });

  it('makes room for pieces that share a space', () => {
    const at = { x: 0, y: 0 };
    expect(crowded('15a', at, 0, 1)).toEqual(at);
    for (const [space, count] of [
      ['25', 4],
      ['25', 2],
      ['0', 8],
    ] as const) {
      const spots = Array.from({ length: count }, (_, i) => crowded(space, at, i, count));
      for (const [i, one] of spots.entries())
        for (const other of spots.slice(i + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(15);
    }
  });
});
