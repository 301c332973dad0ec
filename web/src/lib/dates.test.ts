import { describe, expect, it } from 'vitest';

import { agoInWords, dayInWords } from './dates';

const NOW = new Date(2026, 10, 22, 9, 30);
const ago = (days: number): string => new Date(2026, 10, 22 - days, 23, 0).toISOString();

describe('a day in words', () => {
  it('is as short as can be understood', () => {
    expect([0, 1, 3].map((days) => dayInWords(ago(days), 'en', NOW))).toEqual([
      'today',
      'yesterday',
      'Thursday',
    ]);
    expect([40, 400].map((days) => dayInWords(ago(days), 'en', NOW))).toEqual([
      '13 October',
      '18 October 2025',
    ]);
  });

  it('is said in the language spoken', () => {
    expect([0, 1, 3, 40].map((days) => dayInWords(ago(days), 'de', NOW))).toEqual([
      'heute',
      'gestern',
      'Donnerstag',
      '13. Oktober',
    ]);
  });

  it('of a clock that is ahead of ours is today', () => {
    expect(dayInWords(ago(-1), 'en', NOW)).toBe('today');
  });
});

describe('how long ago something was', () => {
  const since = (minutes: number, lang: 'en' | 'de'): string =>
    agoInWords(new Date(NOW.getTime() - minutes * 60_000).toISOString(), lang, NOW);

  it('is said in the largest measure that is full', () => {
    expect([0.9, 1, 59.9, 60, 1439, 1440].map((minutes) => since(minutes, 'en'))).toEqual([
      'just now',
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '23 hours ago',
      '1 day ago',
    ]);
    expect([5, 300].map((minutes) => since(minutes, 'de'))).toEqual(['vor 5 Minuten', 'vor 5 Stunden']);
  });

  it('of a clock that is ahead of ours is just now', () => {
    expect(since(-3, 'en')).toBe('just now');
  });
});
