// The lessons of the guided first game, in the order in which they are wanted. Each waits for what it speaks
// of; where that may fail to happen, it comes at a certain turn all the same.
import type { Lesson, Scene, Thing } from '../../lib/lessons';
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

const CITY: Thing = { at: '.board .city' };
const HAND: Thing = { at: '#hand' };
const SALE: Thing = { at: '.sale' };
const PURSE: Thing = { at: '.purse .goods, .status' };
/** The others: as cards, on a phone as tabs over the one city that is shown. */
const TABS = '.seat-tabs > :not(:first-child)';
const NEIGHBORS: Thing = { at: `.seats > .seat, .row-of-seats > .seat, ${TABS}` };
const PRICES: Thing = { at: '.charges', way: { id: 'prices', at: `${TABS}, .status` } };
const PAD: Thing = { at: '#pad', tab: 'pad', way: { id: 'pad', at: '.status' } };
const CORNERSTONES: Thing = { at: '[data-part="stones"]', way: { id: 'stones', at: '#hand .stones' } };
const RESULT: Thing = { at: '.end .right > .sheet' };

export const LESSONS: Lesson<NeomView>[] = [
  { id: 'aim', when: () => true, lights: CITY, section: 'aim' },
  { id: 'hand', when: ({ may }) => may.has('select'), lights: HAND, section: 'reading' },
  { id: 'roads', when: ({ may }) => may.has('at'), lights: CITY, section: 'placing' },
  { id: 'draft', when: (now) => selecting(now, 1, 2), lights: NEIGHBORS, section: 'turn' },
  {
    id: 'disaster',
    when: (now) => mayStrike(now) || happened(now, 'disaster') || selecting(now, 2, 3),
    lights: HAND,
    section: 'disasters',
  },
  {
    id: 'selling',
    when: ({ view, may }) => may.has('sell') && view.turn > 1,
    lights: SALE,
    section: 'actions',
  },
  { id: 'goods', when: (now) => selecting(now, 1, 3), lights: PURSE, section: 'goods' },
  {
    id: 'buying',
    when: (now) => now.may.has('source') || happened(now, 'bought') || selecting(now, 1, 4),
    lights: PRICES,
    section: 'buying',
  },
  {
    id: 'neighborhoods',
    when: (now) => (me(now)?.neighborhoods.length ?? 0) > 0 || selecting(now, 1, 5),
    lights: CITY,
    section: 'neighborhoods',
  },
  {
    id: 'pollution',
    when: (now) => (me(now)?.score.pollution ?? 0) < 0 || selecting(now, 1, 5),
    lights: CITY,
    section: 'pollution',
  },
  { id: 'pad', when: (now) => selecting(now, 1, 6), lights: PAD, section: 'scoring' },
  {
    id: 'cornerstone',
    when: (now) => mayPlaceStone(now) || selecting(now, 1, 6),
    lights: CORNERSTONES,
    section: 'cornerstones',
  },
  { id: 'income', when: (now) => selecting(now, 2, 1), lights: PURSE, section: 'income' },
  {
    id: 'replacing',
    when: (now) => now.view.generation > 1 && mayReplace(now),
    lights: CITY,
    section: 'replacing',
  },
  {
    id: 'routes',
    when: (now) => me(now)?.routes.west || me(now)?.routes.east || selecting(now, 2, 5),
    lights: CITY,
    section: 'routes',
  },
  { id: 'end', when: ({ over }) => over, lights: RESULT, section: 'scoring' },
];
