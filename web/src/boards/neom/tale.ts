// What a replay of NEOM tells in its headlines and marks on its chart.
import type { Tale } from '../../lib/tales';

export const TALE: Tale = {
  veiled: {
    'kept-secretly': ['cornerstones'],
    chosen: ['selected'],
    planned: ['placed', 'replaced', 'sold'],
    answered: ['sacrificed', 'paid-penalty'],
  },
  deeds: [
    'placed',
    'replaced',
    'disaster',
    'sacrificed',
    'paid-penalty',
    'sold',
    'kept',
    'selected',
    'income',
  ],
  marked: ['disaster', 'disaster-prevented'],
  settling: ['income', 'score'],
  first: 'placed',
};
