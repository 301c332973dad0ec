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

/** The names of things, each with its space where it has one. */
const placed = (events: TableEvent[], box: Box): string[] =>
  events.flatMap((event) => {
    const name = thing(event, box);
    return name ? `${name} ${String(event.args.space ?? '').toUpperCase()}`.trim() : [];
  });

function phrase(id: string, events: TableEvent[], box: Box): Phrase {
  const [first] = events;
  if (!first) return { words: '', names: [] };
  const names = events.map((event) => thing(event, box)).filter(Boolean);
  const { args } = first;
  const old = typeof args.old === 'number' ? nameIn(box.tile(args.old).name) : '';
  const words = t(`neom-since-${id}`, {
    things: listed(placed(events, box)),
    old,
    amount: events.reduce((sum, event) => sum + Number(event.args.amount ?? 0), 0),
    side: String(args.side ?? ''),
  });
  return { words, names: [...names, old].filter(Boolean) };
}

const disasterOf = (news: TableEvent[]): TableEvent | undefined =>
  news.findLast((event) => event.id === 'disaster');

/** What was lost, and what took it; where it is what was built shortly before, its name isn't said again. */
function lossOf(id: string, events: TableEvent[], news: TableEvent[], box: Box): Phrase {
  const lost = events.filter((event) => event.id === id);
  const disaster = disasterOf(news);
  const fresh = lost.every(({ args }) =>
    events.some((event) => built(event) && event.args.space === args.space),
  );
  const said = phrase(id, lost, box);
  if (id !== 'sacrificed' || !disaster) return said;
  const name = thing(disaster, box);
  if (fresh) return { words: t('neom-since-lost', { things: name }), names: [name] };
  const words = t('neom-since-lost-to', { things: listed(placed(lost, box)), disaster: name });
  return { words, names: [...said.names, name] };
}

/** In the fewest words what was lost, and what took it. */
function goneTo(things: string, news: TableEvent[], box: Box): string {
  const disaster = disasterOf(news);
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
  /** What was lost, after what was built and stands. */
  const beside = (things: string): string =>
    [name && !gone.includes(name) && name, goneTo(things, news, box)].filter(Boolean).join('; ');
  const earned = events
    .filter(({ id }) => EARNED.includes(id))
    .reduce((sum, { args }) => sum + Number(args.amount), 0);
  return {
    player,
    words: all.map(({ words }) => words).join(', '),
    names: all.flatMap(({ names }) => names),
    main: main.map((id) => phrases.get(id)?.words).join(', '),
    brief: (gone.length ? beside(listed(gone)) : name) || (phrases.get(weightiest)?.words ?? ''),
    least: gone.length ? beside(t('neom-since-tiles', { count: gone.length })) : undefined,
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
