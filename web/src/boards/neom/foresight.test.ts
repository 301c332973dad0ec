// What the server foresees of tiles, as the board reads it.
import { beforeAll, describe, expect, it } from 'vitest';

import type { Foreseen } from '../../lib/types';
import { words } from '../../lib/words.svelte';
import type { Box } from './components';
import { bestWords, lockWords, outlookWords } from './foot';
import { locked, outlook, outlooks, previewAt } from './foresight';

const cost = { payee: 2, amount: 4, what: 'good', conditional: false, text: '' };
const placing: Foreseen = {
  action: { action: 'P1 place 7', kind: 'place', tile: 7 },
  barred: null,
  costs: [cost],
  lines: { 'P1 at a2': { tiles: 2, money: -2 }, 'P1 at b3': { tiles: 4 }, 'P1 at c4': { tiles: 4 } },
  open: false,
};
const sale: Foreseen = { ...placing, action: { action: 'P1 sell', kind: 'sell', amount: 5 } };
const barred = (rule: string, args: Record<string, unknown> = {}): Foreseen => ({
  ...placing,
  barred: { rule, args, text: 'A whole sentence.' },
  costs: [],
  lines: {},
});
const BOX = { good: (id: string) => ({ name: { en: id, de: id } }) } as unknown as Box;

beforeAll(() => words.open('neom', 'en'));

describe('an outlook', () => {
  it('has the best spaces and what they bring; a sale is none', () => {
    const told = outlook(placing);
    expect([told.best, told.bestAt]).toEqual([4, ['b3', 'c4']]);
    expect([...outlooks([placing, sale]).keys()]).toEqual([7]);
  });

  it('is previewed with its cost, and line by line on a space', () => {
    const told = outlook(placing);
    expect(previewAt(told, null)).toEqual({ costs: [cost], changes: [] });
    const lines = previewAt(told, 'a2').changes.map(({ line, amount }) => [line, amount]);
    expect(lines).toEqual([
      ['tiles', 2],
      ['money', -2],
    ]);
  });

  it('is locked where the tile can only be sold, which a Disaster is not', () => {
    expect(locked(outlook(placing))).toBe(false);
    expect(locked(outlook(barred('needs-good')))).toBe(true);
    expect(locked(outlook(barred('disaster-no-action')))).toBe(false);
  });
});

describe('the words under a tile', () => {
  it('name the first of the best spaces and count the others', () => {
    expect(bestWords(outlook(placing))).toBe('best B3 and 1 more');
    expect(outlookWords(outlook(placing))).toContain('£4');
  });

  it('name the Goods nobody sells, and fall back on the server’s sentence', () => {
    const say = (rule: string, args = {}): string => {
      const told = outlook(barred(rule, args)).barred;
      return told ? lockWords(told, BOX) : '';
    };
    expect(say('needs-good', { goods: ['Coal', 'Oil'] })).toBe('nobody sells Coal or Oil');
    expect(say('no-such-rule')).toBe('A whole sentence.');
  });
});
