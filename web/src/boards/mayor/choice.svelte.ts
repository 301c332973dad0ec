// What one is about to do: a tile in the hand, a legal action held up for a look before it is sent.
import type { Grouped } from '../../lib/actions';
import { Choice } from '../../lib/choice.svelte';
import type { LegalAction } from '../../lib/types';
import { rows, type Row } from './preview';
import type { MayorView } from './types';

export type Question = 'move' | 'walk' | 'reward' | 'lay' | 'event' | 'act';

/** What may be done on a square with the tile in hand. */
export interface Spot {
  place?: LegalAction;
  claim?: LegalAction;
  lay?: LegalAction;
}

const QUESTIONS: Record<string, Question> = {
  move: 'move',
  citizen: 'walk',
  banker: 'walk',
  reward: 'reward',
  lay: 'lay',
  event: 'event',
};

/** What the legal actions ask for. */
export function asking(actions: LegalAction[]): Question | null {
  const [first] = actions;
  return first ? (QUESTIONS[first.kind] ?? 'act') : null;
}

const ON_SQUARES = ['place', 'claim', 'lay'] as const;

/** Tile by tile, the squares it may go to. */
export function spots(actions: LegalAction[]): Map<number, Map<string, Spot>> {
  const found = new Map<number, Map<string, Spot>>();
  for (const action of actions) {
    const kind = ON_SQUARES.find((one) => one === action.kind);
    if (!kind) continue;
    const tile = Number(action.tile);
    const squares = found.get(tile) ?? new Map<string, Spot>();
    found.set(tile, squares);
    const square = String(action.square);
    squares.set(square, { ...squares.get(square), [kind]: action });
  }
  return found;
}

/** Where a walk may end, in the order of the numbers on the discs; one end a piece and space. */
export function ends(groups: Grouped): LegalAction[] {
  return [...(groups.citizen ?? []), ...(groups.banker ?? [])];
}

export class MayorChoice extends Choice<MayorView> {
  private taken = $state<number | null>(null);

  question = $derived(asking(this.actions));
  spots = $derived(spots(this.actions));
  ends = $derived(ends(this.groups));
  /** Two pieces have to walk and it matters which goes first. */
  ordered = $derived(!!this.groups.citizen && !!this.groups.banker);

  /** The tile in hand: what was taken up while it can be placed, or the only one there is. */
  tile = $derived.by<number | null>(() => {
    if (this.taken !== null && this.spots.has(this.taken)) return this.taken;
    const only =
      this.question === 'lay' ||
      (this.spots.size === 1 && this.actions.every((action) => 'square' in action));
    return only ? (this.spots.keys().next().value ?? null) : null;
  });

  squares = $derived.by<Map<string, Spot>>(() =>
    this.tile === null ? new Map() : (this.spots.get(this.tile) ?? new Map()),
  );

  /** On the square held both may be done, and one has to be chosen: score there, or take the amenity. */
  rivals = $derived.by<LegalAction[]>(() => {
    const spot =
      this.staged && 'square' in this.staged ? this.squares.get(String(this.staged.square)) : undefined;
    return spot?.place && spot.claim ? [spot.place, spot.claim] : [];
  });

  /** A tile is held over a square: to build there, or for the amenity. */
  building = $derived(this.staged?.kind === 'place' || this.staged?.kind === 'claim');
  private rows = $derived.by<Row[]>(() => {
    const view = this.table().update?.view;
    if (!view || !this.preview) return [];
    const viewer = view.viewer ?? 0;
    const order = Array.from({ length: view.players }, (_, i) => (viewer + i) % view.players);
    return rows(this.preview, viewer, order);
  });
  /** What the action held up would bring oneself; none before its preview is there. */
  own = $derived<Row | undefined>(this.rows[0]);
  /** What it would bring, oneself first: everybody where something is built, else whom it touches. */
  gains = $derived(this.building ? this.rows : this.rows.filter((row) => row.vp || row.gp));

  /** One step or another has to be taken: there is always one held up. */
  protected override stage(): LegalAction | null {
    return super.stage() ?? (this.question === 'move' ? (this.actions[0] ?? null) : null);
  }

  override hold(action: LegalAction | undefined): void {
    if (this.sent) return;
    super.hold(action);
    if (action && typeof action.tile === 'number' && this.spots.has(action.tile)) this.taken = action.tile;
  }

  /** Takes a tile up, or lays it back. */
  take(tile: number): void {
    if (this.sent || !this.spots.has(tile)) return;
    const same = this.tile === tile;
    this.drop();
    this.taken = same ? null : tile;
  }

  /**
   * Holds a square with the tile in hand; what was chosen on the last square (score, or the amenity) is kept
   * where it can be.
   */
  holdSquare(square: string): void {
    const spot = this.squares.get(square);
    if (!spot) return;
    this.hold(
      (this.staged?.kind === 'claim' ? spot.claim : undefined) ?? spot.place ?? spot.lay ?? spot.claim,
    );
  }

  /** Lets go of the action, and the second time of the tile. */
  override drop(): void {
    if (this.sent) return;
    if (!this.picked) this.taken = null;
    super.drop();
  }
}
