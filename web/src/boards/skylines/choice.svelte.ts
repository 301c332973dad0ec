// What one is about to do: a legal action held up for a look, a tile held over the map, before it is sent.
import { byArgument } from '../../lib/actions';
import { Choice, NONE } from '../../lib/choice.svelte';
import type { Seen } from '../../lib/seen';
import type { LegalAction, Preview } from '../../lib/types';
import type { Box } from './components';
import { at, cellsOf, flipped, formOf, heldAt, laid, nameOf, same, turned, type Cell } from './geometry';
import { lostBy } from './preview';
import type { SkylinesView } from './types';

export type Question = 'act' | 'tile' | 'place' | 'draw' | 'swap' | 'keep' | 'develop' | 'lay';

const QUESTIONS: Record<string, Question> = {
  play: 'act',
  exchange: 'act',
  end: 'act',
  tile: 'tile',
  place: 'place',
  draw: 'draw',
  take: 'draw',
  swap: 'swap',
  done: 'swap',
  keep: 'keep',
  develop: 'develop',
  lay: 'lay',
};

/** What the legal actions ask for. */
export const asking = (actions: LegalAction[]): Question | null =>
  actions[0] ? (QUESTIONS[actions[0].kind] ?? null) : null;

/** What may be done with a card in front of one: play it, exchange it, swap it, keep it, take it. */
export function withCards(actions: LegalAction[]): Map<number, LegalAction[]> {
  const found = new Map<number, LegalAction[]>();
  for (const action of actions) {
    const card = Number(action.card ?? 0);
    if (card) found.set(card, [...(found.get(card) ?? []), action]);
  }
  return found;
}

export const squaresOf = (action: LegalAction): string[] =>
  Array.isArray(action.squares) ? action.squares.map(String) : [];

/** A tile over the map, legal there or not. */
export interface Ghost {
  squares: Cell[];
  key: string; // its squares in notation
  action: LegalAction | undefined;
  held: boolean; // put down to be looked at; else it follows the pointer
}

const slotOf = (action: LegalAction): string => `${Number(action.column)},${Number(action.row)}`;

export class SkylinesChoice extends Choice<SkylinesView> {
  private pickedShape = $state('');
  private pickedForm = $state(-1);
  private formFor = $state('');
  private over = $state.raw<Cell | null>(null);
  private overFor = $state('');
  private pointed = $state.raw<Cell | null>(null);
  private pickedBoard = $state('');
  private pickedTurn = $state(0);
  /** The sheet is seen turned by a quarter. */
  aslant = false;

  constructor(
    table: () => Seen<SkylinesView>,
    private readonly box: () => Box | null,
  ) {
    super(table);
  }

  question = $derived(asking(this.actions));
  cards = $derived(withCards(this.actions));
  /** The pieces that may be developed, by their letter. */
  pieces = $derived(byArgument(this.groups.develop, 'board'));

  // A card that is built is one choice with its shape and its place: none of it is sent before the last is
  // confirmed, so all that is asked on the way is looked ahead at.

  private playedFor = $derived.by(() => {
    const card = this.question === 'act' && this.picked?.kind === 'play' ? Number(this.picked.card) : 0;
    return card && this.box()?.card(card).type !== 'policy' ? (this.picked?.action ?? '') : '';
  });
  private begun = $derived.by(() => (this.playedFor ? this.table().ahead([this.playedFor]) : null));
  /** The shapes among which one may choose, and the one chosen: the first unless another was picked. */
  tiles = $derived.by<LegalAction[]>(
    () => this.groups.tile ?? this.begun?.legal_actions.filter(({ kind }) => kind === 'tile') ?? NONE,
  );
  tile = $derived.by(() => {
    if (!this.begun) return undefined;
    return this.tiles.find(({ shape }) => shape === this.pickedShape) ?? this.tiles[0];
  });
  /** The steps before the place, none of which is taken yet. */
  steps = $derived.by<string[]>(() =>
    [this.playedFor, this.tile?.action ?? ''].filter((step) => step !== ''),
  );
  /** What is to be looked ahead at: what follows the card, what follows its shape, then the other shapes. */
  wanted = $derived.by<string[][]>(() => {
    if (!this.playedFor) return [];
    const others = this.ahead ? this.tiles.filter((one) => one !== this.tile) : [];
    return [[this.playedFor], this.steps, ...others.map(({ action }) => [this.playedFor, action])];
  });
  private ahead = $derived.by(() => (this.steps.length ? this.table().ahead(this.steps) : null));
  /** What is thought of so far: a shape that nobody chose is no part of it. */
  thought = $derived.by(() =>
    this.tile && this.tile.shape !== this.pickedShape ? [this.playedFor] : this.steps,
  );
  /** The card that is built, and its shape. */
  playing = $derived.by(() => {
    const { update } = this.table();
    return this.ahead?.view.playing ?? this.begun?.view.playing ?? update?.view.playing ?? null;
  });
  private placeable = $derived.by<LegalAction[]>(
    () => this.groups.place ?? this.ahead?.legal_actions.filter(({ kind }) => kind === 'place') ?? NONE,
  );
  /** Whether a tile is in hand. */
  placing = $derived.by(() => this.placeable.length > 0 || this.varied);
  /** The question that the tile in hand belongs to. */
  private handful = $derived([this.stamp, this.playedFor].join());

