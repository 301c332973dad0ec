import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { motion } from '../../lib/motion';
import Count from './Count.svelte';

let value = $state(3);
let shown: Record<string, unknown>;
const figure = (): string => document.body.textContent.trim();

beforeEach(() => {
  value = 3;
  shown = mount(Count, {
    target: document.body,
    props: {
      get value() {
        return value;
      },
    },
  });
  flushSync();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await unmount(shown);
});

it('is there at once while nothing may move', async () => {
  vi.spyOn(motion, 'still', 'get').mockReturnValue(true);
  flushSync(() => (value = -4));
  await vi.waitFor(() => expect(figure()).toBe('\u22124'), { timeout: 100 });
});

it('counts to what it becomes', async () => {
  vi.spyOn(motion, 'still', 'get').mockReturnValue(false);
  const seen = new Set<string>();
  flushSync(() => (value = 40));
  await vi.waitFor(
    () => {
      seen.add(figure());
      expect(figure()).toBe('40');
    },
    { interval: 10 },
  );
  expect(seen.size).toBeGreaterThan(2);
});
