// What a page and the worker with the rules in it say to each other.
import type { Lasting } from './kept';

export interface Question {
  id: number;
  method: string;
  path: string;
  body: string;
  lang: string;
}

/** To the worker: a request, or a line over which a table's news come, opened and closed. */
export type Asked = Question | { open: number; path: string; lang: string } | { close: number };

/**
 * From the worker: an answer, news for a line (null: it ends), how many bytes have come, that it is ready
 * (and how many tables it could not read), whether tables last from one visit to the next, that another page
 * has the tables, that it goes on with rules that are not compiled, or that it answers nothing more.
 */
export type Told =
  | { id: number; status: number; body: string }
  | { line: number; news: string | null }
  | { loaded: number; all: number }
  | { ready: true; unread: number; lasting: Lasting }
  | { lasting: Lasting }
  | { elsewhere: true }
  | { slow: true }
  | { failed: string };
