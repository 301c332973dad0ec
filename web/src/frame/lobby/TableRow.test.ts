import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { api, Refused } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import type { TableInfo } from '../../lib/types';
import { tableWith } from './table.fixture';
import TableRow from './TableRow.svelte';

let row: ReturnType<typeof mount> | null = null;

beforeEach(() => settings.speak('en'));
afterEach(() => {
  if (row) void unmount(row);
  document.body.textContent = '';
  vi.restoreAllMocks();
});

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const text = (selector: string): string => find(selector)?.textContent?.trim() ?? '';

function show(told: Partial<TableInfo>, changed = (): void => undefined): void {
  row = mount(TableRow, {
    target: document.body,
    props: { table: tableWith(told), game: undefined, changed },
  });
  flushSync();
}

describe('a table in the list', () => {
  it('has the one solid button where one’s own seat is waited for', () => {
    show({ mine: [0] });
    expect(find('a.pri')?.getAttribute('aria-label')).toBe('Your move: One');
    expect(text('.more')).toBe('with Ben and Cleo');
  });

  it('says who is waited for otherwise, and that it may be whoever comes', () => {
    show({ mine: [1], to_act: [0, 2], free: [2] });
    expect(text('.more')).toBe('Waiting for Ada and someone to take a free seat');
    expect(find('a.pri')).toBeNull();
  });

  it('of others can be watched, and shows its free seats as rings', () => {
    show({});
    expect(find('.way a')?.getAttribute('aria-label')).toBe('Watch: One');
    show({ free: [1, 2] });
    expect(document.querySelectorAll('[aria-label="a free seat"]')).toHaveLength(2);
  });

  it('of others says who opened it, and how long ago', () => {
    const created = new Date(Date.now() - 5.5 * 60_000).toISOString();
    show({ created, opener: 'Ada' });
    expect(text('.more')).toBe('3 of 3 seats taken · opened by Ada 5 minutes ago');
    if (row) void unmount(row);
    show({ created, opener: null });
    expect(text('.more')).toBe('3 of 3 seats taken · opened 5 minutes ago');
  });

  it('is only watched where its seats go by link, even by its host', () => {
    show({ host: true, public: false, free: [1] });
    expect(find('.way a')?.getAttribute('aria-label')).toBe('Watch: One');
    expect(find('.way button')).toBeNull();
  });

  it('asks for a name, and seats one under it', async () => {
    const sit = vi.spyOn(api, 'sit').mockResolvedValue({ table: 'a', player: 2 });
    settings.call('');
    show({ free: [1, 2] });
    find('.way button')?.click();
    flushSync();
    expect(document.activeElement).toBe(find('#sit-a'));
    (find('li form') as HTMLFormElement).requestSubmit();
    flushSync();
    expect(text('#sit-a-problem')).toBe('Enter a name.');
    const name = find('#sit-a') as HTMLInputElement;
    name.value = 'Eva';
    name.dispatchEvent(new Event('input', { bubbles: true }));
    (document.querySelectorAll('fieldset input')[1] as HTMLInputElement).click();
    flushSync();
    (find('li form') as HTMLFormElement).requestSubmit();
    await vi.waitFor(() => expect(sit).toHaveBeenCalledWith('a', 2, 'Eva'));
    await vi.waitFor(() => expect(settings.name).toBe('Eva'));
  });

  it('says that somebody was quicker, and has the list looked at again', async () => {
    vi.spyOn(api, 'sit').mockRejectedValue(
      new Refused({ code: 'seat-taken', message: 'This seat is taken.' }),
    );
    settings.call('Eva');
    const changed = vi.fn();
    show({ free: [1] }, changed);
    find('.way button')?.click();
    flushSync();
    (find('li form') as HTMLFormElement).requestSubmit();
    await vi.waitFor(() => expect(text('li form > .bad')).toBe('This seat is taken.'));
    expect(changed).toHaveBeenCalled();
  });
});