  /** Whether the zone in hand may have another shape. */
  varied = $derived.by(() => this.steps.length > 1);

  pickShape(shape: string): void {
    if (!this.sent) this.pickedShape = shape;
  }
  /** The shapes of the zone in hand that may lie on a square. */
  covering(square: string): LegalAction[] {
    return this.tiles.filter(({ action }) =>
      this.table()
        .ahead([this.playedFor, action])
        ?.legal_actions.some((one) => squaresOf(one).includes(square)),
    );
  }
  nextShape(): void {
    const { tiles, tile } = this;
    const next = tiles[(tiles.findIndex((one) => one === tile) + 1) % tiles.length];
    if (next) this.pickShape(String(next.shape));
  }

  // A tile and its places

  shape = $derived.by(() => (this.placing ? (this.playing?.shape ?? null) : null));
  forms = $derived.by<Cell[][]>(() => (this.shape ? (this.box()?.forms(this.shape) ?? []) : []));
  private places = $derived(new Map(this.placeable.map((action) => [squaresOf(action).join(), action])));
  private usable = $derived(new Set(this.placeable.map((action) => Number(action.form))));

  form = $derived.by(() => {
    if (this.formFor === this.handful + this.shape && this.pickedForm >= 0) return this.pickedForm;
    const drawing = this.shape ? this.box()?.shape(this.shape)?.cells : undefined;
    const first = drawing ? formOf(this.forms, cellsOf(drawing)) : 0;
    return this.usable.has(first) ? first : ([...this.usable][0] ?? 0);
  });
  cells = $derived(this.forms[this.form] ?? []);
  /** The legal places of the tile as it is turned now, then those of its other forms. */
  legal = $derived.by(() => {
    const after = (action: LegalAction): number =>
      (Number(action.form) - this.form + this.forms.length) % Math.max(1, this.forms.length);
    return [...this.placeable].sort((a, b) => after(a) - after(b));
  });
  here = $derived(this.legal.filter((action) => action.form === this.form));
  /** Squares over which the tile can be held so that it lies legally. */
  spots = $derived(new Set(this.here.map((action) => nameOf(heldAt(squaresOf(action).map(at))))));

  private ghostOver(cell: Cell, held: boolean): Ghost | null {
    const map = this.table().update?.view.map;
    if (!map || !this.cells.length) return null;
    const squares = laid(this.cells, cell, map.columns, map.rows);
    const key = squares.map(nameOf).join();
    return { squares, key, action: this.places.get(key), held };
  }
  private overNow = $derived.by(() => (this.overFor === this.handful ? this.over : null));
  put = $derived.by<Ghost | null>(() =>
    this.placing && this.overNow ? this.ghostOver(this.overNow, true) : null,
  );
  ghost = $derived.by<Ghost | null>(() =>
    this.placing && this.pointed ? this.ghostOver(this.pointed, false) : this.put,
  );

  private look(form: number): void {
    if (this.sent) return;
    this.pickedForm = form;
    this.formFor = this.handful + this.shape;
  }
  turn(): void {
    if (this.question === 'lay') return this.turnPiece();
    if (this.cells.length) this.look(formOf(this.forms, turned(this.cells)));
  }
  /** Left becomes right as it is seen, also on a sheet that is turned by a quarter. */
  flip(): void {
    const cells = flipped(this.cells);
    if (cells.length) this.look(formOf(this.forms, this.aslant ? turned(turned(cells)) : cells));
  }
  /** The pointer is over a square, or over none. */
  point(cell: Cell | null): void {
    if (!this.sent) this.pointed = cell;
  }
  /** Puts the tile down over a square, to be looked at. */
  lay(cell: Cell): void {
    if (this.sent) return;
    this.over = cell;
    this.overFor = this.handful;
    this.pointed = null;
  }
  /** To the next legal place. */
  next(step: number): Cell | null {
    if (!this.legal.length) return null;
    const now = this.put?.action?.action;
    const i = this.legal.findIndex((action) => action.action === now);
    const to =
      this.legal[
        i < 0 ? (step > 0 ? 0 : this.legal.length - 1) : (i + step + this.legal.length) % this.legal.length
      ];
    if (!to) return null;
    this.look(Number(to.form));
    const cell = heldAt(squaresOf(to).map(at));
    this.lay(cell);
    return cell;
  }

