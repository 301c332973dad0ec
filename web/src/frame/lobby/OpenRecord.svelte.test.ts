import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { api, Refused } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import OpenRecord from './OpenRecord.svelte';

let page: ReturnType<typeof mount> | null = null;

beforeEach(() => settings.speak('en'));
afterEach(() => {
  if (page) void unmount(page);
  document.body.textContent = '';
  vi.restoreAllMocks();
});

/** Chooses a file; what is called once something may have been taken in. */
function choose(file: File): () => void {
  const taken = vi.fn();
  page = mount(OpenRecord, { target: document.body, props: { taken } });
  flushSync();
  const input = document.querySelector('input') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return taken;
}

const said = (role: string): string => document.querySelector(`[role=${role}]`)?.textContent ?? '';

it('says how many games were taken in, and why others were not', async () => {
  vi.spyOn(api, 'tables').mockResolvedValue([]);
  vi.spyOn(api, 'upload').mockImplementation(async (record) => {
    if (record !== '"good"') throw new Refused({ code: 'bad-record', message: `No game: ${record}.` });
    return { table: 't', player: -1 };
  });
  const tables = ['good', 'bad', 'worse'].map((record) => ({ record }));
  const taken = choose(new File([JSON.stringify({ format: 'gridtown-export-1', tables })], 'all.json'));
  await vi.waitFor(() => expect(said('status')).toBe('1 game taken in'));
  expect(said('alert')).toBe('2 games could not be taken in. The first: No game: "bad".');
  expect(taken).toHaveBeenCalledOnce();
});

it('says that a file is too large, and leaves it unread', () => {
  const file = new File(['{}'], 'film.json');
  Object.defineProperty(file, 'size', { value: 50_000_001 });
  const read = vi.spyOn(file, 'text');
  choose(file);
  flushSync();
  expect(said('alert')).toBe('This file is too large to be one of Gridtown’s: more than 50 MB.');
  expect(read).not.toHaveBeenCalled();
});
