import { describe, expect, it } from 'vitest';

import { guidedTable } from './guided';
import { settings } from './settings.svelte';
import type { GameInfo } from './types';

const game = (told: Partial<GameInfo>): GameInfo => ({ id: 'one', title: 'One', blurb: '', min_players: 1, max_players: 4, bots: ['random', 'greedy'], talking: false, options: [], ...told });

describe('a guided game', () => {
  it('is against one bot, the same for everybody', () => {
    settings.speak('en');
    settings.call('Ada');
    const table = guidedTable(game({}));
    expect(table).toMatchObject({ players: 2, seats: ['here', 'greedy'], names: ['Ada', 'Player 2'], guided: true, sit: false });
    expect(table.seed).toBe(guidedTable(game({ id: 'two' })).seed);
  });

  it('is by oneself where people play together', () => {
    expect(guidedTable(game({ talking: true })).seats).toEqual(['here']);
  });
});
