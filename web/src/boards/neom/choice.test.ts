import { describe, expect, it } from 'vitest';

import { grouped } from '../../lib/actions';
import type { LegalAction } from '../../lib/types';
import { asking, conditional, total } from './choice.svelte';

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
});
