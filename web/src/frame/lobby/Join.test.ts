import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { api, Refused } from '../../lib/api';
import { bring } from '../../lib/invitation';
import { route } from '../../lib/route.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Invited, TableStatus } from '../../lib/types';
import Join from './Join.svelte';

const SEAT: Invited = { table: 'a b', game: 'one', title: 'One', kind: 'seat', player: 1, name: 'Ines' };
const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

let page: ReturnType<typeof mount> | null = null;

const sitting = (names: string[]): TableStatus =>
  ({ seats: names.map((name, player) => ({ player, name, mine: true })) }) as TableStatus;

beforeEach(() => {
  settings.speak('en');
  settings.call('');
  vi.spyOn(api, 'status').mockResolvedValue(sitting([]));
});
afterEach(() => {
  if (page) void unmount(page);
  vi.restoreAllMocks();
});

function arrive(hash: string): void {
  history.replaceState(null, '', `/join${hash}`);
  page = mount(Join, { target: document.body });
  flushSync();
}

describe('a link to a seat', () => {
  it('leaves the address, asks for a name, and leads to the table', async () => {
    const invited = vi.spyOn(api, 'invited').mockResolvedValue(SEAT);
    const join = vi.spyOn(api, 'join').mockResolvedValue({ table: 'a b', player: 1 });
    arrive('#secret');
    expect(location.href).not.toMatch(/secret/);
    await vi.waitFor(() => expect(find('#join-name')).not.toBeNull());
    expect(invited).toHaveBeenCalledWith('secret');
    expect((find('#join-name') as HTMLInputElement).value).toBe('Ines');
    expect(find('h1')?.textContent).toBe('A seat at One');
    (find('form.card') as HTMLFormElement).requestSubmit();
    await vi.waitFor(() => expect(route.path).toBe('/tables/a%20b'));
    expect(join).toHaveBeenCalledWith('secret', 'Ines');
    expect(settings.name).toBe('Ines');
  });

  it('offers the name one goes by, and no name that nobody chose', async () => {
    vi.spyOn(api, 'invited').mockResolvedValue({ ...SEAT, name: 'Player 2' });
    arrive('#secret');
    await vi.waitFor(() => expect(find('#join-name')).not.toBeNull());
    expect((find('#join-name') as HTMLInputElement).value).toBe('');
    (find('form.card') as HTMLFormElement).requestSubmit();
    flushSync();
    expect(find('#join-name-problem')?.textContent).toBe('Enter a name.');
  });

  it('that gives no seat says so, and a code can be typed instead', async () => {
    const invited = vi
      .spyOn(api, 'invited')
      .mockRejectedValueOnce(new Refused({ code: 'bad-invitation', message: 'Used already.' }));
    arrive('#used');
    await vi.waitFor(() => expect(find('.note p')?.textContent).toBe('Used already.'));
    invited.mockResolvedValue({ ...SEAT, kind: 'transfer' });
    const join = vi.spyOn(api, 'join').mockResolvedValue({ table: 'c', player: 1 });
    const code = find('#code') as HTMLInputElement;
    code.value = ' abcde-fghjk ';
    code.dispatchEvent(new Event('input', { bubbles: true }));
    (find('form.code') as HTMLFormElement).requestSubmit();
    await vi.waitFor(() => expect(join).toHaveBeenCalledWith('abcde-fghjk', null));
  });

  it('warns who sits there already that it is one more seat', async () => {
    vi.spyOn(api, 'invited').mockResolvedValue(SEAT);
    vi.spyOn(api, 'status').mockResolvedValue(sitting(['Ada']));
    settings.call('Ada');
    arrive('#secret');
    await vi.waitFor(() => expect(find('.already')?.textContent).toMatch(/at this table, as Ada/));
    expect((find('#join-name') as HTMLInputElement).value).toBe('Ines');
    expect(find('.already a')?.getAttribute('href')).toBe('/tables/a%20b');
  });

  it('is kept while the server doesn’t answer', async () => {
    const invited = vi
      .spyOn(api, 'invited')
      .mockRejectedValueOnce(new Refused({ code: 'offline', message: '' }));
    arrive('#secret');
    await vi.waitFor(() => expect(find('button.pri')?.textContent).toBe('Try again'));
    invited.mockResolvedValue(SEAT);
    find('button.pri')?.click();
    await vi.waitFor(() => expect(find('#join-name')).not.toBeNull());
    expect(invited).toHaveBeenLastCalledWith('secret');
  });
});

describe('a code for a seat of one’s own', () => {
  it('asks nothing', async () => {
    vi.spyOn(api, 'invited').mockResolvedValue({ ...SEAT, kind: 'transfer' });
    const join = vi.spyOn(api, 'join').mockResolvedValue({ table: 'd', player: 1 });
    bring('ABCDE-FGHJK');
    arrive('');
    await vi.waitFor(() => expect(route.path).toBe('/tables/d'));
    expect(join).toHaveBeenCalledWith('ABCDE-FGHJK', null);
  });
});
