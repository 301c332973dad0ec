import { describe, expect, it } from 'vitest';

import { around, nextStop, stretches } from './stretches';
import type { TableEvent } from './types';

const event = (frame: number, id: string): TableEvent => ({
  version: frame + 1,
  id,
  player: -1,
  args: {},
  text: id,
});
const opens = (id: string): boolean => id === 'generation' || id === 'turn';
const places = (marks: { frame: number; level: number }[]): number[][] =>
  marks.map(({ frame, level }) => [frame, level]);

describe('stretches', () => {
  const log = [
    event(0, 'dealt'),
    event(2, 'generation'),
    event(2, 'turn'),
    event(5, 'turn'),
    event(9, 'generation'),
    event(9, 'turn'),
    event(9, 'built'),
    event(12, 'turn'),
  ];
  const marks = stretches(log, [], opens);

  it('are long or short by how often their like begin', () => {
    expect(places(marks)).toEqual([
      [2, 0],
      [2, 1],
      [5, 1],
      [9, 0],
      [9, 1],
      [12, 1],
    ]);
  });

  it('name where a frame lies', () => {
    const names = (frame: number): string[] => around(marks, frame).map((mark) => mark.event?.id ?? '');
    expect([names(1), names(7), names(9)]).toEqual([[], ['generation', 'turn'], ['generation', 'turn']]);
    expect(around(marks, 7).map((mark) => mark.frame)).toEqual([2, 5]);
  });

  it('are walked from one to the next, and end at either end', () => {
    expect([
      nextStop(marks, 2, 1, 14),
      nextStop(marks, 12, 1, 14),
      nextStop(marks, 7, -1, 14),
      nextStop(marks, 2, -1, 14),
    ]).toEqual([5, 14, 5, 0]);
  });

  it('are a player’s where a game tells of long ones only', () => {
    const found = stretches([event(1, 'turn')], [-1, 0, 0, 1, 1, 0], opens);
    expect(places(found)).toEqual([
      [1, 0],
      [2, 1],
      [4, 1],
    ]); // where each has begun to choose
    expect(around(found, 4).map((mark) => mark.frame)).toEqual([1]);
    expect(stretches([], [-1], opens)).toEqual([]);
  });
});
