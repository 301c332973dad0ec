// The Skylines board: what is shown of the city and of those who plan it, and what its keys do.
import { Board, OpenTab } from '../../frame/board/board.svelte';
import { fingers } from '../../lib/fingers.svelte';
import { focusOn } from '../../lib/keys.svelte';
import { has, nameIn, t } from '../../lib/messages';
import type { Seen } from '../../lib/seen';
import type { LegalAction } from '../../lib/types';
import { SkylinesChoice, squaresOf } from './choice.svelte';
import type CityMap from './CityMap.svelte';
import { box as openBox, type Box } from './components';
import type { Cell } from './geometry';
import { enterHolds } from './enter';
import { written } from './ghost';
import type Laying from './Laying.svelte';
import { pieceAt } from './lookup';
import { peek } from './peek.svelte';
import { byLine, lostBy } from './preview';
import type { Touched } from './roles';
import { effectWords, lineName, movesWords, squareName } from './speech';
import type { SeatView, SkylinesView } from './types';
import { said, verb } from './prompt';

// Pixels of the side column from which so many partners stand, cards and all, above a log that can be read.
const ALL_ABOVE = [0, 400, 720, 820];
const THE_NEWS = 70; // and what news takes of them

const REST = 610; // pixels above and below the map of an upright tablet

export class SkylinesBoard extends Board<SkylinesView, Box> {
  readonly choice = new SkylinesChoice(
    () => this.table,
    () => this.box,
  );
  tab = $state('you');
  /** The tab beside the map, where there is room for one's own cards besides. */
  readonly side = new OpenTab();
  /** Pixels that the side column is high. */
  column = $state(0);
  city = $state<CityMap | null>(null);
  laying = $state<Laying | null>(null);
  askedShape = $state<string | null>(null);

  me = $derived.by<SeatView | null>(() =>
    this.viewer === null ? null : (this.view?.seats[this.viewer] ?? null),
  );
  /** The other planners, in the order in which they follow. */
  others = $derived.by<SeatView[]>(() => {
    const all = this.view?.seats ?? [];
    const next = (this.viewer ?? -1) + 1;
    const whole = this.replay && !this.narrow; // where one has no tray of one's own
    return [...all.slice(next), ...all.slice(0, next)].filter((seat) => whole || seat.player !== this.viewer);
  });

  constructor(seen: () => Seen<SkylinesView>) {
    super(seen, openBox);
    this.tellsBy(async () => {
      const { deeds } = await import('./since');
      return (news) => (this.box ? deeds(news, this.viewer, this.box) : []);
    });
    $effect(() => {
      void this.table.update;
      peek.tidy();
      this.askedShape = null;
    });
    // Everybody sees the tile that the one who acts holds over the map.
    $effect(() => this.around?.show(written(this.choice.ghost, this.choice.playing?.card)));
    // What follows a card that one takes up is wanted at once.
    $effect(() => {
      for (const steps of this.choice.wanted) void this.table.lookAhead(steps);
    });
    $effect(() => {
      const table = this.around?.table;
      if (!table) return;
      table.thought = this.choice.steps;
      table.together = this.together;
      table.hint.after = this.choice.thought;
    });
    this.readsLog(() => {
      this.bring('log');
      this.side.tab = 'log';
    });
    // On a phone one's own tab comes forward when something is asked, unless another was opened.
    $effect(() => {
      if (this.choice.question) this.bring('you');
    });
    $effect(() => this.ask(this.askedPlace, this.choice.steps));
    $effect(() => {
      for (const card of this.unplayable) void this.table.ask(`${this.P} play ${card}`);
      if (this.wantsEnd) void this.table.ask(`${this.P} end`);
    });
  }

  // What there is to see

