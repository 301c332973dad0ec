// A match that is over, frame by frame: what its board sees in place of a table.
import { api, Refused } from './api';
import { has } from './messages';
import { keyOf, Frames } from './frames';
import type { Seen } from './seen';
import { frameOf, nextStop, stretches } from './stretches';
import type { Line } from './socket';
import { chartMarks, courses, PLAIN, swings, taleOf, type Tale } from './tales';
import type { AnyView, Problem, Timeline, TableStatus, TableEvent, Update } from './types';

const AHEAD = 4; // frames that are fetched before anybody asks for them
const RUSH = 80; // ms: frames wanted within that of each other are only passed by
const MOTION = 650; // ms that a frame has to be looked at before the next may move
const PACE = 1500; // ms a frame lasts at normal speed
const AGAIN_AFTER = 2000;
const WORDS = 700; // ms that the first frame waits for what is said of it
const SWINGS = 3; // turns of a match that are named

export const SPEEDS = [0.5, 1, 3] as const;
export type Speed = (typeof SPEEDS)[number];

export class Replay<V extends AnyView = AnyView> implements Seen<V> {
  readonly id: string;
  /** The frame wanted; `update` is that of the last one that came. */
  at = $state(0);
  /** Through whose eyes: a seat, or null for a spectator. */
  eyes = $state<number | null>(null);
  status = $state.raw<TableStatus | null>(null);
  timeline = $state.raw<Timeline | null>(null);
  update = $state.raw<Update<V> | null>(null);
  /** All that happened, as far as those eyes saw it. */
  log = $state.raw<TableEvent[]>([]);
  /** Whose deed is told of the frame wanted; -1: nobody's. */
  subject = $state(-1);
  /** What the headline of the frame wanted tells: what happened in it, or what that is a step of. */
  headline = $state.raw<TableEvent | null>(null);
  /** What is said of the frames has come, or takes long: shown before, all would move for its words. */
  told = $state(false);
  /** Why there is nothing to see. */
  refused = $state.raw<Problem | null>(null);
  offline = $state(false);
  playing = $state(false);
  /** The slider has the focus, and tells all by itself. */
  steered = $state(false);
  speed = $state<Speed>(1);
  still = $state(true);
  readonly backs = 0;

  readonly last = $derived(this.timeline?.last ?? 0);
  /** The points of each player in this frame. */
  readonly scores = $derived(this.timeline?.scores[this.at] ?? []);
  readonly past = $derived(this.log.filter((event) => event.version <= (this.update?.version ?? 0)));
  readonly marks = $derived(
    this.timeline ? stretches(this.log, this.timeline.players, (id) => has(`head-${id}`)) : [],
  );
  /** What the game says of its events. */
  tale = $state.raw<Tale>(PLAIN);
  readonly chart = $derived(chartMarks(this.log, this.tale));
  readonly courses = $derived(courses(this.log, this.tale, this.last));
  /** The largest changes of points, in the order in which they came. */
  readonly swings = $derived.by(() => {
    const { scores = [], players = [], together = false } = this.timeline ?? {};
    return swings(scores, this.log, this.tale, SWINGS, { players, together });
  });
  /** What happened in the frame wanted. */
  readonly events = $derived(this.log.filter((event) => frameOf(event) === this.at));

  // What a board asks of a table, with nothing to be done there.
  readonly line: Line = 'live';
  readonly problem = null;
  readonly sending = null;
  readonly previews = {};
  readonly foreseen = [];
  readonly pings = [];
  readonly ghost = null;

  private readonly frames: Frames<V>;
  private request = new AbortController();
  private fetchingAhead = false;
  private step: 1 | -1 = 1;
  private wantedLast = 0;
  private shownLast = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ticker: ReturnType<typeof setTimeout> | undefined;

  /** at: the frame to begin with; eyes: undefined for those of one's own seat, where one has one. */
  constructor(id: string, at: number, eyes: number | null | undefined) {
    this.id = id;
    this.at = at;
    this.frames = new Frames(id);
    void this.open(eyes);
  }

  private async open(eyes: number | null | undefined): Promise<void> {
    try {
      const [timeline, status] = await Promise.all([api.timeline(this.id), api.status(this.id)]);
      const own = status.seats.find((seat) => seat.mine)?.player ?? null;
      this.eyes = eyes === undefined ? own : seatIn(status, eyes);
      this.at = within(this.at, timeline.last);
      this.status = status;
      this.timeline = timeline;
      const tale = taleOf(status.game).then((found) => (this.tale = found));
      await Promise.race([Promise.all([this.read(), tale]), new Promise((over) => setTimeout(over, WORDS))]);
      this.told = true;
    } catch (error) {
      this.fail(error, () => void this.open(eyes));
    }
  }

  get viewer(): number | null {
    return this.update?.view.viewer ?? null;
  }

