// The lessons of the guided first game, in the order in which they are wanted. Each waits for what it speaks
// of; where that may fail to happen, it comes after so many cards all the same.
import type { Lesson, Scene, Thing } from '../../lib/lessons';
import type { SkylinesView } from './types';

type Now = Scene<SkylinesView>;

/** Whether a card is to be played after so many others. */
const playing = ({ log, may }: Now, cards: number): boolean =>
  may.has('play') && log.filter((event) => event.id === 'played').length >= cards;
const scarce = ({ view }: Now): boolean =>
  Math.min(view.tracks.power, view.tracks.water, view.tracks.garbage) < 0;

const MAP: Thing = { at: '#city' };
const CARDS: Thing = { at: '#hand', tab: 'you' };
const STACKS: Thing = { at: '.stacks, #hand .source', tab: 'you' };
const TRACKS: Thing = { at: '.strip' };
/** As soon as there is a drawing to be seen. */
const SKYLINE: Thing = { at: '.sky:has(svg *), .card:has(> .skyline svg *)', tab: 'city' };

export const LESSONS: Lesson<SkylinesView>[] = [
  { id: 'aim', when: () => true, lights: SKYLINE, section: 'overview' },
  { id: 'piece', when: ({ may }) => may.has('develop'), lights: MAP, section: 'map' },
  { id: 'card', when: ({ may }) => may.has('play'), lights: CARDS, section: 'playing' },
  { id: 'shape', when: ({ may }) => may.has('tile'), lights: CARDS, section: 'playing' },
  { id: 'laying', when: ({ may }) => may.has('place'), lights: MAP, section: 'tiles' },
  {
    id: 'drawing',
    when: ({ legal }) => legal.some(({ kind }) => kind === 'draw'),
    lights: STACKS,
    section: 'drawing',
  },
  { id: 'tracks', when: (now) => playing(now, 1), lights: TRACKS, section: 'tracks' },
  { id: 'condition', when: (now) => playing(now, 2), lights: CARDS, section: 'conditions' },
  { id: 'services', when: (now) => playing(now, 3), lights: MAP, section: 'services' },
  {
    id: 'utilities',
    when: (now) => (scarce(now) && playing(now, 4)) || playing(now, 6),
    lights: TRACKS,
    section: 'utilities',
  },
  {
    id: 'employment',
    when: (now) => (now.view.tracks.employment !== 0 && playing(now, 5)) || playing(now, 7),
    lights: TRACKS,
    section: 'milestone',
  },
  { id: 'milestone', when: ({ may }) => may.has('end'), lights: SKYLINE, section: 'milestone' },
  { id: 'swap', when: ({ may }) => may.has('swap'), lights: CARDS, section: 'swapping' },
  {
    id: 'failing',
    when: (now) => now.view.milestone > 1 && playing(now, 8),
    lights: TRACKS,
    section: 'failing',
  },
  {
    id: 'evils',
    when: (now) => now.view.last_milestone && now.may.has('play'),
    lights: TRACKS,
    section: 'end',
  },
  { id: 'end', when: ({ over }) => over, lights: SKYLINE, section: 'end' },
];
