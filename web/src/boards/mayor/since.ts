// What others did since one's last choice, in a few words each.
import { nameIn, signed, t } from '../../lib/messages';
import type { TableEvent } from '../../lib/types';
import { byPlayer, inOrder, standing } from '../../frame/since/deeds';
import type { Deed } from '../../frame/since/since.svelte';
import type { Box } from './components';
import { walksIn } from './walk.svelte';

/** What a turn is told by, the weightiest first: the walks and fees that go with it are in the log. */
const WEIGHTY = [
  'placed',
  'laid',
  'claimed',
  'bought',
  'got',
  'used',
  'passed',
  'waived',
  'scored-beside',
  'moved',
];
/** Why pieces walk that is no gain: what was bought is told with its price. */
const PAID: unknown[] = ['fee', 'price', 'rainbow'];
/** What can be said in fewer words. */
const SHORTER: Record<string, true> = { bought: true, got: true, 'scored-beside': true };
const ALONE: Record<string, true> = { event: true, final: true, mayor: true };

const last = (events: TableEvent[], id: string): TableEvent | undefined =>
  events.findLast((one) => one.id === id);

/** Where a place of the board is outlined. */
export const squarePlace = (square: string): string => `square ${square}`;
export const tilePlace = (tile: number): string => `tile ${tile}`;
export const spacePlace = (space: string): string => `space ${space}`;

function placesOf(deed: TableEvent, events: TableEvent[]): string[] {
  const { square, tile } = deed.args;
  const where =
    typeof square === 'string' ? [squarePlace(square)] : typeof tile === 'number' ? [tilePlace(tile)] : [];
  const ends = new Map(walksIn(events, new Map()).map(({ piece, path }) => [piece, path.at(-1) ?? '']));
  return [...where, ...[...ends.values()].map(spacePlace)];
}

function gainsOf(events: TableEvent[]): string[] {
  const walks = events.filter(({ id, args }) => id === 'walked' && !PAID.includes(args.for));
  const sum = (what: 'vp' | 'gp'): number => walks.reduce((all, { args }) => all + Number(args[what]), 0);
  return (['vp', 'gp'] as const).flatMap((what) =>
    sum(what) ? [t(`mayor-${what}`, { amount: signed(sum(what)) })] : [],
  );
}

function deedOf(player: number, events: TableEvent[], box: Box, verbs: boolean): Deed | null {
  const deed = WEIGHTY.map((id) => last(events, id)).find(Boolean);
  if (!deed) return null;
  const { id, args } = deed;
  const number = [args.tile, args.amenity].find((one): one is number => typeof one === 'number');
  const name =
    number === undefined ? (id === 'moved' ? t(`type-${String(args.type)}`) : '') : box.nameOf(number);
  const square = typeof args.square === 'string' ? args.square.toUpperCase() : '';
  const told = { things: name, square, cost: Number(args.cost ?? 0) };
  const words = t(`mayor-since-${id}`, told);
  const main = id in SHORTER ? t(`mayor-since-${id}-main`, told) : words;
  return {
    player,
    words,
    names: name ? [name] : [],
    main,
    brief: verbs || number === undefined ? main : [name, square].filter(Boolean).join(' '),
    gains: gainsOf(events),
    places: placesOf(deed, events),
    // What was done comes first: also in others' turns one may walk.
    events: [deed, ...events.filter((event) => event !== deed && event.id === 'walked')],
  };
}

function alone(event: TableEvent, box: Box, names: string[]): Deed {
  const found = box.event(Number(event.args.event));
  const name = found ? nameIn(found.name) : (names[event.player] ?? '');
  const words = t(`mayor-since-${event.id}`, { name, things: name });
  const brief = event.id === 'mayor' ? words : t(`mayor-since-${event.id}-brief`, { things: name });
  return {
    player: -1,
    words,
    names: [name].filter(Boolean),
    ...(brief !== words && { main: brief }),
    brief,
    gains: [],
    places: [],
    events: [event],
  };
}

/** verbs: whether they stay where room is shortest; on a phone a tile and its gain stand for them. */
export function deeds(
  told: TableEvent[],
  viewer: number | null,
  box: Box,
  names: string[],
  verbs = true,
): Deed[] {
  const news = standing(told);
  const players = byPlayer(news, viewer).map(([player, events]) => deedOf(player, events, box, verbs));
  const others = news.filter(({ id }) => ALONE[id]).map((event) => alone(event, box, names));
  return inOrder([...players.filter((deed) => deed !== null), ...others], news);
}
