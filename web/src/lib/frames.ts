// The frames of a match that is over as the server tells them: each through whose eyes and in which
// language.
import { api } from './api';
import { settings } from './settings.svelte';
import type { AnyView, Passage, TableEvent, Update } from './types';

const KEPT = 800; // frames; those fetched first give way

export class Frames<V extends AnyView> {
  private readonly kept = new Map<string, Update<V>>();
  private readonly logs = new Map<string, Passage>();
  private readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  /** A frame that has been fetched already. */
  here(frame: number, eyes: number | null): Update<V> | undefined {
    return this.kept.get(keyOf(eyes, frame));
  }

  /** Fetches a frame, without the log: that is had whole. Raises Refused. */
  async fetch(frame: number, eyes: number | null, signal: AbortSignal): Promise<Update<V>> {
    const key = keyOf(eyes, frame);
    const update = (await api.frame(this.id, frame, eyes, frame + 1, signal)) as Update<V>;
    this.kept.set(key, update);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    return update;
  }

  /**
   * All that happened up to the last frame, passage by passage, the newest first; what has come is kept.
   * Raises Refused.
   */
  async log(last: number, eyes: number | null): Promise<TableEvent[]> {
    const key = keyOf(eyes);
    let log = this.logs.get(key) ?? { since: last + 1, events: [] };
    while (log.since > 0) {
      const { since, events } = await api.told(this.id, eyes, log.since);
      log = { since, events: [...events, ...log.events] };
      this.logs.set(key, log);
    }
    return log.events;
  }
}

/** What tells one thing fetched from another. */
export const keyOf = (eyes: number | null, frame?: number): string => [eyes, settings.lang, frame].join('/');
