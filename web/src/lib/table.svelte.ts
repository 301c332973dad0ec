// One table as this browser knows it: the last update, the line to the server, the choice under way.
import { Advice } from './advice.svelte';
import { api, Refused } from './api';
import { AskedHint } from './hint.svelte';
import { house } from './house.svelte';
import { newId } from './ids';
import { Log } from './log.svelte';
import { settings } from './settings.svelte';
import type { At, Seen } from './seen';
import { Pings, type ShownPing } from './pings.svelte';
import { Socket, type Line } from './socket';
import type {
  Ahead,
  AnyView,
  Explanation,
  Foreseen,
  News,
  Preview,
  Problem,
  TableStatus,
  ChatMessage,
  TableEvent,
  Update,
} from './types';

const AGAIN_AFTER = 2000; // ms before a choice that got no answer is sent again
const CUT_AFTER = 4000; // ms without a line before that is said: a few tries have failed by then

/** What is sent and not yet answered; without an action it takes the last one back. */
interface Pending {
  id: string;
  version: number;
  action: string | null;
  after: readonly string[];
  steps: number;
}

/** A stretch of the log, as versions: what came after one, up to another. */
export interface Stretch {
  after: number;
  upto: number;
}

export class Table<V extends AnyView = AnyView> implements Seen<V>, At {
  readonly id: string;
  /** The seat one looks from, where this browser holds several; null: the server knows. */
  seat = $state<number | null>(null);
  status = $state.raw<TableStatus | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  update = $state.raw<Update<V> | null>(null);
  line = $state<Line>('connecting');
  /** What is said is not heard yet, or not again: what was said meanwhile has still to be read. */
  private deaf = true;
  problem = $state.raw<Problem | null>(null);
  sending = $state<string | null>(null);
  missing = $state(false);
  readonly still = false;
  /**
   * The seat at this device that is to be asked next; while it is passed there, nothing of any seat is kept.
   */
  passing = $state<number | null>(null);
  /** The seat that is asked while another of this device is still being looked from. */
  next = $state<number | null>(null);
  /** The seat looked from last was transferred to another device. */
  gone = $state(false);
  /** There has been no line for so long that it has to be said. */
  cut = $state(false);
  /** When the line is tried again, by `Date.now()`; null while it is being tried, or holds. */
  nextTry = $state<number | null>(null);
  /** What happened while there was no line. */
  missed = $state.raw<Stretch | null>(null);
  /** How often one has taken a step back: what was held up before is held no more. */
  backs = $state(0);
  /** Steps that one only thinks of: what follows them is looked ahead at. */
  thought = $state.raw<readonly string[]>([]);
  /** So many of one's last steps were one choice, and are taken back as one. */
  together = 1;
  private pending: Pending | null = null;
  private lookedFrom: number | null = null;
  private staying = false;
  private lost = false;
  private closed = false;
  private socket: Socket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private cutTimer: ReturnType<typeof setTimeout> | undefined;
  private arriveTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly logged = new Log((since, upto) => api.log(this.id, this.seat, since, upto));
  private readonly pointed = new Pings(this);
  private readonly advice = new Advice(this);
  readonly hint = new AskedHint(this);

  constructor(id: string) {
    this.id = id;
    void this.arrive();
  }

  /** Finds out first which seats are this browser's: where there are several, none is looked from unasked. */
  private async arrive(): Promise<void> {
    try {
      const status = await api.status(this.id);
      const mine = seatsOf(status);
      const first = mine.length > 1 && status.end === null ? await this.firstAsked(mine) : null;
      if (this.closed) return;
      this.status = status;
      this.passing = first;
      if (mine.length > 1) this.seat = first ?? mine[0] ?? null;
      this.open();
    } catch (error) {
      this.astray(error);
    }
  }

  private astray(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (!error.passing) {
      this.missing = true;
      return this.refuse({ code: error.code, message: error.message });
    }
    this.turn('reconnecting');
    if (!this.closed) this.arriveTimer = setTimeout(() => void this.arrive(), AGAIN_AFTER);
  }

  /** Of the view that this takes, only who is asked is looked at. */
  private async firstAsked(mine: number[]): Promise<number> {
    const { view } = await api.read(this.id, mine[0] ?? null);
    return mine.find((seat) => view.to_act.includes(seat)) ?? mine[0] ?? 0;
  }

  private open(): void {
    const path = `/api/tables/${encodeURIComponent(this.id)}/socket`;
    this.socket = new Socket(
      () => {
        const seat = this.seat === null ? '' : `&seat=${this.seat}`;
        return `${path}?lang=${settings.lang}&since=${this.logged.told}${seat}`;
      },
      {
        news: (news) => this.hear(news),
        line: (line, next) => {
          this.nextTry = next ?? null;
          this.turn(line);
        },
      },
    );
    if (this.passing === null) void this.read();
  }

