import { describe, expect, it } from 'vitest';

import { plateOf, smallest, tooSmallForWords } from './lettering';

const SIZES = Array.from({ length: 120 }, (_, i) => 40 + i);
const NAMES = ['Park', 'Colonial Houses', 'Public Safety Department'];

describe('the letters on a tile', () => {
  it('are 10 px high or more, however small the tile is', () => {
    for (const px of SIZES) {
      expect((smallest(px) * px) / 100).toBeCloseTo(10);
      for (const { size, figure } of NAMES.map((name) => plateOf(name, px)))
        expect((Math.min(size, figure) * px) / 100).toBeGreaterThanOrEqual(9.99);
    }
  });

  it('stay on their plate, the name above the line', () => {
    for (const px of SIZES.filter((one) => !tooSmallForWords(one)))
      for (const name of NAMES) {
        const { size, figure, top, topAlone, baseline } = plateOf(name, px);
        expect(baseline - 0.72 * size).toBeGreaterThan(0);
        expect(top + baseline).toBeLessThan(94.4 - 0.72 * figure);
        expect(topAlone + baseline).toBeLessThan(97);
      }
  });

  it('are squeezed where the name is wider than the plate', () => {
    expect(plateOf('Park', 81).squeezed).toBe(false);
    expect(plateOf('Public Safety Department', 130).squeezed).toBe(true);
  });
});
