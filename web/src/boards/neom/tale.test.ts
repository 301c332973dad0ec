import { beforeAll, describe, expect, it } from 'vitest';

import type { TableEvent } from '../../lib/types';
import { words } from '../../lib/words.svelte';
import { open } from './components';
import { choiceWords } from './tale';
import type { TileInfo } from './types';

const gas = { number: 9, name: { en: 'Natural Gas', de: 'Erdgas' } };
const box = open({ tiles: [gas as TileInfo], goods: [], ranks: [] });
const placed: TableEvent = {
  version: 25,
  id: 'placed',
  player: 1,
  args: { tile: 9, space: 'b2' },
  text: 'Tarik placed Natural Gas on B2.',
};
const said = (action: string, later?: TableEvent): string =>
  choiceWords({ action, name: 'Tarik', later }, box);

beforeAll(() => words.open('neom', 'en'));

describe('the headline of a choice in secret', () => {
  it('says what was chosen in its step, not what came of it', () => {
    expect(said('P2 keep 9')).toBe('Tarik kept Natural Gas');
    expect(said('P2 place 9', placed)).toBe('Tarik chose to place Natural Gas');
    expect(said('P2 at b2', placed)).toBe('Tarik chose B2 for Natural Gas');
    expect(said('P2 sell', { ...placed, id: 'sold' })).toBe('Tarik chose to sell Natural Gas');
    expect(said('P2 sacrifice c3')).toBe('Tarik chose to sacrifice the tile on C3');
  });

  it('is none where the tile or the word is missing', () => {
    expect(said('P2 at b2')).toBe('');
    expect(said('P2 dance')).toBe('');
  });
});
