import { describe, expect, it } from 'vitest';

import type { PreviewChange } from '../../lib/types';
import { boardOf } from '../boards';
import { gainOf } from './board.svelte';
import Generic from './Generic.svelte';

const change = (amount: number, more: Partial<PreviewChange> = {}): PreviewChange => ({
  line: 'points',
  amount,
  conditional: false,
  player: null,
  args: {},
  text: 'Points',
  ...more,
});
const gain = (...changes: PreviewChange[]): string => gainOf({ costs: [], changes }, 1);

describe('what a choice brings', () => {
  it('is summed up for whoever makes it', () => {
    expect(gain(change(3), change(1, { player: 1 }), change(9, { player: 0 }))).toBe('+4');
    expect(gain(change(-2))).toBe('\u22122');
  });
  it('says when it depends on what follows', () =>
    expect(gain(change(3, { conditional: true }))).toBe('+3?'));
  it('is not said of several lines, or of none', () => {
    expect([gain(change(1), change(1, { line: 'money' })), gain(), gainOf(undefined, 1)]).toEqual([
      '',
      '',
      '',
    ]);
  });
});

it('a game without a board has the generic one', async () => {
  expect(await boardOf('chess')).toBe(Generic);
});