  // Pieces to lay

  boards = $derived([...new Set((this.groups.lay ?? NONE).map((action) => String(action.board)))].sort());
  board = $derived(this.boards.includes(this.pickedBoard) ? this.pickedBoard : (this.boards[0] ?? ''));
  private lays = $derived((this.groups.lay ?? NONE).filter((action) => action.board === this.board));
  slots = $derived([...new Set(this.lays.map(slotOf))]);
  turns = $derived.by(
    () =>
      new Set(
        this.lays.filter((action) => slotOf(action) === this.slot).map((action) => Number(action.turn)),
      ),
  );
  slot = $derived.by(() => (this.picked?.kind === 'lay' ? slotOf(this.picked) : null));
  laying = $derived.by(() =>
    this.question === 'lay'
      ? {
          board: this.board,
          turn: this.picked?.kind === 'lay' ? Number(this.picked.turn) : this.pickedTurn,
          slot: this.slot,
        }
      : null,
  );

  takeBoard(letter: string): void {
    const slot = this.slot;
    this.pickedBoard = letter;
    this.hold(undefined);
    if (slot) this.layAt(slot);
  }
  layAt(slot: string): void {
    const fitting = this.lays.filter((action) => slotOf(action) === slot);
    this.hold(fitting.find((action) => action.turn === this.pickedTurn) ?? fitting[0]);
    if (this.picked) this.pickedTurn = Number(this.picked.turn);
  }
  private turnPiece(): void {
    const slot = this.slot;
    if (!slot) {
      this.pickedTurn = (this.pickedTurn + 1) % 4;
      return;
    }
    const fitting = this.lays
      .filter((action) => slotOf(action) === slot)
      .sort((a, b) => Number(a.turn) - Number(b.turn));
    const now = Number(this.picked?.turn ?? -1);
    const next = fitting.find((action) => Number(action.turn) > now) ?? fitting[0];
    this.hold(next);
    if (next) this.pickedTurn = Number(next.turn);
  }

  // What is held up

  protected override stage(): LegalAction | null {
    return this.placing || this.playedFor ? (this.put?.action ?? null) : super.stage();
  }
  protected override obvious(): LegalAction | null {
    const only = super.obvious();
    return only?.kind === 'end' || only?.kind === 'play' ? null : only;
  }
  /** What one points at, else what is held. */
  protected override show(): LegalAction | null {
    if (this.placing && this.pointed) return this.ghost?.action ?? null;
    return this.staged ?? this.picked ?? null;
  }
  override previewOf(action: LegalAction): Preview | undefined {
    return this.ahead?.previews[action.action] ?? super.previewOf(action);
  }
  /** The card chosen among those in front of one. */
  card = $derived.by(() => Number((this.picked ?? this.staged)?.card ?? 0) || null);

  /** Takes a card up, for what was last chosen where it can be; a second time lays it back. */
  take(card: number): void {
    const actions = this.cards.get(card) ?? NONE;
    if (this.card === card || !actions.length) return this.drop();
    this.hold(
      actions.find((action) => action.kind === this.staged?.kind && action.kind !== 'end') ?? actions[0],
    );
  }
  override find(action: string): LegalAction | undefined {
    const all = [...this.actions, ...this.tiles, ...this.placeable];
    return all.find((one) => one.action === action);
  }
  override has(action: string): boolean {
    return super.has(action) || this.steps.includes(action);
  }
  override hold(action: LegalAction | undefined): void {
    if (action?.kind === 'place') {
      this.look(Number(action.form));
      this.lay(heldAt(squaresOf(action).map(at)));
      return;
    }
    if (action?.kind === 'tile' && this.begun) return this.pickShape(String(action.shape));
    if (action?.kind === 'lay') this.pickedBoard = String(action.board);
    super.hold(action);
  }
  /** What needs no second look: done at once. */
  make(action: LegalAction | undefined): void {
    this.hold(action);
    if (action) this.confirm();
  }
  /** What is held up would lose the game: it is never done by a key that is pressed for something else. */
  loses = $derived.by(() => !!this.staged && lostBy(this.previewOf(this.staged)) !== null);
  override drop(): void {
    if (this.sent) return;
    this.over = this.pointed = null;
    if (this.question !== 'place') super.drop();
  }
  override confirm(): void {
    if (!this.staged) return;
    this.pointed = null; // what is sent is what was put down
    this.table().send(this.staged.action, this.staged.kind === 'place' ? this.steps : undefined);
  }
  /** Whether the tile lies over this square already. */
  isOver(cell: Cell): boolean {
    return !!this.overNow && !!this.put?.squares.some((own) => same(own, cell));
  }
}
