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
const walked = (player: number, vp: number, gp: number, reason = 'placement'): TableEvent =>
  event('walked', player, { piece: vp ? 'citizen' : 'banker', vp, gp, for: reason });

const LOG = [
  placed(0, 'b1'),
  event('rainbow', 0, { amount: 1 }),
  walked(0, -1, 0, 'rainbow'),
  scored(0, 3, -1),
  beside(1, 3, 0),
  walked(0, 4, 0),
  walked(0, 0, -1),
  walked(1, 3, 0),
  event('rewarded', 0, { vp: 0, gp: 5 }),
  walked(0, 0, 5, 'reward'),
  event('laid', 0, { amenity: 42, square: 'a1' }),
  placed(1, 'c2'),
  scored(1, 0, 4),
  walked(1, 0, 1),
  placed(1, 'd4'),
  scored(1, 0, 0),
  beside(0, 0, 4),
  walked(0, 0, 4),
  placed(0, 'e3'),
  event('claimed', 0, { amenity: 40 }),
  beside(1, 0, 4),
  event('stayed', 1, { number: 49, lost: 4 }),
];

describe('what placements brought', () => {
  it('is told by the square, for who built and for who stood beside, as their pieces moved', () => {
    expect(gainsOf(0, LOG)).toEqual([
      { square: 'b1', vp: 4, gp: -1 },
      { square: 'd4', vp: 0, gp: 4 },
    ]);
    expect(gainsOf(1, LOG)).toEqual([
      { square: 'b1', vp: 3, gp: 0 },
      { square: 'c2', vp: 0, gp: 1 },
    ]);
  });

  it('adds up', () => {
    expect([total(gainsOf(0, LOG), 'vp'), total(gainsOf(0, LOG), 'gp')]).toEqual([4, 3]);
    expect(total([], 'vp')).toBe(0);
  });

  it('is told as far as a log goes back that begins amid a turn', () => {
    expect(gainsOf(1, LOG.slice(5))).toEqual([{ square: 'c2', vp: 0, gp: 1 }]);
    expect(gainsOf(1, [])).toEqual([]);
  });
});
