// The people around a board, for whatever is drawn of them: the table, the sheet that shows them, the chat.
// A board stands in it without knowing; what stands by itself, as a replay does, has no company.
import { getContext, setContext } from 'svelte';

import { Ears } from '../../lib/ears.svelte';
import type { Thing } from '../../lib/lessons';
import type { ShownPing } from '../../lib/pings.svelte';
import type { Table } from '../../lib/table.svelte';
import type { SeatInfo } from '../../lib/types';

export type Side = 'people' | 'chat';

/** Something another player has in hand over the board, as the board wrote it. */
export interface Shown {
  player: number;
  ghost: string;
}

export class Company {
  readonly table: Table;
  readonly ears: Ears;
  /** The side of the sheet that is open, if it is. */
  open = $state<Side | null>(null);
  /** The next click on the map points it out to all. */
  pointing = $state(false);
  /** The tab that what a lesson speaks of lies behind; null: behind none. */
  sought = $state<string | null>(null);
  /** What a lesson speaks of, until somebody does something there. */
  taught = $state.raw<Thing | null>(null);
  /** Pixels that the notes under the top bar take. */
  notes = $state(0);

  constructor(table: Table) {
    this.table = table;
    this.ears = new Ears(table.id);
  }

  get seats(): SeatInfo[] {
    return this.table.status?.seats ?? [];
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  seat(player: number): SeatInfo | undefined {
    return this.seats[player];
  }

  get seated(): boolean {
    return this.table.mine.length > 0;
  }

  /** Who is waited for: people, and bots once nobody else is. Before, a bot waits for the last person. */
  get awaited(): number[] {
    const { update, status } = this.table;
    if (!update || update.over || status?.end !== null) return [];
    const plays = (player: number): boolean => update.seats[player] === 'person';
    return update.view.to_act.filter((player) => plays(player) || update.thinking.includes(player));
  }

  /** Whether there is anybody to chat with, or was. */
  get hasChat(): boolean {
    const others = this.seats.filter((seat) => seat.kind === 'person' && !seat.mine).length;
    return others > 0 || this.table.chat.length > 0;
  }

  /** Whether one may point at the map, and somebody would see it. */
  get points(): boolean {
    return (
      this.seated &&
      this.table.status?.talking === true &&
      this.table.status.end === null &&
      (this.hasChat || this.table.status.watchers > 0)
    );
  }

  get unread(): number {
    return this.ears.unread(this.table.chat, this.table.mine);
  }

  get pings(): ShownPing[] {
    return this.table.pings.filter((ping) => this.ears.hears(ping.player));
  }

  /** What somebody else shows. */
  get shown(): Shown | null {
    const { ghost, viewer } = this.table;
    return ghost && ghost.player !== viewer && this.ears.hears(ghost.player) ? ghost : null;
  }

  /** Shows the others what one holds over the board. */
  show(ghost: string | null): void {
    if (this.points) this.table.show(ghost);
  }

  ping(place: string): void {
    this.pointing = false;
    this.table.ping(place);
  }
}

const KEY = Symbol('company');

export const gather = (company: Company): Company => setContext(KEY, company);

/** The people around, undefined where nobody is. */
export const company = (): Company | undefined => getContext<Company | undefined>(KEY);
