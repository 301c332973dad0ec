import { describe, expect, it } from 'vitest';

import { event } from '../../lib/fixture';
import type { Replay } from '../../lib/replay.svelte';
import type { Tale } from '../../lib/tales';
import type { TableEvent } from '../../lib/types';
import { eventWords } from './speech';

const did = (frame: number, id: string, player: number): TableEvent =>
  event(frame + 1, player, id, {}, `P${player} ${id}.`);
const TALE: Tale = {
  veiled: { planned: ['placed', 'sold'] },
  deeds: ['placed', 'sold'],
  marked: [],
  settling: [],
  first: null,
  chosen: ({ action, name }) => (action ? `${name} chose ${action}` : ''),
};
const LOG = [
  did(1, 'planned', 0),
  did(2, 'planned', 1),
  did(2, 'sold', 0),
  did(2, 'placed', 1),
  did(2, 'paid', 1),
];

function words(at: number, actions: string[]): string[] {
  const timeline = {
    last: 2,
    players: [-1, 0, 1],
    actions,
    scores: [
      [0, 0],
      [0, 0],
      [2, 9],
    ],
    together: false,
  };
  return eventWords({
    at,
    timeline,
    log: LOG,
    tale: TALE,
    marks: [],
    update: { names: ['A', 'B'] },
  } as never as Replay);
}

describe('what a step of a replay says', () => {
  it('is the choice, and when it shows with which gain', () => {
    expect(words(1, ['', 'sale', ''])).toEqual(['A chose sale', 'It shows in step 2: +2.']);
  });

  it('is what came of it where the game has no words for the choice', () => {
    expect(words(1, ['', '', ''])).toEqual(['P0 sold, +2', 'At this step it is only chosen.']);
  });

  it('names the gain of everybody whose choice shows', () => {
    expect(words(2, [])).toEqual(['P1 placed, +9', 'P0 sold, +2.', 'P1 paid.']);
  });
});