  private hear(news: News): void {
    if ('view' in news) this.take(news as Update<V>);
    else if ('status' in news) {
      this.enter(news.status);
      if (this.deaf) void this.readTalk();
      this.deaf = false;
    } else if ('chat' in news) this.chat = joined(this.chat, news.chat);
    else if ('notice' in news) house.notice = news.notice;
    else if ('ping' in news) this.pointed.take(news.ping);
    else if (news.code === 'no-seat') this.goElsewhere();
    else this.refuse(news);
  }

  /** The seat was transferred to another device: this one shall keep nothing of it. */
  private goElsewhere(): void {
    this.forget();
    this.gone = true;
    this.socket?.close();
  }

  /** Takes in who sits here; one who has just sat down sees with other eyes. */
  private enter(status: TableStatus): void {
    this.status = status;
    const mine = seatsOf(status);
    if (status.end !== null && this.passing !== null) return this.sit(this.passing);
    if (!this.update) return;
    const seen = this.update.view.viewer;
    if (seen !== null && !mine.includes(seen)) return this.goElsewhere();
    if (mine[0] === undefined) return;
    if (seen === null) this.sit(mine.length > 1 ? mine[0] : null);
    else if (mine.length > 1) this.seat ??= seen;
    this.look(this.update);
  }

  /** Whether it ended before its time, with no result: its people, or who runs the server, ended it. */
  get broken(): boolean {
    const end = this.status?.end ?? null;
    return end !== null && end !== 'finished';
  }

  /** The seats that are this browser's. */
  get mine(): number[] {
    return this.status ? seatsOf(this.status) : [];
  }

  /** Looks from another seat of this browser; nothing the former one knew is kept. */
  sit(seat: number | null): void {
    this.forget();
    this.seat = seat;
    this.passing = null;
    this.staying = false;
    this.speak();
  }

  private forget(): void {
    this.update = null;
    this.pending = null;
    this.sending = null;
    this.pointed.ghost = null;
    this.missed = null;
    this.next = null;
    this.lost = false;
    this.logged.clear();
    this.fresh();
  }

  /**
   * Whether an update asks another seat of this device; the device is passed there, unless one has gone back
   * to look.
   */
  private look(update: Update): boolean {
    const playing =
      this.status?.end === null
        ? this.status.seats.filter((seat) => seat.mine && !seat.substitute).map((seat) => seat.player)
        : [];
    const next = playing.length > 1 && !update.over ? nextAsked(playing, update.view) : null;
    this.next = next;
    if (next === null) this.staying = false;
    if (next === null || this.staying) return false;
    this.lookedFrom = update.view.viewer;
    this.pass();
    return true;
  }

  /** Drops all this seat knew, for the next one to take the device. */
  pass(): void {
    const { next } = this;
    if (next === null) return;
    this.forget();
    this.passing = next;
  }

  /** The seat from which the device is being passed on. */
  get former(): number | null {
    return this.lookedFrom;
  }

  /** Back to the seat that has just chosen, to look at what came of it or to take it back. */
  return(): void {
    const seat = this.lookedFrom;
    if (seat === null) return;
    this.sit(seat);
    this.staying = true;
  }

