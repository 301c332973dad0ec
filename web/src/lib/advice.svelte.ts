// What the server says of choices before one is made: what they would cost and change, and why one is not
// allowed.
import { api } from './api';
import type { At } from './seen';
import type { Ahead, Explanation, Foreseen, Preview, Update } from './types';

export class Advice {
  previews = $state.raw<Record<string, Preview>>({});
  foreseen = $state.raw<readonly Foreseen[]>([]);
  private previewsOf = -1;
  private reasons = $state.raw<Record<string, Explanation>>({});
  private seen = $state.raw<Record<string, Ahead>>({});
  private asked = new Set<string>();
  private calls = new AbortController();

  constructor(private readonly table: At) {}

  /**
   * What was asked about the last version no longer holds; while the question stands it stays in sight until
   * answered anew.
   */
  fresh(keep: boolean): void {
    this.giveUp();
    if (keep) return;
    this.reasons = {};
    this.seen = {};
    this.previews = {};
    this.foreseen = [];
  }

  /** What is on its way is not waited for: once a step is taken, it asks about an illegal one. */
  giveUp(): void {
    this.asked.clear();
    this.calls.abort();
    this.calls = new AbortController();
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
  reason(action: string, after: readonly string[]): Explanation | null {
    return this.reasons[[...after, action].join()] ?? null;
  }

  async ask(action: string, after: readonly string[]): Promise<void> {
    const key = [...after, action].join();
    const answer = await this.once(`?${key}`, (id, seat, signal) =>
      api.explain(id, seat, action, after, signal),
    );
    if (answer) this.reasons = { ...this.reasons, [key]: answer };
  }

  /** The table after steps that are not taken, once `lookAhead` has been answered. */
  ahead(steps: readonly string[]): Ahead | null {
    return this.seen[steps.join()] ?? null;
  }

  async lookAhead(steps: readonly string[]): Promise<void> {
    const key = steps.join();
    const answer = await this.once(key, (id, seat, signal) => api.ahead(id, seat, steps, signal));
    if (answer) this.seen = { ...this.seen, [key]: answer };
  }

  /** Asks once a version, and not while a choice is on its way; null where nothing is asked or answered. */
  private async once<T>(
    key: string,
    ask: (id: string, seat: number | null, signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    const { id, seat, update, sending } = this.table;
    if (!update || sending || this.asked.has(key)) return null;
    const { signal } = this.calls;
    this.asked.add(key);
    try {
      const answer = await ask(id, seat, signal);
      return signal.aborted ? null : answer;
    } catch {
      if (!signal.aborted) this.asked.delete(key);
      return null;
    }
  }
}
