import { describe, expect, it } from 'vitest';

import { calloutAt } from './callout';

const MAP = { width: 12, height: 12 };
const SIZE = { width: 4, height: 2 };
const free = (): number => 0;

describe('the callout of a held tile', () => {
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
    const at = calloutAt([{ row: 0, column: 0 }], SIZE, { width: 2, height: 1 }, free);
    expect(Math.abs(at.x)).toBeLessThanOrEqual(0.3);
    expect(Math.abs(at.y)).toBeLessThanOrEqual(0.3);
  });
});
