// What the server says of choices before one is made: what they would cost and change, and why one is not
// allowed.
import { api } from './api';
import type { At } from './seen';
import type { Explanation, Foreseen, Preview, Update } from './types';

export class Advice {
  previews = $state.raw<Record<string, Preview>>({});
  foreseen = $state.raw<readonly Foreseen[]>([]);
  private previewsOf = -1;
  private reasons = $state.raw<Record<string, Explanation>>({});
  private asked = new Set<string>();

  constructor(private readonly table: At) {}

  /**
   * What was asked about the last version no longer holds; while the question stands it stays in sight until
   * answered anew.
   */
  fresh(keep: boolean): void {
    this.asked.clear();
    if (keep) return;
    this.reasons = {};
    this.previews = {};
    this.foreseen = [];
  }

  /** Everything is to be said again, in another language. */
  again(): void {
    this.previewsOf = -1;
  }

  async preview(update: Update): Promise<void> {
    if (!update.legal_actions.length || this.previewsOf === update.version) return;
    this.previewsOf = update.version;
    try {
      const { id, seat } = this.table;
      const answer = await api.previews(id, seat);
      if (seat !== this.table.seat || answer.version !== this.table.update?.version) return;
      this.previews = answer.previews;
      this.foreseen = answer.foreseen;
    } catch {
      this.previewsOf = -1; // previews are an extra: without them the table still plays
    }
  }

  /** Why an action is not legal, once the server has said so. */
  reason(action: string): Explanation | null {
    return this.reasons[action] ?? null;
  }

  async ask(action: string): Promise<void> {
    const { id, seat, update } = this.table;
    if (!update || this.asked.has(action)) return;
    this.asked.add(action);
    try {
      const answer = await api.explain(id, seat, action);
      if (seat === this.table.seat && update.version === this.table.update?.version)
        this.reasons = { ...this.reasons, [action]: answer };
    } catch {
      this.asked.delete(action);
    }
  }
}
