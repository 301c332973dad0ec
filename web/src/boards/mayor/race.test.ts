import { describe, expect, it } from 'vitest';

import type { TableEvent } from '../../lib/types';
import { race } from './race';

const event = (id: string, player: number, args: Record<string, unknown>): TableEvent => ({
  version: 1,
  id,
  player,
  args,
  text: '',
});

describe('the race', () => {
  it('has a point for every turn, and counts what others moved in it', () => {
    const log = [
      event('turn', 0, { amount: 1 }),
      event('walked', 0, { piece: 'citizen', to: 3 }),
      event('walked', 1, { piece: 'citizen', to: 1 }),
      event('walked', 1, { piece: 'banker', to: 20 }),
      event('turn', 1, { amount: 2 }),
      event('walked', 0, { piece: 'citizen', to: 5 }),
    ];
    expect(race(log, 2)).toEqual([
      [0, 3, 5],
      [0, 1, 1],
    ]);
  });
});
