import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { LANGS, settings, type Lang } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import { open } from './components';
import {
  amountsWords,
  bandOf,
  cardWords,
  conditionWords,
  effectWords,
  movesWords,
  squareWords,
} from './speech';
import type { Components, Condition, SkylinesView } from './types';

const name = (en: string, de = en): { en: string; de: string } => ({ en, de });
const components: Components = {
  tracks: [
    { id: 'money', name: name('City treasury', 'Stadtkasse'), low: 0, high: null },
    { id: 'happiness', name: name('Happiness', 'Zufriedenheit'), low: -5, high: 25 },
    { id: 'power', name: name('Power', 'Strom'), low: -5, high: 10 },
    { id: 'crime', name: name('Crime', 'Kriminalität'), low: 0, high: 10 },
  ],
  boards: [],
  shapes: [{ id: 'I2', name: name('two squares', 'zwei Felder'), cells: ['##'] }],
  cards: [
    {
      number: 1,
      name: name('Cottages', 'Häuschen'),
      stage: 1,
      type: 'residential',
      shape: null,
      cost: { power: -1 },
      condition: { services: ['healthcare', 'education'], residential: 1 },
      reward: { happiness: 2 },
    },
    {
      number: 20,
      name: name('Clinic', 'Klinik'),
      stage: 1,
      type: 'healthcare',
      shape: 'I2',
      cost: { money: -1 },
      condition: null,
      reward: { happiness: 1 },
    },
  ],
  uniques: [],
  roles: [],
  policies: [],
  news: [],
  scenarios: [],
  success: [
    { number: 1, name: name('Dying City'), low: -9, success: false },
    { number: 2, name: name('Busy City'), low: 21, success: true },
  ],
};
const box = open(components);
const none: Condition = {
  services: [],
  residential: 0,
  commercial: 0,
  industrial: 0,
  track: null,
  below: null,
  above: null,
  equals: null,
};

beforeAll(async () => {
  for (const lang of LANGS) await words.open('skylines', lang);
});
afterEach(() => settings.speak('en'));

const both = (say: () => string): Record<Lang, string> => {
  const said = {} as Record<Lang, string>;
  for (const lang of LANGS) {
    settings.speak(lang);
    said[lang] = say();
  }
  return said;
};

describe('an effect in words', () => {
  it('says what is milder, what comes on top and what is cheaper', () => {
    expect(effectWords({ kind: 'cost', of: ['zone'], track: 'crime', amount: 1 }, box)).toBe(
      'Zones: Crime cost reduced by 1.',
    );
    expect(effectWords({ kind: 'cost', of: ['residential'], track: 'power', amount: 1 }, box)).toBe(
      'Residential zones: Power cost reduced by 1.',
    );
    expect(
      effectWords({ kind: 'burden', of: ['commercial', 'industrial'], track: 'power', amount: -1 }, box),
    ).toBe('Commercial zones and Industrial zones: Power \u22121 extra.');
    expect(effectWords({ kind: 'price', of: ['service'], amount: -2 }, box)).toBe(
      'Services: 2\u00a0money cheaper.',
    );
  });

  it('says prices, bans and milestones in both languages', () => {
    expect(both(() => effectWords({ kind: 'ban', stage: 3 }, box))).toEqual({
      en: 'Stage III cards can’t be played.',
      de: 'Karten der Stufe III sind nicht spielbar.',
    });
    expect(both(() => effectWords({ kind: 'milestone', track: 'happiness', amount: 2 }, box))).toEqual({
      en: 'At the end of each Milestone: Happiness +2.',
      de: 'Am Ende jedes Meilensteins: Zufriedenheit +2.',
    });
    expect(both(() => effectWords({ kind: 'wages', amount: 3 }, box))).toEqual({
      en: 'Each Milestone, Employment away from 0 costs 3\u00a0money more.',
      de: 'Arbeitskräfte abseits von 0 kosten an jedem Meilenstein 3\u00a0Geld mehr.',
    });
  });
});

describe('a card in words', () => {
  it('says what it costs, needs and brings', () => {
    expect(cardWords(box.card(1), box)).toBe(
      'Cottages, Residential, Stage I. Costs Power \u22121. With Healthcare and Education available ' +
        'and another Residential zone in the district: Happiness +2.',
    );
    expect(cardWords(box.card(20), box)).toBe(
      'Clinic, Healthcare, Stage I. Costs 1\u00a0money. Brings Happiness +1. ' + 'Serves adjacent zones.',
    );
  });
  it('tells the price that its owner pays, and none where that is nothing', () => {
    expect(cardWords(box.card(20), box, 3)).toContain('Costs 3\u00a0money. Brings');
    expect(cardWords(box.card(20), box, 0)).not.toContain('Costs');
  });

  it('says a bound on a track', () => {
    expect(both(() => conditionWords({ ...none, track: 'crime', equals: 0 }, box))).toEqual({
      en: 'Crime at 0',
      de: 'Kriminalität auf 0',
    });
    settings.speak('en');
    expect(conditionWords({ ...none, commercial: 3 }, box)).toBe('3 other Commercial zones in the district');
  });

  it('keeps the order of the board', () => {
    expect(amountsWords({ crime: 1, money: -2, power: -1 }, box)).toBe(
      'City treasury \u22122, Power \u22121, Crime +1',
    );
  });
});

describe('a preview in words', () => {
  const change = (line: string, args: Record<string, unknown>) => ({
    line,
    amount: 1,
    conditional: false,
    player: null,
    args,
    text: '',
  });

  it('says what moves, and that the game would be lost', () => {
    const preview = {
      costs: [],
      changes: [change('happiness', { from: -3, to: -5 }), change('lost', { cause: 'unhappy' })],
    };
    expect(movesWords(preview, box)).toBe(
      'Happiness\u00a0\u22123\u00a0→\u00a0\u22125. This loses the game: The residents are too unhappy',
    );
  });
});

describe('a square in words', () => {
  const view = {
    map: {
      columns: 12,
      rows: 6,
      pieces: [
        { board: 'A', column: 0, row: 0, turn: 0, face_up: true, cost: 2, next: false },
        { board: 'B', column: 1, row: 0, turn: 0, face_up: false, cost: 4, next: true },
      ],
    },
    districts: [{ squares: ['c1', 'c2'], tiles: 1, services: ['healthcare'] }],
    tiles: [{ card: 20, type: 'healthcare', squares: ['c1'], reach: 'neighbours' }],
  } as unknown as SkylinesView;

  it('says what lies there, and the district', () => {
    expect(squareWords({ row: 0, column: 2 }, box, view, false)).toBe(
      'C1, Clinic, Healthcare, serves adjacent zones, district of 2 squares, ' +
        'tiles: 1, served by Healthcare',
    );
    expect(squareWords({ row: 1, column: 2 }, box, view, false)).toBe(
      'C2, empty, district of 2 squares, tiles: 1, served by Healthcare',
    );
    expect(squareWords({ row: 0, column: 0 }, box, view, true)).toBe('A1, water');
    expect(squareWords({ row: 0, column: 7 }, box, view, false)).toBe('H1, piece B, face down, costs 4');
  });
});

describe('the success table', () => {
  it('gives the line a score lies in', () => {
    expect([bandOf(-40, box).name, bandOf(20, box).name, bandOf(21, box).name]).toEqual([
      'Dying City',
      'Dying City',
      'Busy City',
    ]);
  });
});
