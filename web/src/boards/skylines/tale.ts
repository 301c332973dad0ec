// What a replay of Skylines tells in its headlines and marks on its chart.
import type { Tale } from '../../lib/tales';
import { isRed } from './red';

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
  // The skyline moves once a Milestone; what a match is about is what it is made of.
  gauges: [
    {
      id: 'happiness',
      icon: 'i-smile',
      name: 'skylines-chart-happiness',
      of: ({ happiness = 0 }) => happiness,
    },
    { id: 'money', icon: 'coin', name: 'skylines-treasury', of: ({ money = 0 }) => money },
    {
      id: 'red',
      icon: 'i-x',
      name: 'skylines-chart-red',
      of: (markers) => Object.entries(markers).filter(([track, value]) => isRed(track, value)).length,
      counted: true,
    },
  ],
};
