import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('comes after a while, and is asked for until it can be had', async () => {
  vi.resetModules(); // others may have begun to wait
  const { afterBreath } = await import('./later');
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('no line')).mockResolvedValue('here');
  const part = afterBreath(load);
  await vi.advanceTimersByTimeAsync(1999);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  await expect(part).resolves.toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});

it('comes right after the first picture', async () => {
  const { afterPaint } = await import('./later');
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('here');
  const part = afterPaint(load);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  await expect(part).resolves.toBe('here');
});

it('comes once, however often it is wanted and its line was lost', async () => {
  const { later } = await import('./later');
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('no line')).mockResolvedValue('here');
  const part = later(load);
  const wanted = [part(), part()];
  await vi.advanceTimersByTimeAsync(2000);
  await expect(Promise.all(wanted)).resolves.toEqual(['here', 'here']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('is asked for at once, until it can be had or nobody wants it any more', async () => {
  const { persist } = await import('./later');
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('too many requests')).mockResolvedValueOnce('here');
  load.mockRejectedValue(new Error('too many requests'));
  const had = vi.fn<(part: string) => void>();
  persist(load, had);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([had.mock.calls, load.mock.calls.length]).toEqual([[['here']], 2]);
  const leave = persist(load, had);
  leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([had.mock.calls.length, load.mock.calls.length]).toEqual([1, 3]);
});
