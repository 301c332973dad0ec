// What one is about to do in NEOM, and what a choice would bring in sum.
import type { Grouped } from '../../lib/actions';
import { Choice } from '../../lib/choice.svelte';
import type { LegalAction, Preview } from '../../lib/types';
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

export class NeomChoice extends Choice<NeomView> {
  kind = $derived(asking(this.groups));

  /**
   * Nothing is chosen for anyone, save the selected tile itself, the cheapest seller, and what stands alone.
   */
  protected override obvious(): LegalAction | null {
    const { update, viewer } = this.table();
    const own = update?.view.seats.find((seat) => seat.player === viewer)?.selected;
    if (this.kind === 'place') return this.groups.place?.find((action) => action.tile === own) ?? null;
    if (this.kind === 'source') return cheapest(this.groups.source ?? []);
    return this.kind === 'sell' ? null : super.obvious();
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
