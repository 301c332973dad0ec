// The Mayor board: what stands where, what may be pointed at, and what its keys do.
import { onDestroy, untrack } from 'svelte';

import { Board, type Layout } from '../../frame/board/board.svelte';
import { focusOn } from '../../lib/keys.svelte';
import { has, t } from '../../lib/messages';
import { motion } from '../../lib/motion';
import type { Seen } from '../../lib/seen';
import type { LegalAction } from '../../lib/types';
import { MayorChoice } from './choice.svelte';
import type City from './City.svelte';
import { box as openBox, numberOf, type Box } from './components';
import { places, type Point } from './map';
import { options } from './options';
import { peek } from './peek.svelte';
import { sums } from './preview';
import type { Mark } from './Square.svelte';
import { rowWords } from './options';
import { squareName, sumWords } from './speech';
import type { MayorView, SeatView, TypeName } from './types';
import { Walker } from './walk.svelte';

export type Tab = 'preview' | 'rondel' | 'market' | 'log' | 'chat';

// Pixels of the side column from which rondel, market and a log that can be read stand one above the other.
const ALL_ABOVE = 556;
const AN_EVENT = 54; // and what an Event in effect takes of them

const LOW = 560; // pixels of a window, as in the table's style sheet: a phone on its side

/** What is asked while one may look at one's own tiles on a phone. */
const OWN_AT: (string | null)[] = [null, 'move', 'act', 'lay'];

const LINE = 14; // letters of a name that fit into one line at a seat

export class MayorBoard extends Board<MayorView, Box, Tab> {
  readonly choice = new MayorChoice(() => this.table);
  tab = $state<Tab>('rondel');
  /** The map is a window to be moved: all of it would be too small to read and to touch. */
  windowed = $derived(this.layout === 'phone' || (this.layout !== 'wide' && this.height <= LOW));
  /** Its controls stand beside the map: a replay's dock leaves a phone on its side little to look at. */
  railed = $derived(this.replay !== undefined && this.windowed && this.layout !== 'phone');
  /** Pixels that the side column is high. */
  column = $state(0);
  city = $state<City | null>(null);
  /** The tiles that were just taken. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  private asked = $state<string | null>(null); // the action somebody wants to know about
  private askedSquare = $state<string | null>(null);
  private held: ReadonlySet<number> | null = null;

  me = $derived.by<SeatView | null>(() =>
    this.viewer === null ? null : (this.view?.seats[this.viewer] ?? null),
  );
  private places = $derived.by<Map<string, Point>>(() =>
    this.box ? places(this.box.components.board) : new Map(),
  );
  readonly walker = new Walker(
    () => this.places,
    () => motion.still || this.table.still,
  );
  stands = $derived.by(() => (this.view ? this.walker.standing(this.view) : []));
  office = $derived.by(() =>
    Math.max(50, ...(this.box?.components.board.ends.map((end) => numberOf(end.space)) ?? [])),
  );

  constructor(seen: () => Seen<MayorView>) {
    super(seen, openBox);
    this.tellsBy(async () => {
      const { deeds } = await import('./since');
      return (news) => (this.box ? deeds(news, this.viewer, this.box, this.names, !this.windowed) : []);
    });
    onDestroy(() => this.walker.close());
    $effect(() => this.takeIn());
    $effect(() => {
      if (this.wanted) void this.table.ask(this.wanted);
    });
    this.readsLog(() => this.bring('log'));
    $effect(() => {
      const { forward } = this;
      if (forward && untrack(() => this.tabs.includes(forward))) this.bring(forward);
    });
  }

  /** What an update brought: walks to show, tiles that were just taken. */
  private takeIn(): void {
    const { view } = this;
    if (!view || !this.box) return;
    this.walker.follow(this.table.past, view);
    peek.tidy();
    const { held } = this;
    const now = new Set([
      ...view.seats.flatMap((seat) => seat.tiles),
      ...view.board.tiles.map((one) => -one.tile),
    ]);
    this.fresh = new Set(held ? [...now].filter((tile) => !held.has(tile)).map(Math.abs) : []);
    this.held = now;
  }

