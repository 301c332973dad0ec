import { beforeEach, describe, expect, it } from 'vitest';

import { settings } from '../../lib/settings.svelte';
import type { GameInfo } from '../../lib/types';
import { partOf, Wish } from './wish.svelte';

const GAME: GameInfo = {
  id: 'one',
  title: 'One',
  blurb: '',
  min_players: 1,
  max_players: 3,
  bots: ['random', 'greedy'],
  talking: false,
  options: [{ name: 'rain', values: ['no', 'yes'], default: 'no', title: 'Rain', titles: {}, summary: '' }],
};

let wish: Wish;
beforeEach(() => {
  settings.speak('en');
  settings.call('Ada');
  wish = new Wish();
  wish.begin(GAME);
});

describe('a wish', () => {
  it('is for oneself against greedy bots, until it is changed', () => {
    expect(wish.for(GAME)).toEqual({
      game: 'one',
      players: 3,
      seats: ['here', 'greedy', 'greedy'],
      options: { rain: 'no' },
      names: ['Ada', 'Ines', 'Tarik'],
      sit: false,
      public: false,
    });
  });

  it('lets one person sit at one place: who takes another leaves theirs to whoever sat there', () => {
    wish.choose(2, 'me');
    expect([...wish.kinds]).toEqual(['greedy', 'greedy', 'me']);
    expect([wish.called(0), wish.called(2), wish.mine]).toEqual(['Odo', 'Ada', 2]);
  });

  it('calls people by their seats as long as nobody says their name', () => {
    wish.choose(1, 'person');
    wish.choose(2, 'here');
    wish.names[2] = ' Cleo ';
    expect(wish.for(GAME).names).toEqual(['Ada', 'Player 2', 'Cleo']);
    expect(wish.for(GAME).seats).toEqual(['here', 'person', 'here']);
  });

  it('keeps who sits where when another game is chosen, as far as that knows them', () => {
    wish.choose(1, 'person');
    wish.begin({ ...GAME, id: 'two', min_players: 2, max_players: 4, bots: ['random'], options: [] });
    expect([...wish.kinds]).toEqual(['me', 'person', 'random', 'random']);
    expect([wish.players, { ...wish.options }]).toEqual([3, {}]);
  });

  it('says what is wrong with it, and where', () => {
    expect(wish.fault).toBeNull();
    wish.seed = 'not hexadecimal';
    expect(wish.fault?.part).toBe('seed');
    wish.choose(0, 'greedy');
    expect(wish.fault).toEqual({ part: 'seats', text: "Every seat is a bot's. Give at least one to a person." });
    expect(['bad-name', 'bad-seed', 'bad-setup', 'broken'].map(partOf)).toEqual(['seats', 'seed', 'options', 'table']);
  });
});
