// What a page asks, answered one thing after another. Nothing is told before it is kept: neither an answer
// nor what a bot has done. So a page that is closed, or a browser that is killed, loses nothing that was
// seen.
import type { Kept, Lasting } from './kept';
import type { Asked, Question, Told } from './wire';

/** `gridtown.device.worker.Door`, as it is seen from here; its `None` is `undefined`. */
export interface Door {
  ask(
    method: string,
    path: string,
    body: string,
    lang: string,
    tell: (status: number, body: string) => void,
  ): void;
  watch(line: number, path: string, lang: string): void;
  leave(line: number): void;
  news(tell: (line: number, text: string | undefined) => void): void;
  step(): number;
  changed(tell: (table: string, text: string | undefined) => void): void;
  take_in(text: string): string;
}

/** The status of what is not known yet: it is asked again. */
const THINKING = 202;

export class Desk {
  private readonly door: Door;
  private readonly kept: Pick<Kept, 'put' | 'lasting'>;
  private readonly tell: (told: Told) => void;
  private lasting: Lasting;
  private turn: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(door: Door, kept: Pick<Kept, 'put' | 'lasting'>, tell: (told: Told) => void) {
    this.door = door;
    this.kept = kept;
    this.tell = tell;
    this.lasting = kept.lasting;
  }

  /** Answers when it is its turn; what takes thinking about comes after what others ask meanwhile. */
  heed(asked: Asked): Promise<void> {
    return this.next(async () => {
      const answer = heeded(this.door, asked);
      if (answer.some((told) => 'status' in told && told.status === THINKING)) {
        setTimeout(() => void this.heed(asked)); // so that messages are heard in between
        return;
      }
      await this.settle(answer);
      this.wake(0);
    });
  }

  /** A fault of ours is the end, and is said, or who asked would wait for ever. What is kept stays. */
  private next(what: () => Promise<void>): Promise<void> {
    return (this.turn = this.turn.then(what).catch((error: unknown) => this.tell({ failed: String(error) })));
  }

  /** Keeps what has changed, then tells the answer and what is new. */
  private async settle(answer: Told[]): Promise<void> {
    const news: Told[] = [];
    const changed: [string, string | null][] = [];
    this.door.news((line, text) => news.push({ line, news: text ?? null }));
    this.door.changed((table, text) => changed.push([table, text ?? null]));
    const lasting = await this.kept.put(changed);
    if (lasting !== this.lasting) this.tell({ lasting });
    this.lasting = lasting;
    for (const told of [...answer, ...news]) this.tell(told);
  }

  private wake(seconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.next(() => this.step()), seconds * 1000);
  }

  /** Lets a bot act, if it is time for that. */
  private async step(): Promise<void> {
    const rest = this.door.step();
    if (rest === 0) await this.settle([]);
    if (rest >= 0) this.wake(rest);
  }
}

/** What is to be told for it, once all is kept. */
export function heeded(door: Door, asked: Asked): Told[] {
  if ('open' in asked) door.watch(asked.open, asked.path, asked.lang);
  else if ('close' in asked) door.leave(asked.close);
  else return [answered(door, asked)];
  return [];
}

/** An answer; a fault of ours is one, too, or who asked would wait for ever. */
function answered(door: Door, { id, method, path, body, lang }: Question): Told {
  let answer = { id, status: 500, body: '' };
  try {
    door.ask(method, path, body, lang, (status, text) => (answer = { id, status, body: text }));
  } catch (error) {
    console.error(error);
    answer.body = JSON.stringify({ code: 'broken', message: String(error) });
  }
  return answer;
}