  /** Whether one chooses among cards and what can be done with them. */
  doing = $derived.by(() => ['act', 'swap', 'develop'].includes(this.choice.question ?? ''));
  /** The numbers of the city stand as a column of their own beside the map. */
  upright = $derived.by(() => !this.narrow && this.height > 560);
  scenario = $derived.by(() => {
    const found = this.box?.components.scenarios.find((one) => one.id === this.view?.options.scenario);
    return found ? nameIn(found.name) : '';
  });
  news = $derived(this.view?.news ?? null);
  /** What the role that is pointed at or chosen does to one's cards: told by those who show the roles. */
  touched = $state.raw<ReadonlyMap<number, Touched>>(new Map());
  newsWords = $derived.by(() => {
    const { box, news } = this;
    if (!box || news === null) return '';
    return box
      .card(news)
      .effects.map((effect) => effectWords(effect, box))
      .join(' ');
  });
  override get tabbed(): { tab: string } {
    return this.narrow ? this : this.side;
  }
  /** How many of one's last steps were one choice: a card, the shape of a zone, and the place. */
  private together = $derived.by(() => {
    const [, kind] = this.table.update?.take_back?.split(' ') ?? [];
    if (kind === 'tile') return 2;
    const built = kind === 'place' && this.view?.tiles.at(-1);
    return built && this.box ? (this.box.card(built.card).shape ? 2 : 3) : 1;
  });
  /** Pixels of the side column beside what news take of it. */
  private besides = $derived.by(() => this.column - (this.news === null ? 0 : THE_NEWS));
  /** All partners' cards stand above one another, with the log below. */
  stacked = $derived.by(
    () =>
      this.layout === 'wide' &&
      (this.column === 0 || this.besides >= (ALL_ABOVE[this.others.length] ?? Infinity)),
  );
  /** What an action would change; while nothing is held and one may end the Milestone, nothing is drawn. */
  moved = $derived.by(() => byLine(this.choice.preview));
  /** What ending the Milestone now would do, under the skyline. */
  private endAction = $derived.by(() => this.choice.groups.end?.[0]);
  ending = $derived.by(() => (this.endAction ? byLine(this.choice.previewOf(this.endAction)) : null));
  endingWords = $derived.by(() => {
    const { view, box, endAction } = this;
    if (!view || !box) return { text: '', bad: false, rule: null };
    if (!endAction) return { text: this.endReason, bad: false, rule: this.rule(`${this.P} end`) };
    const preview = this.choice.previewOf(endAction);
    if (!preview) return { text: '', bad: false, rule: null };
    const text = t('skylines-ending-now', { moves: movesWords(preview, box) });
    return { text, bad: lostBy(preview) !== null, rule: null };
  });
  /** What the prompt says. */
  words = $derived.by(() => {
    const { view, box, refused } = this;
    if (!view || !box) return null;
    const found = said(view, this.choice, this.names, box, refused, this.narrow || fingers.touch);
    return this.askedShape && refused ? { ...found, why: refused } : found;
  });
  /** On a phone, while nothing is held: what stands where the button will be, so that all keeps its place. */
  idle = $derived.by(() => {
    const { staged, placing, question } = this.choice;
    if (!this.narrow || !this.me || this.replay || staged || placing || question === 'lay') return null;
    if (question === 'act') return this.endingWords;
    return { text: this.words?.why ?? '', bad: false, rule: this.barring };
  });
  /** Pixels that a square of the map has at least: on a phone the map is moved under its window. */
  least = $derived.by(() => {
    const city = this.view?.map.pieces.some((piece) => piece.face_up) && this.choice.question !== 'develop';
    return city && (this.narrow || !(this.upright || this.replay)) ? 40 : 0;
  });
  /** Pixels that the map is high on a phone; on an upright tablet all that the rest leaves it. */
  mapHeight = $derived.by(() => {
    const share = Math.max(this.height * 0.38, this.layout === 'small' ? this.height - REST : 0);
    return Math.round(Math.max(268, Math.min(share, this.width)));
  });

  // Why not: asked of the server when somebody wants to know.

  private askedPlace = $derived.by(() => {
    const { ghost } = this.choice;
    return ghost && !ghost.action ? `${this.P} place ${ghost.key}` : null;
  });
  refused = $derived.by(() => {
    if (this.askedPlace) return this.why(this.askedPlace, this.choice.steps);
    return this.askedShape
      ? this.why(`${this.P} tile ${this.askedShape}`, this.choice.steps.slice(0, 1))
      : '';
  });
  /** The rule that bars what is held, or the card chosen. */
  barring = $derived.by(() => {
    const { card } = this.choice;
    const { steps } = this.choice;
    if (this.askedPlace) return this.rule(this.askedPlace, steps);
    if (this.askedShape) return this.rule(`${this.P} tile ${this.askedShape}`, steps.slice(0, 1));
    return card && this.blocked.has(card) ? this.rule(`${this.P} play ${card}`) : null;
  });
  private unplayable = $derived.by<number[]>(() => {
    if (this.choice.question !== 'act' || !this.me) return [];
    const can = new Set((this.choice.groups.play ?? []).map((action) => Number(action.card)));
    return this.me.cards.map(({ card }) => card).filter((card) => !can.has(card));
  });
  private wantsEnd = $derived.by(() => this.choice.question === 'act' && !this.choice.groups.end);
  blocked = $derived.by(
    () =>
      new Map(
        this.unplayable.map((card) => [card, this.why(`${this.P} play ${card}`) || t('skylines-not-now')]),
      ),
  );
  endReason = $derived(this.wantsEnd ? this.why(`${this.P} end`) : '');
  wonderShape = (shape: string): void => {
    this.askedShape = shape;
    void this.table.ask(`${this.P} tile ${shape}`, this.choice.steps.slice(0, 1));
  };