  /** As the style sheet of the table has it: beside the map what is asked, and what one decides with. */
  override get lying(): Layout | null {
    return this.height <= LOW && this.width > this.height && this.width >= 600 && this.width < 1200
      ? 'mid'
      : null;
  }
  override called(action: LegalAction): string {
    if (!this.box) return '';
    if (!('square' in action)) return rowWords(action, this.box);
    const what = action.kind === 'claim' ? Number(action.amenity) : Number(action.tile);
    return `${this.box.nameOf(what)}, ${squareName(String(action.square))}`;
  }
  override lineName(line: string): string {
    return has(`mayor-line-${line}`) ? t(`mayor-line-${line}`) : line;
  }
  override spot(action: LegalAction): string | null {
    if ('square' in action) return `[data-square="${String(action.square)}"]`;
    if (action.kind === 'move') return `[data-step="${Number(action.spaces)}"]`;
    if (action.kind === 'citizen' || action.kind === 'banker') return `[data-end="${String(action.space)}"]`;
    return super.spot(action);
  }

  // The tabs: what has to be looked at comes forward by itself.

  private forward = $derived.by<Tab | null>(() => {
    const { question, staged } = this.choice;
    if (question === 'move') return 'rondel';
    if (staged && question) return 'preview';
    return question === 'act' ? 'market' : null;
  });
  tabs = $derived.by<Tab[]>(() => {
    if (this.narrow) return ['preview', 'rondel', 'market', 'log'];
    const chat: Tab[] = this.around?.hasChat ? ['chat'] : [];
    return [...(this.layout === 'mid' ? (['rondel'] as const) : []), 'market', 'log', ...chat];
  });
  /**
   * What a lesson speaks of, on a phone on its side: rondel and market lie over the map meanwhile and one's
   * tiles at the foot, so that what one decides with stays in sight.
   */
  presented = $derived.by<Tab | 'hand' | null>(() => {
    const taught = this.lying ? this.around?.taught : null;
    if (taught?.at === '#hand') return 'hand';
    return this.tabs.find((tab) => tab === taught?.tab) ?? null;
  });
  opened = $derived.by<Tab>(() => {
    if (this.presented && this.presented !== 'hand') return this.presented;
    return this.tabs.includes(this.tab) ? this.tab : (this.tabs[0] ?? 'market');
  });
  /** Deeds of others that the log tells behind its tab. */
  news = $derived(this.opened === 'log' ? 0 : this.since.deeds.length);
  stacked = $derived(this.column >= ALL_ABOVE + (this.view?.event ? AN_EVENT : 0));

  // The map

