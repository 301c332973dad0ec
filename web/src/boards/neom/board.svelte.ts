// The NEOM board: whose city is shown, what is marked on it, the tiles in hand, and what its keys do.
import { Board, type Layout } from '../../frame/board/board.svelte';
import { byArgument } from '../../lib/actions';
import { focusOn } from '../../lib/keys.svelte';
import { signed, t } from '../../lib/messages';
import type { Seen } from '../../lib/seen';
import type { LegalAction } from '../../lib/types';
import { conditional, NeomChoice, total } from './choice.svelte';
import type City from './City.svelte';
import { box as openBox, type Box } from './components';
import type { Held } from './Hand.svelte';
import type { Ghost, Mark, Note } from './marks';
import { locked, sum } from './foresight';
import { peek } from './peek.svelte';
import { CENTRE, SPACES } from './spaces';
import { heading } from './speech';
import { listed, tileName, verb, type Reason } from './decision';
import type { NeomView, SeatView } from './types';

export type Tab = 'pad' | 'log';

/** The kinds of action that are about a tile one sees. */
const TILES: readonly string[] = ['keep', 'select', 'place', 'take', 'give'];

const ON_THE_WAY = 900; // ms from a tile that is pointed at to the spaces it shows

/** Somebody at the table, and how many seats to the left of the viewer. */
export interface Neighbor {
  seat: SeatView;
  step: number;
}

export class NeomBoard extends Board<NeomView, Box, Tab> {
  readonly choice = new NeomChoice(() => this.table);
  tab = $state<Tab>('pad');
  /** The player whose city is visited; null: at home. */
  looking = $state<number | null>(null);
  /** Whether the sheet at the side is open, where there is little room. */
  side = $state(false);
  city = $state<City | null>(null);
  /** The tile that was pressed and can't be chosen. */
  private barred = $state<number | null>(null);
  private asked = $state<string | null>(null); // the space somebody wants to know about
  private forgetting: ReturnType<typeof setTimeout> | undefined;

  me = $derived.by<SeatView | null>(() =>
    this.viewer === null ? null : (this.view?.seats[this.viewer] ?? null),
  );
  /** Nobody is asked any more. */
  past = $derived(!!this.replay || this.around?.table.status?.end === 'agreed');

  constructor(seen: () => Seen<NeomView>) {
    super(seen, openBox);
    this.tellsBy(async () => {
      const { deeds } = await import('./since');
      return (news) => (this.box ? deeds(news, this.viewer, this.box) : []);
    });
    $effect(() => {
      void this.table.update;
      peek.tidy();
    });
    $effect(() => this.choice.follow());
  }

  override called(action: LegalAction): string {
    if (!this.box) return '';
    return TILES.includes(action.kind) ? tileName(action.tile, this.box) : verb(action, this.box, this.names);
  }
  override lineName(line: string): string {
    return t(`neom-line-${line}`);
  }
  override spot(action: LegalAction): string | null {
    if (action.kind === 'at' || action.kind === 'sacrifice') return `[data-space="${String(action.space)}"]`;
    return TILES.includes(action.kind) ? `[data-tile="${String(action.tile)}"]` : super.spot(action);
  }
  override stage(action: LegalAction): void {
    this.looking = null;
    super.stage(action);
  }

  /** As the style sheet of the table has it: the city at the left, what one decides with beside it. */
  override get lying(): Layout | null {
    return this.height < 500 && this.width >= 560 ? 'small' : null;
  }

  // Whose city is shown

  /** Whose city one comes home to: one's own; where one looks back, that of whose deed is told. */
  private home = $derived.by(() => {
    const told = this.replay?.subject ?? -1;
    return told < 0 ? this.viewer : told;
  });
  shown = $derived.by<SeatView | null>(() => this.view?.seats[this.looking ?? this.home ?? 0] ?? null);
  atHome = $derived(this.me !== null && this.shown?.player === this.me.player);
  /**
   * To a city; at once again, and to one's own at a table, it is home. Who watches has none: there is always
   * somebody's before them.
   */
  look = (player: number): void => {
    const home = player === this.looking || (!this.replay && player === this.viewer);
    this.looking = home && this.home !== null ? null : player;
  };
  private visit(step: number): void {
    const count = this.view?.players ?? 1;
    this.look(((this.shown?.player ?? 0) + step + count) % count);
  }

  // Who sits where: left is west, where one's hand goes; right is east; the others across.

