import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { motion } from './motion';

const hushed = (): boolean => document.documentElement.classList.contains('still');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps still until what was missed has come, first and after every break of the line', async () => {
  let told = motion.follow('connecting');
  expect([motion.still, hushed()]).toEqual([true, true]);
  told();
  told = motion.follow('live');
  expect(motion.still).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect([motion.still, hushed()]).toEqual([false, false]);
  told();
  told = motion.follow('reconnecting');
  expect([motion.still, hushed()]).toEqual([true, true]);
  told();
  told = motion.follow('live');
  told();
  await vi.advanceTimersByTimeAsync(500);
  expect(motion.still, 'the line broke again before anything came').toBe(true);
});

it('counts from when the page was painted, however long that takes', async () => {
  motion.follow('connecting')();
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const told = motion.follow('live');
  await vi.advanceTimersByTimeAsync(5000);
  expect(hushed(), 'nothing was painted yet').toBe(true);
  told();
  frames.mockRestore();
});

it('waits until what came meanwhile was painted, too', async () => {
  motion.follow('connecting')();
  const told = motion.follow('live');
  await vi.advanceTimersByTimeAsync(50);
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(hushed(), 'what came last was not painted yet').toBe(true);
  told();
  frames.mockRestore();
});

it('waits until what was painted has begun to move', async () => {
  motion.follow('connecting')();
  let begin = (): void => {};
  const ready = new Promise<void>((resolve) => (begin = resolve));
  const drawn = vi.spyOn(document, 'getAnimations').mockReturnValue([{ ready } as unknown as Animation]);
  const told = motion.follow('live');
  await vi.advanceTimersByTimeAsync(5000);
  expect(hushed(), 'the browser has not begun it yet').toBe(true);
  begin();
  await vi.advanceTimersByTimeAsync(500);
  expect(hushed()).toBe(false);
  told();
  drawn.mockRestore();
});

it('rests while the frames of a match that is over only pass by', async () => {
  const told = motion.follow('live');
  await vi.advanceTimersByTimeAsync(1000);
  motion.pass(true);
  expect([motion.still, hushed()]).toEqual([true, true]);
  motion.pass(false);
  expect([motion.still, hushed()]).toEqual([false, false]);
  told();
});
