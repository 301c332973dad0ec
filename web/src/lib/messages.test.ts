import { describe, expect, it } from 'vitest';

import { bundle, listed, minus, signed, t } from './messages';
import { LANGS, settings } from './settings.svelte';

const texts = import.meta.glob<string>(['../messages/*.ftl', '../boards/*/*.ftl'], { query: '?raw', import: 'default', eager: true });

describe('messages', () => {
  it('exist in every language alike', () => {
    const ids = LANGS.map((lang) => [...bundle(lang, texts)._messages.keys()].sort());
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[0]?.length).toBeGreaterThan(100);
  });

  it('count, list and sign as the language does', () => {
    settings.speak('en');
    expect(t('seats-count', { count: 1 })).toBe('1 seat');
    expect(t('seats-count', { count: 4 })).toBe('4 seats');
    expect(t('neom-count-spaces', { open: 3, replacing: 0 })).toBe('3 legal spaces');
    expect(t('neom-count-spaces', { open: 1, replacing: 2 })).toBe('1 legal space, 2 more by replacing');
    expect(listed(['Ines', 'Tarik', 'Moss'])).toMatch(/Ines, Tarik,? and Moss/);
    expect(signed(3)).toBe('+3');
    expect(signed(-3)).toBe('\u22123');
    expect(minus(0)).toBe('0');
  });

  it('speak German when asked', () => {
    settings.speak('de');
    expect(t('seats-count', { count: 1 })).toBe('1 Platz');
    expect(t('waiting-for', { names: listed(['Ines', 'Moss']) })).toBe('Es fehlt noch: Ines und Moss');
    settings.speak('en');
  });

  it('fall back to the id, so that a gap is seen and nothing breaks', () => {
    expect(t('no-such-message')).toBe('no-such-message');
  });
});
