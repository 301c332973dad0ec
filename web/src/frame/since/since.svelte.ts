// What others did since one's last choice, for the strip under the prompt, the log and what a board outlines.
// Each game tells it in its own words (its `since.ts`), and a board stands in it without knowing.
import { getContext, setContext } from 'svelte';

import type { Seen } from '../../lib/seen';
import type { TableEvent } from '../../lib/types';

/** What one player did, or (player -1) what happened by itself, in a few words. */
export interface Deed {
  player: number;
  words: string;
  /** Those of the words that are names of things. */
  names: string[];
  /** The weightiest of several things, where there is not room for all. */
  main?: string;
  /** What it was about, where there is little room. */
  brief: string;
  /** The same in fewer words, where not even that has room. */
  least?: string | undefined;
  /** What it brought, with its sign. */
  gains: string[];
  /** What it changed, by the names that the board has for its places. */
  places: string[];
  events: TableEvent[];
}

/** The deeds among what happened since one's choice; that itself comes first. */
export type Teller = (news: TableEvent[]) => Deed[];

/** Whose doing it was that a place looks different now. */
export interface Change {
  player: number;
  /** Whether the deed is pointed at. */
  lit: boolean;
}

const FIRST = 1; // the version of a table at which nobody has chosen yet

export class Since {
  /** Whether this game tells it. */
  told = $state(false);
  teller = $state.raw<Teller | null>(null);
  /** The deed that is pointed at. */
  lit = $state.raw<Deed | null>(null);

  constructor(private readonly seen: () => Seen) {}

  private news = $derived.by<TableEvent[]>(() => {
    const { log, update } = this.seen();
    const from = update?.chosen ?? null;
    if (from === null) return [];
    return log.filter(({ version }) => version >= from);
  });
  deeds = $derived.by<Deed[]>(() => this.teller?.(this.news) ?? []);
  /** What others changed, by place. */
  changes = $derived.by<ReadonlyMap<string, Change>>(
    () =>
      new Map(
        this.deeds.flatMap((deed) =>
          deed.places.map((place) => [place, { player: deed.player, lit: deed === this.lit }] as const),
        ),
      ),
  );

  /** Whether a table with others on it has a player of one's own. */
  get applies(): boolean {
    const { update, viewer } = this.seen();
    return this.told && viewer !== null && update?.chosen != null && update.names.length > 1;
  }

  /** One has not had a turn: it is told what happened from the beginning on. */
  get begins(): boolean {
    return this.seen().update?.chosen === FIRST;
  }

  /** There is something to tell, and nobody there who could. */
  get waits(): boolean {
    const { viewer } = this.seen();
    return !this.teller && this.news.some(({ player }) => player !== viewer);
  }
}

const KEY = Symbol('since');

export const tellSince = (since: Since): Since => setContext(KEY, since);

/** What others did, around a board that tells it. */
export const sinceThen = (): Since | undefined => getContext<Since | undefined>(KEY);
