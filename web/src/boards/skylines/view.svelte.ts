// What of the map is seen: all that lies open, as large as there is room; or what one has moved to.
import { tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

import type { Box } from './aside';
import {
  bestMiddle,
  CLOSEST,
  fitOf,
  fitting,
  frameOf,
  LEAST,
  RIM,
  SHRUNK,
  TAB,
  type Fit,
  type Frame,
  type Side,
  type Sight,
  type Size,
} from './camera';
import { fingers } from '../../lib/fingers.svelte';
import { afterBreath } from '../../lib/later';
import { store, stored } from '../../lib/settings.svelte';
import type { Held } from './gestures';
import { PIECE, type Cell, type Point } from './geometry';
import { turnedFrame } from './lay';
import type { Spot } from './types';

const FAR = 0.8; // of the fitting size, below which one looks at all of the site
const STEP = 1.25; // a press of a button
// Pixels of the buttons that enlarge it, with what is free around them: in a row, and in a column.
const ZOOM = { row: { width: 160, height: 36 }, column: { width: 38, height: 122 } };
const TOUCHED = { row: { width: 206, height: 52 }, column: { width: 52, height: 172 } };
export const TABS_HIGH = 30; // pixels of a tab in one line, for a pointer
const BUILT = 2; // for what a square of open land is worth seeing, what is built on one adds
const SOUGHT = 4; // a square of the piece one turns to: more than any other
const GAIN = 1.2; // by which squares have to be larger before the sheet is turned
const TURNED = 'gridtown.skylines.turned'; // the last table whose sheet was turned

export class View {
  width = $state(0);
  /** Pixels that there are for map and foot. */
  high = $state(0);
  /** Where the tabs of pieces in reach stand, in pixels from the sheet's corner. */
  tabs = $state.raw<Box[]>([]);
  /** Where the shapes of a zone begin, and where they end at most. */
  bar = $state.raw({ left: 6, right: 0 });
  private chosen = $state<number | null>(null); // pixels of a square; null: as it fits
  private loose = $state(false); // moved by hand
  private homes = $state(0); // how often one went back to what fits
  private scrolled = $state.raw({ left: 0, top: 0 });
  private element = $state.raw<HTMLElement | null>(null);

  constructor(
    private readonly map: () => { columns: number; rows: number },
    private readonly pieces: () => Spot[],
    private readonly least: () => number,
    private readonly under: () => number | null, // pixels under the map; null: as it is wanted
    table = '', // whoever comes back to it finds its sheet as it lay
    private readonly built: () => Cell[] = () => [],
    private readonly sides: () => Side[] = () => [], // of the city at which pieces have their tabs
    private readonly sought: () => string = () => '', // the piece one turns to
  ) {
    this.before = !!table && stored(TURNED) === table;
    $effect(() => {
      if (this.turned) store(TURNED, table);
      else if (stored(TURNED) === table) store(TURNED, '');
    });
    $effect(() => {
      void [this.startLeft, this.startTop, this.width, this.height, this.element];
      // The sheet has its new size by then, and nothing has been painted.
      if (!this.loose) void tick().then(() => this.begin());
    });
  }

  private upright = $derived.by<Frame>(() => frameOf(this.pieces()));
  private before: boolean;
  /** Whether the sheet is turned by a quarter; it stays as it lies while the other way shows little more. */
  turned = $derived.by(() => {
    const room = { width: this.width, height: this.high - (this.under() ?? 0) };
    const now = fitting(this.upright, room);
    const then = fitting(turnedFrame(this.upright, 0), room);
    return (this.before = this.before ? now < GAIN * then : then >= GAIN * now);
  });
  private sheet = $derived.by(() => {
    const { columns, rows } = this.map();
    return this.turned ? { columns: rows, rows: columns } : { columns, rows };
  });
  /** What is looked at, in squares from the corner of the sheet as it lies. */
  frame = $derived.by<Frame>(() =>
    this.turned ? turnedFrame(this.upright, this.map().columns) : this.upright,
  );
  height = $derived.by(() => this.high - (this.under() ?? 0));
  private buttons = $derived(fingers.touch ? TOUCHED : ZOOM);
  fitted = $derived.by<Fit>(() => {
    const { frame } = this;
    const room = { width: this.width, height: this.height };
    if (this.under() === null)
      return fitOf(frame, room, this.buttons, this.sides(), fingers.touch ? TAB.height : TABS_HIGH);
    const berth = { upright: false, right: 0, below: 0 };
    return { berth, edge: { left: 0, top: 0, right: 0, bottom: 0 }, cell: fitting(frame, room) };
  });
  /** How the buttons that enlarge it stand. */
  berth = $derived(this.fitted.berth);
  /** What the buttons that enlarge it take of the window's lower right corner. */
  zoomed = $derived<Size>(this.berth.upright ? this.buttons.column : this.buttons.row);
  fit = $derived.by(() => {
    const { right, below } = this.berth;
    const room = { width: this.width - right, height: this.height - below };
    // On a phone too low for them they give way, so that all of a piece is seen.
    const whole = fitting({ left: 0, top: 0, right: PIECE, bottom: PIECE }, room);
    return Math.max(Math.min(this.least(), Math.max(SHRUNK, whole)), this.fitted.cell);
  });
  cell = $derived(this.chosen ?? this.fit);
  far = $derived.by(() => this.chosen !== null && this.chosen < FAR * this.fit);
  /** In percent of the size that fits. */
  percent = $derived(Math.round((100 * this.cell) / this.fit));
  at = $derived(this.loose || this.chosen !== null);

  /** Where one looks in what fits, where not all of it is seen: at open land, rather at what is built,
   * and above all at the piece one turned to. What is built meanwhile moves nothing. */
  private looked = $derived.by<Point>(() => {
    void this.homes;
    const { left, top, right, bottom } = this.fitted.edge;
    const seen = {
      width: (this.width - RIM.left - RIM.right - left - right) / this.fit,
      height: (this.height - RIM.top - RIM.bottom - top - bottom) / this.fit,
    };
    const sight = (part: Frame, worth: number): Sight => ({
      ...(this.turned ? turnedFrame(part, this.map().columns) : part),
      worth,
    });
    const land = this.pieces().map((piece) =>
      sight(frameOf([piece]), piece.board === this.sought() ? SOUGHT : 1),
    );
    const built = untrack(this.built).map(({ row, column }) =>
      sight({ left: column, top: row, right: column + 1, bottom: row + 1 }, BUILT),
    );
    return bestMiddle(this.frame, seen, [...land, ...built]);
  });
  /** The same in pixels from the sheet's corner. */
  private middle = $derived.by<Point>(() => {
    const { left, top, right, bottom } = this.fitted.edge;
    return {
      x: this.looked.x * this.cell + (RIM.right - RIM.left + right - left) / 2,
      y: this.looked.y * this.cell + (RIM.bottom - RIM.top + bottom - top) / 2,
    };
  });
  /** Room around the sheet, so that its middle can be moved to the middle of the window. */
  pad = $derived.by(() => {
    const { columns, rows } = this.sheet;
    const { x, y } = this.middle;
    return {
      left: Math.round(Math.max(RIM.left, this.width / 2 - x)),
      top: Math.round(Math.max(RIM.top, this.height / 2 - y)),
      right: Math.round(Math.max(RIM.right, x + this.width / 2 - columns * this.cell)),
      bottom: Math.round(Math.max(RIM.bottom, y + this.height / 2 - rows * this.cell)),
    };
  });
  stage = $derived.by(() => {
    const { columns, rows } = this.sheet;
    return {
      width: this.pad.left + columns * this.cell + this.pad.right,
      height: this.pad.top + rows * this.cell + this.pad.bottom,
    };
  });
  /** Where the window stands as long as nobody moves it. */
  private startLeft = $derived(Math.max(0, Math.round(this.pad.left + this.middle.x - this.width / 2)));
  private startTop = $derived(Math.max(0, Math.round(this.pad.top + this.middle.y - this.height / 2)));
  /** What of the sheet is seen from there, in pixels from its corner. */
  window = $derived.by<Frame>(() => {
    const left = this.startLeft - this.pad.left;
    const top = this.startTop - this.pad.top;
    return { left, top, right: left + this.width, bottom: top + this.height };
  });

  /** All that one can move to, in pixels from the sheet's corner. */
  whole = $derived.by<Frame>(() => {
    const [left, top] = [-this.pad.left, -this.pad.top];
    return { left, top, right: left + this.stage.width, bottom: top + this.stage.height };
  });

  /** Where tabs stand best: in what is seen as it fits; where one has come nearer or gone back, anywhere. */
  get bounds(): Frame {
    return this.chosen === null ? this.window : this.whole;
  }

  /** The same as it has been moved to, in squares. */
  seen = $derived.by(() => ({
    x: (this.scrolled.left - this.pad.left) / this.cell,
    y: (this.scrolled.top - this.pad.top) / this.cell,
    width: this.width / this.cell,
    height: this.height / this.cell,
  }));

  home(): void {
    this.chosen = null;
    this.loose = false;
    this.homes += 1;
    void tick().then(() => this.begin());
  }
  private begin(): void {
    this.element?.scrollTo({ left: this.startLeft, top: this.startTop });
  }

  /** Nearer or farther by so many steps, about the middle of the window. */
  zoom(steps: number): void {
    this.to(this.cell * STEP ** steps, this.width / 2, this.height / 2);
  }

  /** A point of the sheet, in squares, comes into the window, which moves no farther than it must. */
  show({ x, y }: Point): void {
    const room = this.element;
    if (!room) return;
    const [left, top] = [this.pad.left + x * this.cell, this.pad.top + y * this.cell];
    const rim = this.cell * 0.75;
    const near = (place: number, from: number, long: number): number =>
      Math.max(place + rim - long, Math.min(from, place - rim));
    room.scrollTo({
      left: near(left, room.scrollLeft, room.clientWidth),
      top: near(top, room.scrollTop, room.clientHeight),
    });
  }

  /** Squares of another size; what lies at a point of the window stays there. */
  to(cell: number, x: number, y: number): void {
    const room = this.element;
    if (!room) return;
    const [left, top] = [
      (room.scrollLeft + x - this.pad.left) / this.cell,
      (room.scrollTop + y - this.pad.top) / this.cell,
    ];
    this.loose = true;
    this.chosen = Math.round(Math.max(LEAST, Math.min(CLOSEST, cell)));
    void tick().then(() =>
      room.scrollTo({ left: this.pad.left + left * this.cell - x, top: this.pad.top + top * this.cell - y }),
    );
  }

  readonly room: Attachment<HTMLElement> = (element) => {
    this.element = element;
    return on(element, 'scroll', () => {
      this.scrolled = { left: element.scrollLeft, top: element.scrollTop };
    });
  };

  /** Moved by hand: it no longer goes back by itself to what fits. */
  free(): void {
    this.loose = true;
  }

  /** Dragged, and enlarged by wheel and fingers, once what hears these has come. */
  moved(held: () => Held | null): Attachment<HTMLElement> {
    return (element) => {
      let stop: (() => void) | null = () => undefined;
      void afterBreath(() => import('./gestures')).then(
        ({ listen }) => (stop &&= listen(element, this, held)),
      );
      return () => {
        stop?.();
        stop = null;
      };
    };
  }
}
