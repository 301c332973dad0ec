import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { LANGS, settings } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import edition from '../../../../src/gridtown/games/skylines/editions/base.toml?raw';
import Reference from './Reference.svelte';
import { Finder } from '../../frame/rules/search';
import german from './rules.de.md?raw';
import english from './rules.en.md?raw';

const name = (en: string, de = en): { en: string; de: string } => ({ en, de });
const land = ['~~....', '~~....', '......', '......', '......', '......'];
const board = (id: string): object => ({
  id,
  cost: 2,
  land,
  right: Array(6).fill('  |  '),
  below: Array(5).fill('      '),
  source: { cost: 'printed', land: 'reconstructed' },
});
const COMPONENTS = {
  tracks: [
    { id: 'money', name: name('City treasury', 'Stadtkasse'), low: 0, high: null },
    { id: 'happiness', name: name('Happiness', 'Zufriedenheit'), low: -5, high: 25 },
    { id: 'water', name: name('Water', 'Wasser'), low: -5, high: 10, source: { low: 'reconstructed' } },
  ],
  boards: [board('A'), board('B')],
  shapes: [
    { id: 'I2', name: name('two squares', 'zwei Felder'), cells: ['##'] },
    { id: 'L3', name: name('corner of three'), cells: ['#.', '##'] },
  ],
  tiles: [
    {
      number: 3,
      type: 'residential',
      shape: 'L3',
      count: 7,
      name: name('Residential zone, corner of three', 'Wohngebiet, Ecke aus dreien'),
      source: { shape: 'reconstructed' },
    },
    { number: 30, type: 'service', shape: 'I2', count: 7, name: name('Service building, two squares') },
  ],
  cards: [
    {
      number: 1,
      name: name('Garden Cottages', 'Gartenhäuser'),
      stage: 1,
      type: 'residential',
      shape: null,
      cost: { water: -1 },
      condition: { services: ['healthcare'] },
      reward: { money: 1 },
      source: { number: 'reconstructed', name: 'reconstructed', cost: 'printed', reward: 'printed' },
    },
    {
      number: 45,
      name: name('Hospital', 'Krankenhaus'),
      stage: 2,
      type: 'healthcare',
      shape: 'I2',
      cost: { money: -3 },
      condition: null,
      reward: { happiness: 2 },
      source: { cost: 'reconstructed' },
    },
  ],
  uniques: [
    {
      number: 79,
      name: name('Ring Line', 'Ringlinie'),
      stage: 2,
      shape: 'L3',
      cost: { money: -2 },
      reward: {},
      effects: [{ kind: 'reach' }],
    },
  ],
  roles: [{ number: 88, name: name('Broker', 'Maklerin'), effects: [{ kind: 'exchange', amount: -1 }] }],
  policies: [
    {
      number: 97,
      name: name('Waste Sorting', 'Mülltrennung'),
      stage: 2,
      cost: { money: -2 },
      condition: null,
      reward: { water: 3 },
    },
  ],
  news: [
    {
      number: 108,
      name: name('Teachers’ Strike', 'Lehrerstreik'),
      stage: 2,
      effects: [{ kind: 'deaf', of: ['education'] }],
    },
  ],
  scenarios: [
    {
      id: 'introduction',
      name: name('Introductory game', 'Einführungsspiel'),
      layout: [
        { board: 'A', column: 0, row: 0, turn: 0 },
        { board: 'B', column: 1, row: 0, turn: 1 },
      ],
      money: 12,
    },
    {
      id: '5',
      name: name('Scenario 5'),
      layout: [],
      parts: ['roles', 'news'],
      money: null,
      source: { id: 'printed', name: 'printed', layout: 'printed', parts: 'printed', money: 'printed' },
    },
  ],
  success: [
    { number: 1, name: name('Dying City'), low: -9, success: false },
    { number: 2, name: name('City of No Importance'), low: 0, success: false },
    { number: 4, name: name('Busy City'), low: 21, success: true },
  ],
};
let shown: Record<string, unknown> | null = null;

beforeAll(async () => {
  for (const lang of LANGS) await words.open('skylines', lang);
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  settings.speak('en');
});

