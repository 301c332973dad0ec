import { describe, expect, it } from 'vitest';

import { rulesOf, tableOf } from './address';

describe('an address', () => {
  it.each([
    ['/rules', ''],
    ['/rules/', ''],
    ['/rules/neom', 'neom'],
    ['/rules/neom/', 'neom'],
    ['/rules/neom/more', null],
    ['/rulesneom', null],
    ['/rules/%', null],
    ['/', null],
  ])('%s leads to the rules of %j', (path, game) => expect(rulesOf(path)).toBe(game));

  it('of a table is none of rules', () => {
    expect([tableOf('/tables/abc'), rulesOf('/tables/abc')]).toEqual(['abc', null]);
  });
});
