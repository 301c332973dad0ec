// The stretches of a match that is over: generations, turns, milestones, and the frames they begin with.
import type { TableEvent } from './types';

/** Where a stretch begins. level: 0 for the longest ones; event: what opened it, if anything told so. */
export interface Mark {
  frame: number;
  level: number;
  event: TableEvent | null;
}

/** The frame an event belongs to; versions count from 1. */
export const frameOf = (event: Pick<TableEvent, 'version'>): number => event.version - 1;

/** The ids of events that open stretches, those of the longest first: they are the rarest. */
function heads(log: TableEvent[], opens: (id: string) => boolean): string[] {
  const count = new Map<string, number>();
  for (const { id } of log) if (opens(id)) count.set(id, (count.get(id) ?? 0) + 1);
  return [...count].sort(([, a], [, b]) => a - b).map(([id]) => id);
}

/** Where another player begins to choose than before. */
function changes(players: readonly number[]): Mark[] {
  return players.flatMap((player, i) =>
    i > 1 && player !== players[i - 1] ? [{ frame: i - 1, level: 1, event: null }] : [],
  );
}

/**
 * All stretches in order. players: by frame, who chose what led to it. A game whose events tell of long
 * stretches only has a short one for each change of player.
 */
export function stretches(
  log: TableEvent[],
  players: readonly number[],
  opens: (id: string) => boolean,
): Mark[] {
  const ids = heads(log, opens);
  const told = log
    .filter((event) => ids.includes(event.id))
    .map((event) => ({ frame: frameOf(event), level: Math.min(1, ids.indexOf(event.id)), event }));
  const marks = ids.length > 1 ? told : [...told, ...changes(players)];
  return marks.sort((a, b) => a.frame - b.frame || a.level - b.level);
}

/** The stretches a frame lies in, the longest first. */
export function around(marks: Mark[], frame: number): Mark[] {
  const begun = marks.filter((mark) => mark.frame <= frame && mark.event);
  const long = begun.findLast((mark) => mark.level === 0);
  const short = begun.findLast((mark) => mark.level === 1 && mark.frame >= (long?.frame ?? 0));
  return [long, short].filter((mark): mark is Mark => !!mark);
}

/**
 * Where the stretch after a frame begins, or the one before; the first or last frame where there is none.
 */
export function nextStop(marks: Mark[], frame: number, step: 1 | -1, last: number): number {
  if (step > 0) return marks.find((mark) => mark.frame > frame)?.frame ?? last;
  return marks.findLast((mark) => mark.frame < frame)?.frame ?? 0;
}
