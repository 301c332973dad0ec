import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { MOST } from '../../lib/buttons';
import { LANGS, settings, type Lang } from '../../lib/settings.svelte';
import type { LegalAction } from '../../lib/types';
import { words } from '../../lib/words.svelte';
import { moments, offered, seen, type Moment } from '../moments';
import { SkylinesChoice } from './choice.svelte';
import type { Box } from './components';
import { boxOf } from './fixture';
import { endsGame, going, said } from './prompt';
import type { SkylinesView } from './types';

const view = (stacks: number[], last: boolean): SkylinesView =>
  ({ players: 1, stacks, last_milestone: last }) as SkylinesView;
const choice = (groups: Record<string, unknown[]>): SkylinesChoice =>
  ({ question: 'act', groups, staged: null }) as unknown as SkylinesChoice;
const asked = (stacks: number[], groups: Record<string, unknown[]>): string[] => {
  const found = said(view(stacks, false), choice(groups), [], {} as Box, '');
  return [found.main, found.why];
};

beforeAll(async () => {
  for (const lang of LANGS) await words.open('skylines', lang);
});
afterEach(() => settings.speak('en'));

const BOX = boxOf({ tracks: [] });
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];
const MOMENTS = moments<SkylinesView>('skylines');

/** How each thing to do is asked for: with one card only, whether to play it. */
const OFFERS: Record<Lang, Record<string, RegExp>> = {
  en: {
    play: /to play|^Play/,
    exchange: /to (play or )?exchange|^Exchange \d+\?/,
    end: /[Ee]nd the Milestone/,
    tile: /a shape/,
    place: /^Place/,
    draw: /Draw/,
    take: /[Tt]ake (a|one)/,
    swap: /Exchange a card/,
    done: /[Gg]o on/,
    keep: /Keep/,
    develop: /(first|next) piece/,
    lay: /Lay/,
  },
  de: {
    play: /^Spiele|“ spielen/,
    exchange: /^(Spiele oder tausche|Tausche) eine Karte$|“ tauschen/m,
    end: /[Bb]eende den Meilenstein/,
    tile: /eine Form/,
    place: /“ bauen$/,
    draw: /[Zz]iehe/,
    take: /[Nn]imm/,
    swap: /Tausche eine Karte oder/,
    done: /[Mm]ach weiter/,
    keep: /Behalte/,
    develop: /(erste|nächste) Teil/,
    lay: /Lege/,
  },
};

const seated = (moment: Moment<SkylinesView>): SkylinesChoice =>
  new SkylinesChoice(
    () => seen(moment),
    () => BOX,
  );
const told = (moment: Moment<SkylinesView>): ReturnType<typeof said> =>
  said(moment.view, seated(moment), NAMES, BOX, '');

/** What is asked, with the end of a Milestone where that is offered beside it. */
function asking(moment: Moment<SkylinesView>): string {
  const { main, why } = told(moment);
  return moment.view.phase === 'act' ? `${main}\n${why}` : main;
}

describe.each(LANGS)('along recorded games (%s)', (lang) => {
  it('what is asked is what is legal, all of it', () => {
    settings.speak(lang);
    const met = new Set<string>();
    for (const moment of MOMENTS) {
      const legal = [...new Set(moment.legal_actions.map(({ kind }) => kind))].sort();
      if (!legal.length) continue;
      const text = asking(moment);
      const asked = offered(text, OFFERS[lang]);
      expect(asked, `${moment.setup} ${moment.ply}: ${text}`).toEqual(legal);
      for (const thing of asked) met.add(thing);
    }
    expect([...met].sort()).toEqual(Object.keys(OFFERS[lang]).sort());
  });

  it('a shape may be locked for other reasons than room, and no color tells what type it is', () => {
    settings.speak(lang);
    const tiles = MOMENTS.filter(
      ({ view, legal_actions }) => view.phase === 'tile' && legal_actions.length > 1,
    );
    expect(tiles.length).toBeGreaterThan(0);
    for (const moment of tiles) expect(told(moment).why).not.toMatch(/\bfit\b|color|passen|Farbe/);
  });

  it('who waits is told for whom', () => {
    settings.speak(lang);
    for (const moment of MOMENTS)
      if (!moment.legal_actions.length)
        for (const player of moment.view.to_act) expect(told(moment).main).toContain(NAMES[player]);
  });
});

describe('a card to draw', () => {
  it('comes from the exchange pile where the stacks are empty', () => {
    const drawing = MOMENTS.find(({ view, legal_actions }) => view.phase === 'draw' && legal_actions.length);
    if (!drawing) throw new Error('no moment');
    const legal_actions = [1, 2].map((card) => ({ action: `P1 take ${card}`, kind: 'take', card }));
    expect(told({ ...drawing, legal_actions }).main).toBe('Take a card from the exchange pile');
  });
});

describe('a role', () => {
  it('is seen by others where there are any', () => {
    const keeping = MOMENTS.find(({ view, legal_actions }) => view.phase === 'keep' && legal_actions.length);
    if (!keeping) throw new Error('no moment');
    const alone = { ...keeping, view: { ...keeping.view, players: 1 } };
    expect(told(alone).why).toBe('You keep it for the whole game.');
    expect(told(keeping).why).toContain('the others see it');
  });
});

describe('what to do in a turn', () => {
  it('is to end the Milestone where nothing else can be done', () => {
    expect(asked([3, 0, 0], { play: [{}], end: [{}] })).toEqual([
      'Choose a card to play',
      'Or end the Milestone.',
    ]);
    expect(asked([3, 0, 0], { end: [{}] })).toEqual([
      'End the Milestone',
      'There is nothing else you can do.',
    ]);
    expect(asked([0, 0, 0], { end: [{}] })).toEqual([
      'End the Milestone',
      'The stacks are empty: The game ends with it, and no more tiles are needed.',
    ]);
  });

  it('names no key and no second click where a tile is built by a button', () => {
    const placing = { question: 'place', groups: {}, put: null, legal: [] } as unknown as SkylinesChoice;
    const [byTap, byClick] = [true, false].map(
      (taps) => said({ playing: null } as SkylinesView, placing, [], {} as Box, '', taps).why,
    );
    expect(byTap).toBe('Tap where it goes, then build.');
    expect(byClick).toContain('again to build. N');
  });

  it('ends the game with the last Milestone or the last card', () => {
    expect([view([1, 0, 0], false), view([1, 0, 0], true), view([0, 0, 0], false)].map(endsGame)).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe.each(LANGS)('the button of a choice (%s)', (lang) => {
  const called = (name: string): Box =>
    ({ nameOf: () => name, card: () => ({ type: 'zone' }) }) as unknown as Box;
  const button = (kind: string, name: string): string =>
    going({ kind, card: 5, stage: 3, board: 'A' } as unknown as LegalAction, called(name));

  it.each([
    'play',
    'exchange',
    'end',
    'tile',
    'place',
    'draw',
    'take',
    'swap',
    'done',
    'keep',
    'develop',
    'lay',
  ])('is short, however long the names are: %s', (kind) => {
    settings.speak(lang);
    const said = button(kind, 'Courtyard Apartments');
    expect(said).toMatch(/^[^-]+$/); // no id
    expect(said.length).toBeLessThanOrEqual(MOST);
  });

  it('has the name where it fits', () => {
    settings.speak(lang);
    expect(button('keep', 'Broker')).toContain('Broker');
  });
});
