// The log of somebody who is told the newest only: it comes to hold everything, each event once and in its
// place.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Refused } from './api';
import { Log } from './log.svelte';
import type { Passage, TableEvent } from './types';

const AT_ONCE = 4;
const event = (version: number): TableEvent => ({
  version,
  id: 'placed',
  player: 0,
  args: {},
  text: `word ${version}`,
});
const between = (since: number, upto: number): TableEvent[] =>
  Array.from({ length: upto - since }, (_, i) => event(since + 1 + i));

/** What a server tells: of much the newest. */
function tell(since: number, upto: number): Passage {
  const from = Math.max(since, upto - AT_ONCE);
  return { since: from, events: between(from, upto) };
}
const update = (since: number, version: number): Passage & { version: number } => ({
  version,
  ...tell(since, version),
});
const versions = (log: Log): number[] => log.events.map((one) => one.version);
const upto = (last: number): number[] => between(0, last).map((one) => one.version);

let refusals: Refused[];
let asked: [number, number][];
let log: Log;

beforeEach(() => {
  vi.useFakeTimers();
  refusals = [];
  asked = [];
  log = new Log((since, upto) => {
    asked.push([since, upto]);
    const refusal = refusals.shift();
    return refusal ? Promise.reject(refusal) : Promise.resolve(tell(since, upto));
  });
});
afterEach(() => void vi.useRealTimers());

describe('a log', () => {
  it('grows by what is new, and never holds an event twice', () => {
    log.take(update(0, 2));
    log.take(update(1, 3));
    const { events } = log;
    expect(versions(log)).toEqual([1, 2, 3]);
    log.take(update(3, 3));
    expect(log.events).toBe(events);
    expect(asked).toEqual([]);
  });

  it('shows the newest at once, and fetches what lies before', async () => {
    log.take(update(0, 11));
    expect(versions(log)).toEqual([8, 9, 10, 11]);
    log.take(update(11, 12));
    await vi.advanceTimersByTimeAsync(1);
    expect(versions(log)).toEqual(upto(12));
    expect(asked).toEqual([
      [0, 7],
      [0, 3],
    ]);
  });

  it('fills two gaps at a time', async () => {
    log.take(update(0, 11));
    log.take(update(11, 23));
    await vi.advanceTimersByTimeAsync(1);
    expect(versions(log)).toEqual(upto(23));
  });

  it('asks again until the line is back', async () => {
    refusals = [
      new Refused({ code: 'offline', message: '' }),
      new Refused({ code: 'no-database', message: '' }, 503),
    ];
    log.take(update(0, 6));
    await vi.advanceTimersByTimeAsync(1);
    expect(versions(log)).toEqual([3, 4, 5, 6]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(versions(log)).toEqual(upto(6));
  });

  it('asks no more for what is refused', async () => {
    refusals = [new Refused({ code: 'no-seat', message: '' }, 401)];
    log.take(update(0, 6));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
  });

  it('asks no more once it is closed, however long there is no line', async () => {
    refusals = Array.from({ length: 9 }, () => new Refused({ code: 'offline', message: '' }));
    log.take(update(0, 6));
    await vi.advanceTimersByTimeAsync(1);
    log.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked.length, versions(log)]).toEqual([1, [3, 4, 5, 6]]);
  });

  it('takes nothing of what was asked for before all was forgotten', async () => {
    log.take(update(0, 6));
    log.clear();
    await vi.advanceTimersByTimeAsync(1);
    expect([log.told, versions(log)]).toEqual([0, []]);
  });
});
