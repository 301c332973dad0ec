// What a replay of Skylines tells in its headlines and marks on its chart.
import type { Tale } from '../../lib/tales';

export const TALE: Tale = {
  veiled: {},
  deeds: [
    'lost',
    'completed',
    'played',
    'developed',
    'ended-milestone',
    'exchanged',
    'swapped',
    'drew',
    'took',
  ],
  marked: ['milestone', 'lost', 'completed'],
  settling: [],
  first: 'played',
};
