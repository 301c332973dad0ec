import { beforeEach, describe, expect, it } from 'vitest';

import { settings } from './settings.svelte';
import { along, chartOf, levelWords, outOf, strengthOf, type Setting } from './strength';
import type { StrengthInfo } from './types';

const row = (level: string, more: Partial<StrengthInfo> = {}): StrengthInfo => ({
  players: 4,
  options: {},
  level,
  against: 'steady',
  share: 0.7,
  points: null,
  low: 0.6,
  high: 0.8,
  games: 400,
  ...more,
});
const at = (strengths: StrengthInfo[], players = 4, options = {}): Setting => ({
  game: { strengths },
  players,
  options,
});

beforeEach(() => settings.speak('en'));

describe('the strength of a level', () => {
  it('is that of a table of this size with these options, the more of them the better', () => {
    const rows = [
      row('strong', { players: 2, share: 0.1, low: 0, high: 0.2 }),
      row('strong', { games: 1 }),
      row('strong', { games: 2, options: { deck: '4+' } }),
      row('strong', { games: 3, options: { deck: '5+' } }),
    ];
    expect(strengthOf(at(rows), 'strong')?.games).toBe(1);
    expect(strengthOf(at(rows, 4, { deck: '4+', draft: 'no' }), 'strong')?.games).toBe(2);
    expect(strengthOf(at(rows, 3), 'strong')).toBeNull();
    expect(strengthOf(at(rows), 'best')).toBeNull();
  });

  it('is said of ten games, or of a hundred where ten would say too little', () => {
    expect([0.71, 0.25, 0.97, 0.02].map(outOf)).toEqual([
      { won: 7, of: 10 },
      { won: 25, of: 100 },
      { won: 97, of: 100 },
      { won: 2, of: 100 },
    ]);
    const rows = [
      row('strong'),
      row('best', { against: '', share: null, points: 118.24, low: 1, high: 200 }),
    ];
    expect(levelWords(at(rows), 'strong')).toBe(
      'Wins 7 of 10 games against three Steady. Thinks for about a tenth of a second.',
    );
    expect(levelWords(at([row('strong', { share: 1, games: 24 })]), 'strong')).toMatch(
      /^Won all 24 games that were measured, against three Steady\. /,
    );
    expect(levelWords(at(rows), 'best')).toBe(
      'Reaches a result of 118.2 on average. Thinks for about a second.',
    );
    expect(levelWords(at(rows), 'steady')).toMatch(
      /^Takes what is best now.*The others are measured against it\./,
    );
    expect(levelWords(at(rows), 'easy')).toMatch(/Strength not measured yet\./);
    settings.speak('de');
    expect(levelWords(at(rows), 'strong')).toMatch(/^Gewinnt 7 von 10 Partien gegen dreimal Solide\./);
  });
});

describe('the chart of a table', () => {
  it('has all levels on one axis, with what is par', () => {
    const chart = chartOf(at([row('strong')]), ['steady', 'strong'])!;
    expect(chart.rows.map(({ row }) => row?.share ?? null)).toEqual([null, 0.7]);
    expect([chart.low, chart.high, chart.par]).toEqual([0, 1, 0.25]);
    expect(along(chart, 0.7)).toBeCloseTo(70);
  });

  it('goes from the lowest to the highest result where nobody is beaten', () => {
    const alone = { players: 1, against: '', share: null };
    const rows = [
      row('steady', { ...alone, points: 100, low: 90, high: 105 }),
      row('best', { ...alone, points: 120, low: 110, high: 130 }),
    ];
    const chart = chartOf(at(rows, 1), ['steady', 'strong', 'best'])!;
    expect([chart.low, chart.high, chart.par]).toEqual([90, 130, null]);
    expect(along(chart, 110)).toBe(50);
  });

  it('is not there where nothing was measured', () => {
    expect(chartOf(at([row('strong')], 3), ['strong'])).toBeNull();
  });
});