  neighbors = $derived.by<Neighbor[]>(() => {
    const { view, viewer } = this;
    if (!view) return [];
    const step = (seat: SeatView): number => (seat.player - (viewer ?? 0) + view.players) % view.players;
    return view.seats
      .filter((seat) => seat.player !== viewer)
      .map((seat) => ({ seat, step: step(seat) }))
      .sort((a, b) => a.step - b.step);
  });
  /** Everybody, oneself first. */
  everybody = $derived.by<Neighbor[]>(() => [
    ...(this.me ? [{ seat: this.me, step: 0 }] : []),
    ...this.neighbors,
  ]);
  /** Who only looks on, at a table or at what is over, has all seats alike, half of them on either side. */
  onlooker = $derived(this.viewer === null || this.replay !== undefined);
  ring = $derived(this.onlooker ? this.everybody : this.neighbors);
  private half = $derived.by(() => {
    if (this.onlooker) return Math.ceil(this.ring.length / 2);
    const count = this.view?.players ?? 0;
    return count < 3 ? this.ring.length : this.ring.length - 1;
  });
  west = $derived(this.ring.slice(0, this.half));
  east = $derived(this.ring.slice(this.half));
  /** As in the table's style sheet: three and more beside the city of a tablet on its side. */
  dense = $derived.by(
    () => this.layout === 'mid' && this.width >= 960 && this.height < 900 && this.ring.length > 2,
  );
  placeOf(step: number): string {
    const count = this.view?.players ?? 0;
    if (this.onlooker || count < 3) return '';
    if (step === 1) return t(this.dense ? 'neom-west-short' : 'neom-west');
    if (step === count - 1) return t(this.dense ? 'neom-east-short' : 'neom-east');
    if (this.dense) return '';
    return t('neom-across', { between: Math.min(step, count - step) - 1 });
  }

  // The city

  private placing = $derived.by(() => this.choice.kind === 'at');
  private bySpace = $derived.by(() =>
    byArgument(this.choice.groups.at ?? this.choice.groups.sacrifice, 'space'),
  );
  private spaceAction = (space: string): string => `${this.P} at ${space}`;
  private taken = $derived.by(() => {
    const taken = new Set(this.shown?.city.map((laid) => laid.space));
    return this.shown?.centre_covered ? taken : taken.add(CENTRE);
  });
  /** What is on its way alone stays marked. */
  marks = $derived.by(() => {
    if (!this.busy) return this.offered;
    const sent = this.choice.staged?.space ?? this.choice.space;
    return new Map([...this.offered].filter(([space, { state }]) => space === sent || state === 'chosen'));
  });
  private offered = $derived.by(() => {
    const marked = new Map<string, Mark>();
    const { shown, placing, taken } = this;
    if (!this.atHome || !shown) return marked;
    const ahead = this.choice.outlook;
    if (ahead && !placing) {
      for (const [space, lines] of ahead.spaces)
        marked.set(space, this.marked(taken.has(space) ? 'replace' : 'legal', sum(lines), ahead.open));
      return marked;
    }
    if (!placing && !this.choice.groups.sacrifice) return marked;
    for (const space of SPACES) {
      const action = this.bySpace.get(space);
      if (shown.sacrifices.includes(space))
        marked.set(space, { state: 'chosen', label: t('neom-mark-chosen') });
      else if (action) marked.set(space, this.markOf(action, taken.has(space)));
      else if (placing) {
        const label = this.why(this.spaceAction(space)) || t('neom-not-legal');
        marked.set(space, { state: 'illegal', label });
      }
    }
    return marked;
  });
  private markOf(action: LegalAction, replaces: boolean): Mark {
    const preview = this.choice.previewOf(action);
    const state = this.placing ? (replaces ? 'replace' : 'legal') : 'sacrifice';
    return this.marked(state, total(preview), conditional(preview));
  }
  private marked(state: Mark['state'], sum: number | null, open: boolean): Mark {
    const name = t(`neom-mark-${state}`);
    if (sum === null) return { state, label: name };
    const delta = signed(sum) + (open ? '*' : '');
    const label = `${name}, ${t('neom-points', { sum, delta })}`;
    return { state, label, delta, loss: sum < 0, even: sum === 0 };
  }
  ghost = $derived.by<Ghost | null>(() => {
    const plan = this.me?.plan;
    if (!this.box || !this.atHome) return null;
    const { heldTile, space } = this.choice;
    if (heldTile !== null && space) {
      const delta = this.marks.get(space)?.delta ?? null;
      return { space, tile: this.box.tile(heldTile), delta, sealed: false };
    }
    if (plan?.tile == null) return null;
    const tile = this.box.tile(plan.tile);
    if (plan.space) return { space: plan.space, tile, delta: null, sealed: true };
    const { staged, preview } = this.choice;
    if (staged?.kind !== 'at') return null;
    const sum = total(preview);
    return { space: String(staged.space), tile, delta: sum === null ? null : signed(sum), sealed: false };
  });
  note = $derived.by<Note | null>(() => {
    const space = this.asked;
    if (!space || !this.placing || !this.atHome || this.bySpace.has(space)) return null;
    const action = this.spaceAction(space);
    const text = this.why(action);
    return text ? { space, text, bad: true, rule: this.rule(action) } : null;
  });

