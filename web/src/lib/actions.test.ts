import { describe, expect, it } from 'vitest';

import { byArgument, grouped } from './actions';
import type { LegalAction } from './types';

const at = (space: string): LegalAction => ({ action: `P1 at ${space}`, kind: 'at', space });

describe('legal actions', () => {
  it('are grouped by kind in the order given', () => {
    const place = (tile: number): LegalAction => ({ action: `P1 place ${tile}`, kind: 'place', tile });
    const groups = grouped([place(12), place(121), { action: 'P1 sell', kind: 'sell' }]);
    expect(Object.keys(groups)).toEqual(['place', 'sell']);
    expect(groups.place?.map((action) => action.tile)).toEqual([12, 121]);
    expect(grouped([])).toEqual({});
  });

  it('are found by what they name', () => {
    expect(byArgument([at('c4'), at('b3')], 'space').get('b3')?.action).toBe('P1 at b3');
    expect(byArgument(undefined, 'space').size).toBe(0);
  });
});
