// The hint one has asked for: the best choices of the moment, for as long as the same is asked.
import { api, Refused } from './api';
import type { At } from './seen';
import type { Hint, HintChoice, Problem } from './types';

/** The event that somebody was given a hint: it is told of a player, and changes nothing for them. */
export const HINTED = 'hinted';

export class AskedHint {
  /** Whether it is looked at: asked for, there, or refused. */
  open = $state(false);
  found = $state.raw<Hint | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Steps that one only thinks of, and what follows them is asked for. */
  after: readonly string[] = [];
  private asked = 0;

  constructor(private readonly at: At) {}

  /** Whether one may ask for one: there is something to choose, and hints are on at this table. */
  get offered(): boolean {
    const { status, update } = this.at;
    return !!status?.hints && status.end === null && (update?.legal_actions.length ?? 0) > 1;
  }

  /** Asks for it, or puts it away. */
  async toggle(): Promise<void> {
    if (this.open) return this.close();
    if (!this.offered || this.at.sending) return; // it would be of a choice that is made
    const asked = ++this.asked;
    this.open = true;
    const answer = await this.ask();
    if (asked !== this.asked) return; // it was put away, or something else is asked by now
    if (answer instanceof Refused) this.problem = { code: answer.code, message: answer.message };
    else this.found = answer;
  }

  close(): void {
    this.asked++;
    this.open = false;
    this.found = null;
    this.problem = null;
  }

  private async ask(): Promise<Hint | Refused> {
    try {
      return await api.hint(this.at.id, this.at.seat, this.after);
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    }
  }
}

/** A mark on the axis of a hint, in percent of its length: what is expected, and how sure that is. */
export interface Span {
  zero: number;
  gain: number;
  low: number;
  high: number;
}

/** One axis for all choices: from the lowest to the highest that is likely, with nothing gained among it. */
export function spans(choices: readonly HintChoice[]): Span[] {
  const ends = choices.flatMap(({ gain, error }) => [gain - error, gain + error]);
  const low = Math.min(0, ...ends);
  const width = Math.max(0, ...ends) - low || 1;
  const at = (points: number): number => (100 * (points - low)) / width;
  return choices.map(({ gain, error }) => ({
    zero: at(0),
    gain: at(gain),
    low: at(gain - error),
    high: at(gain + error),
  }));
}

const LEAST = 0.05; // of points: less is nothing once it is written with one digit

/** The lines of the score that any of the choices changes, each with its part in every one. */
export function parts(choices: readonly HintChoice[]): { line: string; text: string; amounts: number[] }[] {
  const texts = new Map(choices.flatMap(({ lines }) => lines.map(({ line, text }) => [line, text])));
  return [...texts]
    .map(([line, text]) => ({
      line,
      text,
      amounts: choices.map(({ lines }) => lines.find((one) => one.line === line)?.amount ?? 0),
    }))
    .filter(({ amounts }) => amounts.some((amount) => Math.abs(amount) >= LEAST));
}
