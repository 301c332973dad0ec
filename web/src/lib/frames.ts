// The frames of a match that is over as the server tells them: each through whose eyes and in which
// language.
import { api } from './api';
import { settings } from './settings.svelte';
import type { AnyView, TableEvent, Update } from './types';

const KEPT = 800; // frames; those fetched first give way
const MOST_PARTS = 4; // of a log that are fetched at the same time
const WORTH_A_PART = 30; // frames: fewer are told in a passage or two

/** The log after one version as far as it has come: what happened after `since`. */
interface Part {
  after: number;
  since: number;
  events: TableEvent[];
  coming?: Promise<void>;
}

export class Frames<V extends AnyView> {
  private readonly kept = new Map<string, Update<V>>();
  private readonly logs = new Map<string, Part[]>();
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
   * All that happened up to the last frame; a long match in a few parts at the same time, each passage by
   * passage, the newest first. What has come is kept. Raises Refused.
   */
  async log(last: number, eyes: number | null): Promise<TableEvent[]> {
    const key = keyOf(eyes);
    const parts = this.logs.get(key) ?? partsOf(last);
    this.logs.set(key, parts);
    await Promise.all(
      parts.map((part) => (part.coming ??= this.complete(part, eyes).finally(() => delete part.coming))),
    );
    return parts.flatMap((part) => part.events);
  }

  private async complete(part: Part, eyes: number | null): Promise<void> {
    while (part.since > part.after) {
      const { since, events } = await api.told(this.id, eyes, part.after, part.since);
      part.since = since;
      part.events = [...events, ...part.events];
    }
  }
}

/** Equal parts of the versions up to that of the last frame. */
function partsOf(last: number): Part[] {
  const count = Math.max(1, Math.min(MOST_PARTS, Math.floor(last / WORTH_A_PART)));
  const end = (i: number): number => Math.round(((last + 1) * i) / count);
  return Array.from({ length: count }, (_, i) => ({ after: end(i), since: end(i + 1), events: [] }));
}

/** What tells one thing fetched from another. */
export const keyOf = (eyes: number | null, frame?: number): string => [eyes, settings.lang, frame].join('/');
