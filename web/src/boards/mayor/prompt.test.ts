import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { LANGS, settings, type Lang } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import { moments, offered, seen, type Moment } from '../moments';
import { MayorChoice } from './choice.svelte';
import { BOX } from './fixture';
import { said } from './prompt';
import type { MayorView } from './types';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];
const MOMENTS = moments<MayorView>('mayor');

/** How each thing to do is asked for. */
const OFFERS: Record<Lang, Record<string, RegExp>> = {
  en: {
    move: /your marker$/,
    buy: /Buy|Take a tile/,
    place: /[Pp]lace/,
    use: /[Uu]se an amenity/,
    pass: /pass/,
    waive: /skip/,
    citizen: /Citizen|Which piece/,
    banker: /Banker|Which piece/,
    reward: /your reward/,
    lay: /^Lay/,
    event: /Event/,
  },
  de: {
    move: /deinen Marker$/,
    buy: /Kaufe|Nimm ein/,
    place: /[Bb]aue/,
    use: /utze eine Einrichtung/,
    pass: /passen?$/,
    waive: /keines/,
    citizen: /Bürger|Welche Figur/,
    banker: /Bankier|Welche Figur/,
    reward: /deine Belohnung/,
    lay: /Lege/,
    event: /Ereignis/,
  },
};

const told = (moment: Moment<MayorView>): ReturnType<typeof said> =>
  said(moment.view, new MayorChoice(() => seen(moment)), NAMES, BOX);

const legal = ({ legal_actions }: Moment<MayorView>): string[] =>
  [...new Set(legal_actions.map(({ kind }) => (kind === 'claim' ? 'place' : kind)))].sort();

beforeAll(async () => {
  for (const lang of LANGS) await words.open('mayor', lang);
});
afterEach(() => settings.speak('en'));

describe.each(LANGS)('along recorded games (%s)', (lang) => {
  it('what is asked is what is legal, all of it', () => {
    settings.speak(lang);
    const met = new Set<string>();
    for (const moment of MOMENTS) {
      if (!moment.legal_actions.length) continue;
      const { main } = told(moment);
      const asked = offered(main, OFFERS[lang]);
      expect(asked, `${moment.setup} ${moment.ply}: ${main}`).toEqual(legal(moment));
      for (const thing of asked) met.add(thing);
    }
    expect([...met].sort()).toEqual(Object.keys(OFFERS[lang]).sort());
  });

  it('a tile goes anywhere with an amenity only: even the Rainbow minds Events and blocks', () => {
    settings.speak(lang);
    const free = new Set<boolean>();
    for (const moment of MOMENTS) {
      const choice = new MayorChoice(() => seen(moment));
      if (choice.question !== 'act') continue;
      for (const tile of choice.spots.keys()) {
        choice.take(tile);
        const { main } = said(moment.view, choice, NAMES, BOX);
        expect(/anywhere|beliebig/.test(main), main).toBe(moment.view.using !== null);
        free.add(moment.view.using !== null);
        choice.take(tile);
      }
    }
    expect(free.size).toBe(2);
  });

  it('a piece is said to move as far as it does, and no distance where that depends on the way', () => {
    settings.speak(lang);
    const met = new Set<number>();
    for (const moment of MOMENTS) {
      const kinds = legal(moment);
      if (!['citizen', 'banker'].includes(kinds.join())) continue;
      const ways = new Set(moment.legal_actions.map(({ path }) => (path as string[]).length));
      const { main } = told(moment);
      expect(/\d+/.exec(main)?.[0], main).toBe(ways.size > 1 ? undefined : String([...ways][0]));
      met.add(ways.size);
    }
    expect([...met].sort()).toEqual([1, 2]);
  });

  it('who waits is told whose turn it is, or who chooses a way', () => {
    settings.speak(lang);
    for (const moment of MOMENTS) {
      if (moment.legal_actions.length) continue;
      const { active, phase, to_act, walking } = moment.view;
      const { main, why } = told(moment);
      for (const player of to_act) expect(main).toContain(NAMES[player]);
      const name = phase === 'walk' && walking ? NAMES[walking.player] : NAMES[active];
      expect(phase === 'final' || why.includes(name ?? ''), `${moment.setup} ${moment.ply}: ${why}`).toBe(
        true,
      );
    }
  });
});
