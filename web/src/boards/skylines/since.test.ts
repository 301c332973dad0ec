// The words of Skylines for what others did.
import { beforeAll, expect, it } from 'vitest';

import { event } from '../../lib/fixture';
import { words } from '../../lib/words.svelte';
import { boxOf } from './fixture';
import { deeds } from './since';

const box = boxOf({
  tracks: ['money', 'happiness'].map((id) => ({ id, name: { en: id, de: id }, low: -5, high: 10 })),
  cards: [{ number: 7, name: { en: 'Wind Turbine', de: 'Windrad' } }],
});

beforeAll(() => words.open('skylines', 'en'));

const TURN = [
  event(5, 1, 'ended-milestone', { amount: 1 }),
  event(6, 1, 'developed', { board: 'c' }),
  event(6, -1, 'track', { track: 'money', amount: -2 }),
  event(7, 1, 'built', { card: 7, squares: ['g4', 'g5'] }),
  event(7, -1, 'track', { track: 'money', amount: -3 }),
];

it('tells a turn in its order, and in short the weightiest thing as one of several', () => {
  const [deed] = deeds([event(4, 0, 'drew'), ...TURN], 0, box);
  expect(deed?.words).toBe('ended Milestone 1, developed piece C, built Wind Turbine G4–G5');
  expect([deed?.main, deed?.brief]).toEqual(['built Wind Turbine G4–G5 …', 'Wind Turbine …']);
  expect(deed?.gains).toEqual(['−5\u00a0money']);
});

it('tells what was done alone as it is', () => {
  const [deed] = deeds([event(4, 0, 'drew'), ...TURN.slice(1, 3)], 0, box);
  expect([deed?.words, deed?.main, deed?.brief]).toEqual(Array(3).fill('developed piece C'));
});
