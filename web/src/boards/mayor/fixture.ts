// A small box and a view for the tests: the whole board, a few tiles, as the server sends them.
import type { LegalAction, Preview, TableEvent, Update } from '../../lib/types';
import { open, type Box } from './components';
import type { BoardInfo, Colour, Components, LineColour, MayorView, SquareInfo, TypeName } from './types';

const CORNERS = `
1@4,2 5a@4,1 5b@3,2 9a@4,0 9b@3,1 9c@2,2 13a@3,0 13b@2,1 13c@1,2 17a@2,0
17b@1,1 21@1,0 25@0,0 29@0,1 33@0,2 37a@1,2 37b@0,3 41@1,3 45@2,3 49@3,3
`;

const STREETS = `
n0 red 21 22 23 24 25
n1 yellow 17a 18a 19a 20a 21
n2 green 13a 14a 15a 16a 17a
n3 red 9a 10a 11a 12a 13a
n4 blue 17b 18b 19b 20b 21
n5 red 13b 14b 15b 16b 17a
n6 yellow 9b 10b 11b 12b 13a
n7 yellow 5a 6a 7a 8a 9a
n8 green 13b 14c 15c 16c 17b
n9 blue 9b 10c 11c 12c 13b
n10 green 5a 6b 7b 8b 9b
n11 yellow 13c 14d 15d 16d 17b
n12 red 9c 10d 11d 12d 13c
n13 green 5b 6d 7d 8d 9c
n14 red 5b 6c 7c 8c 9b
n15 blue 1 2a 3a 4a 5a
n16 yellow 1 2b 3b 4b 5b
s17 blue 25 26 27 28 29
s18 green 29 30 31 32 33
s19 red 33 34b 35b 36b 37b
s20 blue 33 34a 35a 36a 37a
s21 green 37a 38a 39a 40a 41
s22 yellow 37b 38b 39b 40b 41
s23 blue 41 42 43 44 45
s24 red 45 46 47 48 49
`;

// square, row and column, marks, streets (or what it lies beside alone)
const SQUARES = `
a1 0 0 N+ n0 s17
a2 0 1 N+ n0 n4
a3 1 0 N+ s17
a4 1 1 No n4
b1 0 2 N+ n1 n4
b2 0 3 N+ n1 n5
b3 1 2 No n8 n4
b4 1 3 No n8 n5
c1 0 4 N+ n2 n5
c2 0 5 N+ n2 n6
c3 1 4 No n9 n5
c4 1 5 No n9 n6
d1 0 6 N+ n3 n6
d2 0 7 N+ n3 n7
d3 1 6 No n10 n6
d4 1 7 N+ n10 n7
e1 2 0 N+ s18
e2 2 1 No n11
e3 3 0 S+ s20 s18
e4 3 1 So s20 n11
f1 2 6 No n10 n14
f2 2 7 N+ n10 n15
f3 3 6 So n16 n14
f4 3 7 S+ n16 n15
g1 4 0 S+ s20 s19
g2 4 1 So s20 s21
g3 5 0 S+ s22 s19
g4 5 1 S+ s22 s21
h1 4 2 So n12 s21
h2 4 3 So n12
h3 5 2 S+ s23 s21
h4 5 3 S+ s23
i1 4 4 So n13
i2 4 5 So n13
i3 5 4 S+ s24
i4 5 5 S+ s24
j1 4 6 So n16
j2 4 7 S+ n16
j3 5 6 S+ 50
j4 5 7 S+ 0
`;

const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

function square([name = '', row = '', column = '', marks = '', ...beside]: string[]): SquareInfo {
  const streets = beside.filter((one) => /^[ns]/.test(one));
  return {
    square: name,
    block: name.charAt(0).toUpperCase(),
    row: Number(row),
    column: Number(column),
    region: marks.charAt(0) as 'N' | 'S',
    section: marks.charAt(1) as '+' | 'o',
    streets,
    beside: streets.length ? null : (beside[0] ?? null),
  };
}

export const BOARD: BoardInfo = {
  corners: CORNERS.trim()
    .split(/\s+/)
    .map((one) => {
      const [space = '', column = 0, row = 0] = one.split(/[@,]/);
      return { space, number: Number.parseInt(space, 10), column: Number(column), row: Number(row) };
    }),
  streets: lines(STREETS).map(([id = '', colour = '', low = '', a = '', b = '', c = '', high = '']) => ({
    id,
    colour: colour as Colour,
    low,
    high,
    spaces: [a, b, c],
  })),
  ends: [
    { space: '0', next: '1', from: [4, 2], to: [4, 3] },
    { space: '50', next: '49', from: [3, 3], to: [3, 2] },
  ],
  squares: lines(SQUARES).map(square),
  wall: ['13c', '37a'],
};

const LINES: [TypeName, LineColour, number, number, number[]][] = [
  ['bank', 'red', 1, 2, [8, 7, 7, 6, 6, 5, 5, 4]],
  ['shop', 'yellow', 0, 4, [8, 7, 7, 6, 6, 5, 5, 4]],
  ['church', 'blue', 2, 0, [8, 7, 7, 6, 6, 5, 5, 4]],
  ['park', 'green', 0, 0, [4, 5, 5, 6, 7, 8, 8, 9]],
  ['statue', 'rainbow', 3, -1, [4, 5, 5, 6, 7, 8, 8, 9]],
];
const named = (en: string, de = en) => ({ en, de });