  /** Everything as it is seen now: with these eyes, in this language. */
  async read(): Promise<void> {
    if (!this.timeline) return;
    this.want();
    await this.readLog();
  }

  private async readLog(): Promise<void> {
    const kind = keyOf(this.eyes);
    try {
      const log = await this.frames.log(this.last, this.eyes);
      if (kind === keyOf(this.eyes)) this.log = log;
    } catch (error) {
      this.fail(error, () => void this.readLog());
    }
  }

  /** Looks through other eyes. */
  look(eyes: number | null): void {
    this.eyes = eyes;
    void this.read();
  }

  /** Goes to a frame; who does so by hand wants no more to be played. */
  seek(frame: number): void {
    this.pause();
    this.go(frame);
  }

  /** Some frames on or back. */
  walk(steps: number): void {
    this.seek(this.at + steps);
  }

  /** To the beginning of the next stretch, or of this one or the one before. */
  turn(step: 1 | -1): void {
    this.seek(nextStop(this.marks, this.at, step, this.last));
  }

  private go(frame: number): void {
    const at = within(frame, this.last);
    if (at === this.at) return;
    this.step = at < this.at ? -1 : 1;
    this.at = at;
    this.want();
  }

  /**
   * Shows the frame wanted, at once where it is here; of frames passed by quickly only the last is asked
   * for.
   */
  private want(): void {
    clearTimeout(this.timer);
    this.request.abort();
    const here = this.frames.here(this.at, this.eyes);
    const rushed = this.hurried();
    if (here) return this.take(here);
    this.timer = setTimeout(() => void this.fetch(), rushed ? RUSH : 0);
  }

  private hurried(): boolean {
    const before = this.wantedLast;
    this.wantedLast = performance.now();
    return this.wantedLast - before < RUSH;
  }

  private async fetch(): Promise<void> {
    const request = new AbortController();
    this.request = request;
    const key = keyOf(this.eyes, this.at);
    try {
      const update = await this.frames.fetch(this.at, this.eyes, request.signal);
      this.offline = false;
      if (key === keyOf(this.eyes, this.at)) this.take(update);
    } catch (error) {
      if (!request.signal.aborted) this.fail(error, () => this.want());
    }
  }

  private take(update: Update<V>): void {
    const now = performance.now();
    const follows = update.version === (this.update?.version ?? -1) + 1 && update.view.viewer === this.viewer;
    this.still = !follows || now - this.shownLast < MOTION;
    this.shownLast = now;
    this.update = update;
    this.tick();
    this.timer = setTimeout(() => void this.fetchAhead(), RUSH);
  }

  /** Fetches what will be wanted next, one after the other, until one goes elsewhere. */
  private async fetchAhead(): Promise<void> {
    if (this.fetchingAhead) return;
    this.fetchingAhead = true;
    try {
      const { wantedLast } = this;
      for (
        let next = this.missing();
        next !== null && wantedLast === this.wantedLast && !this.closed;
        next = this.missing()
      )
        await this.frames.fetch(next, this.eyes, AbortSignal.timeout(AGAIN_AFTER));
    } catch {
      // it will be asked for again when it is wanted
    } finally {
      this.fetchingAhead = false;
    }
  }

  private missing(): number | null {
    for (let i = 1; i <= AHEAD; i++) {
      const frame = this.at + i * this.step;
      if (frame === within(frame, this.last) && !this.frames.here(frame, this.eyes)) return frame;
    }
    return null;
  }

  /** Plays on from here, from the beginning at the end; or stops. */
  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    this.go(this.at === this.last ? 0 : this.at + 1);
  }

  pause(): void {
    clearTimeout(this.ticker);
    this.playing = false;
  }

  /** While it plays: the next frame, when this one has been looked at. */
  private tick(): void {
    clearTimeout(this.ticker);
    if (!this.playing) return;
    if (this.at === this.last) return this.pause();
    this.ticker = setTimeout(() => this.go(this.at + 1), PACE / this.speed);
  }

  private fail(error: unknown, again: () => void): void {
    if (!(error instanceof Refused)) throw error;
    if (this.closed) return;
    if (error.code === 'offline') {
      this.offline = true;
      setTimeout(() => this.closed || again(), AGAIN_AFTER);
    } else this.refused = { code: error.code, message: error.message };
  }

  send(): void {}
  takeBack(): void {}
  ping(): void {}
  show(): void {}
  reason(): null {
    return null;
  }
  async ask(): Promise<void> {}
  ahead(): null {
    return null;
  }
  async lookAhead(): Promise<void> {}

  close(): void {
    this.closed = true;
    this.pause();
    clearTimeout(this.timer);
    this.request.abort();
  }
}

const within = (frame: number, last: number): number => Math.max(0, Math.min(last, frame));

const seatIn = (status: TableStatus, player: number | null): number | null =>
  player !== null && player < status.seats.length ? player : null;
