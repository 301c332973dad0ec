// What the log of a match that is over tells of a frame in a headline, and what is marked on its chart.
import { frameOf } from './stretches';
import type { TableEvent } from './types';

/** What a game says of its events, by their ids; `boards/<game>/tale.ts`. */
export interface Tale {
  /** What is told of a choice once it is no secret any more, by the event that kept it one. */
  veiled: Record<string, readonly string[]>;
  /** What a player does that a headline is about, the most telling first. */
  deeds: readonly string[];
  /** What stands on the chart wherever it happens. */
  marked: readonly string[];
  /** What moves points beside the deeds of its frame, so that these must not be named for them. */
  settling: readonly string[];
  /** The deed that is marked where a player does it first. */
  first: string | null;
  /** Fetches what `chosen` names things by. */
  open?: () => Promise<unknown>;
  /** A choice that nothing has come of yet, in words; "" for those of its outcome. */
  chosen?: (choice: Choice) => string;
  /** What the chart follows besides the points, where these alone say little of a match. */
  gauges?: readonly Gauge[];
}

export interface Choice {
  /** As the timeline has it: "P2 place 14". */
  action: string;
  /** Of who chose. */
  name: string;
  /** What came of it; nothing where the record stops before. */
  later: TableEvent | undefined;
}

/** A number that the markers of a game give; events with a `track` and where it went `to` tell of these. */
export interface Gauge {
  /** A class of the chart, which gives it its color. */
  id: string;
  icon: string;
  /** The id of the message that names it. */
  name: string;
  of: (markers: Readonly<Record<string, number>>) => number;
  /** It is counted up from the foot of the chart, and has no part in its scale. */
  counted?: boolean;
}

export interface Course extends Gauge {
  /** By frame. */
  values: number[];
}

/** For a game that says nothing of its own. */
export const PLAIN: Tale = { veiled: {}, deeds: [], marked: [], settling: [], first: null };

const files = import.meta.glob<Tale>('../boards/*/tale.ts', { import: 'TALE' });

export async function taleOf(game: string): Promise<Tale> {
  const tale = (await files[`../boards/${game}/tale.ts`]?.()) ?? PLAIN;
  await tale.open?.().catch(() => undefined); // outcomes are told without it
  return tale;
}

/** Something on the chart: player -1 is everybody. */
export interface ChartMark {
  frame: number;
  player: number;
  text: string;
}

export interface Swing extends ChartMark {
  amount: number;
}

/** How a frame changed the points of each, in order of the players. */
export function deltas(scores: readonly number[][], frame: number): number[] {
  const before = scores[frame - 1];
  return before ? (scores[frame] ?? []).map((points, player) => points - (before[player] ?? points)) : [];
}

/** Whether the points of a frame come from more than what was done there. */
export const settled = (events: readonly TableEvent[], tale: Tale): boolean =>
  events.some(({ id }) => tale.settling.includes(id));

/** The events of a frame as a headline has them: the deed that changed the most points first. */
export function told(events: readonly TableEvent[], tale: Tale, changed: readonly number[]): TableEvent[] {
  const rank = ({ id }: TableEvent): number => {
    const place = tale.deeds.indexOf(id);
    return place < 0 ? tale.deeds.length : place;
  };
  const common = new Set(changed).size === 1 ? (changed[0] ?? 0) : 0; // what befalls all
  const weight = (event: TableEvent): number => Math.abs(changed[event.player] ?? common);
  return events
    .filter(({ id }) => !tale.veiled[id])
    .map((event, i) => ({ event, i, deed: rank(event) < tale.deeds.length }))
    .sort(
      (a, b) =>
        Number(b.deed) - Number(a.deed) ||
        (a.deed ? weight(b.event) - weight(a.event) || rank(a.event) - rank(b.event) : 0) ||
        a.i - b.i,
    )
    .map(({ event }) => event);
}

/** The deed of a turn that a mere step belongs to: a piece walks for what was built before. */
export function deedBefore(
  log: readonly TableEvent[],
  tale: Tale,
  players: readonly number[],
  frame: number,
): TableEvent | undefined {
  const player = players[frame];
  const begun = players.findLastIndex((other, i) => i < frame && other !== player) + 1;
  const within = (at: number): boolean => at >= begun && at < frame;
  return log.findLast(
    (event) => event.player === player && tale.deeds.includes(event.id) && within(frameOf(event)),
  );
}