function show(query = ''): void {
  if (shown) void unmount(shown);
  shown = mount(Reference, {
    target: document.body,
    props: { components: COMPONENTS, terms: new Finder('en', []).terms(query) },
  });
  flushSync();
}
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) =>
    (one.textContent ?? '').replaceAll('\u00a0', ' ').trim(),
  );

describe('the box of Skylines', () => {
  it('shows each card, drawn and in words, and the tile that is its own', () => {
    show();
    expect(texts('#card-1 .words > *')).toEqual([
      'Garden Cottages',
      'Residential, Stage I',
      'Costs Water −1.',
      'With Healthcare available: City treasury +1.',
      'Printed: cost and reward. Reconstructed: name.',
      'No. 1',
    ]);
    expect(texts('#card-45 .words > p')).toContain('Serves its whole district.');
    expect(texts('#card-108 .words > p')).toContain('Education can’t be used.');
    expect([1, 45, 79].map((card) => document.querySelectorAll(`#card-${card} .drawn > svg`).length)).toEqual(
      [0, 1, 1],
    );
    expect(document.querySelectorAll('.face article')).toHaveLength(6);
  });

  it('shows tiles of zones, board pieces, maps, tracks and results', () => {
    show();
    expect(texts('section > h3')).toEqual([
      'Construction cards of Stage I',
      'Construction cards of Stage II',
      'Unique buildings',
      'Roles',
      'Policies',
      'News',
      'Tiles of the zones',
      'Board pieces',
      'Scenarios and their maps',
      'Administration',
      'Success table',
    ]);
    expect(texts('#box-tiles h4')).toEqual(['Residential zone, corner of three']);
    expect(texts('#board-A p')).toEqual([
      'Costs 2 to develop; 32 squares of land',
      'Printed: cost. Reconstructed: land.',
    ]);
    expect(texts('#box-scenarios p')).toEqual([
      '12 money; pieces A and B',
      '12, 10 or 8 money by difficulty; four pieces, drawn at random and laid as you like; ' +
        'with roles and news',
      'Printed: name, map, components, and money.',
    ]);
    expect(texts('#box-tracks h4')).toEqual(['Happiness', 'Water']);
    expect(texts('.results b')).toEqual(['below 0', '0–20', '21+']);
  });

  it('marks what is reconstructed', () => {
    show();
    const marks = (place: string): number => document.querySelectorAll(`${place} .mark`).length;
    expect(
      ['#card-1', '#card-45', '#box-tiles', '#box-tracks li:first-child', '#box-tracks li:last-child'].map(
        marks,
      ),
    ).toEqual([0, 1, 1, 0, 1]);
  });

  it('speaks German too', () => {
    settings.speak('de');
    show();
    expect(texts('#card-88 .words > *')).toEqual([
      'Maklerin',
      'Rolle',
      'Ein Tausch im Zug kostet 1 Geld weniger, aber mindestens 1.',
      'Nr. 88',
    ]);
  });

  it('shows what all the words looked for are in, and headings only over something', () => {
    show('district stage hospital');
    expect(texts('h4')).toEqual(['Hospital']);
    show('unique');
    expect(texts('h4')).toEqual(['Ring Line']);
    show('zeppelin');
    expect(texts('h3, h4, .key, nav')).toEqual([]);
  });
});

describe('the rules of Skylines', () => {
  const headings = (text: string): string[] => text.split('\n').filter((line) => /^##/.test(line));
  const ids = (text: string): string[] =>
    headings(text).map(
      (line) => /^(#{2,3}) .+ (\{#[a-z][a-z0-9-]*\})$/.exec(line)?.slice(1).join(' ') ?? line,
    );

  it('name squares as the map does', () => {
    expect(`${english}${german}`).not.toMatch(/`[a-z]\d+`/);
  });

  it('have the same sections in both languages, an id each', () => {
    expect(ids(english)).toEqual(ids(german));
    expect(new Set(ids(english)).size).toBe(ids(english).length);
  });

  it('name every line of the success table as the edition does', () => {
    const rows = [
      ...edition.matchAll(/^\[\[success\]\]\nnumber = \d\nname = \{ en = "(.*)", de = "(.*)" \}/gm),
    ];
    expect(rows).toHaveLength(8);
    for (const [, en = '', de = ''] of rows) {
      expect(english).toContain(en);
      expect(german).toContain(de);
    }
  });
});
