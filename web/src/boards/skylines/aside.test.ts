import { describe, expect, it } from 'vitest';

import { aside, type Box } from './aside';

const MAP = { width: 600, height: 600 };
const NAME = { width: 80, height: 24 };
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe('the name beside a mark', () => {
  it('stands above it, in the middle', () => {
    expect(aside({ x: 300, y: 300 }, 34, NAME, MAP, [])).toEqual({ x: 260, y: 242, ...NAME });
  });

  it('stands below it at the upper rim, and stays on the map at the sides', () => {
    expect(aside({ x: 10, y: 20 }, 34, NAME, MAP, [])).toEqual({ x: 0, y: 54, ...NAME });
  });

  it('lies on no plate, wherever on it one points', () => {
    const plate = { x: 234, y: 252, width: 132, height: 96 };
    for (const x of [240, 275, 300, 340, 366])
      for (const y of [255, 275, 300, 325, 345])
        expect(apart(aside({ x, y }, 34, NAME, MAP, [plate]), plate)).toBe(true);
  });
});
