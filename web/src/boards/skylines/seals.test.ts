import { describe, expect, it } from 'vitest';

import { at } from './geometry';
import { sealsAt, sealSize } from './seals';
import { signBox } from './sign';
import { U } from './unit';

const ROOM = { x: 0, y: 0, width: 12 * U, height: 12 * U };
const SIZE = 14;
const tile = (...squares: string[]) => squares.map(at);

describe('the seal on an outline', () => {
  it('stands on its upper right corner', () => {
    expect(sealsAt([tile('g4', 'g5', 'h5', 'i5')], SIZE, ROOM, [])).toEqual([[{ x: 7 * U, y: 3 * U }]]);
  });

  it('gives way to the sign of the tile beside it, and to another seal', () => {
    const flag = signBox('residential', tile('c3', 'd3'));
    const [[first], [second]] = sealsAt([tile('b3'), tile('b4')], SIZE, ROOM, [flag]) as [[object], [object]];
    expect(first).toEqual({ x: U, y: 2 * U });
    expect(second).toEqual({ x: 2 * U, y: 3 * U });
    const [[alone]] = sealsAt([tile('b4'), tile('b5')], SIZE, ROOM, [flag]) as [[object]];
    expect(alone).toEqual(second);
  });

  it('covers no sign of its own tile', () => {
    for (const type of ['parks', 'fire', 'commercial'] as const)
      for (const cells of [tile('c3'), tile('c3', 'd3'), tile('c3', 'c4')]) {
        const own = signBox(type, cells);
        const [[seal]] = sealsAt([cells], SIZE, ROOM, [own]) as [[{ x: number; y: number }]];
        const apart =
          Math.abs(seal.x - own.x - own.width / 2) >= (SIZE + own.width) / 2 ||
          Math.abs(seal.y - own.y - own.height / 2) >= (SIZE + own.height) / 2;
        expect(apart, `${type} on ${cells.length}`).toBe(true);
      }
  });

  it('stays on the sheet', () => {
    expect(sealsAt([tile('l1')], SIZE, ROOM, [])).toEqual([[{ x: 12 * U - SIZE / 2, y: SIZE / 2 }]]);
  });

  it('is large enough to be told, and has an initial where squares are large', () => {
    expect([40, 64, 98].map((cell) => sealSize(cell / U))).toEqual([14, 18, 26]);
  });
});
