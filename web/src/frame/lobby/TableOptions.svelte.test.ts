import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { GameInfo, OptionInfo } from '../../lib/types';
import { TableDraft } from './draft.svelte';
import TableOptions from './TableOptions.svelte';

const option = (name: string, values: string[], needs: OptionInfo['needs'] = null): OptionInfo => ({
  name,
  values,
  default: values[0]!,
  players: [1, 3],
  needs,
  title: name,
  titles: {},
  summary: '',
});

const GAME: GameInfo = {
  id: 'one',
  title: 'One',
  blurb: '',
  min_players: 1,
  max_players: 3,
  bots: ['random'],
  strengths: [],
  talking: false,
  options: [
    option('Weather', ['dry', 'wet']),
    option('Rainbow', ['single', 'double'], { option: 'Weather', values: ['wet'] }),
  ],
};

const draft = new TableDraft();
let options: ReturnType<typeof mount>;

beforeEach(() => {
  draft.begin(GAME);
  const props = { draft, game: GAME, fault: null, open: true };
  options = mount(TableOptions, { target: document.body, props });
  flushSync();
});
afterEach(() => unmount(options));

const shown = (): string[] => [...document.querySelectorAll('select')].map((select) => select.name);

describe('the options of a new table', () => {
  it('are those that have a meaning with what is chosen', () => {
    expect(shown()).toEqual(['Weather']);
    draft.options.Weather = 'wet';
    flushSync();
    expect(shown()).toEqual(['Weather', 'Rainbow']);
    draft.options.Weather = 'dry';
    flushSync();
    expect(shown()).toEqual(['Weather']);
  });
});
