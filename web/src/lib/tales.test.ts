// The headlines of a replay, and what stands on its chart.
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { apart, ticksOf } from '../frame/replay/scale';
import { event } from './fixture';
import {
  chartMarks,
  courses,
  deedBefore,
  deltas,
  outcome,
  PLAIN,
  swings,
  taleOf,
  told,
  type Tale,
} from './tales';
import type { TableEvent } from './types';

const did = (frame: number, id: string, player: number): TableEvent =>
  event(frame + 1, player, id, {}, `${id} by ${player}`);
const TALE: Tale = {
  veiled: { chosen: ['selected'] },
  deeds: ['placed', 'sold', 'selected'],
  marked: ['storm'],
  settling: ['income'],
  first: 'placed',
};
const LOG = [
  did(1, 'chosen', 0),
  did(2, 'selected', 1),
  did(2, 'selected', 0),
  did(3, 'paid', 1),
  did(3, 'sold', 0),
  did(3, 'placed', 1),
  did(4, 'storm', -1),
  did(5, 'placed', 1),
  did(5, 'income', 1),
];
const SCORES = [
  [0, 0],
  [0, 0],
  [0, 0],
  [2, 9],
  [-1, 9],
  [-1, 30],
];
const APART = { players: [], together: false };
const at = (frame: number): TableEvent[] => LOG.filter((one) => one.version === frame + 1);

describe('a headline', () => {
  it('is the deed that moved the most points, and never that somebody has chosen', () => {
    expect(told(at(3), TALE, deltas(SCORES, 3)).map(({ text }) => text)).toEqual([
      'placed by 1',
      'sold by 0',
      'paid by 1',
    ]);
    expect(told(at(1), TALE, [])).toEqual([]);
  });

  it('tells of what was chosen in secret what came of it, and of a mere step the deed it led to', () => {
    expect(outcome(LOG, TALE, 1, 0)?.text).toBe('selected by 0');
    expect(outcome(LOG, TALE, 4, 1)?.version).toBe(6);
    expect(outcome(LOG, PLAIN, 1, 0)).toBeUndefined();
  });
});

describe('a mere step', () => {
  const log = [did(1, 'placed', 0), did(2, 'walked', 0), did(3, 'walked', 1), did(4, 'walked', 0)];
  const players = [-1, 0, 0, 1, 0];
  it('is told as the deed of its turn, and by itself where its turn had none', () => {
    expect(deedBefore(log, TALE, players, 2)?.text).toBe('placed by 0');
    expect(deedBefore(log, TALE, players, 3)).toBeUndefined();
    expect(deedBefore(log, TALE, players, 4)).toBeUndefined();
  });
  it('names a swing by that deed', () => {
    const scores = [
      [0, 0],
      [0, 0],
      [5, 0],
      [5, 0],
      [5, 0],
    ];
    expect(swings(scores, log, TALE, 1, { players, together: false })).toEqual([
      { frame: 2, player: 0, amount: 5, text: 'placed by 0' },
    ]);
  });
  it('of all together weighs what befalls all', () => {
    const lost = [did(1, 'sold', 0), did(1, 'storm', -1)];
    const tale = { ...TALE, deeds: ['storm', 'sold'] };
    expect(told(lost, tale, [-3, -3])[0]?.id).toBe('storm');
    expect(told(lost, tale, [-3, -2])[0]?.id).toBe('sold');
  });
});

describe('the chart', () => {
  it('marks what befell all, and where each did it first', () => {
    expect(chartMarks(LOG, TALE)).toEqual([
      { frame: 3, player: 1, text: 'placed by 1' },
      { frame: 4, player: -1, text: 'storm by -1' },
    ]);
  });

  it('names the largest swings by their causes, and none where income came in, too', () => {
    expect(swings(SCORES, LOG, TALE, 3, APART)).toEqual([
      { frame: 3, player: 1, amount: 9, text: 'placed by 1' },
      { frame: 4, player: 0, amount: -3, text: 'storm by -1' },
    ]);
    expect(swings(SCORES, LOG, TALE, 1, APART)).toHaveLength(1);
    expect(swings(SCORES, LOG, TALE, 3, { players: [], together: true }).map(({ player }) => player)).toEqual(
      [0, 0],
    );
  });

  it('names no change that is small in its match', () => {
    const amounts = (scores: number[][]): number[] =>
      swings(scores, [did(1, 'income', 0)], TALE, 3, { players: [], together: false }).map(
        (one) => one.amount,
      );
    expect(amounts([[0], [50], [52], [49]])).toEqual([-3]);
    expect(amounts([[0], [0], [2], [2]])).toEqual([2]);
  });

  it('has a scale of round numbers, 0 among them', () => {
    expect(ticksOf(-11, 92, 3)).toEqual([0, 50]);
    expect(ticksOf(0, 50, 3)).toEqual([0, 20, 40]);
    expect(ticksOf(-1, 1, 3)).toEqual([-1, 0, 1]);
  });

  it('keeps the results apart, and all of them in sight', () => {
    const ys = apart([{ y: 10 }, { y: 11 }, { y: 99 }], 12, 100).map(({ y }) => y);
    expect(ys.sort((a, b) => a - b)).toEqual([10, 22, 99]);
    expect(Math.max(...apart([{ y: 99 }, { y: 100 }], 12, 100).map(({ y }) => y))).toBe(100);
  });
});

describe('what the games tell', () => {
  beforeAll(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    return () => vi.unstubAllGlobals();
  });
  it.each(['neom', 'mayor', 'skylines'])('%s has deeds, and marks some of its events', async (game) => {
    const tale = await taleOf(game);
    expect(tale.deeds.length).toBeGreaterThan(3);
    expect(tale.marked.length).toBeGreaterThan(0);
    expect(tale.deeds).toContain(tale.first);
    for (const id of tale.deeds) expect(Object.keys(tale.veiled)).not.toContain(id);
  });
});

describe('what a chart follows besides the points', () => {
  const moved = (frame: number, track: string, from: number, to: number): TableEvent => ({
    ...did(frame, 'track', -1),
    args: { track, from, to, amount: to - from },
  });
  const log = [
    moved(1, 'money', 10, 8),
    did(1, 'placed', 0),
    moved(3, 'money', 8, 9),
    moved(3, 'water', 0, -1),
  ];
  const gauge = { icon: '', name: '' };
  const tale: Tale = {
    ...TALE,
    gauges: [
      { ...gauge, id: 'money', of: ({ money = 0 }) => money },
      { ...gauge, id: 'short', of: (markers) => Object.values(markers).filter((value) => value < 0).length },
    ],
  };
  it('is where the markers stood in each frame, from what they were before they moved', () => {
    expect(courses(log, tale, 4).map(({ values }) => values)).toEqual([
      [10, 8, 8, 9, 9],
      [0, 0, 0, 1, 1],
    ]);
  });
  it('is nothing in a game that says nothing of it', () => {
    expect(courses(log, PLAIN, 4)).toEqual([]);
  });
});
