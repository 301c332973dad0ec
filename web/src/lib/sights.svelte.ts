// What is shown over the board and passes: pings, and what the player who acts holds.
import { api } from './api';
import type { At } from './seen';
import type { AnyView, Sight } from './types';

const PING_LASTS = 4000; // ms that a ping is shown
const SHOW_EVERY = 125; // ms between two ghosts shown to the others

/** Something shown that passes: a ping, with a number to tell it from others at the same place. */
export interface Ping {
  number: number;
  player: number;
  place: string;
}

export class Sights {
  pings = $state.raw<Ping[]>([]);
  /** What the player who acts holds over the board, for all to see, where the game is played by talking. */
  ghost = $state.raw<{ player: number; ghost: string } | null>(null);
  private pinged = 0;
  private shown: string | null = null;
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: At) {}

  see(sight: Sight): void {
    if (sight.ghost !== null && sight.ghost !== undefined) this.ghost = sight.ghost ? { player: sight.player, ghost: sight.ghost } : null;
    if (!sight.ping) return;
    const ping = { number: ++this.pinged, player: sight.player, place: sight.ping };
    this.pings = [...this.pings, ping];
    setTimeout(() => (this.pings = this.pings.filter((one) => one.number !== ping.number)), PING_LASTS);
  }

  /** Who is not asked any more holds nothing. */
  follow(view: AnyView): void {
    if (this.ghost && !view.to_act.includes(this.ghost.player)) this.ghost = null;
  }

  ping(place: string): void {
    void api.ping(this.table.id, this.table.seat, place).catch(() => undefined); // it passes anyway
  }

  /** Shows everybody what one holds over the board, where the game is played by talking: a few times a second at most. */
  show(ghost: string | null): void {
    this.wanted = ghost;
    if (this.timer === undefined) this.showNow();
  }

  private showNow(): void {
    this.timer = undefined;
    const { room, viewer, update } = this.table;
    if (this.wanted === this.shown || !room?.talking || viewer === null) return;
    if (!update?.view.to_act.includes(viewer)) {
      this.shown = null; // the others let go of it by themselves
      return;
    }
    this.shown = this.wanted;
    void api.ghost(this.table.id, this.table.seat, this.shown).catch(() => undefined);
    this.timer = setTimeout(() => this.showNow(), SHOW_EVERY);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
