import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { listed, t } from '../../lib/messages';
import { LANGS, settings, type Lang } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import { open } from './components';
import { costWords, sentences, typeWords } from './speech';
import type { Effect, TileInfo } from './types';

const box = open({
  tiles: [],
  goods: [
    { id: 'coal', tier: 'raw', name: { en: 'Coal', de: 'Kohle' } },
    { id: 'oil', tier: 'raw', name: { en: 'Oil', de: 'Öl' } },
  ],
  ranks: [],
});
const tile = (...effects: Effect[]): TileInfo => ({ ...box.tile(0), effects });

/** A text with its protected spaces as plain ones. */
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');

function said(lang: Lang, ...effects: Effect[]): string {
  settings.speak(lang);
  return plain(sentences(tile(...effects), box).join(' '));
}

beforeAll(async () => {
  for (const lang of LANGS) await words.open('neom', lang);
});
afterEach(() => settings.speak('en'));

// Tiles of the box, by number: what they do, in the edition's words, and how that is said.
const TILES: [number, Effect[], string, string][] = [
  [
    103,
    [{ kind: 'score', vp: 1, per: 'goods' }],
    'Scores 1 VP for each Good you produce.',
    'Bringt 1 SP für jede Ware, die du produzierst.',
  ],
  [
    111,
    [{ kind: 'virtual', tiers: ['raw', 'processed'] }],
    'Each time you place a tile, counts as one Raw Good or Processed Good of your choice.',
    'Gilt bei jedem Bauen als eine Ware deiner Wahl (Rohstoff oder Handelsgut).',
  ],
  [
    127,
    [{ kind: 'score', vp: 2, per: 'served', of: ['commercial'] }],
    'Scores 2 VP for each Residential tile with two or more Commercial tiles nearby.',
    'Bringt 2 SP für jedes Wohngebäude mit zwei oder mehr umliegenden Plättchen (Wirtschaftsgebäude).',
  ],
  [
    128,
    [{ kind: 'score', vp: 1, per: 'tiles', of: ['residential', 'industrial'] }],
    'Scores 1 VP for each Residential or Industrial tile.',
    'Bringt 1 SP für jedes Plättchen (Wohngebäude oder Industriegebäude).',
  ],
  [
    142,
    [{ kind: 'score', vp: 3, per: 'within_two', of: ['industrial', 'residential'] }],
    'Scores 3 VP for each Industrial tile within two spaces of a Residential tile.',
    'Bringt 3 SP für jedes Plättchen (Industriegebäude), das höchstens zwei Felder ' +
      'von einem anderen (Wohngebäude) entfernt ist.',
  ],
  [
    140,
    [{ kind: 'score', vp: -1, per: 'nearby', of: ['residential', 'public'], base: 11 }],
    'Scores 11 VP, −1 VP for each Residential or Public tile nearby.',
    'Bringt 11 SP, −1 SP für jedes umliegende Plättchen (Wohngebäude oder Öffentliches Gebäude).',
  ],
  [
    143,
    [{ kind: 'score', vp: 1, per: 'alike', every: 2 }],
    'Scores 1 VP for every 2 tiles that share a type with a tile beside them.',
    'Bringt 1 SP für je 2 Plättchen, die einen Typ mit einem Plättchen daneben gemeinsam haben.',
  ],
  [
    145,
    [
      { kind: 'score', vp: 2, per: 'tiles', of: ['resource'] },
      { kind: 'score', vp: 1, per: 'goods', of: ['raw'] },
    ],
    'Scores 2 VP for each Resource tile. Scores 1 VP for each Raw Good you produce.',
    'Bringt 2 SP für jedes Plättchen (Abbaugebiet). ' +
      'Bringt 1 SP für jede Ware, die du produzierst (Rohstoff).',
  ],
  [
    149,
    [{ kind: 'score', vp: 1, per: 'final_income', every: 5 }],
    'Scores 1 VP for every £5 of the final income.',
    'Bringt 1 SP für je 5 £ des Schlusseinkommens.',
  ],
];

// Counters, as the game's own messages for terminals name them.
const COUNTERS = [
  ...[
    'tiles',
    'nearby',
    'elsewhere',
    'edge',
    'corner',
    'sets',
    'pairs',
    'served',
    'largest_cluster',
    'within_two',
  ],
  ...['neighborhoods', 'neighborhoods_1', 'neighborhoods_2', 'neighborhoods_3_or_more', 'printed_at_most_2'],
  ...['road_squares', 'alike', 'goods', 'money', 'final_income'],
];

describe('the prompt', () => {
  it('counts the spaces one may choose', () => {
    expect(t('neom-count-spaces', { open: 3, replacing: 0 })).toBe('3 legal spaces');
    expect(t('neom-count-spaces', { open: 1, replacing: 2 })).toBe('1 legal space, 2 more by replacing');
    expect(t('neom-count-spaces', { open: 0, replacing: 1 })).toBe('1 space, by replacing');
    settings.speak('de');
    expect(t('neom-count-spaces', { open: 2, replacing: 1 })).toBe(
      '2 erlaubte Felder, 1 weiteres durch Ersetzen',
    );
  });
});

describe('a tile in words', () => {
  it.each(TILES)('says what No. %i does', (_, effects, en, de) => {
    expect(said('en', ...effects)).toBe(en);
    expect(said('de', ...effects)).toBe(de);
  });

  it('counts as the terminal does, one or several at a time', () => {
    for (const lang of LANGS)
      for (const per of COUNTERS)
        for (const every of [1, 3]) {
          const told = said(lang, {
            kind: 'income',
            gain: 1,
            per,
            every,
            of: per === 'goods' ? [] : ['industrial', 'residential'],
          });
          const [first, second] = [t('neom-type-industrial'), t('neom-type-residential')];
          const either = `${first} ${t('or')} ${second}`;
          expect(told).toContain(
            plain(
              t(`per-${per}`, { types: listed([first, second]), types_or: either, first, second, every }),
            ),
          );
          if (every > 1) expect(told).toContain('3');
        }
  });

  it('names roads that lead everywhere together', () => {
    const roads = (sides: string): string | undefined => sentences({ ...tile(), roads: sides }, box).at(-1);
    settings.speak('de');
    expect(['NES', 'NESW'].map(roads)).toEqual([
      'Straßen nach Norden, Osten und Süden.',
      'Straßen nach allen Seiten.',
    ]);
  });

  it('keeps numbers and their units on one line', () => {
    settings.speak('de');
    expect(sentences(tile({ kind: 'score', vp: 2, per: 'neighborhoods' }), box)[0]).toContain('2\u00a0SP');
  });

  it('joins alternatives with or, and names types as printed', () => {
    const cost = { any_of: ['coal', 'oil', { money: 5 }] };
    expect(costWords(cost, box)).toBe('Needs Coal, Oil, or £5.');
    expect(said('en', { kind: 'choose_good', tier: 'processed' })).toBe(
      'Produces one Processed Good, which you choose on placing.',
    );
    settings.speak('de');
    expect(plain(costWords(cost, box))).toBe('Braucht Kohle, Öl oder 5 £.');
    expect(typeWords(tile())).toBe('Abbaugebiet');
  });
});
