import { describe, expect, it, vi } from 'vitest';

import { rulesText } from '../frame/rules/text';
import { guidedTable, GUIDED } from './guided';
import {
  current,
  FRESH,
  lessonsOf,
  met,
  postponed,
  revived,
  sceneOf,
  type Lesson,
  type Scene,
} from './lessons';
import { LANGS } from './settings.svelte';
import type { LegalAction, Update } from './types';
import { words } from './words.svelte';

// There is no server here; a guide that asks for the box does without.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server')));

const LONGEST = 280; // characters: three lines beside the buttons at 1280 pixels, in either language

function scene(...kinds: string[]): Scene {
  const legal_actions = kinds.map((kind): LegalAction => ({ action: `P1 ${kind}`, kind }));
  return sceneOf(
    { view: { game: 'toy', viewer: 0, to_act: [0] }, legal_actions, over: false } as unknown as Update,
    [],
  );
}

const lesson = (id: string): Lesson => ({ id, when: ({ may }) => may.has(id), lights: { at: 'main' } });
const LESSONS = ['one', 'two', 'three', 'four'].map(lesson);

describe('lessons', () => {
  it('come up when their conditions hold, in the order of the list, two at most', () => {
    const progress = met(FRESH, LESSONS, scene('three', 'two', 'four'));
    expect(progress.met).toEqual(['two', 'three']);
    expect(met(progress, LESSONS, scene('four')).met).toEqual(['two', 'three']);
  });

  it('come up for what may be done next with what is in hand, too', () => {
    const { view, legal } = scene('one');
    const now = sceneOf(
      { view, legal_actions: [...legal], over: false } as unknown as Update,
      [],
      scene('three').legal,
    );
    expect(met(FRESH, LESSONS, now).met).toEqual(['one', 'three']);
    expect(now.legal).toHaveLength(1);
  });

  it('make room when they are done with, and come up once', () => {
    const one = { ...met(FRESH, LESSONS, scene('one')), read: 1 };
    expect(current(one, LESSONS)).toBeNull();
    expect(met(one, LESSONS, scene('one'))).toBe(one);
    expect(current(met(one, LESSONS, scene('one', 'four')), LESSONS)?.id).toBe('four');
  });

  it('go behind the one that waits when they are put off', () => {
    const two = { met: ['one', 'two', 'three'], read: 1, off: false };
    expect(postponed(two).met).toEqual(['one', 'three', 'two']);
    expect(postponed({ ...two, read: 3 }).met).toEqual(two.met);
  });

  it('are kept, but for those that there are no longer', () => {
    const kept = JSON.stringify({ met: ['one', 'gone', 'two'], read: 2, off: true });
    expect(revived(kept, LESSONS)).toEqual({ met: ['one', 'two'], read: 1, off: true });
    expect(revived(null, LESSONS)).toEqual(FRESH);
    expect(revived('{"met":3}', LESSONS)).toEqual(FRESH);
  });
});

describe('a game without a guide', () => {
  it('has neither lessons nor a table', async () => {
    expect(await lessonsOf('toy')).toEqual([]);
    expect(guidedTable('toy')).toBeNull();
  });
});

describe.each(Object.keys(GUIDED))('the guide of %s', (game) => {
  it('has a table with a seat for the newcomer, first, and bots', () => {
    const table = guidedTable(game);
    expect(table).toMatchObject({ game, guided: true, sit: true });
    expect(table?.seats.length).toBe(table?.players);
    expect(table?.seats.indexOf('person')).toBe(0);
    expect(table?.seats.lastIndexOf('person')).toBe(0);
    expect(table?.seed).toMatch(/^[0-9a-f]{1,32}$/);
  });

  it('has ten to sixteen lessons, from the aim to the end', async () => {
    const ids = (await lessonsOf(game)).map((each) => each.id);
    expect(ids.length).toBeGreaterThanOrEqual(10);
    expect(ids.length).toBeLessThanOrEqual(16);
    expect(new Set(ids).size).toBe(ids.length);
    expect([ids[0], ids.at(-1)]).toEqual(['aim', 'end']);
  });

  it.each(LANGS)('has words for each that fit the strip (%s)', async (lang) => {
    await words.open(game, lang);
    await words.teach(game, lang);
    for (const { id } of await lessonsOf(game)) {
      const [title, text] = ['-title', ''].map(
        (part) => words.lessons(lang)?.getMessage(`${game}-guide-${id}${part}`)?.value,
      );
      expect(title, id).toBeTypeOf('string');
      expect(text, id).toBeTypeOf('string');
      expect(String(text).length, id).toBeLessThanOrEqual(LONGEST);
    }
  });

  it.each(LANGS)('leads to sections that the rules have (%s)', async (lang) => {
    const sections = (await rulesText(game, lang))?.sections.map((section) => section.id) ?? [];
    for (const { id, section } of await lessonsOf(game)) expect(sections, id).toContain(section);
  });
});
