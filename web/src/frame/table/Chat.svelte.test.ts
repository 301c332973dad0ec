import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { settings } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';
import type { TableStatus, ChatMessage, SeatInfo } from '../../lib/types';
import { Company } from '../people/company.svelte';
import Chat from './Chat.svelte';

const seat = (player: number, name: string, mine: boolean): SeatInfo => ({
  player,
  name,
  kind: 'person',
  presence: 'here',
  substitute: null,
  agrees: false,
  awaited: true,
  hours: null,
  mine,
});
const said = (number: number, player: number, text: string): ChatMessage => ({
  number,
  player,
  text,
  time: '2026-11-22T03:00:00Z',
});
const say = vi.fn(() => Promise.resolve());

/** As much of a table as the chat needs. */
class Around {
  id = 't';
  viewer = 0;
  pings = [];
  ghost = null;
  update = null;
  chat = $state.raw([said(1, 1, 'Garbage first. <b>Now</b>'), said(2, 0, 'Yes.')]);
  status = $state.raw({
    seats: [seat(0, 'Ada', true), seat(1, 'Ines', false)],
    chat: true,
    talking: false,
    end: null,
    watchers: 0,
  } as unknown as TableStatus);
  mine = $state.raw([0]);
  say = say;
}

let table: Around;
let company: Company;
let panel: ReturnType<typeof mount>;

beforeEach(() => {
  localStorage.clear();
  settings.speak('en');
  say.mockClear();
  table = new Around();
  company = new Company(table as unknown as Table);
  panel = mount(Chat, { target: document.body, props: { company } });
  flushSync();
});
afterEach(() => unmount(panel));

const lines = (): string[] =>
  [...document.querySelectorAll('[role="log"] .text')].map(
    (line) => line.textContent?.replace(/\s+/g, ' ').replace(/ \d\d:\d\d.*/, '') ?? '',
  );

describe('the chat', () => {
  it('says who said what, and nothing in it is more than text', () => {
    expect(lines()).toEqual(['Ines Garbage first. <b>Now</b>', 'Ada Yes.']);
    expect(document.querySelector('[role="log"] .text b b')).toBeNull();
    expect(company.unread).toBe(0);
  });

  it('leaves out who is muted, and takes that back', () => {
    company.ears.toggleMute(1);
    flushSync();
    expect(lines()).toEqual(['Ada Yes.']);
    document.querySelector<HTMLElement>('.muted button')?.click();
    flushSync();
    expect(lines()).toHaveLength(2);
  });

  it('can be hidden, for good', () => {
    document.querySelector<HTMLElement>('.foot button')?.click();
    flushSync();
    expect(document.querySelector('[role="log"]')).toBeNull();
    expect(new Company(table as unknown as Table).ears.hidden).toBe(true);
  });

  it('sends what was typed, once', async () => {
    const field = document.querySelector<HTMLInputElement>('form input')!;
    expect(field.maxLength).toBe(500);
    field.value = '  The school here? ';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.form?.requestSubmit();
    field.form?.requestSubmit();
    await vi.waitFor(() => expect(field.value).toBe(''));
    expect(say.mock.calls).toEqual([['The school here?']]);
  });

  it('is only read by who watches, and where the host has switched it off', () => {
    table.mine = [];
    flushSync();
    expect(document.querySelector('form')).toBeNull();
    table.mine = [0];
    table.status = { ...table.status, chat: false };
    flushSync();
    expect(document.querySelector('form')).toBeNull();
    expect(document.body.textContent).toContain('The host has turned off the chat.');
  });
});
