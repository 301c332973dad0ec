// The numbers beside pieces: none on another, large or small.
import { expect, it } from 'vitest';

import { MARGIN, WIDTH } from './map';
import { pillsAt } from './pills';

const crowd = [
  { x: 540, y: 400 },
  { x: 540, y: 445 },
  { x: 495, y: 400 },
  { x: 540, y: 355 },
];
const SIZE = { x: 19, y: 13 };

/** Pairs of numbers that lie on each other. */
function touching(grown: number): [number, number][] {
  const at = pillsAt(crowd, grown).map(({ x, y }, i) => ({ x: crowd[i]!.x + x, y: crowd[i]!.y + y }));
  return at.flatMap((a, i) =>
    at.flatMap((b, j): [number, number][] =>
      i < j && Math.abs(a.x - b.x) < SIZE.x * grown && Math.abs(a.y - b.y) < SIZE.y * grown ? [[i, j]] : [],
    ),
  );
}

it('lie apart where the map is drawn at its size, and where it is half as large', () => {
  expect(touching(1)).toEqual([]);
  expect(touching(2)).toEqual([]);
});

it('stay on the map', () => {
  const [spot] = pillsAt([{ x: WIDTH - MARGIN.left - MARGIN.right, y: 45 }], 2);
  expect(spot?.x).toBeLessThan(0);
});

it('stand up to the right of a piece that is alone', () => {
  expect(pillsAt([{ x: 0, y: 0 }], 1)).toEqual([{ x: 15, y: -14 }]);
});
