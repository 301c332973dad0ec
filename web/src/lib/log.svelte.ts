// What a viewer has read of what happened. Of much an update tells only the newest; what lies before is asked
// for.
import { Refused } from './api';
import type { Passage, TableEvent, Update } from './types';

const AGAIN_AFTER = 2000; // ms before a passage that didn't come is asked for again

/** Asks for what happened after one version, up to another. */
type Ask = (since: number, upto: number) => Promise<Passage>;

export class Log {
  /** In the order in which it happened; while passages are on their way there may be a gap. */
  events = $state.raw<TableEvent[]>([]);
  /** The version up to which it was told. */
  told = 0;
  /** Goes up when nothing that was asked for is wanted any more: it comes too late. */
  private reader = 0;
  private readonly ask: Ask;

  constructor(ask: Ask) {
    this.ask = ask;
  }

  /** Takes in the news of an update, none twice, and fetches what it left out. */
  take({ version, since, events }: Pick<Update, 'version' | 'since' | 'events'>): void {
    const { told } = this;
    const fresh = events.filter((event) => event.version > told);
    if (fresh.length) this.events = [...this.events, ...fresh];
    this.told = Math.max(told, version);
    if (since > told) void this.fetch(told, since);
  }

  /** The passage after one version, up to another: as much at a time as is told at once, the newest first. */
  private async fetch(since: number, upto: number): Promise<void> {
    const { reader } = this;
    while (upto > since) {
      const passage = await this.patiently(since, upto);
      if (!passage || reader !== this.reader) return;
      const { events } = this;
      const place = events.findLastIndex((event) => event.version <= since) + 1;
      this.events = [...events.slice(0, place), ...passage.events, ...events.slice(place)];
      upto = passage.since;
    }
  }

  /** A passage, even if there is no line for a while; null where it is refused. */
  private async patiently(since: number, upto: number): Promise<Passage | null> {
    const { reader } = this;
    while (reader === this.reader) {
      try {
        return await this.ask(since, upto);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (!error.passing) return null;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
      }
    }
    return null;
  }

  /** Forgets everything, and what is on its way. */
  clear(): void {
    this.close();
    this.events = [];
    this.told = 0;
  }

  /** Asks for nothing more, and takes in nothing that is on its way. */
  close(): void {
    this.reader++;
  }
}
