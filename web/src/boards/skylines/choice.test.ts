import { describe, expect, it } from 'vitest';

import type { Table } from '../../lib/table.svelte';
import type { Ahead, LegalAction } from '../../lib/types';
import { asking, SkylinesChoice, withCards } from './choice.svelte';
import { open } from './components';
import { nameOf } from './geometry';
import type { Components, SkylinesView } from './types';

const components = {
  tracks: [],
  boards: [],
  cards: [
    { number: 1, type: 'residential' },
    { number: 2, type: 'residential' },
  ],
  uniques: [],
  roles: [],
  policies: [{ number: 30, name: { en: 'p', de: 'p' }, condition: {}, effects: [] }],
  news: [],
  scenarios: [],
  success: [],
  shapes: [{ id: 'I2', name: { en: 'two', de: 'zwei' }, cells: ['##'] }],
} as unknown as Components;
const box = open(components);

const act = (action: string, kind: string, rest: Record<string, unknown> = {}): LegalAction => ({
  action,
  kind,
  ...rest,
});

function tableOf(
  actions: LegalAction[],
  playing: string | null = null,
  looks: Record<string, Partial<Ahead<SkylinesView>>> = {},
): { table: Table<SkylinesView>; sent: unknown[] } {
  const sent: unknown[] = [];
  const view = {
    tiles: [],
    map: { columns: 6, rows: 6, pieces: [] },
    playing: playing ? { card: 1, shape: playing } : null,
  };
  const table = {
    update: { view, legal_actions: actions },
    past: [],
    viewer: 0,
    backs: 0,
    previews: {},
    foreseen: [],
    ahead: (steps: string[]) => looks[steps.join()] ?? null,
    send: (action: string, after?: string[]) => sent.push(after ? [...after, action] : action),
  };
  return { table: table as unknown as Table<SkylinesView>, sent };
}

const seated = (table: Table<SkylinesView>): SkylinesChoice =>
  new SkylinesChoice(
    () => table,
    () => box,
  );

const places = [
  act('P1 place b2,c2', 'place', { squares: ['b2', 'c2'], form: 0 }),
  act('P1 place b2,b3', 'place', { squares: ['b2', 'b3'], form: 1 }),
  act('P1 place e5,e6', 'place', { squares: ['e5', 'e6'], form: 1 }),
];

describe('what is asked', () => {
  it('follows from the kinds of the legal actions', () => {
    expect(['play', 'exchange', 'end', 'take', 'done', 'lay'].map((kind) => asking([act('', kind)]))).toEqual(
      ['act', 'act', 'act', 'draw', 'swap', 'lay'],
    );
    expect(asking([])).toBeNull();
  });
  it('finds what may be done with each card', () => {
    const found = withCards([
      act('P1 play 3', 'play', { card: 3 }),
      act('P1 exchange 3', 'exchange', { card: 3 }),
      act('P1 end', 'end'),
      act('P1 keep 88', 'keep', { card: 88 }),
    ]);
    expect([...found].map(([card, actions]) => [card, actions.length])).toEqual([
      [3, 2],
      [88, 1],
    ]);
  });
});

describe('a card', () => {
  const { table, sent } = tableOf([
    act('P1 play 30', 'play', { card: 30 }),
    act('P1 exchange 3', 'exchange', { card: 3 }),
    act('P1 exchange 5', 'exchange', { card: 5 }),
  ]);
  const choice = seated(table);
  it('is taken up to be played, or else for what can be done', () => {
    expect(choice.staged).toBeNull();
    choice.take(30);
    expect(choice.staged?.action).toBe('P1 play 30');
    choice.take(3);
    expect(choice.staged?.action).toBe('P1 exchange 3');
    choice.take(5);
    expect(choice.staged?.action).toBe('P1 exchange 5');
    choice.take(5);
    expect(choice.staged).toBeNull();
    choice.take(9);
    expect(choice.staged).toBeNull();
  });
  it('is sent when confirmed, and not without', () => {
    choice.confirm();
    expect(sent).toEqual([]);
    choice.take(30);
    choice.confirm();
    expect(sent).toEqual(['P1 play 30']);
  });
});