  override called(action: LegalAction): string {
    if (!this.box) return '';
    if (action.kind === 'place') return squaresOf(action).map(squareName).join(' ');
    const card = Number(action.card ?? action.role ?? 0);
    const named = card ? this.box.nameOf(card) : '';
    const id = `skylines-called-${action.kind}`;
    if (has(id))
      return t(id, { card: named, policy: card && this.box.card(card).type === 'policy' ? 'yes' : 'no' });
    const words = verb(action, this.box);
    return words.includes(named) ? words : `${named}: ${words}`;
  }
  override lineName(line: string): string {
    return this.box ? lineName(line, this.box) : '';
  }
  override spot(action: LegalAction): string | null {
    if (action.kind === 'place') return `[data-square="${squaresOf(action)[0] ?? ''}"]`;
    const card = Number(action.card ?? action.role ?? 0);
    return card ? `[data-card="${card}"]` : super.spot(action);
  }

  // Pointing at the map

  pick = (cell: Cell): void => {
    const { choice } = this;
    if (choice.placing) this.put(cell);
    if (choice.question !== 'develop' || !this.view) return;
    const action = choice.pieces.get(pieceAt(this.view, cell)?.board);
    if (action) this.pressed(choice.staged?.action === action.action, () => choice.hold(action));
  };
  private put(cell: Cell): void {
    const again = this.choice.isOver(cell) && !this.narrow;
    if (again && this.choice.staged) this.choice.confirm();
    else this.choice.lay(cell);
  }
  layAt = (slot: string): void => this.pressed(this.choice.slot === slot, () => this.choice.layAt(slot));
  get ground(): CityMap | Laying | null {
    return this.laying ?? this.city;
  }

  // Single keys; they can be switched off.

  toHand = (): void => {
    if (this.narrow) this.tab = 'you';
    requestAnimationFrame(() => focusOn('#hand [role="option"][tabindex="0"]'));
  };
  toLog = (): void => {
    this.side.tab = 'log';
    this.open(this.narrow ? 'log' : this.tab, '#log');
  };
  readonly keys = this.keysFor({
    letters: {
      n: () => this.next(1),
      N: () => this.next(-1),
      r: () => this.choice.turn(),
      f: () => this.choice.flip(),
      g: () => this.ground?.enter(),
      a: this.toHand,
      l: this.toLog,
      e: () => this.choice.hold(this.choice.groups.end?.[0] ?? this.choice.groups.done?.[0]),
      s: () => this.choice.nextShape(),
      t: () =>
        this.choice.hold(this.choice.groups.exchange?.find((action) => action.card === this.choice.card)),
      x: () => this.city?.ping(),
      0: () => this.city?.fit(),
      '+': () => this.city?.zoom(1),
      '-': () => this.city?.zoom(-1),
    },
    number: (nr) => this.numbered(nr),
    drop: () => peek.hide(),
    holds: (focus) => enterHolds(focus, this.choice),
  });
  private numbered(nr: number): void {
    const { choice } = this;
    // As a click on a stack: there is nothing to look at before.
    if (choice.question === 'draw') choice.make(choice.groups.draw?.find((action) => action.stage === nr));
    else if (['tile', 'keep', 'develop'].includes(choice.question ?? '')) choice.hold(choice.actions[nr - 1]);
    else {
      const card = this.me?.cards[nr - 1]?.card;
      if (card !== undefined) choice.take(card);
    }
    this.along();
  }
  /** A card taken up and nothing put down: to the first place where it may be built. */
  protected override confirm(): void {
    if (this.choice.staged) this.choice.confirm();
    else this.next(1);
  }
  private next(step: number): void {
    this.ground?.next(step);
    this.along();
  }
  /** The focus goes along from card to card, and to what can be done, so that Enter means what was chosen. */
  private along(): void {
    requestAnimationFrame(() => {
      if (document.activeElement?.matches('#hand [role="option"], [data-action]'))
        focusOn('#hand [role="option"][aria-selected="true"], [data-action][aria-pressed="true"]');
    });
  }
}
