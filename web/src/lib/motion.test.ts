import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { motion } from './motion';

const hushed = (): boolean => document.documentElement.classList.contains('still');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps still until what was missed has come, first and after every break of the line', () => {
  let told = motion.follow('connecting');
  expect([motion.still, hushed()]).toEqual([true, true]);
  told();
  told = motion.follow('live');
  expect(motion.still).toBe(true);
  vi.advanceTimersByTime(500);
  expect([motion.still, hushed()]).toEqual([false, false]);
  told();
  told = motion.follow('reconnecting');
  expect([motion.still, hushed()]).toEqual([true, true]);
  told();
  told = motion.follow('live');
  told();
  vi.advanceTimersByTime(500);
  expect(motion.still, 'the line broke again before anything came').toBe(true);
});

it('counts from when the page was painted, however long that takes', () => {
  motion.follow('connecting')();
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const told = motion.follow('live');
  vi.advanceTimersByTime(5000);
  expect(hushed(), 'nothing was painted yet').toBe(true);
  told();
  frames.mockRestore();
});

it('waits until what came meanwhile was painted, too', () => {
  motion.follow('connecting')();
  const told = motion.follow('live');
  vi.advanceTimersByTime(50);
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  vi.advanceTimersByTime(5000);
  expect(hushed(), 'what came last was not painted yet').toBe(true);
  told();
  frames.mockRestore();
});

it('rests while the frames of a match that is over only pass by', () => {
  const told = motion.follow('live');
  vi.advanceTimersByTime(1000);
  motion.pass(true);
  expect([motion.still, hushed()]).toEqual([true, true]);
  motion.pass(false);
  expect([motion.still, hushed()]).toEqual([false, false]);
  told();
});
