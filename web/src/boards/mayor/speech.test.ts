import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import art from '../../art/art.svg?raw';
import { t } from '../../lib/messages';
import { LANGS, settings, type Lang } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import { BOX, COMPONENTS, VIEW } from './fixture';
import { tellers } from './log';
import {
  endWords,
  eventSentences,
  linePays,
  spaceWords,
  squareWords,
  sumWords,
  tileWords,
  whyWords,
} from './speech';

beforeAll(async () => {
  for (const lang of LANGS) await words.open('mayor', lang);
});
afterEach(() => settings.speak('en'));

/** A text with its protected spaces as plain ones. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

function inBoth(say: () => string): string[] {
  const said = LANGS.map((lang: Lang) => (settings.speak(lang), say()));
  settings.speak('en');
  return said;
}

describe('in words', () => {
  it('tiles', () => {
    expect(inBoth(() => tileWords(3, BOX))).toEqual([
      'Bank: yellow, North, inner',
      'Bank: gelb, Norden, innen',
    ]);
    expect(inBoth(() => tileWords(26, BOX))).toEqual([
      'Park: 2× Shop, Church, 2× Statue',
      'Park: 2× Laden, Kirche, 2× Statue',
    ]);
    expect(tileWords(42, BOX)).toBe('Library');
  });

  it('what a line pays', () => {
    expect(COMPONENTS.lines.map((line) => plain(linePays(line)))).toEqual([
      '1 VP + 2 gold',
      '4 gold',
      '2 VP',
      'by its block',
      '3 VP, −1 gold',
    ]);
  });

  it('squares and spaces, with what is there', () => {
    expect(squareWords('b1', BOX, VIEW)).toBe(
      'Block B, top left, North, outer, beside yellow and blue, empty, its amenity is still there',
    );
    expect(squareWords('b2', BOX, VIEW)).toContain('Park: 2× Shop');
    expect(squareWords('j4', BOX, VIEW)).toContain('beside space 0 only');
    expect(spaceWords('0', BOX, VIEW, ['Mara', 'Ines'])).toBe('0, end of the track, Ines’s Citizen');
    settings.speak('de');
    expect(spaceWords('25', BOX, VIEW, ['Mara', 'Ines'])).toBe('25, Ecke, Bankier von Ines');
  });

  it('where a walk ends', () => {
    const action = {
      action: 'P1 banker 14a',
      kind: 'banker',
      space: '14a',
      path: ['12b', '13c', '14a'],
      pushed: true,
    };
    expect(endWords(action, BOX)).toMatch(/^Banker to 14 along .+, moved on past an occupied space$/);
  });

  it('why something scores', () => {
    expect(inBoth(() => whyWords(['yellow', 'N', '+', 'piece']))).toEqual([
      'yellow, N, outer, own piece',
      'gelb, N, außen, eigene Figur',
    ]);
    expect(whyWords(['shop', 'shop', 'church'])).toBe('2× Shop, Church');
    expect(inBoth(() => plain(sumWords(3, -1)))).toEqual(['+3 VP −1 gold', '+3 SP −1 Gold']);
    expect(sumWords(0, 0)).toBe('nothing');
  });

  it('events', () => {
    const said = COMPONENTS.events.map((event) => plain(eventSentences(event).join(' ')));
    expect(said).toEqual([
      'No restrictions.',
      'You can’t place beside yellow streets. Banks cost 1 gold more.',
      'Statues may not be placed.',
    ]);
  });
});

describe('the log', () => {
  it('finds the names of tiles and events in its sentences', () => {
    const event = {
      version: 1,
      id: 'bought',
      player: 0,
      args: { tile: 12, cost: 6 },
      text: 'Mara bought a Shop (price: 6 gold).',
    };
    expect(tellers(event, BOX)).toEqual([
      { text: 'Mara bought a ' },
      { text: 'Shop', what: { number: 12 } },
      { text: ' (price: 6 gold).' },
    ]);
    expect(tellers({ ...event, args: { event: 2 }, text: 'New Event: Bank Robbery.' }, BOX)[1]?.what).toEqual(
      { event: 2 },
    );
    expect(tellers(event, null)).toEqual([{ text: event.text }]);
  });
});

describe('the board’s words', () => {
  const sources = import.meta.glob<string>(['./*.svelte', './*.ts', '../Mayor.svelte', '!./*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
  const used = [
    ...new Set(
      Object.values(sources).flatMap((text) =>
        [...text.matchAll(/'(mayor-[a-z][\w-]*[a-zA-Z0-9])'/g)].map((match) => match[1] ?? ''),
      ),
    ),
  ];

  it.each(LANGS)('are all there (%s)', (lang) => {
    settings.speak(lang);
    const bundle = words.in(lang);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !bundle?.hasMessage(id) && !art.includes(`"${id}"`))).toEqual([]);
  });

  it.each(LANGS)('are each there once (%s)', (lang) => {
    const ids = [...(texts[`./${lang}.ftl`] ?? '').matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('have no sentence that lacks an argument', () => {
    const args = {
      type: 'bank',
      colour: 'red',
      can: 'yes-no',
      piece: 'banker',
      back: 'yes',
      amount: 2,
      count: 2,
      cost: 1,
      costs: '1',
      for: 'fee',
      how: 'lines',
      number: 3,
    };
    expect(inBoth(() => t('mayor-ask-place', args))).toEqual([
      'Place your Bank beside a red street',
      'Baue deine Bank an eine rote Straße',
    ]);
    expect(inBoth(() => t('mayor-ask-walk', args))).toEqual([
      'Your Banker moves back 2. Where to?',
      'Dein Bankier geht 2 zurück. Wohin?',
    ]);
  });
});
