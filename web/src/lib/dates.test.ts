import { describe, expect, it } from 'vitest';

import { dayInWords } from './dates';

const NOW = new Date(2026, 10, 22, 9, 30);
const ago = (days: number): string => new Date(2026, 10, 22 - days, 23, 0).toISOString();

describe('a day in words', () => {
  it('is as short as can be understood', () => {
    expect([0, 1, 3].map((days) => dayInWords(ago(days), 'en', NOW))).toEqual(['today', 'yesterday', 'Thursday']);
    expect([40, 400].map((days) => dayInWords(ago(days), 'en', NOW))).toEqual(['13 October', '18 October 2025']);
  });

  it('is said in the language spoken', () => {
    expect([0, 1, 3, 40].map((days) => dayInWords(ago(days), 'de', NOW))).toEqual(['heute', 'gestern', 'Donnerstag', '13. Oktober']);
  });

  it('of a clock that is ahead of ours is today', () => {
    expect(dayInWords(ago(-1), 'en', NOW)).toBe('today');
  });
});
