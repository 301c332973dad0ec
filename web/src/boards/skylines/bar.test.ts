import { expect, it } from 'vitest';

import { barAt } from './bar';

const window = { left: -20, bottom: 500 };

it('the shapes of a zone stand in a row where there is room, else in as many as they need', () => {
  expect(barAt(0, 700, window)).toEqual({ x: -20, y: 464, width: 400, height: 36 });
  expect(barAt(0, 177, window)).toEqual({ x: -20, y: 408, width: 177, height: 92 });
});

it('they stand beside a tab only in a row', () => {
  expect(barAt(134, 700, window)).toMatchObject({ x: 114, width: 400 });
  expect(barAt(134, 500, window)).toBeNull();
});
