import { describe, expect, it } from 'vitest';

import { awaits, isNewcomer, listing, ranks } from './listing';
import { tableWith } from './table.fixture';

describe('the list of tables', () => {
  it('puts first what waits for one, then what happened last', () => {
    const { own } = listing([
      tableWith({ table: 'old', mine: [1], changed: '2026-11-01T00:00:00Z' }),
      tableWith({ table: 'new', mine: [1], changed: '2026-11-21T00:00:00Z' }),
      tableWith({ table: 'called', mine: [0], changed: '2026-10-01T00:00:00Z' }),
    ]);
    expect(own.map((table) => table.table)).toEqual(['called', 'new', 'old']);
  });

  it('keeps a table one has only set up among one’s own', () => {
    expect(listing([tableWith({ host: true })]).own).toHaveLength(1);
  });

  it('puts what was closed with what is over, and nobody is waited for there', () => {
    const closed = tableWith({ closed: true, mine: [0] });
    expect(listing([closed, tableWith({ over: true })]).over).toHaveLength(2);
    expect(awaits(tableWith({ mine: [2], to_act: [2] })), 'a bot plays on').toBe(false);
    expect([awaits(closed), awaits(tableWith({ mine: [0] })), awaits(tableWith({ mine: [1] }))]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('a newcomer', () => {
  it('has no table of their own, running or over', () => {
    expect([isNewcomer([]), isNewcomer([tableWith({}), tableWith({ over: true })])]).toEqual([true, true]);
    expect([
      isNewcomer([tableWith({ mine: [0], over: true })]),
      isNewcomer([tableWith({ host: true })]),
    ]).toEqual([false, false]);
  });
});

describe('how a game ended', () => {
  it('names the most first, and those with the same together', () => {
    expect(ranks([70, 94, 70])).toEqual([
      { score: 94, players: [1] },
      { score: 70, players: [0, 2] },
    ]);
  });
});
