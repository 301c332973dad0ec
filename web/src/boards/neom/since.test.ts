// The words of NEOM for what others did.
import { afterEach, beforeAll, expect, it } from 'vitest';

import { event } from '../../lib/fixture';
import { LANGS, settings } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import { open } from './components';
import { deeds } from './since';
import type { TileInfo } from './types';

const tile = (number: number, en: string, de: string): TileInfo => ({ number, name: { en, de } }) as TileInfo;
const BOX = open({
  tiles: [
    tile(1, 'Pharmacy', 'Apotheke'),
    tile(2, 'Bank', 'Bank'),
    tile(3, 'Flood', 'Überschwemmung'),
    tile(4, 'Mill', 'Mühle'),
  ],
  goods: [],
  ranks: [],
});
const placed = event(5, 1, 'placed', { tile: 1, space: 'b2' });
const struck = event(9, -1, 'disaster', { tile: 3 });
const gone = (tile: number, space: string) => event(9, 1, 'sacrificed', { tile, space });
const said = (...news: ReturnType<typeof event>[]) => {
  const deed = deeds(news, 0, BOX).find(({ player }) => player === 1);
  return [deed?.words, deed?.main, deed?.brief];
};

beforeAll(async () => {
  for (const lang of LANGS) await words.open('neom', lang);
});
afterEach(() => settings.speak('en'));

it('says that what was built is gone again, and what took it', () => {
  const whole = 'placed Pharmacy B2, lost to the Flood';
  expect(said(placed, struck, gone(1, 'b2'))).toEqual([whole, whole, 'Pharmacy lost to the Flood']);
  settings.speak('de');
  const german = 'Apotheke B2 gebaut, durch Überschwemmung verloren';
  expect(said(placed, struck, gone(1, 'b2'))).toEqual([
    german,
    german,
    'Apotheke durch Überschwemmung verloren',
  ]);
});

it('names other tiles that were lost and what took them, once, however little room there is', () => {
  const one = 'placed Pharmacy B2, lost Bank C3 to the Flood';
  expect(said(placed, struck, gone(2, 'c3'))).toEqual([one, one, 'Pharmacy; Bank lost to the Flood']);
  const two = 'placed Pharmacy B2, lost Bank C3 and Mill C4 to the Flood';
  const news = [placed, struck, gone(2, 'c3'), gone(4, 'c4')];
  expect(said(...news)).toEqual([two, two, 'Pharmacy; Bank and Mill lost to the Flood']);
  expect(deeds(news, 0, BOX).map(({ least }) => least)).toContain('Pharmacy; 2 tiles lost to the Flood');
  settings.speak('de');
  expect(said(struck, gone(2, 'c3'))).toEqual(
    Array(2).fill('Bank C3 durch Überschwemmung verloren').concat('Bank durch Überschwemmung verloren'),
  );
});

it('says what was built alone where it stands', () => {
  expect(said(placed, struck)).toEqual(['placed Pharmacy B2', 'placed Pharmacy B2', 'Pharmacy']);
});
