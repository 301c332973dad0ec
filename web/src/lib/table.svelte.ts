// One table as this browser knows it: the last update, the line to the server, the choice under way.
import { api, Refused } from './api';
import { settings } from './settings.svelte';
import { Socket, type Line } from './socket';
import type { AnyView, Explanation, Preview, Problem, TableEvent, Update } from './types';

const AGAIN_AFTER = 2000; // ms before a choice that got no answer is sent again

export class Table<V extends AnyView = AnyView> {
  readonly id: string;
  update = $state.raw<Update<V> | null>(null);
  line = $state<Line>('connecting');
  problem = $state.raw<Problem | null>(null);
  sending = $state<string | null>(null);
  missing = $state(false);
  log = $state.raw<TableEvent[]>([]);
  previews = $state.raw<Record<string, Preview>>({});
  private told = 0;
  private previewsOf = -1;
  private reasons = $state.raw<Record<string, Explanation>>({});
  private asked = new Set<string>();
  private pending: { id: string; version: number; action: string } | null = null;
  private readonly socket: Socket;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    const path = `/api/tables/${encodeURIComponent(id)}/socket`;
    this.socket = new Socket(() => `${path}?lang=${settings.lang}&since=${this.told}`, {
      update: (update) => this.take(update as Update<V>),
      line: (line) => this.turn(line),
      problem: (problem) => this.refuse(problem),
    });
    void this.read();
  }

  get viewer(): number | null {
    return this.update?.view.viewer ?? null;
  }

  private async read(): Promise<void> {
    try {
      this.take((await api.read(this.id)) as Update<V>);
    } catch (error) {
      if (error instanceof Refused && error.code !== 'offline') {
        this.missing = true;
        this.socket.close();
        this.refuse({ code: error.code, message: error.message });
      }
    }
  }

  private turn(line: Line): void {
    this.line = line;
    if (line === 'live' && this.pending) void this.deliver();
  }

  private take(update: Update<V>): void {
    const old = this.update;
    if (old && update.version < old.version) return;
    this.log = merged(this.log, update, this.told);
    this.told = update.version;
    this.update = update;
    if (old?.version !== update.version) this.fresh(sameQuestion(old, update));
    void this.loadPreviews();
  }

  /** What was asked about the last version no longer holds; while the question stands it stays in sight until answered anew. */
  private fresh(keep = false): void {
    this.asked.clear();
    if (keep) return;
    this.reasons = {};
    this.previews = {};
    this.problem = null;
  }

  private async loadPreviews(): Promise<void> {
    const update = this.update;
    if (!update || !update.legal_actions.length || this.previewsOf === update.version) return;
    this.previewsOf = update.version;
    try {
      const answer = await api.previews(this.id);
      if (answer.version === this.update?.version) this.previews = answer.previews;
    } catch {
      this.previewsOf = -1; // previews are an extra: without them the table still plays
    }
  }

  /** Sends a legal action back. It is kept until answered, and sent again under the same id when the line returns. */
  send(action: string): void {
    if (!this.update || this.sending) return;
    this.sending = action;
    this.problem = null;
    this.pending = { id: crypto.randomUUID?.() ?? randomId(), version: this.update.version, action };
    void this.deliver();
  }

  private async deliver(): Promise<void> {
    const pending = this.pending;
    if (!pending) return;
    clearTimeout(this.timer);
    try {
      const update = (await api.act(this.id, pending)) as Update<V>;
      this.settle(pending);
      this.take(update);
    } catch (error) {
      if (error instanceof Refused) this.failed(pending, error);
      else throw error;
    }
  }

  private settle(pending: { id: string }): void {
    if (this.pending?.id !== pending.id) return;
    this.pending = null;
    this.sending = null;
  }

  private failed(pending: { id: string }, error: Refused): void {
    if (error.code === 'offline') {
      this.line = 'reconnecting';
      this.timer = setTimeout(() => void this.deliver(), AGAIN_AFTER);
      return;
    }
    this.settle(pending);
    this.refuse({ code: error.code, message: error.message, rule: error.rule });
    void this.read();
  }

  private refuse(problem: Problem): void {
    this.problem = problem;
  }

  /** Why an action is not legal, once the server has said so; asks it the first time. */
  reason(action: string): Explanation | null {
    return this.reasons[action] ?? null;
  }

  async ask(action: string): Promise<void> {
    const version = this.update?.version;
    if (version === undefined || this.asked.has(action)) return;
    this.asked.add(action);
    try {
      const answer = await api.explain(this.id, action);
      if (version === this.update?.version) this.reasons = { ...this.reasons, [action]: answer };
    } catch {
      this.asked.delete(action);
    }
  }

  /** Everything again in another language. */
  speak(): void {
    this.previewsOf = -1;
    this.told = 0;
    this.log = [];
    this.fresh();
    this.socket.again();
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }
}

function sameQuestion(old: Update | null, update: Update): boolean {
  return !!old && JSON.stringify(old.legal_actions) === JSON.stringify(update.legal_actions);
}

/** The log with what an update adds: events after the version it held already, never one twice. */
export function merged(log: TableEvent[], update: Pick<Update, 'events'>, told: number): TableEvent[] {
  const fresh = update.events.filter((event) => event.version > told);
  return fresh.length ? [...log, ...fresh] : log;
}

function randomId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
