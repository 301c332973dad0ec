// Pings: places pointed at, and the piece that the player to act holds over the board.
import { api, Refused } from './api';
import type { At } from './seen';
import type { AnyView } from './types';
import type { Ping as Sent } from './wire';

const PING_LASTS = 4000; // ms that a ping is shown
const SHOW_EVERY = 125; // ms between two ghosts shown to the others
const AGAIN_AFTER = 1000; // ms until one that did not arrive is shown again

/** Something shown that passes: a ping, with a number to tell it from others at the same place. */
export interface ShownPing {
  number: number;
  player: number;
  place: string;
}

export class Pings {
  pings = $state.raw<ShownPing[]>([]);
  /** What the player who acts holds over the board, for all to see, where the game is played by talking. */
  ghost = $state.raw<{ player: number; ghost: string } | null>(null);
  private pinged = 0;
  /** What the others see; undefined where that isn't known. */
  private shown: string | null | undefined = null;
  private wanted: string | null = null;
  private showing = false;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: At) {}

  take(sent: Sent): void {
    if (sent.ghost !== null && sent.ghost !== undefined)
      this.ghost = sent.ghost ? { player: sent.player, ghost: sent.ghost } : null;
    if (!sent.place) return;
    const ping = { number: ++this.pinged, player: sent.player, place: sent.place };
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

  /**
   * Shows everybody what one holds over the board, where the game is played by talking: a few times a second
   * at most.
   */
  show(ghost: string | null): void {
    this.wanted = ghost;
    if (!this.showing) void this.showNow();
  }

  /** One after the other: of two under way, the one sent first might arrive last. */
  private async showNow(): Promise<void> {
    const { status, viewer, update } = this.table;
    this.showing = false;
    if (this.wanted === this.shown || !status?.talking || viewer === null) return;
    if (!update?.view.to_act.includes(viewer)) {
      this.shown = null; // the others let go of it by themselves
      return;
    }
    this.showing = true;
    const arrived = await this.send(this.wanted);
    if (!this.closed) this.timer = setTimeout(() => void this.showNow(), arrived ? SHOW_EVERY : AGAIN_AFTER);
  }

  private async send(ghost: string | null): Promise<boolean> {
    try {
      this.shown = ghost;
      await api.ghost(this.table.id, this.table.seat, ghost);
      return true;
    } catch (error) {
      if (error instanceof Refused && error.passing) this.shown = undefined;
      return false;
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
