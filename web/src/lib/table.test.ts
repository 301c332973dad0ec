import { describe, expect, it } from 'vitest';

import { isInvitation, tableOf } from './address';
import { backOff } from './socket';
import { nextAsked } from './table.svelte';

describe('the line', () => {
  it('waits longer each time, and never too long', () => {
    expect(backOff(0, 0)).toBe(400);
    expect(backOff(2, 0)).toBe(1600);
    expect(backOff(20, 1)).toBeLessThan(2700); // back within three seconds of the server
    expect(backOff(20, 1, 10_000)).toBeGreaterThan(10_000);
  });
});

describe('addresses', () => {
  it('name a table, or none', () => {
    expect(tableOf('/tables/abc_1-2')).toBe('abc_1-2');
    expect(tableOf('/tables/a%20b/')).toBe('a b');
    expect(tableOf('/')).toBeNull();
    expect([isInvitation('/join'), isInvitation('/'), isInvitation('/tables/join')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a device that is passed around', () => {
  const view = (viewer: number | null, ...to_act: number[]): { viewer: number | null; to_act: number[] } => ({
    viewer,
    to_act,
  });

  it('goes to the next of its seats that is asked, and round to the first', () => {
    expect(nextAsked([0, 2, 3], view(0, 2, 3))).toBe(2);
    expect(nextAsked([0, 2, 3], view(2, 0, 3))).toBe(3);
    expect(nextAsked([0, 2, 3], view(3, 0, 2))).toBe(0);
  });

  it('stays while its seat is asked, and when only others are', () => {
    expect(nextAsked([0, 2], view(0, 0, 2))).toBeNull();
    expect(nextAsked([0, 2], view(0, 1, 3))).toBeNull();
    expect(nextAsked([0], view(0, 1))).toBeNull();
  });
});
