import { beforeAll, describe, expect, it, vi } from 'vitest';

import { api } from '../../lib/api';
import { openGame } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import { actionWords, isLabelled, labelOf, nameOf, namesIn, readable, singular } from './naming';

const BOX = namesIn({
  tiles: [{ number: 3, name: { en: 'Hall', de: 'Halle' } }],
  cities: [{ id: 'ur', name: { en: 'Ur', de: 'Ur' } }],
  size: 4,
  steps: [0, 1],
});
const SEATS = ['Ada', 'Ines'];

beforeAll(async () => {
  settings.speak('en');
  vi.spyOn(api, 'words').mockResolvedValue({ text: 'action-select = Select { $tile }' });
  await openGame('elsewhere');
});

describe('things', () => {
  it('are called as the box calls them, in the language spoken', () => {
    expect(nameOf('tile', 3, BOX, SEATS)).toBe('Hall');
    expect(nameOf('city', 'ur', BOX, SEATS)).toBe('Ur');
    settings.speak('de');
    expect(nameOf('tile', 3, BOX, SEATS)).toBe('Halle');
    settings.speak('en');
  });

  it('are called by seats, in capitals, or as they are', () => {
    expect(
      ['player', 'square', 'other'].map((kind) => nameOf(kind, kind === 'player' ? 1 : 'b2', BOX, SEATS)),
    ).toEqual(['Ines', 'B2', 'b2']);
    expect([nameOf('flag', 'yes', BOX, SEATS), nameOf('word', null, BOX, SEATS)]).toEqual(['yes', '–']);
  });
});

describe('ids', () => {
  it('are made readable where there are no words', () => {
    expect([readable('lines_empty'), readable('final-round')]).toEqual(['Lines empty', 'Final round']);
    expect(['tiles', 'amenities', 'grass'].map(singular)).toEqual(['tile', 'amenity', 'gras']);
  });

  it('label a field unless its game labels others', () => {
    const field = { id: 'seed', on: null, of: 'number', keys: [], values: [1] };
    expect([isLabelled([field]), labelOf('seed', false), labelOf('seed', true)]).toEqual([false, 'Seed', '']);
  });

  it('of an action are said in notation, without the player', () => {
    const action = { action: 'P2 dig b2 deep', kind: 'dig', square: 'b2' };
    expect(actionWords(action, BOX, SEATS)).toBe('Dig b2 deep');
  });

  it('of an action are said so, too, where it lacks what the words of its game want', () => {
    expect(actionWords({ action: 'P1 select 3', kind: 'select', tile: 3 }, BOX, SEATS)).toBe('Select Hall');
    expect(actionWords({ action: 'P1 select 3', kind: 'select' }, BOX, SEATS)).toBe('Select 3');
  });
});
