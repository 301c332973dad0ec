// The frames of a match that is over as the server tells them: each through whose eyes and in which
// language.
import { api } from './api';
import { settings } from './settings.svelte';
import type { AnyView, TableEvent, Update } from './types';

const KEPT = 800; // frames; those fetched first give way

export class Frames<V extends AnyView> {
  private readonly kept = new Map<string, Update<V>>();
  private readonly logs = new Map<string, TableEvent[]>();
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

  /** All that happened up to the last frame. Raises Refused. */
  async log(last: number, eyes: number | null): Promise<TableEvent[]> {
    const key = keyOf(eyes);
    const log = this.logs.get(key) ?? (await api.frame(this.id, last, eyes, 0)).events;
    this.logs.set(key, log);
    return log;
  }
}

/** What tells one thing fetched from another. */
export const keyOf = (eyes: number | null, frame?: number): string => [eyes, settings.lang, frame].join('/');
