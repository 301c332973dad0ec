import { expect, it } from 'vitest';

import { open } from './components';
import { litBy } from './lighting';
import type { Components, SkylinesView, TileView, TrackName } from './types';

const name = { en: '', de: '' };
const BOX = open({
  cards: [
    {
      number: 1,
      name,
      stage: 1,
      type: 'residential',
      shape: null,
      cost: { water: -1, employment: 1 },
      condition: { track: 'crime', below: 3 },
      reward: { money: 1 },
    },
    {
      number: 2,
      name,
      stage: 1,
      type: 'water',
      shape: 'I2',
      cost: { money: -3 },
      condition: null,
      reward: { water: 4 },
    },
  ],
  uniques: [
    {
      number: 79,
      name,
      stage: 2,
      shape: 'L3',
      cost: { money: -2 },
      reward: {},
      effects: [
        { kind: 'milestone', track: 'happiness', amount: 2 },
        { kind: 'price', of: ['zone'], amount: -1 },
      ],
    },
  ],
  tracks: [],
  boards: [],
  shapes: [],
  roles: [],
  policies: [],
  news: [],
  scenarios: [],
  success: [],
} as Components);
const tile = (card: number, square: string): TileView => ({
  card,
  type: 'residential',
  squares: [square],
  reach: null,
});
const VIEW = { tiles: [tile(2, 'a1'), tile(1, 'b1'), tile(79, 'c1')] } as SkylinesView;
const lit = (track: TrackName): string[] => litBy(track, VIEW, BOX).flatMap(({ squares }) => squares);

it('lights the tiles whose cards move a track, as cost, reward or lasting effect', () => {
  expect(lit('water')).toEqual(['a1', 'b1']);
  expect(lit('employment')).toEqual(['b1']);
  expect(lit('happiness')).toEqual(['c1']);
  expect(lit('money')).toEqual(['a1', 'b1', 'c1']);
});

it('lights none for what cards only ask for, or know nothing of', () => {
  expect(lit('crime')).toEqual([]);
  expect(lit('traffic')).toEqual([]);
});