  wonder = (space: string | null): void => {
    this.asked = space;
    this.ask(space && this.placing && !this.bySpace.has(space) ? this.spaceAction(space) : null);
  };
  /** A click or Enter on a space: the first holds the ghost there, the second lays the tile. */
  pick = (space: string): void => {
    this.wonder(space);
    const action = this.bySpace.get(space);
    if (!this.atHome) return;
    if (action) this.pressed(this.choice.staged?.action === action.action, () => this.choice.hold(action));
    else if (this.mayAim(space)) this.pressed(this.choice.space === space, () => this.aim(space));
  };
  /** Whether the tile held up or pointed at could lie there, before its space is asked for. */
  private mayAim = (space: string): boolean => !this.placing && !!this.choice.outlook?.spaces.has(space);
  /** Means the tile for a space; one that is only pointed at is chosen with it. */
  private aim(space: string): void {
    const { heldTile, pointed } = this.choice;
    if (heldTile === null && pointed !== null) this.choice.hold(this.byTile.get(pointed));
    this.choice.aimAt(space);
  }
  walked = (space: string): void => {
    this.wonder(space);
    const action = this.bySpace.get(space);
    if (action && this.atHome) this.choice.hold(action);
    else if (this.atHome && this.choice.heldTile !== null && this.mayAim(space)) this.choice.aimAt(space);
    else if (this.placing) this.choice.drop();
  };
  /** What lies on a space of a city, in words. */
  spoken = (seat: SeatView, space: string): string => {
    const laid = seat.city.find((one) => one.space === space);
    const centre = space === CENTRE && !seat.centre_covered;
    const empty = t(centre ? 'neom-city-center' : 'neom-empty');
    const there = laid && this.box ? heading(this.box.tile(laid.number)) : empty;
    const mark = seat.player === this.shown?.player ? this.marks.get(space)?.label : undefined;
    return [space.toUpperCase(), there, mark].filter(Boolean).join(', ');
  };

  // Why the tile one selects or has selected, or a Cornerstone, can't be placed.

  reasons = $derived.by<Reason[]>(() => {
    const { me, choice } = this;
    if (!me || this.placing) return [];
    const asked = choice.groups.place ?? choice.groups.sell;
    const about = asked ? [me.selected, ...me.cornerstones] : [choice.heldTile ?? this.barred];
    return about.flatMap((tile) => {
      const barred = tile === null ? null : choice.outlooks.get(tile)?.barred;
      return tile !== null && barred ? [{ tile, text: barred.text, rule: barred.rule }] : [];
    });
  });

  // The hand: tiles to choose from, or set aside while one acts with another.

