// The drawings in the rules of every game, made from the game's own edition.
import { parse } from 'smol-toml';
import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { figuresOf, type Figures } from '../frame/rules/box';
import { written } from '../frame/rules/text';
import { LANGS, settings } from '../lib/settings.svelte';
import { words } from '../lib/words.svelte';

type Row = Record<string, unknown>;

const editions = import.meta.glob<string>('../../../src/gridtown/games/*/editions/base.toml', {
  query: '?raw',
  import: 'default',
});

/** What a tile of NEOM has where its row in the edition says nothing. */
const TILE = {
  types: [],
  polluting: false,
  power: false,
  vp: 0,
  cost: {},
  produces: [],
  instant: 0,
  effects: [],
};
const NOTHING_PAID = [0, 0, 0];

/** The box as the server tells it, from the tables of an edition. */
const BOXES: Readonly<Record<string, (tables: Record<string, Row[]>) => unknown>> = {
  neom: ({ tile = [], good, rank }) => ({
    tiles: tile.map((row) => ({ ...TILE, income: NOTHING_PAID, ...row, vp: row.vp === '?' ? null : row.vp })),
    goods: good,
    ranks: rank,
  }),
  mayor: ({ edition, tile = [], amenity, event, line, corner = [], street, end, square = [] }) => {
    const { wall, step_costs } = edition as unknown as Row;
    const corners = corner.map((row) => ({ number: Number.parseInt(String(row.space), 10), ...row }));
    const squares = square.map((row) => ({
      block: String(row.square).charAt(0).toUpperCase(),
      streets: [],
      beside: null,
      ...row,
    }));
    return {
      tiles: tile.map((row) => ({ icons: [], name: { en: '', de: '' }, ...row })),
      amenities: amenity,
      events: event,
      lines: line,
      board: { corners, streets: street, ends: end, squares, wall },
      steps: step_costs,
    };
  },
  skylines: ({ track, board, shape, tile, card, unique, role, policy, news, scenario, success }) => ({
    tracks: track,
    boards: board,
    shapes: shape,
    tiles: tile,
    cards: card,
    uniques: unique,
    roles: role,
    policies: policy,
    news,
    scenarios: scenario,
    success,
  }),
};

async function boxOf(game: string): Promise<unknown> {
  const text = await editions[`../../../src/gridtown/games/${game}/editions/base.toml`]?.();
  return BOXES[game]?.(parse(text ?? '') as unknown as Record<string, Row[]>);
}

async function drawn(game: string): Promise<Figures> {
  const figures = await figuresOf(game);
  if (!figures) throw new Error(`${game} has no drawings`);
  return figures;
}

let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  settings.speak('en');
});

function show(figures: Figures, name: string, components: unknown): void {
  if (shown) void unmount(shown);
  shown = mount(figures.default, { target: document.body, props: { name, components } });
}

describe.each(written)('the drawings in the rules of %s', async (game) => {
  const [figures, box] = await Promise.all([drawn(game), boxOf(game)]);
  const names = Object.keys(figures.FIGURES);

  it('are more than a few', () => expect(names.length).toBeGreaterThan(5));

  describe.each(LANGS)('in the language %s', (lang) => {
    it.each(names)('draw and label: %s', async (name) => {
      await words.open(game, lang);
      settings.speak(lang);
      show(figures, name, box);
      expect(document.querySelector('svg')?.querySelector('use, path, rect')).not.toBeNull();
      expect(document.body.textContent).not.toContain(`${game}-`); // the id of a message that is missing
    });
  });

  it('are none where a page asks for another', () => {
    show(figures, 'zeppelin', box);
    expect(document.querySelector('svg')).toBeNull();
  });
});
