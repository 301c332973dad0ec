import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { LANGS, settings } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import edition from '../../../../src/gridtown/games/mayor/editions/base.toml?raw';
import { COMPONENTS } from './fixture';
import Reference from './Reference.svelte';
import { Finder } from '../../frame/rules/search';
import german from './rules.de.md?raw';
import english from './rules.en.md?raw';

let shown: Record<string, unknown> | null = null;

beforeAll(async () => {
  for (const lang of LANGS) await words.open('mayor', lang);
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

describe('the box of Mayor', () => {
  it('shows each tile, amenity and event, drawn and in words, and the City board', () => {
    show();
    expect(texts('h3')).toEqual(['Banks', 'Shops', 'Parks', 'Civic Amenities', 'Events', 'City board']);
    expect(texts('#tile-3 :is(h4, p)')).toEqual(['Bank', 'yellow, North, inner', 'No. 3']);
    expect(texts('#tile-26 p')[0]).toBe('2× Shop, Church, 2× Statue');
    expect(texts('#tile-42 :is(h4, p)')).toEqual(['Library', 'Block B', 'No. 42']);
    expect(texts('#event-2 p')).toEqual([
      'You can’t place beside yellow streets.',
      'Banks cost 1 gold more.',
    ]);
    expect(document.querySelectorAll('#tile-3 svg use, #tile-42 svg use').length).toBeGreaterThan(1);
    expect(texts('.block h4')).toHaveLength(10);
    expect(texts('.block p')).toContain('E4 South, inner, beside blue and yellow');
  });

  it('speaks German too', () => {
    settings.speak('de');
    show();
    expect(texts('#tile-12 :is(h4, p)')).toEqual(['Laden', 'blau, Süden, außen', 'Nr. 12']);
    expect(texts('#event-6 p')).toEqual(['Statuen dürfen nicht gebaut werden.']);
  });

  it('shows what all the words looked for are in, and headings only over something', () => {
    show('yellow inner bank');
    expect(texts('h3')).toEqual(['Banks']);
    expect(texts('h4')).toEqual(['Bank']);
    show('library');
    expect(texts('h4')).toEqual(['Library']);
    show('zeppelin');
    expect(texts('h3, h4, .key, nav')).toEqual([]);
  });

  it('marks what is reconstructed', () => {
    const [bank] = COMPONENTS.tiles;
    const printed = {
      type: 'printed',
      colour: 'printed',
      region: 'printed',
      section: 'printed',
      name: 'printed',
    };
    const tiles = [
      { ...bank, number: 3, source: printed },
      { ...bank, number: 4, source: { ...printed, colour: 'reconstructed' } },
      { ...bank, number: 5, source: { ...printed, name: 'reconstructed' } },
      { ...bank, number: 6, source: printed, name: { en: 'Shop', de: 'Laden' } },
    ];
    const marked = (): number[] =>
      [3, 4, 5, 6].filter((number) => document.querySelector(`#tile-${number} .mark`) !== null);
    for (const [lang, numbers] of [
      ['en', [4, 5]],
      ['de', [4, 5, 6]],
    ] as const) {
      settings.speak(lang);
      if (shown) void unmount(shown);
      shown = mount(Reference, {
        target: document.body,
        props: { components: { ...COMPONENTS, tiles }, terms: [] },
      });
      flushSync();
      expect(marked()).toEqual(numbers);
    }
  });
});

describe('the rules of Mayor', () => {
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

  it('name every event and amenity of the edition', () => {
    for (const [, en = '', de = ''] of [
      ...edition.matchAll(/^id = .*\nname = \{ en = "(.*)", de = "(.*)" \}/gm),
      ...edition.matchAll(/^block = .*\nname = \{ en = "(.*)", de = "(.*)" \}/gm),
    ]) {
      expect(english).toContain(en);
      expect(german).toContain(de);
    }
  });
});
