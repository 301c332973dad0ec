import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { motion } from '../../lib/motion';
import type { TableEvent } from '../../lib/types';
import Payments from './Payments.svelte';

const event = (version: number, id: string): TableEvent => ({
  version,
  id,
  player: 0,
  args: { seller: 1, amount: 2 },
  text: '',
});
const animate = vi.fn(() => ({ onfinish: null }) as unknown as Animation);
let log = $state.raw<TableEvent[]>([]);
let shown: Record<string, unknown>;
const travelling = (): number => document.querySelectorAll('.payments svg').length - 1;

beforeEach(() => {
  log = [event(1, 'bought')];
  for (const player of ['0', '1']) {
    const purse = document.body.appendChild(document.createElement('span'));
    purse.dataset.purse = player;
    purse.getBoundingClientRect = () => new DOMRect(100 * Number(player), 0, 40, 20);
  }
  SVGElement.prototype.animate = animate;
  shown = mount(Payments, {
    target: document.body,
    props: {
      get log() {
        return log;
      },
    },
  });
  flushSync();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await unmount(shown);
  document.body.replaceChildren();
});

it('sends a coin for each purchase that is news, and none for those of before', () => {
  vi.spyOn(motion, 'still', 'get').mockReturnValue(false);
  expect(travelling()).toBe(0);
  flushSync(() => (log = [...log, event(2, 'bought'), event(2, 'placed'), event(2, 'bought')]));
  expect(travelling()).toBe(2);
});

it('sends none while nothing may move', () => {
  vi.spyOn(motion, 'still', 'get').mockReturnValue(true);
  flushSync(() => (log = [...log, event(2, 'bought')]));
  expect(travelling()).toBe(0);
});
