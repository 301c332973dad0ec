import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { api, Refused } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import type { TableInfo } from '../../lib/types';
import Ended from './Ended.svelte';
import { tableWith } from './table.fixture';

let row: ReturnType<typeof mount> | null = null;
const removed = vi.fn();

beforeEach(() => settings.speak('en'));
afterEach(() => {
  if (row) void unmount(row);
  document.body.textContent = '';
  vi.restoreAllMocks();
});

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

function show(told: Partial<TableInfo>): void {
  row = mount(Ended, {
    target: document.body,
    props: { table: tableWith({ over: true, ...told }), removed },
  });
  flushSync();
}

describe('a table that is over', () => {
  it('says who ended with what, the most first', () => {
    show({ scores: [70, 94, 70], end: 'finished' });
    expect(find('.what')?.textContent).toMatch(/^One Ben 94 · Ada and Cleo 70/);
    expect(find('.replay')?.getAttribute('href')).toBe('/tables/a/replay');
    expect(find('[aria-label^="Remove"]')).toBeNull();
  });

  it('says why there are no scores', () => {
    show({ end: 'agreed' });
    expect(find('.what')?.textContent).toMatch(/Ada, Ben,? and Cleo *ended by agreement · /);
  });

  it('says of a record that it was uploaded, and whether it stops early', () => {
    show({ source: 'uploaded', end: 'agreed', names: ['Ada', 'Ben', 'Cem'] });
    const told = find('.what')?.textContent;
    expect(told).toMatch(/^One Ada, Ben,? and Cem *Uploaded · stops before the end · /);
  });

  it('is removed by its host, who is asked first', async () => {
    const remove = vi
      .spyOn(api, 'remove')
      .mockRejectedValueOnce(new Refused({ code: 'still-running', message: 'It runs.' }));
    show({ host: true, scores: [1, 2, 3] });
    find('[aria-label^="Remove"]')?.click();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Keep'));
    expect(remove).not.toHaveBeenCalled();
    find('.danger')?.click();
    await vi.waitFor(() => expect(find('.bad')?.textContent).toBe('It runs.'));
    remove.mockResolvedValue(undefined);
    find('.danger')?.click();
    await vi.waitFor(() => expect(removed).toHaveBeenCalledWith('One'));
  });

  it('stays where one thinks better of it', async () => {
    show({ host: true });
    find('[aria-label^="Remove"]')?.click();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Keep'));
    (document.activeElement as HTMLElement).click();
    await vi.waitFor(() => expect(document.activeElement).toBe(find('[aria-label^="Remove"]')));
  });
});
