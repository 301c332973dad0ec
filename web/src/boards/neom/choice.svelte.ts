// What one is about to do in NEOM, and what a choice would bring in sum.
import type { Grouped } from '../../lib/actions';
import { Choice } from '../../lib/choice.svelte';
import type { LegalAction, Preview } from '../../lib/types';
import { outlooks, previewAt, type Outlook } from './foresight';
import type { NeomView } from './types';

/** What the actions are about: the kind that asks for a decision now. */
const ORDER = [
  'keep',
  'select',
  'at',
  'source',
  'make',
  'take',
  'give',
  'pay',
  'sacrifice',
  'place',
  'sell',
  'done',
];

export function asking(groups: Grouped): string | null {
  return ORDER.find((kind) => groups[kind]) ?? null;
}

export function total(preview: Preview | undefined): number | null {
  if (!preview) return null;
  return preview.changes.reduce((sum, change) => sum + change.amount, 0);
}

export function conditional(preview: Preview | undefined): boolean {
  return !!preview?.changes.some((change) => change.conditional);
}

/** What a choice brings, in points. */
export interface Gain {
  sum: number | null;
  /** It is what the tile brings at best: its space isn't chosen yet. */
  upTo: boolean;
}

/** With its space chosen, a tile brings what it brings there, be it nothing; else up to its best. */
export function gainOf(preview: Preview | undefined, space: string | null, outlook: Outlook | null): Gain {
  const known = space !== null || !!preview?.changes.length;
  return known
    ? { sum: total(preview), upTo: false }
    : { sum: outlook?.best ?? null, upTo: outlook !== null };
}

/** What is to become of a tile, said before one is asked for it. */
interface Aim {
  turn: string;
  tile: number;
  /** null: it is to be sold. */
  space: string | null;
}

export class NeomChoice extends Choice<NeomView> {
  private aimed = $state.raw<Aim | null>(null);
  /** The tile in hand that is pointed at. */
  pointed = $state<number | null>(null);
  /** The space that was confirmed together with the tile, until it is asked for. */
  private bound = $state.raw<Aim | null>(null);

  kind = $derived(asking(this.groups));
  private turn = $derived.by(() => {
    const view = this.table().update?.view;
    return `${view?.viewer} ${view?.generation}.${view?.turn}`;
  });
  private own = $derived.by(() => {
    const { update, viewer } = this.table();
    return update?.view.seats.find((seat) => seat.player === viewer)?.selected ?? null;
  });

  /** By tile, what would become of those at hand. */
  outlooks = $derived.by(() => outlooks(this.table().foreseen));
  /** The tile held up before its space is asked for. */
  heldTile = $derived.by(() => {
    const { staged } = this;
    return staged && ['select', 'place'].includes(staged.kind) ? Number(staged.tile) : null;
  });
  /** The tile whose spaces stand on the board before they are asked for. */
  ahead = $derived.by(() => {
    const asked = ['select', 'place', 'sell'].includes(this.kind ?? '');
    return asked ? (this.heldTile ?? this.pointed) : null;
  });
  outlook = $derived.by<Outlook | null>(() =>
    this.ahead === null ? null : (this.outlooks.get(this.ahead) ?? null),
  );
  private aim = $derived.by(() =>
    this.aimed?.turn === this.turn && this.aimed.tile === this.heldTile ? this.aimed : null,
  );
  /** The space that the tile held up is meant for. */
  space = $derived.by(() => {
    const space = this.aim?.space ?? null;
    return space && this.outlook?.spaces.has(space) ? space : null;
  });
  /** The tile held up is chosen to be sold. */
  toSell = $derived.by(() => this.kind === 'select' && this.aim !== null && this.aim.space === null);
  /** The space that was confirmed already, now that it is asked for. */
  due = $derived.by(() => {
    const bound = this.bound?.turn === this.turn ? this.bound : null;
    return bound ? this.groups.at?.find((action) => action.space === bound.space) : undefined;
  });

  /** The tile held up is meant for a space, or null: to be sold. */
  aimAt(space: string | null): void {
    if (this.heldTile !== null) this.aimed = { turn: this.turn, tile: this.heldTile, space };
  }

  /**
   * Nothing is chosen for anyone, save the selected tile itself or its sale where that was said when it was
   * selected, the cheapest seller, and what stands alone.
   */
  protected override obvious(): LegalAction | null {
    const { own } = this;
    if (this.kind === 'place' || this.kind === 'sell') {
      const sold = this.aimed?.turn === this.turn && this.aimed.tile === own && this.aimed.space === null;
      if (sold) return this.groups.sell?.[0] ?? null;
    }
    if (this.kind === 'place') return this.groups.place?.find((action) => action.tile === own) ?? null;
    if (this.kind === 'source') return cheapest(this.groups.source ?? []);
    return this.kind === 'sell' ? null : super.obvious();
  }

  override previewOf(action: LegalAction): Preview | undefined {
    const ahead = ['select', 'place'].includes(action.kind) && this.outlooks.get(Number(action.tile));
    if (!ahead || ahead.barred) return super.previewOf(action);
    return previewAt(ahead, action.action === this.staged?.action ? this.space : null);
  }

  override drop(): void {
    this.aimed = null;
    super.drop();
  }

  override confirm(): void {
    this.bound = this.staged?.kind === 'place' && this.space ? this.aim : null;
    super.confirm();
  }

  /** Sends what was confirmed already, once it is asked for. */
  follow(): void {
    const { due } = this;
    if (!due || this.table().sending) return;
    this.bound = null;
    this.table().send(due.action);
  }
}

/** The source with which all Goods that are still missing cost the least; of several the first. */
function cheapest(actions: LegalAction[]): LegalAction | null {
  const total = (action: LegalAction): number => Number(action.total ?? action.price ?? 0);
  return actions.reduce<LegalAction | null>(
    (best, one) => (!best || total(one) < total(best) ? one : best),
    null,
  );
}
