import { expect, it } from 'vitest';

import { enterHolds } from './enter';

const of = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild ?? document.body;
};
const held: Parameters<typeof enterHolds>[1] = { staged: null, placing: true, question: 'act', loses: false };

it('presses a button that a key has come to, and confirms where the tile is held', () => {
  expect(enterHolds(of('<button data-turn></button>'), held)).toBe('where chosen');
  expect(enterHolds(of('<button data-flip></button>'), held)).toBe('where chosen');
  expect(enterHolds(of('<button data-square="b2" aria-pressed="true"></button>'), held)).toBe(true);
});

it('confirms on a square left behind only what is chosen elsewhere, and never what loses the game', () => {
  const square = of('<div role="gridcell"></div>');
  const end = { ...held, placing: false, staged: { action: 'P1 end', kind: 'end' } };
  expect(enterHolds(square, held)).toBe('where chosen');
  expect(enterHolds(square, end)).toBe(true);
  expect(enterHolds(square, { ...end, loses: true })).toBe(false);
});
