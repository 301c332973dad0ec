import { describe, expect, it } from 'vitest';

import type { AnyView } from '../../lib/types';
import { isThere, onSquares, read, valueAt, type Field } from './reading';

const view = (more: object): AnyView => ({ game: 'one', viewer: 0, to_act: [0], ...more });

const owners: Field = { id: 'owners', on: 'square', of: 'player', keys: ['a1', 'b1'], values: [1, null] };
const DECLARED = view({
  players: 2,
  step: 'build',
  grid: { width: 2, height: 1, squares: ['a1', 'b1'] },
  fields: [owners],
  standing: [3, 5],
  result: { termination: 'full', ranking: [2, 1], scores: [3, 5], winners: [1], success: null },
});

describe('the view of a declared game', () => {
  const told = read(DECLARED, 2);

  it('is taken as it is', () => {
    expect([told.step, told.fields, told.standing, told.rest]).toEqual(['build', [owners], [3, 5], []]);
    expect(told.result).toMatchObject({ ranking: [2, 1], winners: [1], success: null });
  });

  it('says what lies on each square', () => {
    expect(onSquares(told)).toEqual([owners]);
    expect([valueAt(owners, 'a1'), valueAt(owners, 'b1'), valueAt(owners, 'z9')]).toEqual([1, null, null]);
    expect([0, null, 'no', '', false, 4, 'wood'].filter(isThere)).toEqual([4, 'wood']);
  });
});

describe('the view of any game', () => {
  it('is brought into the same form: single values, and one for each seat', () => {
    const told = read(view({ round: 2, bonus: true, score: [4, 7], last: ['x', null] }), 2);
    expect(told.fields.map(({ id, on, of, values }) => [id, on, of, values])).toEqual([
      ['round', null, 'number', [2]],
      ['bonus', null, 'word', [true]],
      ['score', 'player', 'number', [4, 7]],
      ['last', 'player', 'word', ['x', null]],
    ]);
    expect([told.grid, told.standing, told.result, told.rest]).toEqual([null, [4, 7], null, []]);
  });

  it('has of its seats what is simple beside their names, and keeps the rest', () => {
    const seats = [
      { player: 0, money: 5, city: { a1: 12 } },
      { player: 1, money: 8, city: {} },
    ];
    const told = read(view({ seats }), 2);
    expect(told.fields.map(({ id, values }) => [id, values])).toEqual([['money', [5, 8]]]);
    expect(told.rest).toEqual([['seats', [{ city: { a1: 12 } }, { city: {} }]]]);
  });

  it('keeps what has no simpler form', () => {
    const market = [{ type: 'park', costs: [1, 2] }];
    expect(read(view({ market, fields: 'many' }), 2).rest).toEqual([['market', market]]);
  });

  it('finds the places where a result only has scores', () => {
    const { result } = read(view({ result: { scores: [4, 9, 9] } }), 3);
    expect(result).toEqual({ scores: [4, 9, 9], ranking: [3, 1, 1], winners: [1, 2], success: null });
  });

  it('takes no grid whose squares are not as many as it says', () => {
    expect(read(view({ grid: { width: 3, height: 3, squares: ['a1'] } }), 2).grid).toBeNull();
  });
});
