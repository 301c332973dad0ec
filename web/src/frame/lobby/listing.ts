// One's own tables, sorted by what they are to the one who looks.
import type { TableInfo } from '../../lib/types';

/** own: played or hosted here and not over; over: ended, or closed for good. */
export interface Listing {
  own: TableInfo[];
  over: TableInfo[];
}

/** Whether a seat of one's own is waited for; not where a bot plays on for one. */
export function awaits(table: TableInfo): boolean {
  return (
    running(table) &&
    table.mine.some((player) => table.to_act.includes(player) && table.seats[player] === 'person')
  );
}

/** Whether somebody has played nothing here yet, and set nothing up. */
export function isNewcomer(tables: TableInfo[]): boolean {
  return !tables.some(isOwn);
}

const running = (table: TableInfo): boolean => !table.over && !table.closed;

export const isOwn = (table: TableInfo): boolean => table.mine.length > 0 || table.host;

const latest = (a: TableInfo, b: TableInfo): number => b.changed.localeCompare(a.changed);

/** Those that wait for one come first, then the latest. */
export function listing(tables: TableInfo[]): Listing {
  const now = tables.filter(running);
  return {
    own: now.filter(isOwn).sort((a, b) => Number(awaits(b)) - Number(awaits(a)) || latest(a, b)),
    over: tables.filter((table) => !running(table)).sort(latest),
  };
}

/** The players by what they ended with, the most first; those with the same stand together. */
export function ranks(scores: readonly number[]): { score: number; players: number[] }[] {
  const different = [...new Set(scores)].sort((a, b) => b - a);
  return different.map((score) => ({
    score,
    players: scores.flatMap((one, player) => (one === score ? [player] : [])),
  }));
}
