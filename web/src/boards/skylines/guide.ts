// The lessons of the guided first game, in the order in which they are wanted. Each waits for what it speaks
// of; where that may fail to happen, it comes after so many cards all the same.
import type { Lesson, Scene } from '../../lib/lessons';
import type { SkylinesView } from './types';

type Now = Scene<SkylinesView>;

/** Whether a card is to be played after so many others. */
const playing = ({ log, may }: Now, cards: number): boolean =>
  may.has('play') && log.filter((event) => event.id === 'played').length >= cards;
const scarce = ({ view }: Now): boolean =>
  Math.min(view.tracks.power, view.tracks.water, view.tracks.garbage) < 0;

/** The skyline, as soon as there is a drawing to be seen. */
const DRAWN = '.sky:has(svg *)';

export const LESSONS: Lesson<SkylinesView>[] = [
  { id: 'aim', when: () => true, lights: DRAWN, section: 'overview' },
  { id: 'piece', when: ({ may }) => may.has('develop'), lights: '#city', section: 'map' },
  { id: 'card', when: ({ may }) => may.has('play'), lights: '#hand', section: 'playing' },
  { id: 'shape', when: ({ may }) => may.has('tile'), lights: '#hand', section: 'playing' },
  { id: 'laying', when: ({ may }) => may.has('place'), lights: '#city', section: 'tiles' },
  { id: 'drawing', when: ({ may }) => may.has('draw'), lights: '.stacks', section: 'drawing' },
  { id: 'tracks', when: (now) => playing(now, 1), lights: '.strip', section: 'tracks' },
  { id: 'condition', when: (now) => playing(now, 2), lights: '#hand', section: 'conditions' },
  { id: 'services', when: (now) => playing(now, 3), section: 'services' },
  {
    id: 'utilities',
    when: (now) => (scarce(now) && playing(now, 4)) || playing(now, 6),
    section: 'utilities',
  },
  {
    id: 'employment',
    when: (now) => (now.view.tracks.employment !== 0 && playing(now, 5)) || playing(now, 7),
    section: 'milestone',
  },
  { id: 'milestone', when: ({ may }) => may.has('end'), lights: DRAWN, section: 'milestone' },
  { id: 'swap', when: ({ may }) => may.has('swap'), lights: '#hand', section: 'swapping' },
  { id: 'failing', when: (now) => now.view.milestone > 1 && playing(now, 8), section: 'failing' },
  {
    id: 'evils',
    when: (now) => now.view.last_milestone && now.may.has('play'),
    lights: '.strip',
    section: 'end',
  },
  { id: 'end', when: ({ over }) => over, section: 'end' },
];
