import { beforeAll, describe, expect, it } from 'vitest';

import { words } from '../../lib/words.svelte';
import { open } from './components';
import { litBy, sumsOf } from './lighting';
import type { Line, SeatView, TileInfo } from './types';

const { tile: unknown } = open({ tiles: [], goods: [], ranks: [] });
const tile = (number: number, known: Partial<TileInfo>): TileInfo => ({ ...unknown(number), ...known });
const BOX = open({
  tiles: [
    tile(1, { types: ['residential'] }),
    tile(2, { types: ['industrial'], polluting: true, power: true }),
    tile(3, { types: ['resource'], produces: ['coal'] }),
    tile(4, { types: ['commercial'], income: [0, 2, 3] }),
    tile(5, { types: ['public'], income: null }), // its income depends
    tile(6, { types: ['public'], income: [5, 0, 0] }),
  ],
  goods: [],
  ranks: [],
});
const SEAT = {
  centre: 'coal',
  centre_covered: false,
  city: [
    { number: 1, space: 'a1', good: null },
    { number: 1, space: 'b1', good: null },
    { number: 2, space: 'a2', good: null },
    { number: 3, space: 'c4', good: null },
    { number: 4, space: 'd3', good: 'oil' },
    { number: 5, space: 'e5', good: null },
    { number: 6, space: 'e4', good: null },
    { number: 1, space: 'b2', good: null },
  ],
  by_tile: [
    { number: 5, space: 'e5', vp: 4 },
    { number: 6, space: 'e4', vp: 0 },
    { number: 2, space: 'a2', vp: -2 },
  ],
  neighborhoods: [{ spaces: ['b1', 'a1', 'b2'], vp: 6 }],
} as unknown as SeatView;

const LIT: [Line, string[]][] = [
  ['tiles', ['a2', 'e5']],
  ['neighborhoods', ['a1', 'b1', 'b2']],
  ['goods', ['c3', 'c4', 'd3']],
  ['money', ['d3', 'e5']],
  ['pollution', ['a1', 'a2', 'b1', 'b2']],
  ['ghost_town', ['a1', 'b1', 'b2']],
  ['power', ['a2']],
];

beforeAll(() => words.open('neom', 'en'));

describe('a line of the pad', () => {
  it.each(LIT)('%s lights what it counts', (line, spaces) => {
    expect([...litBy(line, SEAT, BOX)].sort()).toEqual(spaces);
  });

  it('leaves the City Center dark once it is covered', () => {
    expect(litBy('goods', { ...SEAT, centre_covered: true }, BOX)).toEqual(new Set(['c4', 'd3']));
  });

  it('says what tiles and groups count, a group at its upper left', () => {
    expect(sumsOf('tiles', SEAT)).toEqual([
      { space: 'e5', text: '+4' },
      { space: 'a2', text: '−2' },
    ]);
    const [group, ...more] = sumsOf('neighborhoods', SEAT);
    expect([group?.space, more]).toEqual(['b2', []]);
    expect(group?.text).toContain('6');
    expect(sumsOf('power', SEAT)).toEqual([]);
  });
});
