import { describe, expect, it } from 'vitest';

import { gathered, stacked } from './scale';

describe('marks on a chart', () => {
  const places = (marks: number[]): [number, number[]][] =>
    gathered(marks, (mark) => mark, 24, 200).map(({ at, marks }) => [at, marks]);

  it('share a place where they would lie on one another', () => {
    expect(places([100, 40, 50, 63, 64])).toEqual([
      [40, [40, 50, 63]],
      [64, [64]],
      [100, [100]],
    ]);
  });

  it('stay within the chart', () => {
    expect(places([0, 200])).toEqual([
      [12, [0]],
      [188, [200]],
    ]);
  });
});

describe('discs on a chart', () => {
  const heights = (discs: [number, number][]): number[] =>
    stacked(
      discs.map(([x, y]) => ({ x, y })),
      16,
    ).map(({ y }) => y);

  it('stay where they are if there is room', () => {
    expect(heights([[10, 40], [30, 40], [10, 60]])).toEqual([40, 40, 60]); // prettier-ignore
  });

  it('lie above one another, not on', () => {
    expect(heights([[10, 40], [14, 40], [12, 42]])).toEqual([40, 24, 56]); // prettier-ignore
  });

  it('go below where there is no room above', () => {
    expect(heights([[10, 10], [12, 10]])).toEqual([10, 26]); // prettier-ignore
  });
});
