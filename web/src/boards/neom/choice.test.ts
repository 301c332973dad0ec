import { describe, expect, it } from 'vitest';

import { grouped } from '../../lib/actions';
import type { LegalAction } from '../../lib/types';
import { asking, conditional, gainOf, total } from './choice.svelte';

const at = (space: string): LegalAction => ({ action: `P1 at ${space}`, kind: 'at', space });

describe('legal actions', () => {
  const actions: LegalAction[] = [
    { action: 'P1 place 12', kind: 'place', tile: 12 },
    { action: 'P1 place 121', kind: 'place', tile: 121 },
    { action: 'P1 sell', kind: 'sell' },
  ];

  it('say what is asked: the narrowest question first', () => {
    expect(asking(grouped(actions))).toBe('place');
    expect(asking(grouped([at('c4')]))).toBe('at');
    expect(
      asking(
        grouped([
          { action: 'P1 sacrifice c4', kind: 'sacrifice' },
          { action: 'P1 pay', kind: 'pay' },
        ]),
      ),
    ).toBe('pay');
    expect(asking({})).toBeNull();
  });
});

describe('a preview', () => {
  const change = (amount: number, later = false) => ({
    line: 'goods',
    amount,
    conditional: later,
    player: null,
    args: {},
    text: 'Goods',
  });

  it('sums its changes, and knows whether they may still change', () => {
    expect(total({ costs: [], changes: [change(2), change(-1)] })).toBe(1);
    expect(total(undefined)).toBeNull();
    expect(conditional({ costs: [], changes: [change(2), change(1, true)] })).toBe(true);
    expect(conditional({ costs: [], changes: [change(2)] })).toBe(false);
  });

  it('tells of the space that is meant, though it brings nothing there; without one, of the best', () => {
    const outlook = { barred: null, costs: [], spaces: new Map(), best: 4, bestAt: ['b3'], open: false };
    const nothing = { costs: [], changes: [] };
    expect(gainOf(nothing, 'c3', outlook)).toEqual({ sum: 0, upTo: false });
    expect(gainOf({ costs: [], changes: [change(2)] }, 'c4', outlook)).toEqual({ sum: 2, upTo: false });
    expect(gainOf(nothing, null, outlook)).toEqual({ sum: 4, upTo: true });
    expect(gainOf(nothing, null, null)).toEqual({ sum: null, upTo: false });
  });
});
