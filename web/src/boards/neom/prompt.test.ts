import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { LANGS, settings, type Lang } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import { moments, offered, seen, type Moment } from '../moments';
import { NeomChoice } from './choice.svelte';
import { open } from './components';
import { said } from './prompt';
import type { NeomView } from './types';

const BOX = open({ tiles: [], goods: [], ranks: [] });
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
const MOMENTS = moments<NeomView>('neom');
const ASKED = MOMENTS.filter(({ legal_actions }) => legal_actions.length);
const IDLE = MOMENTS.filter(({ legal_actions }) => !legal_actions.length);

/** How each thing to do is asked for: "own" is placing the selected tile, "stone" a Cornerstone. */
const OFFERS: Record<Lang, Record<string, RegExp>> = {
  en: {
    keep: /Keep/,
    select: /Select/,
    own: /Place (No\.|or sell)/,
    stone: /Place .*a? ?Cornerstone/,
    sell: /\bsell\b/i,
    at: /where to place/,
    source: /where to get/,
    make: /produces/,
    give: /Hand in/,
    done: /finish/i,
    pay: /Pay/,
    sacrifice: /sacrifice/,
  },
  de: {
    keep: /Behalte/,
    select: /Plättchen (?:deiner Hand|aus der Auslage)/,
    own: /“ bauen/,
    stone: /ein Ankergebäude bauen/i,
    sell: /verkaufen/,
    at: /ein Feld für/,
    source: /Woher/,
    make: /produziert/,
    give: /Gib ein/,
    done: /beende/i,
    pay: /Zahle/,
    sacrifice: /entfernst/,
  },
};

/** What tells those who wait that they have chosen. */
const CHOSEN: Record<Lang, RegExp> = {
  en: /kept|is selected|Your action/,
  de: /behältst|ausgewähltes|Deine Aktion/,
};

const meOf = ({ view }: Moment<NeomView>): NeomView['seats'][number] | null =>
  view.seats[view.viewer] ?? null;

function told(moment: Moment<NeomView>): ReturnType<typeof said> {
  const choice = new NeomChoice(() => seen(moment));
  return said(moment.view, meOf(moment), choice, NAMES, BOX);
}

function legal(moment: Moment<NeomView>): string[] {
  const { legal_actions } = moment;
  const selected = meOf(moment)?.selected;
  const things = legal_actions.map(({ kind, tile }) =>
    kind === 'place' ? (tile === selected ? 'own' : 'stone') : kind,
  );
  return [...new Set(things)].sort();
}

beforeAll(async () => {
  for (const lang of LANGS) await words.open('neom', lang);
});
afterEach(() => settings.speak('en'));

describe.each(LANGS)('along recorded games (%s)', (lang) => {
  it('what is asked is what is legal, all of it', () => {
    settings.speak(lang);
    const met = new Set<string>();
    for (const moment of ASKED) {
      const { main } = told(moment);
      const asked = offered(main, OFFERS[lang]);
      expect(asked, `${moment.setup} ${moment.ply}: ${main}`).toEqual(legal(moment));
      for (const thing of asked) met.add(thing);
    }
    expect([...met].sort()).toEqual(Object.keys(OFFERS[lang]).sort());
  });

  it('every Good that a source can be chosen for is named', () => {
    settings.speak(lang);
    for (const moment of ASKED)
      for (const { kind, good } of moment.legal_actions)
        if (kind === 'source' && good) expect(told(moment).main).toContain(String(good));
  });

  it('nobody is told that they have chosen before they have, and who has is told so', () => {
    settings.speak(lang);
    const known = new Set<boolean>();
    for (const moment of IDLE) {
      const { phase, players } = moment.view;
      const { why } = told(moment);
      const chosen = players > 2 && phase !== 'disaster' && moment.acted;
      expect(CHOSEN[lang].test(why), `${moment.setup} ${moment.ply}: ${why}`).toBe(chosen);
      known.add(chosen);
    }
    expect(known.size).toBe(2);
  });
});

describe('who waits', () => {
  const why = (players: number, phase: string, rest: Partial<NeomView> = {}): string => {
    const moment = IDLE.find(({ view }) => view.players >= players && view.phase === 'select');
    if (!moment) throw new Error('no moment');
    const view = { ...moment.view, players, phase, ...rest } as Moment<NeomView>['view'];
    return told({ ...moment, view }).why;
  };

  it('is told of turns where two take them', () => {
    expect(why(2, 'select')).toBe('With two players, you take turns.');
    expect(why(2, 'act')).toBe(why(2, 'draft'));
  });

  it('is told why a Disaster of their own leaves them nothing to do', () => {
    const own = IDLE.filter(({ view }) => view.phase === 'act' && view.disaster?.by === view.viewer);
    const many = own.filter(({ view }) => view.players > 2);
    expect(many.length).toBeGreaterThan(0);
    for (const moment of many) expect(told(moment).why).toContain('you take no action');
  });

  it('is told nothing of a choice while the tiles are dealt', () => {
    expect(why(3, 'draft', { to_act: [] })).toBe('');
  });
});
