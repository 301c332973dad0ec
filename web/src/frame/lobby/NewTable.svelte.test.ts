import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { api } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import type { GameInfo } from '../../lib/types';
import NewTable from './NewTable.svelte';

const offered = (): GameInfo[] => [
  {
    id: 'one',
    title: 'One',
    blurb: 'The first of them.',
    min_players: 1,
    max_players: 5,
    bots: ['easy', 'steady'],
    strengths: [],
    talking: false,
    options: [],
  },
  {
    id: 'two',
    title: 'Two',
    blurb: '',
    min_players: 2,
    max_players: 3,
    bots: ['easy'],
    strengths: [],
    talking: false,
    options: [
      {
        name: 'rain',
        values: ['no', 'yes'],
        default: 'no',
        players: [2, 3],
        needs: null,
        title: 'Weather',
        titles: { no: 'dry', yes: 'wet' },
        summary: 'It may rain.',
      },
    ],
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

describe('the form for a new table', () => {
  it('says of each game how many it takes', () => {
    expect(all('.games label').map((label) => label.textContent?.trim())).toEqual([
      'One 1–5 Players',
      'Two 2–3 Players',
    ]);
  });

  it('offers what the chosen game offers, in its words', () => {
    choose(1);
    expect(all('[name="players"]').map((input) => input.parentElement?.textContent)).toEqual(['2', '3']);
    expect(all('.seat .level')[0]?.textContent).toMatch(/Easy/);
    const option = all('.options label')[0];
    expect(option?.textContent).toMatch(/^Weather\s*drywet\s*It may rain\.$/);
    expect(option?.querySelector('select')?.value).toBe('no');
  });

  it('gives each bot a level of its own, in steps, with a sentence about it', async () => {
    const steps = all('.seat .level')[1]?.querySelectorAll('input') as NodeListOf<HTMLInputElement>;
    expect([...steps].map((step) => step.value)).toEqual(['easy', 'steady']);
    expect(steps[1]?.checked).toBe(true);
    expect(all('.seat .bot')).toHaveLength(3);
    expect(all('.seat .bot small')).toHaveLength(1); // all are of one level
    steps[0]?.click();
    flushSync();
    expect(all('.seat .bot b').map((level) => level.textContent)).toEqual(['Steady', 'Easy', 'Steady']);
    expect(all('.seat .bot small')[1]?.textContent).toMatch(/often takes another.*not measured yet/);
    const select = all('.seat select')[2] as HTMLSelectElement;
    for (const kind of ['person', 'bot']) {
      select.value = kind;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      flushSync();
    }
    expect(all('.seat .bot b').map((level) => level.textContent)).toEqual(['Steady', 'Easy', 'Steady']);
  });

  it('offers a pace where bots play, and hints where several people do', () => {
    const rows = (): string[] => all('fieldset legend').map((legend) => legend.textContent ?? '');
    expect(rows()).toContain('Pace');
    expect(rows()).not.toContain('Hints');
    choose(1);
    for (const select of all('.seat select').slice(1) as HTMLSelectElement[]) {
      select.value = 'here';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    flushSync();
    expect(rows()).toContain('Hints');
    expect(rows()).not.toContain('Pace');
  });

  it('keeps what was typed when news of the same games comes, and when another is chosen', () => {
    const name = names()[0]!;
    name.value = 'Ada';
    name.dispatchEvent(new Event('input', { bubbles: true }));
    props.games = offered();
    flushSync();
    expect(names()[0]?.value).toBe('Ada');
    choose(1);
    expect(names()[0]?.value).toBe('Ada');
  });

  it('says at the seed what is wrong with it, before anybody is asked', async () => {
    const seed = all('[name="seed"]')[0] as HTMLInputElement;
    seed.value = 'xyz';
    seed.dispatchEvent(new Event('input', { bubbles: true }));
    (all('form')[0] as HTMLFormElement).requestSubmit();
    await tick();
    flushSync();
    expect(document.querySelector(`#${seed.getAttribute('aria-describedby')}`)?.textContent).toMatch(
      /^xyz is not a seed\./,
    );
    expect(all('details:not(.levels)')[0]?.hasAttribute('open')).toBe(true);
    expect(document.activeElement).toBe(seed);
  });

  it('says it of a seed that was left, and at once when it is right', () => {
    const seed = all('[name="seed"]')[0] as HTMLInputElement;
    const type = (text: string, event = 'input'): void => {
      seed.value = text;
      seed.dispatchEvent(new Event(event, { bubbles: true }));
      flushSync();
    };
    const why = (): string => all('#not-yet')[0]?.textContent ?? '';
    type('xyz');
    expect([seed.getAttribute('aria-invalid'), why()]).toEqual(['false', '']);
    type('xyz', 'change');
    expect(seed.getAttribute('aria-invalid')).toBe('true');
    expect(all('[type="submit"]')[0]?.getAttribute('aria-describedby')).toBe('not-yet');
    expect(why()).toBe('First put the seed right.');
    type('c0ffee');
    expect([seed.getAttribute('aria-invalid'), why()]).toEqual(['false', '']);
  });

  it('gives the links where people are invited', async () => {
    const asked: unknown[] = [];
    vi.spyOn(api, 'create').mockImplementation(async (wanted) => {
      asked.push(wanted);
      return { table: 'a', invitations: [{ player: 1, path: '/join#secret' }] };
    });
    const select = all('.seat select')[1] as HTMLSelectElement;
    select.value = 'person';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    (all('form')[0] as HTMLFormElement).requestSubmit();
    await vi.waitFor(() => expect(document.querySelector('#link-1')).not.toBeNull());
    expect((document.querySelector('#link-1') as HTMLInputElement).value).toMatch(/\/join#secret$/);
    expect(asked).toMatchObject([
      { game: 'one', seats: ['here', 'person', 'steady', 'steady'], public: false },
    ]);
    vi.restoreAllMocks();
  });
});