  onSquare = $derived.by(() => this.choice.question === 'lay' || this.choice.tile !== null);
  private squareAction(square: string): string {
    const { question, tile } = this.choice;
    return question === 'lay' ? `${this.P} lay ${square}` : `${this.P} place ${tile} ${square}`;
  }
  /** What is on its way alone stays marked. */
  marks = $derived.by(() => {
    if (!this.busy) return this.offered;
    const sent = this.choice.staged?.square;
    return new Map([...this.offered].filter(([square]) => square === sent));
  });
  private offered = $derived.by(() => {
    const found = new Map<string, Mark>();
    if (!this.box || !this.view || !this.onSquare || this.viewer === null) return found;
    const taken = new Set(this.view.board.tiles.map((one) => one.square));
    for (const { square } of this.box.components.board.squares) {
      const spot = this.choice.squares.get(square);
      const action = spot?.place ?? spot?.lay ?? spot?.claim;
      if (action) found.set(square, this.legal(action));
      else if (!taken.has(square)) found.set(square, this.illegal(square));
    }
    return found;
  });
  private illegal(square: string): Mark {
    return { state: 'illegal', label: this.why(this.squareAction(square)) || t('mayor-not-legal') };
  }
  private legal(action: LegalAction): Mark {
    const sum = action.kind === 'lay' ? null : sums(this.choice.previewOf(action), this.viewer ?? 0);
    const label = [t('mayor-legal'), sum ? sumWords(sum.vp, sum.gp) : ''].filter(Boolean).join(', ');
    return { state: 'legal', label, ...(sum ?? {}) };
  }
  ghost = $derived.by(() => {
    const { staged } = this.choice;
    return staged && 'square' in staged ? { square: String(staged.square), tile: Number(staged.tile) } : null;
  });
  note = $derived.by(() => {
    const square = this.askedSquare;
    if (!square || !this.onSquare || this.choice.squares.has(square)) return null;
    const action = this.squareAction(square);
    const text = this.why(action);
    return text ? { square, text, rule: this.rule(action) } : null;
  });
  closed = $derived.by(() => this.event?.closed ?? []);
  /** Where a step on the rondel would let one build, while there is something to build. */
  shade = $derived.by(() => {
    const { staged } = this.choice;
    if (staged?.kind !== 'move' || !this.me?.tiles.length) return null;
    return this.box?.line(String(staged.type) as TypeName)?.colour ?? null;
  });
  /** Where the pieces that walk come from. */
  from = $derived.by(() => {
    const seat = this.view?.walking ? this.view.seats[this.view.walking.player] : undefined;
    return seat ? { citizen: seat.citizen.space, banker: seat.banker.space } : {};
  });

  point = (square: string | null): void => {
    this.askedSquare = square;
    const barred = square && this.onSquare && !this.choice.squares.has(square);
    this.wonder(barred ? this.squareAction(square) : null);
  };
  /** A click or Enter on a square: the first holds the tile there, the second places it. */
  pick = (square: string): void => {
    const { choice } = this;
    this.point(square);
    if (choice.squares.has(square))
      return this.pressed(choice.staged?.square === square, () => choice.holdSquare(square));
    const fitting = [...choice.spots].filter(([, squares]) => squares.has(square));
    const [only] = fitting;
    if (choice.tile === null && only && fitting.length === 1) {
      choice.take(only[0]);
      choice.holdSquare(square);
    }
  };
  twice = (action: LegalAction): void => {
    this.pressed(this.choice.staged?.action === action.action, () => this.choice.hold(action));
  };

  // Why not

  private wonder(action: string | null): void {
    this.asked = action;
    this.ask(action);
  }
  /** Somebody is on a step of the rondel that is barred, or on none. */
  wonderStep = (spaces: number | null): void =>
    this.wonder(spaces === null ? null : `${this.P} move ${spaces}`);
  stepNote = $derived.by(() => (this.asked?.includes(' move ') ? this.why(this.asked) : ''));
  stepRule = $derived.by(() => (this.stepNote ? this.rule(this.asked ?? '') : null));
  /** Why one can't buy where the marker stands is asked at once: there is just this one line. */
  private wanted = $derived.by(() => {
    const { question, groups, tile } = this.choice;
    const buys = question === 'act' && !groups.buy && this.view?.phase === 'act' && tile === null;
    return buys && this.me ? `${this.P} buy ${this.me.marker}` : null;
  });
  refused = $derived.by(() => (this.wanted ? (this.table.reason(this.wanted)?.message ?? '') : ''));
  refusedBy = $derived.by(() => (this.wanted ? this.rule(this.wanted) : null));

  // What is shown of it

