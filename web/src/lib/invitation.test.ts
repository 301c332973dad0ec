import { beforeEach, describe, expect, it } from 'vitest';

import { bring, keyIn, takeKey } from './invitation';
import { route } from './route.svelte';

beforeEach(() => history.replaceState(null, '', '/'));

describe('a key to a seat', () => {
  it('of a link leaves the address when it is taken', () => {
    history.replaceState(null, '', '/join#secret');
    expect(takeKey()).toBe('secret');
    expect(location.href).toMatch(/\/join$/);
    expect(takeKey()).toBe('');
  });

  it('that was typed never stands in the address', () => {
    bring('abcde-fghjk');
    expect([route.path, location.hash]).toEqual(['/join', '']);
    expect([takeKey(), takeKey()]).toEqual(['abcde-fghjk', '']);
  });

  it('is found in a whole link, and in what was typed with blanks around it', () => {
    expect(keyIn('https://gridtown.example/join#secret ')).toBe('secret');
    expect(keyIn(' abcde-fghjk ')).toBe('abcde-fghjk');
  });
});
