import { expect, it } from 'vitest';

import { wholeOf } from './whole';

const STRIP = { left: 100, right: 300 };
/** Parts side by side, of these widths, from `left` on. */
function parts(left: number, ...widths: number[]): { left: number; right: number }[] {
  let at = left;
  return widths.map((width) => ({ left: at, right: (at += width) }));
}

it('a strip ends at a whole part, and says how many come after it', () => {
  expect(wholeOf(STRIP, parts(100, 90, 60, 80, 40))).toEqual({ beyond: 2, before: 0, after: 50 });
  expect(wholeOf(STRIP, parts(100, 90, 110))).toEqual({ beyond: 0, before: 0, after: 0 });
  expect(wholeOf(STRIP, parts(100, 90, 110, 40))).toEqual({ beyond: 1, before: 0, after: 0 });
});

it('moved to its end it begins with a whole part', () => {
  expect(wholeOf(STRIP, parts(30, 90, 60, 80, 40))).toEqual({ beyond: 0, before: 20, after: 0 });
});

it('a part that is alone is seen as far as it goes', () => {
  expect(wholeOf(STRIP, parts(100, 250, 40))).toEqual({ beyond: 2, before: 0, after: 0 });
  expect(wholeOf(STRIP, [])).toEqual({ beyond: 0, before: 0, after: 0 });
});
