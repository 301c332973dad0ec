import { describe, expect, it } from 'vitest';

import { at, deadEnds, nameOf, neighbor, SPACES } from './spaces';

describe('spaces', () => {
  it('count rows from the bottom and columns from the left', () => {
    expect(at('a1')).toEqual({ x: 0, y: 4 });
    expect(at('e5')).toEqual({ x: 4, y: 0 });
    expect(SPACES[0]).toBe('a5');
    expect(SPACES).toHaveLength(25);
    for (const space of SPACES) expect(nameOf(at(space).x, at(space).y)).toBe(space);
  });

  it('have neighbors, but none off the board', () => {
    expect(neighbor('c3', 'N')).toBe('c4');
    expect(neighbor('c3', 'W')).toBe('b3');
    expect(neighbor('a5', 'N')).toBeNull();
    expect(neighbor('e1', 'E')).toBeNull();
  });
});

describe('roads', () => {
  const city: Record<string, string> = { c3: 'NESW', c4: 'S', d3: 'NS', b3: 'EW' };
  const roadsAt = (space: string): string | null => city[space] ?? null;

  it('dead-end only against a tile, never against empty ground or the border', () => {
    expect(deadEnds('c3', 'NESW', roadsAt)).toEqual(['E']);
    expect(deadEnds('b3', 'EW', roadsAt)).toEqual([]);
  });
});
