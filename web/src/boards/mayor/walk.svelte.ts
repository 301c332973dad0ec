// Pieces on their way: walks are shown one after the other, space by space, and stop nobody from playing on.
import { crowded, type Point } from './map';
import { numberOf } from './components';
import type { MayorView, PieceName } from './types';
import type { TableEvent } from '../../lib/types';

export interface Walk {
  player: number;
  piece: PieceName;
  path: string[]; // from where it stood to where it ends
}

export interface Stand {
  key: string;
  player: number;
  piece: PieceName;
  space: string;
  number: number;
  at: Point;
  walking: boolean;
}

const A_STEP = 70;
const AT_A_CORNER = 120;
const LONGEST = 900;
const TRAIL = 700;
const STILL_TRAIL = 2000;
const TAKEN_BACK = 'taken-back'; // the server's event: whoever is on the way stands where they stood
const TOO_MANY = 6; // after a pause in the line: the final state at once

export const keyOf = (player: number, piece: PieceName): string => `${player}-${piece}`;

/** The walks among the events, each with the space it began on. `stood` is moved along. */
export function walksIn(events: TableEvent[], stood: Map<string, string>): Walk[] {
  const walks: Walk[] = [];
  for (const { id, player, args } of events) {
    if (id !== 'walked' || !Array.isArray(args.path)) continue;
    const piece: PieceName = args.piece === 'banker' ? 'banker' : 'citizen';
    const from = stood.get(keyOf(player, piece));
    const path = args.path.map(String).filter((space) => space !== '');
    const last = path.at(-1);
    if (!last) continue;
    walks.push({ player, piece, path: from && from !== path[0] ? [from, ...path] : path });
    stood.set(keyOf(player, piece), last);
  }
  return walks;
}

/** How many milliseconds each step of a walk takes: quicker on long ways, with a rest at corners. */
export function paces(path: string[]): number[] {
  const wanted = path.slice(1).map((space) => A_STEP + (numberOf(space) % 4 === 1 ? AT_A_CORNER : 0));
  const all = wanted.reduce((sum, one) => sum + one, 0);
  return all > LONGEST ? wanted.map((one) => (one * LONGEST) / all) : wanted;
}

export class Walker {
  private queue = $state.raw<Walk[]>([]);
  private moving = $state.raw<Point | null>(null);
  trail = $state.raw<Walk | null>(null);
  private told = -1;
  private stood = new Map<string, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private readonly places: () => Map<string, Point>;
  private readonly still: () => boolean;

  constructor(places: () => Map<string, Point>, still: () => boolean) {
    this.places = places;
    this.still = still;
  }

  /**
   * Takes in what happened since; the first time, or after too much for one update, there is nothing to show.
   */
  follow(log: TableEvent[], view: MayorView): void {
    const last = log.at(-1)?.version ?? 0;
    const fresh = log.filter((event) => event.version > this.told);
    const first = this.told < 0;
    // each version has events: what is told begins later
    const gap = (fresh[0]?.version ?? 0) > this.told + 1;
    if (last > 0 && last < this.told) this.settle(); // a match looked at again, from an earlier frame
    if (last > 0) this.told = last;
    const walks = walksIn(first ? [] : fresh, this.stood);
    for (const seat of view.seats) {
      this.stood.set(keyOf(seat.player, 'citizen'), seat.citizen.space);
      this.stood.set(keyOf(seat.player, 'banker'), seat.banker.space);
    }
    if (gap || fresh.some((event) => event.id === TAKEN_BACK)) return this.settle();
    if (!walks.length || document.hidden) return;
    if (walks.length + this.queue.length > TOO_MANY) return this.settle();
    if (this.still()) return this.leave(walks);
    const idle = this.queue.length === 0;
    this.queue = [...this.queue, ...walks];
    if (idle) this.next();
  }

  /** Nobody is on the way any more. */
  private settle(): void {
    cancelAnimationFrame(this.frame);
    this.queue = [];
    this.moving = null;
    this.trail = null;
  }

  /** Without motion: the line walked stays for a while. */
  private leave(walks: Walk[]): void {
    this.trail = walks.at(-1) ?? null;
    this.fade(STILL_TRAIL);
  }

  private fade(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.trail = null), after);
  }

  private next(): void {
    const [walk] = this.queue;
    if (!walk) return this.fade(TRAIL);
    clearTimeout(this.timer);
    this.trail = walk;
    const points = walk.path
      .map((space) => this.places().get(space))
      .filter((point): point is Point => !!point);
    this.run(points, paces(walk.path));
  }

  private run(points: Point[], pace: number[]): void {
    const begun = performance.now();
    const step = (now: number): void => {
      let left = Math.max(0, now - begun);
      let i = 0;
      while (i < pace.length && left >= (pace[i] ?? 0)) left -= pace[i++] ?? 0;
      const from = points[i];
      const to = points[i + 1];
      if (!from || !to) return this.arrive();
      const share = Math.min(1, left / Math.min(pace[i] ?? 1, A_STEP));
      this.moving = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      this.frame = requestAnimationFrame(step);
    };
    this.moving = points[0] ?? null;
    this.frame = requestAnimationFrame(step);
  }

  private arrive(): void {
    this.moving = null;
    this.queue = this.queue.slice(1);
    this.next();
  }

  /** Where every piece is to be drawn now. */
  standing(view: MayorView): Stand[] {
    const places = this.places();
    const found: Stand[] = [];
    for (const seat of view.seats)
      for (const piece of ['banker', 'citizen'] as const) {
        const at = this.queue.findIndex((walk) => walk.player === seat.player && walk.piece === piece);
        const space = at < 0 ? seat[piece].space : (this.queue[at]?.path[0] ?? seat[piece].space);
        const walking = at === 0 && this.moving !== null;
        const place = walking && this.moving ? this.moving : (places.get(space) ?? { x: 0, y: 0 });
        found.push({
          key: keyOf(seat.player, piece),
          player: seat.player,
          piece,
          space,
          number: numberOf(space),
          at: place,
          walking,
        });
      }
    return spread(found);
  }

  close(): void {
    clearTimeout(this.timer);
    this.settle();
  }
}

/** Several on one space make room for each other. */
function spread(stands: Stand[]): Stand[] {
  return stands.map((stand) => {
    if (stand.walking) return stand;
    const there = stands.filter((other) => !other.walking && other.space === stand.space);
    return { ...stand, at: crowded(stand.space, stand.at, there.indexOf(stand), there.length) };
  });
}
