// What others did at the generic board: the words of the log, and the squares they name.
import { describe, expect, it } from 'vitest';

import type { TableEvent } from '../../lib/types';
import { deeds } from './since';

const event = (version: number, player: number, text: string, args = {}): TableEvent => ({
  version,
  id: 'did',
  player,
  args,
  text,
});
const SQUARES = new Set(['a1', 'b2']);
const NAMES = ['Ada', 'Ben'];

describe('what others did', () => {
  it('is told by what was done on a square, and lights all there is of it', () => {
    const news = [
      event(2, 0, 'Ada built on A2.', { square: 'a2' }),
      event(3, 1, 'Ben built on A1.', { square: 'a1' }),
      event(3, 1, 'Ben scored 3.', { amount: 3 }),
    ];
    const [deed, ...more] = deeds(news, 0, SQUARES, NAMES);
    expect(more).toEqual([]);
    expect(deed).toMatchObject({ words: 'built on A1', brief: 'A1', names: ['A1'], places: ['a1'] });
    expect(deed?.events).toHaveLength(2);
  });
  it('is a sentence of the log where no square is named', () => {
    const [deed] = deeds([event(3, 1, 'The hand of Ben grew.')], 0, SQUARES, NAMES);
    expect(deed).toMatchObject({ words: 'The hand of Ben grew', places: [] });
  });
});
