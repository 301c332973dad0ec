// What others did since one's last choice, in a few words each.
import { listed, nameIn, t } from '../../lib/messages';
import type { TableEvent } from '../../lib/types';
import { byPlayer, inOrder, standing } from '../../frame/since/deeds';
import type { Deed } from '../../frame/since/since.svelte';
import type { Box } from './components';

/** What is told of a turn, in this order. */
const TOLD = [
  'bought',
  'replaced',
  'placed',
  'sold',
  'sacrificed',
  'paid-penalty',
  'trade-route',
  'trade-route-lost',
];
/** What was lost is told wherever what was done is: what is gone doesn't stand. */
const LOST = ['sacrificed', 'paid-penalty', 'trade-route-lost'];
const EARNED = ['placing-income', 'answering-income', 'received', 'income'];
const ALONE: Record<string, true> = { disaster: true, 'disaster-prevented': true, generation: true };

export const spacePlace = (player: number, space: string): string => `${player} ${space}`;

function thing({ args }: TableEvent, box: Box): string {
  if (typeof args.tile === 'number') return nameIn(box.tile(args.tile).name);
  return args.good ? nameIn(box.good(String(args.good)).name) : '';
}

interface Phrase {
  words: string;
  names: string[];
}

function phrase(id: string, events: TableEvent[], box: Box): Phrase {
  const [first] = events;
  if (!first) return { words: '', names: [] };
  const names = events.map((event) => thing(event, box)).filter(Boolean);
  const { args } = first;
  const old = typeof args.old === 'number' ? nameIn(box.tile(args.old).name) : '';
  const space = events.map((event) => String(event.args.space ?? '').toUpperCase());
  const placed = names.map((name, i) => `${name} ${space[i] ?? ''}`.trim());
  const words = t(`neom-since-${id}`, {
    things: listed(space[0] ? placed : names),
    old,
    amount: events.reduce((sum, event) => sum + Number(event.args.amount ?? 0), 0),
    side: String(args.side ?? ''),
  });
  return { words, names: [...names, old].filter(Boolean) };
}

/** Where nothing but what was built shortly before is lost, it is named once, and what took it. */
function lossOf(id: string, events: TableEvent[], news: TableEvent[], box: Box): Phrase {
  const lost = events.filter((event) => event.id === id);
  const disaster = news.findLast((event) => event.id === 'disaster');
  const fresh = lost.every(({ args }) =>
    events.some((event) => built(event) && event.args.space === args.space),
  );
  if (id !== 'sacrificed' || !fresh || !disaster) return phrase(id, lost, box);
  const name = thing(disaster, box);
  return { words: t('neom-since-lost', { things: name }), names: [name] };
}

/** In the fewest words what was lost, and what took it. */
function goneOf(things: string, news: TableEvent[], box: Box): string {
  const disaster = news.findLast((event) => event.id === 'disaster');
  return disaster
    ? t('neom-since-gone-to', { things, disaster: thing(disaster, box) })
    : t('neom-since-gone', { things });
}
const built = ({ id }: TableEvent): boolean => id === 'placed' || id === 'replaced';

function deedOf(player: number, events: TableEvent[], news: TableEvent[], box: Box): Deed | null {
  const of = (id: string): TableEvent[] => events.filter((event) => event.id === id);
  const told = TOLD.filter((id) => of(id).length);
  const chosen = told.length ? told : of('selected').length ? ['selected'] : [];
  if (!chosen.length) return null;
  const phrases = new Map(
    chosen.map((id) => [id, LOST.includes(id) ? lossOf(id, events, news, box) : phrase(id, of(id), box)]),
  );
  const all = [...phrases.values()];
  const weightiest = chosen.find((id) => id !== 'bought') ?? chosen[0] ?? '';
  const main = chosen.filter((id) => id === weightiest || LOST.includes(id));
  const gone = phrase('sacrificed', of('sacrificed'), box).names;
  const name = phrase(weightiest, of(weightiest), box).names[0];
  const earned = events
    .filter(({ id }) => EARNED.includes(id))
    .reduce((sum, { args }) => sum + Number(args.amount), 0);
  return {
    player,
    words: all.map(({ words }) => words).join(', '),
    names: all.flatMap(({ names }) => names),
    main: main.map((id) => phrases.get(id)?.words).join(', '),
    brief:
      [name && !gone.includes(name) && name, ...gone.map((things) => goneOf(things, news, box))]
        .filter(Boolean)
        .join(', ') ||
      (phrases.get(weightiest)?.words ?? ''),
    gains: earned ? [`+${t('neom-money', { amount: earned })}`] : [],
    places: ['replaced', 'placed', 'sacrificed'].flatMap((id) =>
      of(id).map(({ args }) => spacePlace(player, String(args.space))),
    ),
    events: chosen.flatMap(of),
  };
}

function alone(event: TableEvent, box: Box): Deed {
  const name = event.id === 'generation' ? '' : thing(event, box);
  const words = t(`neom-since-${event.id}`, { things: name, amount: Number(event.args.amount ?? 0) });
  return {
    player: -1,
    words,
    names: [name].filter(Boolean),
    brief: name || words,
    gains: [],
    places: [],
    events: [event],
  };
}

export function deeds(told: TableEvent[], viewer: number | null, box: Box): Deed[] {
  const news = standing(told);
  const players = byPlayer(news, viewer).map(([player, events]) => deedOf(player, events, news, box));
  const others = news.filter(({ id }) => ALONE[id]).map((event) => alone(event, box));
  return inOrder([...players.filter((deed) => deed !== null), ...others], news);
}
