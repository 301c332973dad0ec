import { expect, it } from 'vitest';
import { emblemOf } from './emblems';

it.each(['neom', 'mayor', 'skylines'])('%s has an emblem and says how long it takes', (game) => {
  expect(emblemOf(game)?.minutes).toBeGreaterThan(0);
});

it('knows none of a game that has none', () => {
  expect(emblemOf('chess')).toBeNull();
});
