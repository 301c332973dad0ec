import { describe, expect, it } from 'vitest';

import { open } from './components';
import { onTrack, touchedBy, touchedByRole } from './news';
import { byLine, lostBy, rewarded, tone, used } from './preview';
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
    expect(touchedByRole(86, hand, all)).toEqual([{ card: 2, price: 2, to: 0 }]);
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