export const COMPONENTS: Components = {
  tiles: [
    { number: 3, type: 'bank', colour: 'yellow', region: 'N', section: 'o', icons: [], name: named('Bank') },
    {
      number: 12,
      type: 'shop',
      colour: 'blue',
      region: 'S',
      section: '+',
      icons: [],
      name: named('Shop', 'Laden'),
    },
    {
      number: 26,
      type: 'park',
      colour: null,
      region: null,
      section: null,
      icons: ['shop', 'shop', 'church', 'statue', 'statue'],
      name: named('Park'),
    },
  ],
  amenities: [{ number: 42, block: 'B', name: named('Library', 'Bibliothek') }],
  events: [
    {
      number: 1,
      id: 'festival',
      name: named('Festival', 'Stadtfest'),
      closed: [],
      surcharge: {},
      barred: [],
    },
    {
      number: 2,
      id: 'bank_robbery',
      name: named('Bank Robbery', 'Bankraub'),
      closed: ['yellow'],
      surcharge: { bank: 1 },
      barred: [],
    },
    {
      number: 6,
      id: 'pigeon_plague',
      name: named('Pigeon Plague', 'Taubenplage'),
      closed: [],
      surcharge: {},
      barred: ['statue'],
    },
  ],
  lines: LINES.map(([type, colour, vp, gp, prices]) => ({ type, colour, vp, gp, prices, name: named(type) })),
  board: BOARD,
  steps: [0, 1, 3, 6, 10],
};

export const BOX: Box = open(COMPONENTS);

/** Two players; the first holds a Bank and a Library, and has just moved to Shop. */
export const VIEW: MayorView = {
  game: 'mayor',
  players: 2,
  viewer: 0,
  options: { events: 'yes', amenities: 'yes' },
  phase: 'act',
  turn: 9,
  active: 0,
  to_act: [0],
  lines_empty: 1,
  closing_lines: 3,
  final_round: false,
  passes: 0,
  market: LINES.map(([type, colour, , , prices], i) => ({
    type,
    colour,
    face: type === 'shop' ? 12 : type === 'park' ? 26 : null,
    backs: type === 'shop' ? 4 : type === 'park' ? 7 : 0,
    sold: type === 'shop' ? 3 : type === 'park' ? 0 : 8,
    prices,
    price: type === 'shop' ? 6 : type === 'park' ? 4 : null,
    surcharges:
      i === 1
        ? [
            { what: 'marker', player: 1, amount: 1 },
            { what: 'marker', player: null, amount: 1 },
          ]
        : [],
    cost: type === 'shop' ? 8 : type === 'park' ? 4 : null,
  })),
  rondel: LINES.map(([type, colour], i) => ({
    type,
    colour,
    players: i === 1 ? [0, 1] : [],
    neutral: i === 1 || i === 3 ? 1 : 0,
  })),
  board: { tiles: [{ square: 'b2', tile: 26 }], amenities: ['A', 'B'] },
  seats: [
    {
      player: 0,
      citizen: { space: '19a', number: 19 },
      banker: { space: '11a', number: 11 },
      marker: 'shop',
      tiles: [3, 42],
      limit: 4,
    },
    {
      player: 1,
      citizen: { space: '0', number: 0 },
      banker: { space: '25', number: 25 },
      marker: 'shop',
      tiles: [],
      limit: 4,
    },
  ],
  walking: null,
  placing: null,
  using: null,
  event: { current: 2, stack: [null, null], drawn: null },
  result: null,
};

export function update(
  view: Partial<MayorView>,
  legal_actions: LegalAction[],
  events: TableEvent[] = [],
): Update<MayorView> {
  return {
    version: 4,
    since: 0,
    view: { ...VIEW, ...view },
    legal_actions,
    events,
    names: ['Mara', 'Ines'],
    seats: ['person', 'steady'],
    over: view.phase === 'over',
    take_back: null,
    thinking: [],
    chosen: null,
  };
}

/** Placing the Bank on b1: three matches for Mara, whose Citizen is pushed on, and one for Ines. */
export const PREVIEW: Preview = {
  costs: [],
  changes: [
    {
      line: 'vp',
      amount: 4,
      conditional: false,
      player: null,
      args: { times: 3, why: ['yellow', 'N', 'piece'], from: 19, to: 23, pushed: 1, lost: 0 },
      text: 'VP',
    },
    {
      line: 'gp',
      amount: 6,
      conditional: true,
      player: null,
      args: { times: 3, why: ['yellow', 'N', 'piece'], from: 11, to: 17, pushed: 0, lost: 0 },
      text: 'gold',
    },
    {
      line: 'vp',
      amount: 1,
      conditional: true,
      player: 1,
      args: { times: 1, why: ['beside'], from: 0, to: 1, pushed: 0, lost: 0 },
      text: 'VP',
    },
  ],
};
