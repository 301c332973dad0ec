// What one is about to do: a legal action held up for a look before it is sent. The server alone knows what is legal.
import { grouped, type Grouped } from '../../lib/actions';
import type { LegalAction, Preview } from '../../lib/types';
import type { Seen } from '../../lib/seen';
import type { NeomView } from './types';

/** What the actions are about: the kind that asks for a decision now. */
const ORDER = ['keep', 'select', 'at', 'source', 'make', 'take', 'give', 'pay', 'sacrifice', 'place', 'sell', 'done'];

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

export class Choice {
  private readonly table: Seen<NeomView>;
  private held = $state<string | null>(null);
  private heldAt = $state(-1);
  private heldAfter = $state(0); // so many steps taken back

  constructor(table: Seen<NeomView>) {
    this.table = table;
  }

  actions = $derived.by(() => this.table.update?.legal_actions ?? []);
  groups = $derived(grouped(this.actions));
  kind = $derived(asking(this.groups));

  /** The action held up: what was picked, while it is still legal, or else the one there is no doubt about. */
  staged = $derived.by<LegalAction | null>(() => {
    const picked = this.actions.find((action) => action.action === this.held);
    if (picked && this.heldAfter === this.table.backs && (this.heldAt === this.table.update?.version || picked.kind === this.kind)) return picked;
    return this.obvious();
  });

  /** Nothing is chosen for anyone, save the selected tile itself, the cheapest seller, and what stands alone. */
  private obvious(): LegalAction | null {
    if (this.heldAt === this.table.update?.version) return null;
    const own = this.table.update?.view.seats.find((seat) => seat.player === this.table.viewer)?.selected;
    if (this.kind === 'place') return this.groups.place?.find((action) => action.tile === own) ?? null;
    if (this.kind === 'source') return cheapest(this.groups.source ?? []);
    return this.actions.length === 1 && this.kind !== 'sell' ? (this.actions[0] ?? null) : null;
  }

  preview = $derived.by<Preview | undefined>(() => (this.staged ? this.table.previews[this.staged.action] : undefined));

  previewOf(action: LegalAction): Preview | undefined {
    return this.table.previews[action.action];
  }

  hold(action: LegalAction | undefined): void {
    this.held = action?.action ?? null;
    this.heldAt = this.table.update?.version ?? -1;
    this.heldAfter = this.table.backs;
  }

  drop(): void {
    this.hold(undefined);
  }

  confirm(): void {
    if (this.staged) this.send(this.staged);
  }

  send(action: LegalAction): void {
    this.table.send(action.action);
  }
}

function cheapest(actions: LegalAction[]): LegalAction | null {
  const price = (action: LegalAction): number => Number(action.price ?? 0);
  return actions.reduce<LegalAction | null>((best, one) => (!best || price(one) < price(best) ? one : best), null);
}
