import { describe, expect, it } from 'vitest';

import type { TableEvent } from '../../lib/types';
import { gainsOf, total } from './lighting';

const event = (id: string, player: number, args: Record<string, unknown> = {}): TableEvent => ({
  version: 1,
  id,
  player,
  args,
  text: '',
});
const placed = (player: number, square: string): TableEvent => event('placed', player, { tile: 3, square });
const scored = (player: number, vp: number, gp: number): TableEvent =>
  event('scored', player, { times: 1, vp, gp, why: [] });
const beside = (player: number, vp: number, gp: number): TableEvent =>
  event('scored-beside', player, { vp, gp });

const LOG = [
  placed(0, 'b1'),
  event('rainbow', 0, { amount: 1 }),
  scored(0, 3, -1),
  beside(1, 3, 0),
  event('rewarded', 0, { vp: 0, gp: 5 }),
  event('laid', 0, { amenity: 42, square: 'a1' }),
  placed(1, 'c2'),
  scored(1, 0, 4),
  event('walked', 1, { piece: 'banker', from: 0, to: 4 }),
  placed(1, 'd4'),
  scored(1, 0, 0),
  beside(0, 0, 4),
  placed(0, 'e3'),
  event('claimed', 0, { amenity: 40 }),
];

describe('what placements scored', () => {
  it('is told by the square, for who built and for who stood beside', () => {
    expect(gainsOf(0, LOG)).toEqual([
      { square: 'b1', vp: 3, gp: -1 },
      { square: 'd4', vp: 0, gp: 4 },
    ]);
    expect(gainsOf(1, LOG)).toEqual([
      { square: 'b1', vp: 3, gp: 0 },
      { square: 'c2', vp: 0, gp: 4 },
    ]);
  });

  it('adds up', () => {
    expect([total(gainsOf(0, LOG), 'vp'), total(gainsOf(0, LOG), 'gp')]).toEqual([3, 3]);
    expect(total([], 'vp')).toBe(0);
  });

  it('is told as far as a log goes back that begins amid a turn', () => {
    expect(gainsOf(1, LOG.slice(2))).toEqual([{ square: 'c2', vp: 0, gp: 4 }]);
    expect(gainsOf(1, [])).toEqual([]);
  });
});
