// What a replay of Mayor tells in its headlines and marks on its chart.
import type { Tale } from '../../lib/tales';

export const TALE: Tale = {
  veiled: {},
  deeds: [
    'mayor',
    'furthest',
    'placed',
    'laid',
    'bought',
    'got',
    'claimed',
    'used',
    'rewarded',
    'moved',
    'passed',
  ],
  marked: ['final', 'mayor', 'furthest', 'standstill'],
  settling: [],
  first: 'placed',
};
