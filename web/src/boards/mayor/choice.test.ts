import { describe, expect, it } from 'vitest';

import { grouped } from '../../lib/actions';
import type { LegalAction } from '../../lib/types';
import { asking, ends, spots } from './choice.svelte';

const place = (tile: number, square: string, kind = 'place'): LegalAction => ({
  action: `P1 ${kind} ${tile} ${square}`,
  kind,
  tile,
  square,
});
const walk = (kind: string, space: string): LegalAction => ({ action: `P1 ${kind} ${space}`, kind, space });

describe('legal actions', () => {
  it('say what is asked', () => {
    expect(asking([{ action: 'P1 move 1', kind: 'move' }])).toBe('move');
    expect(asking([walk('banker', '15b')])).toBe('walk');
    expect(asking([{ action: 'P1 pass', kind: 'pass' }])).toBe('act');
    expect(asking([{ action: 'P1 waive', kind: 'waive' }])).toBe('act');
    expect(asking([place(43, 'a1', 'lay')])).toBe('lay');
    expect(asking([])).toBeNull();
  });

  it('are found by the tile in hand and the square', () => {
    const found = spots([
      place(3, 'b1'),
      place(3, 'b1', 'claim'),
      place(3, 'c2'),
      place(12, 'c2'),
      { action: 'P1 pass', kind: 'pass' },
    ]);
    expect([...found.keys()]).toEqual([3, 12]);
    expect(found.get(3)?.get('b1')).toEqual({ place: place(3, 'b1'), claim: place(3, 'b1', 'claim') });
    expect(found.get(12)?.has('b1')).toBe(false);
  });

  it('number the ends of walks, the Citizen’s before the Banker’s', () => {
    const all = [walk('banker', '17a'), walk('citizen', '22'), walk('banker', '17b')];
    expect(ends(grouped(all)).map((end) => end.action)).toEqual([
      'P1 citizen 22',
      'P1 banker 17a',
      'P1 banker 17b',
    ]);
  });
});