/** What came of a choice that nothing told of in its own frame. */
export function outcome(
  log: readonly TableEvent[],
  tale: Tale,
  frame: number,
  player: number,
): TableEvent | undefined {
  const kept = log.find(
    (event) => frameOf(event) === frame && event.player === player && tale.veiled[event.id],
  );
  const wanted = (kept && tale.veiled[kept.id]) ?? tale.deeds;
  return log.find((event) => frameOf(event) >= frame && event.player === player && wanted.includes(event.id));
}

/** What is marked on the chart: what befalls all, and where each does something first. */
export function chartMarks(log: readonly TableEvent[], tale: Tale): ChartMark[] {
  const mark = (event: TableEvent, player: number): ChartMark => ({
    frame: frameOf(event),
    player,
    text: event.text,
  });
  const all = log.filter(({ id }) => tale.marked.includes(id)).map((event) => mark(event, -1));
  const firsts = new Map<number, ChartMark>();
  for (const event of log)
    if (event.id === tale.first && event.player >= 0 && !firsts.has(event.player))
      firsts.set(event.player, mark(event, event.player));
  return [...all, ...firsts.values()].sort((a, b) => a.frame - b.frame);
}

/** How a game's gauges stood in each frame up to the last. */
export function courses(log: readonly TableEvent[], { gauges = [] }: Tale, last: number): Course[] {
  const moved = log.filter(({ args }) => typeof args.track === 'string' && typeof args.to === 'number');
  const markers: Record<string, number> = {};
  for (const { args } of moved) markers[String(args.track)] ??= Number(args.from);
  const found = gauges.map((gauge) => ({ ...gauge, values: [] as number[] }));
  let next = 0;
  for (let frame = 0; frame <= last; frame++) {
    for (let event = moved[next]; event && frameOf(event) <= frame; event = moved[++next])
      markers[String(event.args.track)] = Number(event.args.to);
    for (const gauge of found) gauge.values.push(gauge.of(markers));
  }
  return found;
}

/** A change is worth a name from this part on of all that lies between the least and the most points. */
const WORTH_A_NAME = 1 / 20;

/**
 * The largest changes of anybody's points by what was done, no two in one frame, in the order in which they
 * came.
 */
export function swings(
  scores: readonly number[][],
  log: readonly TableEvent[],
  tale: Tale,
  most: number,
  { players, together }: { players: readonly number[]; together: boolean },
): Swing[] {
  const all = scores.flatMap((_, frame) =>
    deltas(scores, frame)
      .slice(0, together ? 1 : undefined)
      .map((amount, player) => ({ frame, player, amount })),
  );
  const mixed = new Set(log.filter((event) => settled([event], tale)).map(frameOf));
  const found: Swing[] = [];
  const points = scores.flat();
  const least = WORTH_A_NAME * (Math.max(...points) - Math.min(...points));
  for (const one of all.sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))) {
    if (!one.amount || Math.abs(one.amount) < least || found.length === most) break;
    if (mixed.has(one.frame) || found.some(({ frame }) => frame === one.frame)) continue;
    const step = players[one.frame] === one.player ? deedBefore(log, tale, players, one.frame) : undefined;
    found.push({ ...one, text: cause(log, tale, one, together, step) });
  }
  return found.sort((a, b) => a.frame - b.frame);
}

/** What changed somebody's points in a frame, in words; "" where nothing tells. */
function cause(
  log: readonly TableEvent[],
  tale: Tale,
  { frame, player }: { frame: number; player: number },
  together: boolean,
  before: TableEvent | undefined,
): string {
  const then = told(
    log.filter((event) => frameOf(event) === frame),
    tale,
    [],
  );
  const own = then.find((event) => event.player === player && tale.deeds.includes(event.id));
  return (
    (
      own ??
      before ??
      (together ? then[0] : then.find((event) => event.player === player || event.player === -1))
    )?.text ?? ''
  );
}