  get log(): TableEvent[] {
    return this.logged.events;
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
      if (error instanceof Refused && !error.passing) {
        this.missing = true;
        this.socket?.close();
        this.refuse({ code: error.code, message: error.message });
      }
    }
  }

  private turn(line: Line): void {
    this.line = line;
    if (line === 'live') {
      clearTimeout(this.cutTimer);
      this.cutTimer = undefined;
      this.cut = false;
      if (this.pending) void this.deliver();
    } else {
      this.deaf = true;
      this.miss(line);
    }
  }

  /** Tries the line, and what waits for it, at once. */
  tryNow(): void {
    this.nextTry = null;
    if (this.socket) this.socket.now();
    else if (this.arriveTimer !== undefined) {
      clearTimeout(this.arriveTimer);
      void this.arrive();
    }
    if (this.pending) void this.deliver();
  }

  private miss(line: Line): void {
    if (line === 'reconnecting' && this.update) this.lost = true;
    this.cutTimer ??= setTimeout(() => (this.cut = true), CUT_AFTER);
  }

  /** Marks what an update after a pause in the line brings. */
  private catchUp(update: Update): void {
    if (!this.lost) return;
    this.lost = false;
    const after = this.logged.told;
    if (update.version > after) this.missed = { after, upto: update.version };
  }

  private take(update: Update<V>): void {
    const old = this.update;
    if (this.passing !== null || this.gone) return;
    // old news: what is over stays so
    if (old && (update.version < old.version || (old.over && !update.over))) return;
    if (this.seat !== null && update.view.viewer !== this.seat) return; // told before one changed seats
    if (this.look(update)) return;
    this.catchUp(update);
    this.logged.take(update);
    this.update = update;
    if (old?.version !== update.version) this.fresh(sameQuestion(old, update));
    this.pointed.follow(update.view);
    void this.advice.preview(this.update);
  }

  private fresh(keep = false): void {
    this.advice.fresh(keep);
    if (keep) return;
    this.problem = null;
    this.hint.close();
  }

  /**
   * Sends a legal action back. It is kept until answered, and sent again under the same id when the line
   * returns.
   */
  send(action: string, after: readonly string[] = []): void {
    this.dispatch(action, action, after);
  }

  /** Takes one's last step back, where the server says that nothing has come of it yet. */
  takeBack(): void {
    if (this.update?.take_back) this.dispatch(null, this.update.take_back);
  }

  private dispatch(action: string | null, sending: string, after: readonly string[] = []): void {
    if (!this.update || this.sending) return;
    this.sending = sending;
    this.problem = null;
    this.advice.giveUp();
    this.pending = { id: newId(), version: this.update.version, action, after, steps: this.together };
    void this.deliver();
  }

  private async deliver(): Promise<void> {
    const pending = this.pending;
    if (!pending) return;
    clearTimeout(this.timer);
    try {
      const { id, version, action, after, steps } = pending;
      const sent =
        action === null
          ? api.takeBack(this.id, this.seat, { id, version, steps })
          : api.act(this.id, this.seat, { id, version, action, after });
      const update = (await sent) as Update<V>;
      if (action === null) this.backs++;
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
    if (this.socket?.live) this.turn('live');
  }

  private failed(pending: { id: string }, error: Refused): void {
    if (error.code === 'offline') {
      this.turn('reconnecting');
      this.timer = setTimeout(() => void this.deliver(), AGAIN_AFTER);
      return;
    }
    this.settle(pending);
    if (error.code === 'no-seat') return this.goElsewhere();
    this.refuse({ code: error.code, message: error.message, rule: error.rule });
    void this.read();
  }

  private refuse(problem: Problem): void {
    this.problem = problem;
  }

  get previews(): Record<string, Preview> {
    return this.advice.previews;
  }

  get foreseen(): readonly Foreseen[] {
    return this.advice.foreseen;
  }

  /** Why an action is not legal, once `ask` has been answered. */
  reason(action: string, after: readonly string[] = []): Explanation | null {
    return this.advice.reason(action, after);
  }

  ask(action: string, after: readonly string[] = []): Promise<void> {
    return this.advice.ask(action, after);
  }

  ahead(steps: readonly string[]): Ahead<V> | null {
    return this.advice.ahead(steps) as Ahead<V> | null;
  }

  lookAhead(steps: readonly string[]): Promise<void> {
    return this.advice.lookAhead(steps);
  }

  private async readTalk(): Promise<void> {
    try {
      const { chat } = await api.chat(this.id);
      this.chat = joined(this.chat, chat); // with what was heard meanwhile
    } catch {
      // without it the table still plays; what is said from now on comes over the socket
    }
  }

  /** Says something; raises Refused where it can't be said. */
  async say(text: string): Promise<void> {
    const { chat } = await api.say(this.id, this.seat, { id: newId(), text });
    this.chat = joined(this.chat, chat);
  }

  get pings(): ShownPing[] {
    return this.pointed.pings;
  }

  get ghost(): Pings['ghost'] {
    return this.pointed.ghost;
  }

  ping(place: string): void {
    this.pointed.ping(place);
  }

  show(ghost: string | null): void {
    this.pointed.show(ghost);
  }

  /**
   * Leaves for a while: the seat stays one's own. The line goes first, or the server would still see one
   * here.
   */
  async leave(): Promise<void> {
    this.close();
    await this.socket?.ended;
    await api.leave(this.id).catch(() => undefined);
  }

  /** Everything again in another language. */
  speak(): void {
    this.advice.again();
    this.logged.clear();
    this.fresh();
    this.socket?.again();
  }

  close(): void {
    this.closed = true;
    for (const timer of [this.timer, this.cutTimer, this.arriveTimer]) clearTimeout(timer);
    this.pointed.close();
    this.logged.close();
    this.socket?.close();
  }
}

const seatsOf = (status: TableStatus): number[] =>
  status.seats.filter((seat) => seat.mine).map((seat) => seat.player);

/**
 * Of the seats played at this device the next that is asked, while the one looked from isn't; null where none
 * is.
 */
export function nextAsked(seats: readonly number[], view: Pick<AnyView, 'viewer' | 'to_act'>): number | null {
  const viewer = view.viewer ?? -1;
  if (view.to_act.includes(viewer)) return null;
  const asked = seats.filter((seat) => view.to_act.includes(seat));
  return asked.find((seat) => seat > viewer) ?? asked[0] ?? null;
}

function sameQuestion(old: Update | null, update: Update): boolean {
  return !!old && JSON.stringify(old.legal_actions) === JSON.stringify(update.legal_actions);
}

/** What was said, each message once and in order. */
export function joined(chat: ChatMessage[], more: ChatMessage[]): ChatMessage[] {
  const byNumber = new Map([...chat, ...more].map((said) => [said.number, said]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}
