import { describe, expect, it } from 'vitest';

import { BOX } from './fixture';
import { neighbour, places, SIDE, squareAt } from './map';
import { routes } from './routes';
import { asked } from './sight';
import type { Mark } from './Square.svelte';

const legal = (vp: number): Mark => ({ state: 'legal', label: '', vp });
const square = (name: string) => BOX.square(name) ?? { row: 0, column: 0 };
const middle = (name: string) => {
  const { x, y } = squareAt(square(name));
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
};
const found = places(BOX.components.board);

describe('the window on the City', () => {
  it('shows the square held, else the first of the best legal ones', () => {
    const marks = new Map([
      ['a1', legal(1)],
      ['b2', legal(3)],
      ['c3', legal(3)],
    ]);
    const names = [...marks.keys()];
    expect(asked(BOX, 'a2', names, marks, [])).toEqual(middle('a2'));
    expect(asked(BOX, undefined, names, marks, [])).toEqual(middle('b2'));
  });

  it('shows where all routes end, and is led nowhere while nothing is asked', () => {
    const ends = ['23', '25'].map((space) => ({ action: space, kind: 'citizen', space }));
    const both = routes(ends, { citizen: '24' }, found);
    expect(both.map(({ nr, at }) => [nr, at])).toEqual([
      [1, found.get('23')],
      [2, found.get('25')],
    ]);
    const [x = 0, y = 0] = [found.get('23')?.x, found.get('23')?.y];
    expect(asked(BOX, undefined, [], new Map(), both)).toEqual({ x: x / 2, y: y / 2 });
    expect(asked(BOX, undefined, [], new Map(), [])).toBeNull();
  });
});

describe('the arrows', () => {
  it('go to the next square, over streets and the lake', () => {
    const { squares } = BOX.components.board;
    const from = BOX.square('a2');
    if (!from) throw new Error('no such square');
    expect(neighbour(squares, from, 1, 0)?.square).toBe('b1');
    expect(neighbour(squares, from, -1, 0)?.square).toBe('a1');
    expect(neighbour(squares, from, 0, 1)?.square).toBe('a4');
    expect(neighbour(squares, from, 0, -1)).toBeUndefined();
  });
});
