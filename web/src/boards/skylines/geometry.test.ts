import { describe, expect, it } from 'vitest';

import {
  at,
  beside,
  cellsOf,
  flipped,
  formOf,
  groundOf,
  heldAt,
  laid,
  loops,
  nameOf,
  orientations,
  outline,
  sheetOf,
  turned,
} from './geometry';
import type { BoardInfo } from './types';

const L3 = ['#.', '##'];
const L4 = ['#.', '#.', '##'];

describe('squares', () => {
  it('are named by column and row from the top', () => {
    expect(at('c4')).toEqual({ row: 3, column: 2 });
    expect(nameOf({ row: 23, column: 23 })).toBe('x24');
  });
});

describe('tiles', () => {
  it('have as many forms as they can look different', () => {
    expect(['#', '##'].map((row) => orientations([row]).length)).toEqual([1, 2]);
    expect(orientations(['##', '##'])).toHaveLength(1);
    expect(orientations(L3)).toHaveLength(4);
    expect(orientations(L4)).toHaveLength(8);
  });

  it('are sorted as the server sorts them: by their cells in reading order', () => {
    expect(
      orientations(L3).map((form) => form.map(({ row, column }) => `${row}${column}`).join(' ')),
    ).toEqual(['00 01 10', '00 01 11', '00 10 11', '01 10 11']);
  });

  it('come back after four turns, and after two flips', () => {
    const form = cellsOf(L4);
    expect(turned(turned(turned(turned(form))))).toEqual(form);
    expect(flipped(flipped(form))).toEqual(form);
    expect(formOf(orientations(L4), turned(form))).toBeGreaterThanOrEqual(0);
  });

  it('lie over the square they are held at, and never over the rim', () => {
    const form = cellsOf(['###']);
    expect(laid(form, at('e5'), 12, 12).map(nameOf)).toEqual(['d5', 'e5', 'f5']);
    expect(laid(form, at('a1'), 12, 12).map(nameOf)).toEqual(['a1', 'b1', 'c1']);
    expect(laid(form, at('l12'), 12, 12).map(nameOf)).toEqual(['j12', 'k12', 'l12']);
    for (const cells of orientations(L4))
      expect(laid(cells, heldAt(laid(cells, at('e5'), 12, 12)), 12, 12)).toEqual(
        laid(cells, at('e5'), 12, 12),
      );
  });
});

describe('outlines', () => {
  it('go round a tile once, corners only', () => {
    expect(loops(cellsOf(['##']))).toEqual([
      [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
        { x: 2, y: 1 },
        { x: 0, y: 1 },
      ],
    ]);
    expect(loops(cellsOf(L4))[0]).toHaveLength(6);
  });

  it('go round holes, and keep apart what meets at a corner only', () => {
    expect(loops(cellsOf(['###', '#.#', '###']))).toHaveLength(2);
    expect(loops(cellsOf(['#.', '.#']))).toHaveLength(2);
  });

  it('can be drawn a little within', () => {
    expect(outline(cellsOf(['#']), 10, 1)).toBe('M1 1L9 1L9 9L1 9Z');
  });
});

const board: BoardInfo = {
  id: 'A',
  cost: 2,
  land: ['~~....', '~~....', '......', '......', '......', '......'],
  right: ['   | ', '   | ', '  |  ', ' ||  ', '  |  ', '  |  '],
  below: ['      ', '   -  ', '  ----', '--    ', '      '],
};

describe('pieces', () => {
  it('turn clockwise: the lake goes from top left to top right', () => {
    const ground = groundOf(board, 1);
    expect(ground.land.map((row) => row.map((land) => (land ? '.' : '~')).join(''))).toEqual([
      '....~~',
      '....~~',
      '......',
      '......',
      '......',
      '......',
    ]);
    expect(groundOf(board, 4)).toEqual(groundOf(board, 0));
  });

  it('are drawn with their streets as long lines, and part what streets part', () => {
    const sheet = sheetOf(
      [
        { board: 'A', column: 0, row: 0, turn: 0 },
        { board: 'A', column: 1, row: 0, turn: 0 },
      ],
      () => board,
    );
    expect(sheet.water).toHaveLength(8);
    expect(sheet.folds).toEqual([{ x1: 6, y1: 0, x2: 6, y2: 6 }]);
    expect(sheet.streets).toContainEqual({ x1: 4, y1: 0, x2: 4, y2: 2 });
    expect(sheet.streets).toContainEqual({ x1: 2, y1: 3, x2: 6, y2: 3 });
    expect(
      beside(sheet, [at('d1')])
        .map(nameOf)
        .sort(),
    ).toEqual(['c1', 'd2']);
    expect(beside(sheet, [at('f4')]).map(nameOf)).toContain('g4');
  });
});
