// What others did since one's last choice: whose it is, without what was taken back, until the next choice.
import { describe, expect, it } from 'vitest';

import type { Seen } from '../../lib/seen';
import type { TableEvent } from '../../lib/types';
import { byPlayer, inOrder, standing } from './deeds';
import { Since, type Deed } from './since.svelte';

const event = (version: number, player: number, id = 'did'): TableEvent => ({
  version,
  id,
  player,
  args: {},
  text: '',
});
const LOG = [event(2, 1), event(3, 0), event(4, 1), event(4, 2), event(5, -1), event(6, 1, 'hinted')];
const table = (chosen: number | null, log = LOG, names = ['Ada', 'Ben', 'Cid']): Seen =>
  ({ log, viewer: 0, update: { chosen, names } }) as unknown as Seen;

const deed = (found: TableEvent): Deed => ({
  player: found.player,
  words: '',
  names: [],
  brief: '',
  gains: [],
  places: [`at ${found.player}`],
  events: [found],
});

function since(chosen: number | null): Since {
  const made = new Since(() => table(chosen));
  made.told = true;
  made.teller = (news) =>
    standing(news)
      .filter(({ player }) => player !== 0)
      .map(deed);
  return made;
}

describe('what others did', () => {
  it('begins with what came of one’s own choice', () => {
    expect(since(3).deeds.map(({ player }) => player)).toEqual([1, 2, -1]);
    expect(since(1).deeds.map(({ player }) => player)).toEqual([1, 1, 2, -1]);
    expect(since(null).deeds).toEqual([]);
  });
  it('is lit where it is pointed at, and at its places', () => {
    const made = since(3);
    made.lit = made.deeds[1] ?? null;
    expect(made.changes.get('at 2')).toEqual({ player: 2, lit: true });
    expect(made.changes.get('at 1')).toEqual({ player: 1, lit: false });
  });
  it('is told to players among others alone', () => {
    expect(since(3).applies).toBe(true);
    expect(since(null).applies).toBe(false);
    const alone = new Since(() => table(3, LOG, ['Ada']));
    alone.told = true;
    expect(alone.applies).toBe(false);
  });
  it('begins with the table before one’s own first turn', () => {
    expect([since(1), since(3), since(null)].map(({ begins }) => begins)).toEqual([true, false, false]);
  });
  it('is no more once it was taken back', () => {
    const back = [...LOG.slice(0, 4), event(5, 2, 'taken-back')];
    expect(standing(back).map(({ version }) => version)).toEqual([2, 3]);
    expect(standing([event(4, 1), event(5, 2), event(6, 2, 'taken-back')])).toEqual([event(4, 1)]);
    const all = { ...event(8, 2, 'taken-back'), args: { steps: 3 } };
    expect(standing([event(4, 2), event(5, 2), event(7, 2), all])).toEqual([event(4, 2)]);
  });
  it('is put together by player, in the order in which it began', () => {
    const news = [event(4, 2), event(5, 1), event(6, 2)];
    expect(byPlayer(news, 0).map(([player, all]) => [player, all.length])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(inOrder([deed(news[1] as TableEvent), deed(news[0] as TableEvent)], news)[0]?.player).toBe(2);
  });
});
