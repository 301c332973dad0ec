// What somebody is about to do: a legal action held up for a look before it is sent. The server alone knows
// what is legal.
import { grouped } from './actions';
import { HINTED } from './hint.svelte';
import type { Seen } from './seen';
import type { AnyView, LegalAction, Preview } from './types';

export const NONE: LegalAction[] = [];

/** A choice at any board; a game adds what else may be in hand: a tile, a card, a square pointed at. */
export class Choice<V extends AnyView = AnyView> {
  private held = $state<string | null>(null);
  private heldFor = $state('');

  constructor(protected readonly table: () => Seen<V>) {}

  actions = $derived.by<LegalAction[]>(() => this.table().update?.legal_actions ?? NONE);
  groups = $derived(grouped(this.actions));

  /**
   * The question one is asked; what was held for another one is stale. A question stands as long as the same
   * is legal, nothing new is told of oneself, and no step was taken back. The version of the table would not
   * do: where all choose at once it goes on with what others do, which is no reason to take a tile out of
   * one's hand. Nor would the kind of action: the same may be asked twice in a row.
   */
  protected stamp = $derived.by(() => {
    const { backs, past, viewer } = this.table();
    const mine = past.findLast((event) => event.player === viewer && event.id !== HINTED);
    const done = mine?.version ?? 0;
    return [backs, done, ...this.actions.map((action) => action.action)].join();
  });

  /** The action that was picked for this question. */
  protected picked = $derived.by(() =>
    this.heldFor === this.stamp ? this.actions.find((action) => action.action === this.held) : undefined,
  );

  /** The action held up. */
  staged = $derived.by<LegalAction | null>(() => this.stage());
  /** The action to show the effects of. */
  shown = $derived.by<LegalAction | null>(() => this.show());
  preview = $derived.by<Preview | undefined>(() => (this.shown ? this.previewOf(this.shown) : undefined));

  /** What was picked while the question stands, else what there is no doubt about. */
  protected stage(): LegalAction | null {
    return this.heldFor === this.stamp ? (this.picked ?? null) : this.obvious();
  }

  /** What is held up unasked: a game says where even a single action is to be picked. */
  protected obvious(): LegalAction | null {
    return this.actions.length === 1 ? (this.actions[0] ?? null) : null;
  }

  protected show(): LegalAction | null {
    return this.staged;
  }

  previewOf(action: LegalAction): Preview | undefined {
    return this.table().previews[action.action];
  }

  /** An action that may be held up, by its notation. */
  find(action: string): LegalAction | undefined {
    return this.actions.find((one) => one.action === action);
  }
  /** Whether an action is held up, or part of what is. */
  has(action: string): boolean {
    return this.staged?.action === action;
  }

  /** What was confirmed and is on its way stays held up, and nothing else is till it is answered. */
  protected get sent(): boolean {
    return this.table().sending != null;
  }

  hold(action: LegalAction | undefined): void {
    if (this.sent) return;
    this.held = action?.action ?? null;
    this.heldFor = this.stamp;
  }

  /** Lets go of what is held up, also of what was held up unasked. */
  drop(): void {
    this.hold(undefined);
  }

  confirm(): void {
    if (this.staged) this.table().send(this.staged.action);
  }
}
