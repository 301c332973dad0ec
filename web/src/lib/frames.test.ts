// The log of a match that is over: a long one comes in a few parts at the same time, and each event once.
import { expect, it, vi } from 'vitest';

import { api } from './api';
import { Frames } from './frames';
import type { TableEvent } from './types';

const AT_ONCE = 24; // events of a passage

const happened = (last: number): TableEvent[] =>
  Array.from({ length: 2 * (last + 1) }, (_, i) => ({
    version: 1 + Math.floor(i / 2),
    id: 'did',
    player: 0,
    args: {},
    text: `${i}`,
  }));

/** Passages as the server tells them, a moment after they were asked for; how many were, and at once. */
function told(last: number): { most: number; asked: number } {
  const count = { most: 0, asked: 0 };
  let open = 0;
  vi.spyOn(api, 'told').mockImplementation(async (_id, _as, since, upto) => {
    count.asked++;
    count.most = Math.max(count.most, ++open);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open--;
    const events = happened(last)
      .filter(({ version }) => version > since && version <= upto)
      .slice(-AT_ONCE);
    const oldest = events[0]?.version ?? 1;
    return { since: Math.max(since, oldest - 1), events };
  });
  return count;
}

it.each([0, 7, 59, 60, 240, 1001])('has each event once and in its place, of %i frames', async (last) => {
  told(last);
  expect(await new Frames('t').log(last, null)).toEqual(happened(last));
});

it('comes in four parts at the same time where it is long, and once', async () => {
  const count = told(240);
  const frames = new Frames('t');
  await frames.log(240, null);
  expect(count.most).toBe(4);
  const { asked } = count;
  await frames.log(240, null);
  expect(count.asked).toBe(asked);
});

it('goes on where it was cut off', async () => {
  const count = told(240);
  const frames = new Frames('t');
  vi.mocked(api.told).mockRejectedValueOnce(new Error('no line'));
  await expect(frames.log(240, null)).rejects.toThrow('no line');
  expect(await frames.log(240, null)).toEqual(happened(240));
  expect(count.most).toBe(4);
});
