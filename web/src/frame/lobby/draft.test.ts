import { beforeEach, describe, expect, it } from 'vitest';

import { settings } from '../../lib/settings.svelte';
import type { GameInfo } from '../../lib/types';
import { partOf, TableDraft } from './draft.svelte';

const GAME: GameInfo = {
  id: 'one',
  title: 'One',
  blurb: '',
  min_players: 1,
  max_players: 3,
  bots: ['easy', 'steady'],
  strengths: [],
  talking: false,
  options: [
    {
      name: 'rain',
      values: ['no', 'yes'],
      default: 'no',
      players: [1, 3],
      needs: null,
      title: 'Rain',
      titles: {},
      summary: '',
    },
    {
      name: 'moon',
      values: ['new', 'full'],
      default: 'new',
      players: [1, 1],
      needs: null,
      title: 'Moon',
      titles: {},
      summary: '',
    },
    {
      name: 'arc',
      values: ['single', 'double'],
      default: 'single',
      players: [1, 3],
      needs: { option: 'rain', values: ['yes'] },
      title: 'Rainbow',
      titles: {},
      summary: '',
    },
    {
      name: 'tide',
      values: ['low', 'high'],
      default: 'low',
      players: [1, 3],
      needs: { option: 'moon', values: ['new', 'full'] },
      title: 'Tide',
      titles: {},
      summary: '',
    },
  ],
};

let draft: TableDraft;
beforeEach(() => {
  settings.speak('en');
  settings.call('Ada');
  draft = new TableDraft();
  draft.begin(GAME);
});

describe('a draft', () => {
  it('is for oneself against bots of the usual level, until it is changed', () => {
    expect(draft.for(GAME)).toEqual({
      game: 'one',
      players: 3,
      seats: ['here', 'steady', 'steady'],
      options: { rain: 'no' },
      names: ['Ada', 'Ines', 'Tarik'],
      sit: false,
      public: false,
      pace: 'quick',
    });
  });

  it('asks for a pace where a bot plays, and whether there are hints where several people do', () => {
    draft.pace = 'calm';
    draft.hints = true;
    expect(draft.for(GAME)).toMatchObject({ pace: 'calm' });
    expect(draft.for(GAME)).not.toHaveProperty('hints');
    expect(draft.for(GAME)).not.toHaveProperty('ending');
    draft.choose(1, 'person');
    expect(draft.for(GAME)).toMatchObject({ pace: 'calm', hints: true, ending: 'all' });
    draft.ending = 'present';
    expect(draft.for(GAME)).toMatchObject({ ending: 'present' });
    draft.choose(2, 'here');
    expect(draft.for(GAME)).toMatchObject({ hints: true });
    expect(draft.for(GAME)).not.toHaveProperty('pace');
  });

  it('has the options that there are at a table of its size', () => {
    draft.options.moon = 'full';
    expect(draft.for(GAME).options).toEqual({ rain: 'no' });
    draft.players = 1;
    expect(draft.for(GAME).options).toEqual({ rain: 'no', moon: 'full', tide: 'low' });
  });

  it('has the options that what was chosen before gives a meaning', () => {
    draft.options.arc = 'double';
    expect(draft.for(GAME).options).toEqual({ rain: 'no' });
    draft.options.rain = 'yes';
    expect(draft.for(GAME).options).toEqual({ rain: 'yes', arc: 'double' });
  });

  it('lets one person sit at one place: who takes another leaves theirs to whoever sat there', () => {
    draft.choose(2, 'me');
    expect([...draft.kinds]).toEqual(['steady', 'steady', 'me']);
    expect([draft.called(0), draft.called(2), draft.mine]).toEqual(['Odo', 'Ada', 2]);
  });

  it('calls people by their seats as long as nobody says their name', () => {
    draft.choose(1, 'person');
    draft.choose(2, 'here');
    draft.names[2] = ' Cleo ';
    expect(draft.for(GAME).names).toEqual(['Ada', 'Player 2', 'Cleo']);
    expect(draft.for(GAME).seats).toEqual(['here', 'person', 'here']);
  });

  it('keeps who sits where when another game is chosen, as far as that knows them', () => {
    draft.choose(1, 'person');
    draft.begin({ ...GAME, id: 'two', min_players: 2, max_players: 4, bots: ['easy'], options: [] });
    expect([...draft.kinds]).toEqual(['me', 'person', 'easy', 'easy']);
    expect([draft.players, { ...draft.options }]).toEqual([3, {}]);
  });

  it('says what is wrong with it, and where', () => {
    expect(draft.fault).toBeNull();
    draft.seed = 'not hexadecimal';
    expect(draft.fault?.part).toBe('seed');
    draft.choose(0, 'steady');
    expect(draft.fault).toEqual({
      part: 'seats',
      text: 'At least one seat needs a person.',
    });
    expect(['bad-name', 'bad-seed', 'bad-setup', 'broken'].map(partOf)).toEqual([
      'seats',
      'seed',
      'options',
      'table',
    ]);
  });
});
