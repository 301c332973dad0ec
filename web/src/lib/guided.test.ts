import { describe, expect, it } from 'vitest';

import { GUIDED, guidedTable } from './guided';
import { settings } from './settings.svelte';

describe('a guided game', () => {
  it('is the same for everybody, with oneself in the first seat and bots in all others', () => {
    settings.speak('en');
    settings.call('Ada');
    expect(Object.keys(GUIDED).length).toBeGreaterThan(0);
    for (const [game, table] of Object.entries(GUIDED)) {
      const request = guidedTable(game);
      expect(request).toMatchObject({ game, seed: table.seed, guided: true, sit: true, public: false });
      expect(request?.seats.map((seat) => seat === 'person')).toEqual(
        table.seats.map((_, player) => player === 0),
      );
      expect(request?.names).toEqual(['Ada', 'Ines', 'Tarik'].slice(0, table.players));
    }
  });

  it('is not there where a game has no lessons', () => {
    expect(guidedTable('chess')).toBeNull();
  });
});
