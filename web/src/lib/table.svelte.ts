// One table as this browser knows it: the last update, the line to the server, the choice under way.
import { api, Refused } from './api';
import { settings } from './settings.svelte';
import type { Seen } from './seen';
import { Socket, type Line } from './socket';
import type { AnyView, Explanation, News, Preview, Problem, Room, Said, Sight, TableEvent, Update } from './types';

const AGAIN_AFTER = 2000; // ms before a choice that got no answer is sent again
const PING_LASTS = 4000; // ms that a ping is shown

/** What is sent and not yet answered; without an action it takes the last one back. */
interface Pending {
  id: string;
  version: number;
  action: string | null;
}

/** Something shown that passes: a ping, with a number to tell it from others at the same place. */
export interface Ping {
  number: number;
  player: number;
  place: string;
}

export class Table<V extends AnyView = AnyView> implements Seen<V> {
  readonly id: string;
  /** The seat one looks from, where this browser holds several; null: the server knows. */
  seat = $state<number | null>(null);
  room = $state.raw<Room | null>(null);
  talk = $state.raw<Said[]>([]);
  pings = $state.raw<Ping[]>([]);
  /** What the player who acts holds over the board, for all to see, where the game is played by talking. */
  ghost = $state.raw<{ player: number; ghost: string } | null>(null);
  update = $state.raw<Update<V> | null>(null);
  line = $state<Line>('connecting');
  problem = $state.raw<Problem | null>(null);
  sending = $state<string | null>(null);
  missing = $state(false);
  log = $state.raw<TableEvent[]>([]);
  readonly still = false;
  previews = $state.raw<Record<string, Preview>>({});
  private told = 0;
  private previewsOf = -1;
  private reasons = $state.raw<Record<string, Explanation>>({});
  private asked = new Set<string>();
  private pending: Pending | null = null;
  private pinged = 0;
  private shown: string | null = null;
  private readonly socket: Socket;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    const path = `/api/tables/${encodeURIComponent(id)}/socket`;
    this.socket = new Socket(() => `${path}?lang=${settings.lang}&since=${this.told}${this.seat === null ? '' : `&seat=${this.seat}`}`, {
      news: (news) => this.hear(news),
      line: (line) => this.turn(line),
    });
    void this.read();
    void this.readTalk();
  }

  private hear(news: News): void {
    if ('view' in news) this.take(news as Update<V>);
    else if ('room' in news) this.enter(news.room);
    else if ('talk' in news) this.talk = joined(this.talk, news.talk);
    else if ('sight' in news) this.see(news.sight);
    else this.refuse(news);
  }

  /** Takes in who sits here; one who has just sat down sees with other eyes. */
  private enter(room: Room): void {
    this.room = room;
    const mine = room.seats.filter((seat) => seat.mine).map((seat) => seat.player);
    const seen = this.update?.view.viewer ?? null;
    if (this.update && seen === null && mine[0] !== undefined) this.sit(mine.length > 1 ? mine[0] : null);
  }

  private see(sight: Sight): void {
    if (sight.ghost !== null && sight.ghost !== undefined) this.ghost = sight.ghost ? { player: sight.player, ghost: sight.ghost } : null;
    if (!sight.ping) return;
    const ping = { number: ++this.pinged, player: sight.player, place: sight.ping };
    this.pings = [...this.pings, ping];
    setTimeout(() => (this.pings = this.pings.filter((one) => one.number !== ping.number)), PING_LASTS);
  }

  /** The seats that are this browser's. */
  get mine(): number[] {
    return this.room?.seats.filter((seat) => seat.mine).map((seat) => seat.player) ?? [];
  }

  /** Looks from another seat of this browser; nothing the former one knew is kept. */
  sit(seat: number | null): void {
    this.seat = seat;
    this.update = null;
    this.pending = null;
    this.sending = null;
    this.ghost = null;
    this.speak();
  }

  get past(): TableEvent[] {
    return this.log;
  }

  get viewer(): number | null {
    return this.update?.view.viewer ?? null;
  }

  private async read(): Promise<void> {
    try {
      const seat = this.seat;
      const update = (await api.read(this.id, seat)) as Update<V>;
      if (seat === this.seat) this.take(update);
    } catch (error) {
      if (error instanceof Refused && error.code !== 'offline') {
        this.missing = true;
        this.socket.close();
        this.refuse({ code: error.code, message: error.message });
      }
    }
  }

  private turn(line: Line): void {
    this.line = line;
    if (line === 'live' && this.pending) void this.deliver();
  }

  private take(update: Update<V>): void {
    const old = this.update;
    if (old && update.version < old.version) return;
    if (this.seat !== null && update.view.viewer !== this.seat) return; // told before one changed seats
    this.log = merged(this.log, update, this.told);
    this.told = update.version;
    this.update = update;
    if (old?.version !== update.version) this.fresh(sameQuestion(old, update));
    if (this.ghost && !update.view.to_act.includes(this.ghost.player)) this.ghost = null;
    void this.loadPreviews();
  }

  /** What was asked about the last version no longer holds; while the question stands it stays in sight until answered anew. */
  private fresh(keep = false): void {
    this.asked.clear();
    if (keep) return;
    this.reasons = {};
    this.previews = {};
    this.problem = null;
  }

  private async loadPreviews(): Promise<void> {
    const update = this.update;
    if (!update || !update.legal_actions.length || this.previewsOf === update.version) return;
    this.previewsOf = update.version;
    try {
      const answer = await api.previews(this.id, this.seat);
      if (answer.version === this.update?.version) this.previews = answer.previews;
    } catch {
      this.previewsOf = -1; // previews are an extra: without them the table still plays
    }
  }

  /** Sends a legal action back. It is kept until answered, and sent again under the same id when the line returns. */
  send(action: string): void {
    this.dispatch(action, action);
  }

  /** Takes one's last step back, where the server says that nothing has come of it yet. */
  takeBack(): void {
    if (this.update?.take_back) this.dispatch(null, this.update.take_back);
  }

  private dispatch(action: string | null, sending: string): void {
    if (!this.update || this.sending) return;
    this.sending = sending;
    this.problem = null;
    this.pending = { id: newId(), version: this.update.version, action };
    void this.deliver();
  }

  private async deliver(): Promise<void> {
    const pending = this.pending;
    if (!pending) return;
    clearTimeout(this.timer);
    try {
      const { id, version, action } = pending;
      const sent = action === null ? api.takeBack(this.id, this.seat, { id, version }) : api.act(this.id, this.seat, { id, version, action });
      const update = (await sent) as Update<V>;
      this.settle(pending);
      this.take(update);
    } catch (error) {
      if (error instanceof Refused) this.failed(pending, error);
      else throw error;
    }
  }

  private settle(pending: { id: string }): void {
    if (this.pending?.id !== pending.id) return;
    this.pending = null;
    this.sending = null;
  }

  private failed(pending: { id: string }, error: Refused): void {
    if (error.code === 'offline') {
      this.line = 'reconnecting';
      this.timer = setTimeout(() => void this.deliver(), AGAIN_AFTER);
      return;
    }
    this.settle(pending);
    this.refuse({ code: error.code, message: error.message, rule: error.rule });
    void this.read();
  }

  private refuse(problem: Problem): void {
    this.problem = problem;
  }

  /** Why an action is not legal, once the server has said so; asks it the first time. */
  reason(action: string): Explanation | null {
    return this.reasons[action] ?? null;
  }

  async ask(action: string): Promise<void> {
    const version = this.update?.version;
    if (version === undefined || this.asked.has(action)) return;
    this.asked.add(action);
    try {
      const answer = await api.explain(this.id, this.seat, action);
      if (version === this.update?.version) this.reasons = { ...this.reasons, [action]: answer };
    } catch {
      this.asked.delete(action);
    }
  }

  private async readTalk(): Promise<void> {
    try {
      this.talk = joined(this.talk, (await api.talk(this.id)).talk);
    } catch {
      // without it the table still plays; what is said from now on comes over the socket
    }
  }

  /** Says something; raises Refused where it can't be said. */
  async say(text: string): Promise<void> {
    this.talk = joined(this.talk, (await api.say(this.id, this.seat, { id: newId(), text })).talk);
  }

  ping(place: string): void {
    void api.ping(this.id, this.seat, place).catch(() => undefined); // it passes anyway
  }

  /** Shows everybody what one holds over the board, where the game is played by talking. */
  show(ghost: string | null): void {
    if (!this.room?.talking || this.viewer === null || ghost === this.shown) return;
    if (!this.update?.view.to_act.includes(this.viewer)) return;
    this.shown = ghost;
    void api.ghost(this.id, this.seat, ghost).catch(() => undefined);
  }

  /** Everything again in another language. */
  speak(): void {
    this.previewsOf = -1;
    this.told = 0;
    this.log = [];
    this.fresh();
    this.socket.again();
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }
}

function sameQuestion(old: Update | null, update: Update): boolean {
  return !!old && JSON.stringify(old.legal_actions) === JSON.stringify(update.legal_actions);
}

/** The log with what an update adds: events after the version it held already, never one twice. */
export function merged(log: TableEvent[], update: Pick<Update, 'events'>, told: number): TableEvent[] {
  const fresh = update.events.filter((event) => event.version > told);
  return fresh.length ? [...log, ...fresh] : log;
}

/** What was said, each remark once and in order. */
export function joined(talk: Said[], more: Said[]): Said[] {
  const byNumber = new Map([...talk, ...more].map((said) => [said.number, said]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/** An id for a command; browsers make them only for pages that came by https or from this machine. */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