describe('a card that is built', () => {
  const played = [act('P1 play 1', 'play', { card: 1 }), act('P1 play 2', 'play', { card: 2 })];
  const shaped = [act('P1 tile I3', 'tile', { shape: 'I3' }), act('P1 tile I2', 'tile', { shape: 'I2' })];
  const of = (shape: string | null): SkylinesView => ({ playing: { card: 1, shape } }) as SkylinesView;
  const looks = {
    'P1 play 1': { view: of(null), legal_actions: shaped },
    'P1 play 1,P1 tile I3': { view: of('I3'), legal_actions: [places[0] as LegalAction], previews: {} },
    'P1 play 1,P1 tile I2': {
      view: of('I2'),
      legal_actions: places,
      previews: { 'P1 place b2,c2': { costs: [], changes: [] } },
    },
  };
  it('is one choice with its shape and its place, sent at once', () => {
    const { table, sent } = tableOf(played, null, looks);
    const choice = seated(table);
    choice.take(1);
    expect([choice.placing, choice.staged, choice.tile?.shape]).toEqual([true, null, 'I3']);
    expect(choice.thought).toEqual(['P1 play 1']);
    choice.nextShape();
    expect([choice.shape, choice.thought]).toEqual(['I2', ['P1 play 1', 'P1 tile I2']]);
    choice.confirm();
    expect(sent).toEqual([]);
    choice.lay({ row: 1, column: 1 });
    expect(choice.preview).toEqual({ costs: [], changes: [] });
    choice.confirm();
    expect(sent).toEqual([['P1 play 1', 'P1 tile I2', 'P1 place b2,c2']]);
  });
  it('is let go of as a whole, and nothing of it stays for another', () => {
    const choice = seated(tableOf(played, null, looks).table);
    choice.take(1);
    choice.pickShape('I2');
    choice.lay({ row: 1, column: 1 });
    choice.drop();
    expect([choice.placing, choice.card, choice.ghost]).toEqual([false, null, null]);
    choice.take(1);
    expect(choice.put).toBeNull();
    choice.lay({ row: 1, column: 1 });
    choice.take(2);
    expect([choice.card, choice.placing, choice.ghost]).toEqual([2, false, null]);
  });
  it('goes nowhere while it is on its way', () => {
    const { table } = tableOf(played, null, looks);
    const choice = seated(table);
    choice.take(1);
    choice.pickShape('I2');
    choice.lay({ row: 1, column: 1 });
    (table as { sending: string | null }).sending = 'P1 place b2,c2';
    choice.point({ row: 4, column: 4 });
    choice.lay({ row: 4, column: 4 });
    choice.turn();
    choice.pickShape('I3');
    choice.take(2);
    choice.drop();
    expect(choice.ghost?.key).toBe('b2,c2');
  });
});

describe('a tile over the map', () => {
  it('is legal only where the server says so, and says its squares', () => {
    const choice = seated(tableOf(places, 'I2').table);
    expect([...choice.spots]).toEqual(['b2']);
    choice.lay({ row: 1, column: 1 });
    expect(choice.staged?.action).toBe('P1 place b2,c2');
    choice.lay({ row: 4, column: 4 });
    expect([choice.staged, choice.put?.key]).toEqual([null, 'e5,f5']);
  });
  it('turns where it lies', () => {
    const choice = seated(tableOf(places, 'I2').table);
    choice.lay({ row: 4, column: 4 });
    choice.turn();
    expect(choice.staged?.action).toBe('P1 place e5,e6');
  });
  it('follows the pointer until it is put down, and then stays', () => {
    const choice = seated(tableOf(places, 'I2').table);
    choice.point({ row: 1, column: 1 });
    expect([choice.shown?.action, choice.staged]).toEqual(['P1 place b2,c2', null]);
    choice.lay({ row: 1, column: 1 });
    choice.drop();
    expect(choice.ghost).toBeNull();
  });
  it('goes to every legal place in turn, its other forms after the one it has', () => {
    const choice = seated(tableOf(places, 'I2').table);
    const seen = places.map(() => choice.next(1) && choice.staged?.action);
    expect([...seen].sort()).toEqual(places.map((place) => place.action).sort());
    expect(nameOf(choice.next(1) ?? { row: 9, column: 9 })).toBe('b2');
  });
});

describe('pieces to lay', () => {
  const lays = [
    act('P1 lay C 1,0 0', 'lay', { board: 'C', column: 1, row: 0, turn: 0 }),
    act('P1 lay C 1,0 2', 'lay', { board: 'C', column: 1, row: 0, turn: 2 }),
    act('P1 lay D 0,1 1', 'lay', { board: 'D', column: 0, row: 1, turn: 1 }),
  ];
  it('turn through what fits at the spot', () => {
    const choice = seated(tableOf(lays).table);
    expect([choice.boards, choice.slots]).toEqual([['C', 'D'], ['1,0']]);
    choice.layAt('1,0');
    choice.turn();
    expect(choice.staged?.action).toBe('P1 lay C 1,0 2');
    choice.turn();
    expect(choice.staged?.action).toBe('P1 lay C 1,0 0');
    choice.takeBoard('D');
    choice.layAt('0,1');
    expect(choice.staged?.action).toBe('P1 lay D 0,1 1');
  });
});
