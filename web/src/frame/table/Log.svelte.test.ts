// The log on the page while what lies before is still on its way.
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import type { TableEvent } from '../../lib/types';
import Log from './Log.svelte';

const events = (from: number, upto: number): TableEvent[] =>
  Array.from({ length: upto - from + 1 }, (_, i) => ({
    version: from + i,
    id: 'placed',
    player: -1,
    args: {},
    text: `word ${from + i}`,
  }));

it('keeps each line where older ones come in behind it', () => {
  let log = $state.raw(events(5, 8));
  const shown = mount(Log, {
    target: document.body,
    props: {
      names: [],
      get log() {
        return log;
      },
    },
  });
  flushSync();
  const lines = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('#log p')];
  const before = lines();
  log = [...events(1, 4), ...log];
  flushSync();
  expect(lines().slice(0, 4)).toEqual(before);
  expect(lines().map((line) => line.textContent?.trim())).toEqual(
    [8, 7, 6, 5, 4, 3, 2, 1].map((version) => `word ${version}`),
  );
  void unmount(shown);
});
