import { expect, it, vi } from 'vitest';

it('comes after a while, and is asked for until it can be had', async () => {
  vi.useFakeTimers();
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
  vi.useRealTimers();
});
