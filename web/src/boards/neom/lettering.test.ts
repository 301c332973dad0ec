import { describe, expect, it } from 'vitest';

import { inTwo, plateOf, shorter, smallest, squeezed, tooSmallForWords } from './lettering';

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
        const { size, figure, top, topAlone, baselines } = plateOf(name, px);
        const last = baselines.at(-1) ?? NaN;
        expect((baselines[0] ?? NaN) - 0.72 * size).toBeGreaterThan(0);
        expect(top + last).toBeLessThan(94.4 - 0.72 * figure);
        expect(topAlone + last).toBeLessThan(97);
      }
  });

  it('leave room for a second row of signs', () => {
    for (const px of [76, 81, 98]) {
      const [one, two] = [plateOf('City Council', px), plateOf('City Council', px, 2)];
      expect(one.top - two.top).toBeCloseTo(two.pitch);
      expect(two.pitch).toBeGreaterThan(0.72 * two.figure);
    }
  });

  it('stand in two lines where one would squeeze them, and else in one', () => {
    const lines = (name: string, px: number): string[] => plateOf(name, px).lines;
    expect(lines('Park', 81)).toEqual(['Park']);
    expect(lines('Coal Mine Field', 98)).toEqual(['Coal Mine Field']);
    expect(lines('Colonial Houses', 81)).toEqual(['Colonial', 'Houses']);
    expect(lines('Antiquitätenladen', 76)).toEqual(['Antiquitäten-', 'laden']);
    expect(lines('Public Safety Department', 81)).toEqual(['Public Safety', 'Department']);
    expect(lines('Chamber of Commerce', 81)).toEqual(['Chamber of', 'Commerce']);
    expect(lines('Wohnen & Gastronomie', 81)).toEqual(['Wohnen &', 'Gastronomie']);
    expect(lines('Beteiligungsgesellschaft', 81)).toEqual(['Beteiligungs-', 'gesellschaft']);
    expect(lines('Wohnen & Gastronomie', 240)).toEqual(['Wohnen & Gastronomie']);
    for (const line of lines('Highrise Luxury Condos', 98)) expect(squeezed(line, 10.3)).toBe(false);
  });
});

it.each([
  ['Maximiliane-Charlotte', ['Maximiliane-', 'Charlotte']],
  ['Wolfgang Amadeus M.', ['Wolfgang', 'Amadeus M.']],
  ['Jan', ['Jan']],
  ['Ann-', ['Ann-']],
])('the name of a person is divided at its seam only: %s', (name, parts) => {
  expect(inTwo(name)).toEqual(parts);
});

it('leaves off of a name what has no room, and divides no word', () => {
  expect(shorter('Bartholomew Featherstone')).toEqual(['Bartholomew Featherstone', 'Bartholomew', 'B.F.']);
  expect(shorter('Christina-Sophie')).toEqual(['Christina-Sophie', 'Christina', 'C.S.']);
  expect(shorter('Jan')).toEqual(['Jan', 'J.']);
});
