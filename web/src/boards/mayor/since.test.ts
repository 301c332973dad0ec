// The words of Mayor for what others did.
import { afterEach, beforeAll, expect, it } from 'vitest';

import { event } from '../../lib/fixture';
import { LANGS, settings } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import { BOX } from './fixture';
import { deeds } from './since';

beforeAll(async () => {
  for (const lang of LANGS) await words.open('mayor', lang);
});
afterEach(() => settings.speak('en'));

const walked = (version: number, player: number, piece: string, why: string, vp: number, gp: number) =>
  event(version, player, 'walked', { piece, path: ['26', '27'], vp, gp, for: why });
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const NEWS = [
  event(4, 0, 'passed'),
  event(5, 1, 'moved', { type: 'bank', cost: 1 }),
  walked(5, 1, 'banker', 'fee', 0, -1),
  event(6, 1, 'placed', { tile: 3, square: 'a2' }),
  walked(6, 1, 'citizen', 'placement', 3, 0),
  walked(6, 1, 'banker', 'placement', 0, 7),
  event(7, 2, 'moved', { type: 'shop', cost: 0 }),
  event(8, 2, 'bought', { tile: 3, cost: 9 }),
  walked(8, 2, 'banker', 'price', 0, -9),
  event(8, -1, 'revealed', { tile: 3 }),
  event(9, -1, 'final'),
];

it('says of each turn what weighs most, and what it brought', () => {
  const told = (): string[][] =>
    deeds(NEWS, 0, BOX, ['Ada', 'Ben', 'Cid']).map((deed) => [deed.words, ...deed.gains].map(plain));
  expect(told()).toEqual([
    ['placed Bank A2', '+3 VP', '+7 gold'],
    ['bought Bank for 9'],
    ['The last placements began'],
  ]);
  settings.speak('de');
  expect(told()).toEqual([
    ['Bank A2 gebaut', '+3 SP', '+7 Gold'],
    ['Bank für 9 gekauft'],
    ['Die letzten Platzierungen haben begonnen'],
  ]);
});

it('keeps the verb where there is less room, and where there is least', () => {
  const news = [
    ...NEWS,
    event(10, 3, 'got', { tile: 3 }),
    event(11, 4, 'scored-beside'),
    event(12, -1, 'event', { event: 1 }),
  ];
  const said = (by: 'main' | 'brief') => deeds(news, 0, BOX, []).map((deed) => plain(deed[by] ?? ''));
  const english = ['placed Bank A2', 'bought Bank', 'Last placements', 'got Bank', 'scored too'];
  expect(said('brief').slice(0, 5)).toEqual(english);
  expect(said('brief')[5]).toMatch(/^New: ./);
  expect(said('main')).toEqual(said('brief'));
  const phone = deeds(news, 0, BOX, [], false).map(({ brief }) => brief);
  expect(phone.slice(0, 2)).toEqual(['Bank A2', 'Bank']);
  settings.speak('de');
  const german = ['Bank A2 gebaut', 'Bank gekauft', 'Letzte Platzierungen', 'Bank bekommen', 'mitgewertet'];
  expect(said('brief').slice(0, 5)).toEqual(german);
});

it('knows what looks different now', () => {
  const [built, bought] = deeds(NEWS, 0, BOX, []);
  expect(built?.places).toEqual(['square a2', 'space 27', 'space 27']);
  expect(bought?.places).toEqual(['tile 3', 'space 27']);
});

it('tells the turns in their order, whoever walked in that of another', () => {
  const news = [walked(4, 2, 'citizen', 'placement', 1, 0), ...NEWS];
  const told = deeds(news, 0, BOX, ['Ada', 'Ben', 'Cid']);
  expect(told.map(({ player }) => player)).toEqual([1, 2, -1]);
});
