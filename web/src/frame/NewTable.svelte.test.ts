import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { settings } from '../lib/settings.svelte';
import type { GameInfo } from '../lib/types';
import NewTable from './NewTable.svelte';

const offered = (): GameInfo[] => [
  { id: 'one', title: 'One', blurb: 'The first of them.', min_players: 1, max_players: 5, bots: ['random', 'greedy'], talking: false, options: [] },
  {
    id: 'two',
    title: 'Two',
    blurb: '',
    min_players: 2,
    max_players: 3,
    bots: ['random'],
    talking: false,
    options: [{ name: 'rain', values: ['no', 'yes'], default: 'no', title: 'Weather', titles: { no: 'dry', yes: 'wet' }, summary: 'It may rain.' }],
  },
];

const props = $state({ games: offered() });
let form: ReturnType<typeof mount>;

beforeEach(() => {
  settings.speak('en');
  props.games = offered();
  form = mount(NewTable, { target: document.body, props });
  flushSync();
});
afterEach(() => unmount(form));

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const names = (): HTMLInputElement[] => all('.seat input') as HTMLInputElement[];

function choose(game: number): void {
  all('.games input')[game]?.click();
  flushSync();
}

describe('a wish for a table', () => {
  it('says of each game what the server says of it, or how many it takes', () => {
    expect(all('.games span').map((span) => span.textContent)).toEqual(['The first of them.', '2 to 3 players']);
  });

  it('offers what the chosen game offers, in its words', () => {
    choose(1);
    expect(all('.count label').map((label) => label.textContent)).toEqual(['2', '3']);
    expect(all('.seat select')[1]?.textContent).toMatch(/random/);
    const option = all('.options label')[0];
    expect(option?.textContent).toMatch(/^Weather\s*drywet\s*It may rain\.$/);
    expect(option?.querySelector('select')?.value).toBe('no');
  });

  it('keeps what was typed when news of the same games comes', () => {
    const name = names()[0]!;
    name.value = 'Ada';
    name.dispatchEvent(new Event('input', { bubbles: true }));
    props.games = offered();
    flushSync();
    expect(names()[0]?.value).toBe('Ada');
    choose(1);
    expect(names()[0]?.value).toBe('');
  });
});
