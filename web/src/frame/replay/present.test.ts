import { expect, it } from 'vitest';

import { event } from '../../lib/fixture';
import { presentIn } from './present';

const turn = event(7, 1, 'turn', { amount: 2 });
const walked = event(7, 0, 'walked');
const began = event(1, 0, 'turn', { amount: 1 });
/** The heading of the newest stretch stands over what happened in it. */
const NEWEST = [turn, event(9, 1, 'passed'), walked, event(5, 0, 'placed'), began];
const lit = (version: number) => {
  const { now, ...last } = presentIn(NEWEST, version, ['turn']);
  return { now: [...now], ...last };
};

it('lights what happened in a step, not that a turn began with it', () => {
  expect(lit(7)).toEqual({ now: [walked], until: undefined, version: 7 });
  expect(lit(1)).toEqual({ now: [began], until: undefined, version: 1 });
});

it('lights nothing of a step that tells nothing, and knows how far it has come', () => {
  expect(lit(8)).toEqual({ now: [], until: walked, version: 7 });
  expect(lit(0)).toEqual({ now: [], until: undefined, version: 0 });
});
