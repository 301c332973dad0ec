// What others did since one's last choice, in a few words each.
import { listed, signed, t } from '../../lib/messages';
import type { TableEvent } from '../../lib/types';
import { byPlayer, inOrder, standing } from '../../frame/since/deeds';
import type { Deed } from '../../frame/since/since.svelte';
import type { Box } from './components';
import { at, nameOf } from './geometry';
import { lineName, squareName } from './speech';

/** What is told of a turn, the weightiest first. */
const TOLD = [
  'built',
  'piece-laid',
  'developed',
  'ended-milestone',
  'exchanged',
  'role',
  'swapped',
  'drew',
  'took',
];
const ALONE: Record<string, true> = { milestone: true, news: true };
/** What everybody plays for: the rulers show the rest. */
const COUNTED = ['money', 'happiness'];

const cardOf = ({ args }: TableEvent): number | undefined =>
  [args.card, args.role, args.news].find((one): one is number => typeof one === 'number');
const squaresOf = ({ args }: TableEvent): string[] =>
  Array.isArray(args.squares) ? args.squares.map(String) : [];

/** "G4–I5": from the upper left to the lower right of where a tile lies. */
function where(event: TableEvent): string {
  const cells = squaresOf(event).map(at);
  const corner = (most: (...all: number[]) => number): string =>
    squareName(
      nameOf({
        row: most(...cells.map(({ row }) => row)),
        column: most(...cells.map(({ column }) => column)),
      }),
    );
  return cells.length ? [...new Set([corner(Math.min), corner(Math.max)])].join('–') : '';
}

function phrase(id: string, events: TableEvent[], box: Box): { words: string; names: string[] } {
  const cards = events.map(cardOf).filter((card) => card !== undefined);
  const names = cards.map((card) => box.nameOf(card));
  const whole = events.map((event, i) => [names[i], where(event)].filter(Boolean).join(' '));
  const { args } = events[0] ?? { args: {} as TableEvent['args'] };
  const board = String(args.board ?? '').toUpperCase();
  const words = t(`skylines-since-${id}`, { things: listed(whole), board, amount: Number(args.amount ?? 0) });
  return { words, names };
}

/** By how much tracks moved in the versions in which a player did something. */
function gainsOf(player: number, news: TableEvent[], box: Box): string[] {
  const doer = new Map<number, number>();
  for (const event of news)
    if (event.player >= 0 && !doer.has(event.version)) doer.set(event.version, event.player);
  const moves = news.filter(({ id, version }) => id === 'track' && doer.get(version) === player);
  return COUNTED.flatMap((track) => {
    const sum = moves
      .filter(({ args }) => args.track === track)
      .reduce((all, { args }) => all + Number(args.amount), 0);
    const name = track === 'money' ? t('skylines-datum-money') : lineName(track, box);
    return sum ? [`${signed(sum)}\u00a0${name}`] : [];
  });
}

function deedOf(player: number, events: TableEvent[], news: TableEvent[], box: Box): Deed | null {
  const of = (id: string): TableEvent[] => events.filter((event) => event.id === id);
  const told = TOLD.filter((id) => of(id).length);
  const [main] = told;
  if (!main) return null;
  const { words, names } = phrase(main, of(main), box);
  // In the order in which it happened.
  const phrases = [...new Set(events.map(({ id }) => id))]
    .filter((id) => told.includes(id))
    .map((id) => phrase(id, of(id), box));
  const more = phrases.length > 1 ? ' …' : ''; // what was gained is that of the whole turn
  return {
    player,
    words: phrases.map(({ words }) => words).join(', '),
    names: phrases.flatMap(({ names }) => names),
    main: words + more,
    brief: (names[0] ?? words) + more,
    gains: gainsOf(player, news, box),
    places: of('built').flatMap(squaresOf),
    events: told.flatMap(of),
  };
}

function alone(event: TableEvent, box: Box): Deed {
  const card = cardOf(event);
  const name = card === undefined ? '' : box.nameOf(card);
  const words = t(`skylines-since-${event.id}`, { things: name, amount: Number(event.args.amount ?? 0) });
  return {
    player: -1,
    words,
    names: [name].filter(Boolean),
    brief: words,
    gains: [],
    places: [],
    events: [event],
  };
}

export function deeds(told: TableEvent[], viewer: number | null, box: Box): Deed[] {
  const news = standing(told);
  const own = new Set(news.filter(({ player }) => player === viewer).map(({ version }) => version));
  const players = byPlayer(news, viewer).map(([player, events]) => deedOf(player, events, news, box));
  const others = news
    .filter(({ id, version }) => ALONE[id] && !own.has(version))
    .map((event) => alone(event, box));
  return inOrder([...players.filter((deed) => deed !== null), ...others], news);
}
