import { describe, expect, it } from 'vitest';

import { effectLine, needs, needWidth, rowsOf, widthOf } from './glyphs';
import type { Effect, TileInfo } from './types';

const tile = (known: Partial<TileInfo>): TileInfo => ({
  number: 1,
  name: { en: 'Test', de: 'Probe' },
  generation: 'I',
  players: 1,
  types: ['commercial'],
  polluting: false,
  power: false,
  vp: 0,
  cost: {},
  produces: [],
  instant: 0,
  income: [0, 0, 0],
  roads: 'NS',
  source: {},
  ...known,
});
const texts = (of: TileInfo, good?: string): string[] =>
  effectLine(of, good).flatMap((glyph) => glyph.text ?? glyph.use ?? []);

describe('the effect line', () => {
  it('says money on placing, then income', () => {
    expect(texts(tile({ instant: 3, income: [1, 1, 1] }))).toEqual([
      'i-now',
      'coin',
      '3',
      'i-inc',
      'coin',
      '1',
    ]);
    expect(texts(tile({ income: [0, 8, 8] }))).toEqual(['i-inc', 'coin', '8']);
    expect(texts(tile({ income: [1, 2, 3] }))).toEqual(['i-inc', 'coin', '1/2/3']);
  });

  it('shows the Goods made, and the one chosen where any may be', () => {
    expect(texts(tile({ produces: ['natural_gas', 'oil'] }))).toEqual(['g-naturalgas', 'g-oil']);
    const any = tile({ effects: [{ kind: 'choose_good', tier: 'processed' }] });
    expect(texts(any)).toEqual(['g-proc', '?']);
    expect(texts(any, 'steel')).toEqual(['g-steel']);
  });

  it('goes on in a second row where one had to squeeze it', () => {
    const score = (vp: number): Effect => ({ kind: 'score', vp, per: 'neighborhoods_2' });
    const council = effectLine(tile({ effects: [score(1), score(2), score(3)] }));
    const two = rowsOf(council, 64);
    expect(two).toHaveLength(2);
    for (const row of two) expect(widthOf(row)).toBeLessThanOrEqual(64);
    expect(rowsOf(council, 1)).toHaveLength(3);
    expect(rowsOf(council, 200)).toEqual([council]);
    expect(rowsOf([], 60)).toEqual([]);
  });

  it('is empty for a tile without effect', () => {
    expect(effectLine(tile({}))).toEqual([]);
    expect(widthOf([])).toBe(0);
  });

  it('shows what a counter counts', () => {
    const score = (effect: Partial<Effect>): string[] =>
      texts(tile({ effects: [{ kind: 'score', vp: 2, ...effect }] }));
    expect(score({ per: 'goods' })).toEqual(['g-raw', 'g-proc', 'g-lux', '2', 'i-vp']);
    expect(score({ per: 'goods', of: ['raw'] })).toEqual(['g-raw', '2', 'i-vp']);
    expect(score({ per: 'served', of: ['commercial'] })).toEqual([
      'b-res',
      'i-near',
      '2+',
      'b-com',
      '2',
      'i-vp',
    ]);
    expect(score({ per: 'printed_at_most_2' })).toEqual(['b-res', '0–2', ':', '2', 'i-vp']);
    expect(score({ per: 'within_two', of: ['industrial', 'residential'] })).toEqual([
      'b-ind',
      '≤2',
      'b-res',
      '2',
      'i-vp',
    ]);
    expect(score({ per: 'sets', of: ['residential', 'public'] })).toEqual([
      'b-res',
      '+',
      'b-pub',
      '2',
      'i-vp',
    ]);
  });

  it('draws every kind of effect with something', () => {
    const kinds = [
      'score',
      'income',
      'placed',
      'tile_placed',
      'tile_joined',
      'selected',
      'insurance',
      'exchange',
      'choose_good',
    ];
    for (const kind of kinds)
      expect(
        widthOf(effectLine(tile({ effects: [{ kind, vp: 2, gain: 1, per: 'tiles', of: ['public'] }] }))),
      ).toBeGreaterThan(8);
  });
});

describe('needs', () => {
  it('come as money, goods, alternatives with a slash, tiles', () => {
    expect(needs({ money: 2, goods: ['coal', 'ore'] })).toEqual([
      { coin: 2 },
      { use: 'g-coal' },
      { use: 'g-ore' },
    ]);
    expect(needs({ any_of: ['steel', { money: 5 }] })).toEqual([
      { use: 'g-steel' },
      { slash: true },
      { coin: 5 },
    ]);
    expect(needs({ tiles: { commercial: 3 } })).toEqual([{ count: 3, type: 'com' }]);
    expect(needs({})).toEqual([]);
    expect(needWidth({ slash: true })).toBeLessThan(needWidth({ coin: 1 }));
  });
});
