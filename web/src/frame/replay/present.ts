// What of a log stands for a step of a replay.
import type { TableEvent } from '../../lib/types';

export interface Present {
  /** What happened in it; that a turn began with it, only where there is nothing else. */
  now: ReadonlySet<TableEvent>;
  /** Of a step that tells nothing yet: the last thing that happened before. */
  until: TableEvent | undefined;
  /** The version of what stands for it. */
  version: number;
}

/** newest: the log as it is shown; heads: ids of what only begins a stretch. */
export function presentIn(newest: readonly TableEvent[], version: number, heads: readonly string[]): Present {
  const main = (events: TableEvent[]): TableEvent[] => {
    const deeds = events.filter(({ id }) => !heads.includes(id));
    return deeds.length ? deeds : events;
  };
  const now = main(newest.filter((event) => event.version === version));
  if (now.length) return { now: new Set(now), until: undefined, version };
  const last = Math.max(0, ...newest.map((event) => event.version).filter((one) => one < version));
  return { now: new Set(), until: main(newest.filter((event) => event.version === last))[0], version: last };
}