  private event = $derived.by(() =>
    this.view?.event ? this.box?.event(this.view.event.current) : undefined,
  );
  /** Whether the Event in effect forbids anything or makes it dearer. */
  restricts = $derived.by(() => {
    const { event } = this;
    if (!event) return false;
    return event.closed.length > 0 || event.barred.length > 0 || Object.keys(event.surcharge).length > 0;
  });
  /** The line of the market that is looked at: where one steps to, or stands. */
  lookedAt = $derived.by(() => {
    const { staged } = this.choice;
    if (staged?.kind === 'move') return String(staged.type);
    return this.me?.marker ?? (this.view ? (this.view.seats[this.view.active]?.marker ?? null) : null);
  });
  /** Whether a name needs more than a line at its seat. */
  isLong(player: number): boolean {
    return (this.names[player] ?? '').length > LINE;
  }
  sizes = $derived.by(() => {
    const { width, layout, narrow, viewer } = this;
    const seats = this.view?.seats ?? [];
    const heads = seats.map(({ player }) => (layout === 'wide' ? (this.isLong(player) ? 176 : 150) : 132));
    const room = width - 28 - heads.reduce((sum, head) => sum + head, 0);
    const slots = seats.reduce(
      (sum, seat) => sum + Math.max(seat.limit, seat.tiles.length) + (seat.player === viewer ? 0.4 : 0),
      0,
    );
    const other = Math.max(44, Math.min(70, Math.floor(room / Math.max(1, slots)) - 8));
    const least = layout === 'mid' && seats.length > 3 ? 60 : 64;
    return { own: narrow ? 60 : Math.min(76, Math.max(least, other)), other };
  });
  canDrop = $derived.by(() => {
    const { question, staged, tile, actions } = this.choice;
    const held = staged ? staged.kind !== 'move' : tile !== null;
    return !!question && held && !this.busy && actions.length > 1;
  });
  /** Whether one's own tiles lie in the tray of a phone. */
  showsOwn = $derived.by(
    () => !!this.me?.tiles.length && !this.choice.rivals.length && OWN_AT.includes(this.choice.question),
  );
  /** Whether there is a tray: on a phone only where something lies in it or is asked. */
  trayed = $derived.by(
    () =>
      !!this.me &&
      (!this.narrow || !!this.choice.question || !!this.choice.staged || this.me.tiles.length > 0),
  );

  // Single keys; they can be switched off.

  toHand = (): void => focusOn('#hand [role="option"][tabindex="0"]');
  toLog = (): void => this.open('log', '#log');
  readonly keys = this.keysFor({
    letters: {
      n: () => this.city?.next(1),
      N: () => this.city?.next(-1),
      g: () => this.city?.enter(),
      s: () => focusOn('[data-space][tabindex="0"]'),
      a: this.toHand,
      m: () => this.open('market', '#market [tabindex="0"]'),
      o: () => this.open('rondel', '#rondel [tabindex="0"]'),
      l: this.toLog,
    },
    number: (nr) => this.numbered(nr),
    drop: () => {
      this.point(null);
      peek.hide();
    },
    // With the focus left behind in the map, Enter confirms whatever isn't chosen by a square.
    holds: (focus) => {
      if (!this.choice.staged) return false;
      return (!this.onSquare && focus.closest('[data-square], [data-space]') !== null) || 'where chosen';
    },
  });
  private numbered(nr: number): void {
    const { choice } = this;
    if (choice.question === 'walk') {
      const end = choice.ends[nr - 1];
      if (end) this.twice(end);
    } else if (choice.question === 'move') {
      const step = choice.actions.find((action) => action.spaces === nr);
      if (step) choice.hold(step);
    } else if (choice.question === 'reward' || choice.question === 'event')
      choice.hold(choice.actions[nr - 1]);
    else {
      const { tiles = [] } = this.me ?? {};
      const row = options(choice, false, false)[nr - 1 - tiles.length];
      if (row) choice.hold(row);
      else this.takeUp(tiles[nr - 1]);
    }
  }
  private takeUp(tile: number | undefined): void {
    const use = this.choice.groups.use?.find((action) => action.tile === tile);
    if (use) this.choice.hold(use);
    else if (tile !== undefined) this.choice.take(tile);
  }
}
