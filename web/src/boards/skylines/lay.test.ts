import { describe, expect, it } from 'vitest';

import { frameOf } from './camera';
import { at, groundOf, nameOf, type Cell } from './geometry';
import { Lay, turnedFrame } from './lay';
import type { BoardInfo, SkylinesView } from './types';

const COLUMNS = 12;
const turned = new Lay(true, COLUMNS);
const straight = new Lay(false, COLUMNS);
const board: BoardInfo = {
  id: 'A',
  land: ['......', '.....#', '......', '......', '......', '......'].map((line) => line.replace('#', '~')),
  right: ['|....', '.....', '.....', '.....', '.....', '.....'],
  below: ['......', '-.....', '......', '......', '......'],
} as unknown as BoardInfo;

const view = {
  map: {
    columns: COLUMNS,
    rows: 18,
    pieces: [{ board: 'A', column: 1, row: 2, turn: 1, face_up: true, cost: 0, next: false }],
  },
  tiles: [{ card: 1, type: 'parks', squares: ['a1', 'b1'], reach: null }],
  districts: [{ squares: ['l12'], tiles: 0, services: [] }],
} as unknown as SkylinesView;

describe('a sheet that is turned to the left', () => {
  it('shows its last column at the top and its first row at the left', () => {
    expect(turned.seen(at('l1'))).toEqual({ row: 0, column: 0 });
    expect(turned.seen(at('a1'))).toEqual({ row: 11, column: 0 });
    expect(turned.seen(at('l3'))).toEqual({ row: 0, column: 2 });
  });
  it('means the square that is seen', () => {
    for (const square of ['a1', 'l18', 'c7', 'k2'])
      expect(nameOf(turned.meant(turned.seen(at(square))))).toBe(square);
  });
  it('keeps neighbors beside one another', () => {
    const step = (a: Cell, b: Cell): number => Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
    expect(step(turned.seen(at('c4')), turned.seen(at('d4')))).toBe(1);
    expect(step(turned.seen(at('c4')), turned.seen(at('c5')))).toBe(1);
  });
  it('names the rows by the letters of the columns, and the columns by the numbers of the rows', () => {
    expect([turned.above(0), turned.above(11), turned.beside(0), turned.beside(11)]).toEqual([
      '1',
      '12',
      'L',
      'A',
    ]);
    expect([straight.above(2), straight.beside(2)]).toEqual(['C', '3']);
  });
  it('draws pieces and tiles where their squares are seen', () => {
    const drawn = turned.drawn(view);
    expect(drawn.map).toMatchObject({ columns: 18, rows: COLUMNS });
    expect(drawn.map.pieces[0]).toMatchObject({ board: 'A', column: 2, row: 0, turn: 0 });
    expect(drawn.tiles[0]?.squares).toEqual(['a12', 'a11']);
    expect(straight.drawn(view)).toBe(view);
  });
  it('turns the ground of a piece with its squares', () => {
    const piece = new Lay(true, 6);
    const [before, after] = [groundOf(board, 0), groundOf(board, 3)];
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 6; column++) {
        const seen = piece.seen({ row, column });
        expect(after.land[seen.row]?.[seen.column]).toBe(before.land[row]?.[column]);
      }
    // The street between a1 and b1 runs above a1 then.
    expect(before.right[0]?.[0]).toBe(true);
    expect(after.below[4]?.[0]).toBe(true);
  });
  it('looks at the same part', () => {
    const spots = [
      { column: 0, row: 0 },
      { column: 0, row: 1 },
    ];
    expect(turnedFrame(frameOf(spots), COLUMNS)).toEqual({ left: 0, top: 6, right: 12, bottom: 12 });
  });
});
