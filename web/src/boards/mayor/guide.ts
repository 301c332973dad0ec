// The lessons of the guided first game, in the order in which they are wanted. Each waits for what it speaks
// of; where that may fail to happen, it comes at a certain turn all the same.
import type { Lesson, Scene, Thing } from '../../lib/lessons';
import type { MayorView, SeatView } from './types';

type Now = Scene<MayorView>;

const me = ({ view }: Now): SeatView | undefined => view.seats[view.viewer ?? 0];
const happened = ({ log }: Now, id: string): boolean => log.some((event) => event.id === id);
const did = ({ log, view }: Now, id: string): boolean =>
  log.some((event) => event.id === id && event.player === view.viewer);
/** Whether the learner begins a turn, that one of the game or a later one. */
const moving = ({ view, may }: Now, turn: number): boolean => may.has('move') && view.turn >= turn;

/** Whether a piece is about to go farther than it is due, past one that stands there. */
const pushed = ({ legal }: Now): boolean => legal.some((action) => Number(action.pushed ?? 0) > 0);
/** Whether some line has so few tiles left that its end is in sight. */
const short = ({ view }: Now): boolean => view.market.some((line) => line.backs < 2);

const CITY: Thing = { at: '#city' };
const RONDEL: Thing = { at: '#rondel', tab: 'rondel' };
const MARKET: Thing = { at: '#market', tab: 'market' };
const TILES: Thing = { at: '#hand' };
const RESULT: Thing = { at: '.end .outcome' };

export const LESSONS: Lesson<MayorView>[] = [
  { id: 'aim', when: () => true, lights: CITY, section: 'overview' },
  { id: 'rondel', when: ({ may }) => may.has('move'), lights: RONDEL, section: 'moving' },
  { id: 'market', when: ({ may }) => may.has('buy'), lights: MARKET, section: 'buying' },
  { id: 'paying', when: (now) => did(now, 'bought'), lights: CITY, section: 'paying' },
  {
    id: 'tile',
    when: (now) => (me(now)?.tiles.length ?? 0) > 0 && now.may.has('move'),
    lights: TILES,
    section: 'matches',
  },
  { id: 'building', when: ({ may }) => may.has('place'), lights: CITY, section: 'placing' },
  { id: 'matches', when: (now) => did(now, 'scored'), lights: CITY, section: 'matches' },
  {
    id: 'corners',
    when: (now) => now.may.has('citizen') || now.may.has('banker') || moving(now, 9),
    lights: CITY,
    section: 'walking',
  },
  {
    id: 'beside',
    when: (now) => happened(now, 'scored-beside') || moving(now, 11),
    lights: CITY,
    section: 'beside',
  },
  {
    id: 'neutral',
    when: (now) => (happened(now, 'neutral') && moving(now, 7)) || moving(now, 13),
    lights: RONDEL,
    section: 'neutral',
  },
  { id: 'taken', when: (now) => pushed(now) || moving(now, 15), lights: CITY, section: 'taken' },
  {
    id: 'passing',
    when: (now) => (me(now)?.tiles.length ?? 0) > 2 || moving(now, 17),
    lights: TILES,
    section: 'passing',
  },
  {
    id: 'rainbow',
    when: (now) => (me(now)?.marker === 'statue' && now.view.turn > 2) || moving(now, 19),
    lights: RONDEL,
    section: 'rainbow',
  },
  {
    id: 'parks',
    when: (now) => (me(now)?.marker === 'park' && now.may.has('buy')) || moving(now, 21),
    lights: MARKET,
    section: 'parks',
  },
  { id: 'lines', when: (now) => short(now) || moving(now, 25), lights: MARKET, section: 'last' },
  { id: 'end', when: ({ over }) => over, lights: RESULT, section: 'end' },
];
