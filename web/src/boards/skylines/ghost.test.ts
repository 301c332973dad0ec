import { describe, expect, it } from 'vitest';

import type { Ghost } from './choice.svelte';
import { at } from './geometry';
import { cardIn, read, written } from './ghost';

const MAP = { columns: 12, rows: 12 };
const over = (...squares: string[]): Ghost => ({
  squares: squares.map(at),
  key: squares.join(),
  action: undefined,
  held: true,
});

describe('what is held over the map', () => {
  it('is told by its card and its squares, and read again', () => {
    const text = written(over('b2', 'c2', 'l12'), 61);
    expect(text).toBe('61 b2 c2 l12');
    expect(cardIn(text ?? '')).toBe(61);
    expect(read(text ?? '', MAP)).toEqual(['b2', 'c2', 'l12'].map(at));
    expect(written(null)).toBeNull();
  });

  it('is nothing where the text is nonsense', () => {
    expect(read('<b>b2</b> b2; z2 a13 a0 a1x', MAP)).toEqual([]);
    expect(read('', MAP)).toEqual([]);
    expect(['', 'b2 c2', '<b>1</b> b2', '1234 b2', '61'].map(cardIn)).toEqual([0, 0, 0, 0, 0]);
    expect(read('a1 '.repeat(90), MAP)).toHaveLength(12);
  });
});
