import { describe, expect, it } from 'vitest';

import { open } from './components';
import { onTrack, touchedBy } from './news';
import { byLine, lostBy, rewarded, tone, used } from './preview';
import { touchedByRole } from './roles';
import type { Components, Effect } from './types';

const name = { en: '', de: '' };
const news = (number: number, ...effects: Effect[]) => ({ number, name, stage: 2, effects });
const box = open({
  tracks: [],
  boards: [],
  shapes: [],
  uniques: [],
  roles: [],
  policies: [],
  scenarios: [],
  success: [],
  cards: [
    {
      number: 1,
      name,
      stage: 1,
      type: 'residential',
      shape: null,
      cost: {},
      condition: { services: ['education'] },
      reward: { money: 1 },
    },
    {
      number: 2,
      name,
      stage: 3,
      type: 'fire',
      shape: 'I2',
      cost: { money: -2 },
      condition: null,
      reward: {},
    },
  ],
  news: [
    news(106, { kind: 'burden', of: ['residential'], track: 'water', amount: -1 }),
    news(107, { kind: 'deaf', of: ['education'] }),
    news(108, { kind: 'price', of: ['service'], amount: 1 }),
    news(109, { kind: 'exchange', amount: 2 }),
    news(110, { kind: 'ban', stage: 3 }),
    news(111, { kind: 'wages', amount: 3 }),
  ],
} as Components);

describe('news', () => {
  it('lie near what they concern', () => {
    expect([
      onTrack(106, 'water', box),
      onTrack(106, 'power', box),
      onTrack(111, 'employment', box),
      onTrack(null, 'water', box),
    ]).toEqual([true, false, true, false]);
  });

  it('mark the cards they touch: by type, by group, by the service wanted, by stage', () => {
    expect([106, 107, 108, 109, 110].map((one) => touchedBy(one, 1, box))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([106, 107, 108, 109, 110].map((one) => touchedBy(one, 2, box))).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('a role', () => {
  const role = (number: number, ...effects: Effect[]) => ({ number, name, effects });
  const all = open({
    ...box.components,
    roles: [
      role(86, { kind: 'price', of: ['fire'], amount: -3 }),
      role(87, { kind: 'cost', of: ['zone'], track: 'traffic', amount: 1 }),
      role(93, { kind: 'reach' }),
    ],
  });
  const hand = [
    { card: 1, price: 0 },
    { card: 2, price: 2 },
  ];
  it('tells the cards it concerns, and what it makes of their price', () => {
    const same = { milder: [], gains: [], reaches: false };
    expect(touchedByRole(86, hand, all)).toEqual([{ card: 2, price: 2, to: 0, ...same }]);
  });
  it('tells what else it makes of them: a milder cost, never past 0, a gain, a longer reach', () => {
    const card = (number: number, type: string, stage: number, cost: Record<string, number>) =>
      ({ number, name, type, stage, shape: null, cost, condition: null, reward: {} }) as never;
    const more = open({
      ...all.components,
      cards: [card(3, 'industrial', 2, { pollution: 2 }), card(4, 'parks', 1, { money: -2 })],
      roles: [
        role(90, { kind: 'cost', of: ['zone'], track: 'pollution', amount: 3 }),
        role(91, { kind: 'gain', of: ['parks'], track: 'happiness', amount: 1 }),
        role(92, { kind: 'reach' }),
      ],
    });
    const [zone, park] = [
      { card: 3, price: 0 },
      { card: 4, price: 2 },
    ];
    const told = [90, 91, 92].map((one) => touchedByRole(one, [zone, park], more));
    const none = { to: null, milder: [], gains: [], reaches: false };
    expect(told).toEqual([
      [{ ...zone, ...none, milder: [['pollution', 2, 0]] }],
      [{ ...park, ...none, gains: [['happiness', 1]] }],
      [{ ...park, ...none, reaches: true }],
    ]);
  });
  it('concerns no card that lacks what it makes cheaper, and no service of a whole district', () => {
    expect(touchedByRole(87, hand, all)).toEqual([]);
    expect(touchedByRole(93, hand, all)).toEqual([]);
  });
});

describe('a preview', () => {
  const change = (line: string, amount: number, args: Record<string, unknown>) => ({
    line,
    amount,
    args,
    conditional: false,
    player: null,
    text: '',
  });
  const preview = {
    costs: [],
    changes: [
      change('crime', 1, { from: 0, to: 1, services: ['fire'], rewarded: 1 }),
      change('money', 4, { from: 3, to: 7, services: ['fire'], rewarded: 1 }),
      change('lost', 0, { cause: 'unhappy' }),
    ],
  };

  it('tells what moves in the order of the board, what is used, and whether the reward is given', () => {
    expect([...byLine(preview).keys()]).toEqual(['money', 'crime']);
    expect(byLine(preview).get('money')).toEqual({ line: 'money', amount: 4, from: 3, to: 7 });
    expect([used(preview), rewarded(preview), lostBy(preview)]).toEqual([['fire'], true, 'unhappy']);
    expect([used(undefined), rewarded(undefined), lostBy(undefined)]).toEqual([[], null, null]);
  });

  it('calls more crime a loss and more power a gain, and leaves employment open', () => {
    expect([tone('crime', 1), tone('crime', -1), tone('power', 1), tone('employment', 1)]).toEqual([
      'loss',
      'gain',
      'gain',
      '',
    ]);
  });
});
