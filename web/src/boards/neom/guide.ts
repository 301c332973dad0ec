// The lessons of the guided first game, in the order in which they are wanted. Each waits for what it speaks
// of; where that may fail to happen, it comes at a certain turn all the same.
import type { Lesson, Scene } from '../../lib/lessons';
import { box, type Box } from './components';
import { CENTRE } from './spaces';
import type { NeomView, SeatView } from './types';

type Now = Scene<NeomView>;

// What is in the box; the board has opened it by the time that it matters.
let opened: Box | null = null;
box().then(
  (found) => (opened = found),
  () => undefined,
);

const me = ({ view }: Now): SeatView | undefined => view.seats[view.viewer ?? 0];
/** Whether a tile is to be selected, in that turn of that generation or later. */
const selecting = ({ view, may }: Now, generation: number, turn: number): boolean =>
  may.has('select') &&
  (view.generation > generation || (view.generation === generation && view.turn >= turn));
const happened = ({ log }: Now, id: string): boolean => log.some((event) => event.id === id);

/** Whether a disaster is among the tiles one chooses from. */
function mayStrike(now: Now): boolean {
  return (
    now.may.has('select') &&
    (me(now)?.hand ?? []).some((tile) => opened?.tile(tile).types.includes('disaster'))
  );
}

/** Whether an own Cornerstone can be placed; not in the first turns, which bring enough by themselves. */
function mayPlaceStone(now: Now): boolean {
  const stones = me(now)?.cornerstones ?? [];
  return (
    now.view.turn > 2 &&
    now.legal.some((action) => action.kind === 'place' && stones.includes(Number(action.tile)))
  );
}

function mayReplace(now: Now): boolean {
  const seat = me(now);
  const taken = new Set([
    ...(seat?.city ?? []).map((laid) => laid.space),
    ...(seat?.centre_covered ? [] : [CENTRE]),
  ]);
  return now.legal.some((action) => action.kind === 'at' && taken.has(String(action.space)));
}

export const LESSONS: Lesson<NeomView>[] = [
  { id: 'aim', when: () => true, lights: '.board .city', section: 'aim' },
  { id: 'hand', when: ({ may }) => may.has('select'), lights: '#hand', section: 'reading' },
  { id: 'roads', when: ({ may }) => may.has('at'), lights: '.board .city', section: 'placing' },
  { id: 'draft', when: (now) => selecting(now, 1, 2), lights: '.seats > :not(.decision)', section: 'turn' },
  {
    id: 'disaster',
    when: (now) => mayStrike(now) || happened(now, 'disaster') || selecting(now, 2, 3),
    lights: '#hand',
    section: 'disasters',
  },
  {
    id: 'selling',
    when: ({ view, may }) => may.has('sell') && view.turn > 1,
    lights: '.decision',
    section: 'actions',
  },
  { id: 'goods', when: (now) => selecting(now, 1, 3), lights: '.purse .goods, .status', section: 'goods' },
  {
    id: 'buying',
    when: (now) => now.may.has('source') || happened(now, 'bought') || selecting(now, 1, 4),
    lights: '.charges',
    section: 'buying',
  },
  {
    id: 'neighborhoods',
    when: (now) => (me(now)?.neighborhoods.length ?? 0) > 0 || selecting(now, 1, 5),
    section: 'neighborhoods',
  },
  {
    id: 'pollution',
    when: (now) => (me(now)?.score.pollution ?? 0) < 0 || selecting(now, 1, 5),
    section: 'pollution',
  },
  { id: 'pad', when: (now) => selecting(now, 1, 6), lights: '#pad', section: 'scoring' },
  {
    id: 'cornerstone',
    when: (now) => mayPlaceStone(now) || selecting(now, 1, 6),
    lights: '[data-part="stones"]',
    section: 'cornerstones',
  },
  { id: 'income', when: (now) => selecting(now, 2, 1), lights: '.purse, .status', section: 'income' },
  {
    id: 'replacing',
    when: (now) => now.view.generation > 1 && mayReplace(now),
    lights: '.board .city',
    section: 'replacing',
  },
  {
    id: 'routes',
    when: (now) => me(now)?.routes.west || me(now)?.routes.east || selecting(now, 2, 5),
    lights: '.board .city',
    section: 'routes',
  },
  { id: 'end', when: ({ over }) => over, section: 'scoring' },
];