  private byTile = $derived.by(() => {
    const { keep = [], select = [], place = [], take = [], give = [] } = this.choice.groups;
    return byArgument([...keep, ...select, ...place, ...take, ...give], 'tile');
  });
  private inHand = (number: number): Held => {
    const outlook = this.choice.outlooks.get(number);
    const action = this.spares && locked(outlook) ? undefined : this.byTile.get(number);
    return { number, action, outlook };
  };
  /** In a guided game a beginner is kept from tiles that could only be sold, while there are others. */
  private spares = $derived.by(() => {
    if (!this.around?.table.status?.guided || this.choice.kind !== 'select') return false;
    return [...this.byTile.keys()].some((tile) => !locked(this.choice.outlooks.get(Number(tile))));
  });
  choosing = $derived.by(() => this.choice.kind === 'select' || this.choice.kind === 'keep');
  /** The tile that was selected, sealed until everybody's is shown. */
  own = $derived.by<Held | null>(() => {
    const { me, view } = this;
    if (me?.selected == null) return null;
    const sealed = !this.choice.kind && view?.phase !== 'disaster' && me.status === 'chosen';
    return { ...this.inHand(me.selected), sealed };
  });
  hand = $derived.by<Held[]>(() => {
    const { me, view } = this;
    if (!view || !me) return [];
    const pool = me.hand?.length ? me.hand : view.row;
    return pool.filter((number) => number !== me.selected).map(this.inHand);
  });
  stones = $derived.by<Held[]>(() =>
    (this.me?.cornerstones ?? []).map((number) => ({
      ...this.inHand(number),
      note: this.reasons.find((reason) => reason.tile === number)?.text,
    })),
  );
  pile = $derived.by<Held[]>(() =>
    this.choice.groups.take ? (this.view?.pile.known ?? []).map(this.inHand) : [],
  );
  laidStones = $derived.by(
    () => this.me?.city.filter((laid) => this.box?.tile(laid.number).generation === 'C').length ?? 0,
  );
  /** Shows on the board what a tile in hand would bring, while it is pointed at and on the way from there. */
  pointTile = (tile: Held | null): void => {
    clearTimeout(this.forgetting);
    if (tile) this.choice.pointed = tile.action && tile.outlook && !tile.outlook.barred ? tile.number : null;
    else this.forgetting = setTimeout(() => (this.choice.pointed = null), ON_THE_WAY);
  };
  pointSpace = (space: string | null): void => {
    if (space) clearTimeout(this.forgetting);
    else this.pointTile(null);
    this.wonder(space);
  };
  pickTile = (tile: Held): void => {
    this.barred = tile.action ? null : tile.number;
    if (tile.action) this.choice.hold(tile.action);
  };
  /** What the tile one has, or is about to select, brings when it is sold; null where nothing is sold now. */
  sale = $derived.by<number | null>(() => {
    const sale = this.table.foreseen.find(({ action }) => action.kind === 'sell');
    return sale ? Number(sale.action.amount) : null;
  });
  /** The sale is what is held up. */
  selling = $derived.by(() => this.choice.staged?.kind === 'sell' || this.choice.toSell);
  /** Sells the tile: at once where one is asked, else what is being selected is meant to be sold. */
  sell = (): void => {
    const sale = this.choice.groups.sell?.[0];
    if (sale) this.choice.hold(sale);
    else if (this.choice.kind === 'select') this.choice.aimAt(null);
  };

  // Single keys; they can be switched off.

  private nextSource(): void {
    const all = this.choice.groups.source ?? [];
    const i = all.findIndex((action) => action.action === this.choice.staged?.action);
    this.choice.hold(all[(i + 1) % all.length]);
  }
  toHand = (): void => focusOn('#hand [role="option"][tabindex="0"]');
  /** To what lies in the side sheet or behind a tab where there is little room. */
  private toSide(wished: Tab): void {
    this.side = this.narrow;
    this.open(wished, `#${wished}`);
  }
  toLog = (): void => this.toSide('log');
  readonly keys = this.keysFor({
    letters: {
      n: () => this.city?.next(1),
      N: () => this.city?.next(-1),
      s: this.sell,
      b: () => this.nextSource(),
      c: () => focusOn('[data-part="stones"] button[tabindex="0"]'),
      g: () => this.city?.enter(),
      a: this.toHand,
      l: this.toLog,
      p: () => this.toSide('pad'),
      '[': () => this.visit(-1),
      ',': () => this.visit(-1),
      ']': () => this.visit(1),
      '.': () => this.visit(1),
    },
    number: (nr) => {
      const tile = this.choosing ? this.hand[nr - 1] : undefined;
      if (tile) this.pickTile(tile);
      else
        this.choice.hold(
          listed(this.choice.kind, this.choice.groups)[nr - 1] ?? this.choice.staged ?? undefined,
        );
    },
    leave: () => {
      const { side, looking } = this;
      this.side = false;
      if (!side) this.looking = null;
      return side || looking !== null;
    },
    drop: () => {
      this.asked = null;
      peek.hide();
    },
    // With the focus left behind in the city, Enter confirms whatever isn't chosen by a space.
    holds: (focus) => {
      if (!this.choice.staged) return false;
      return (this.bySpace.size === 0 && focus.closest('[role="grid"]') !== null) || 'where chosen';
    },
  });
}
