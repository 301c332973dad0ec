// What a tab calls somebody.
import { expect, it } from 'vitest';

import { calledBy } from './names';

it('calls somebody by a whole word', () => {
  expect(['Ada', 'Bartholomew Featherstone', 'Christina-Sophie', 'Jean-Luc'].map(calledBy)).toEqual([
    'Ada',
    'Bartholomew',
    'Christina',
    'Jean-Luc',
  ]);
});

it('tells those apart who differ in their numbers', () => {
  expect(calledBy('Player 2')).toBe('Player 2');
});
