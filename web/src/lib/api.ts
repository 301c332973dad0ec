import { settings } from './settings.svelte';
import type { Created, Explanation, GameInfo, NewTable, Previews, Problem, TableInfo, Update } from './types';

/** A refusal in words, or `code: "offline"` when no answer came. */
export class Refused extends Error {
  readonly code: string;
  readonly rule: string | null;

  constructor(problem: Problem) {
    super(problem.message);
    this.code = problem.code;
    this.rule = problem.rule ?? null;
  }
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as Partial<Problem> & { detail?: string };
    const message = body.message ?? body.detail ?? response.statusText;
    return { code: body.code ?? String(response.status), message, rule: body.rule ?? null };
  } catch {
    return { code: String(response.status), message: response.statusText || String(response.status) };
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers = { 'Accept-Language': settings.lang, 'Content-Type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new Refused({ code: 'offline', message: '' });
  }
  if (!response.ok) throw new Refused(await problemOf(response));
  return (await response.json()) as T;
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, { method: 'POST', body: JSON.stringify(body) });

const table = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

const query = (args: Record<string, string>): string => '?' + new URLSearchParams(args).toString();

export const api = {
  games: (): Promise<GameInfo[]> => ask('/api/games'),
  components: <T>(game: string): Promise<T> => ask(`/api/games/${game}/components`),
  tables: (): Promise<TableInfo[]> => ask('/api/tables'),
  create: (wanted: NewTable): Promise<Created> => post('/api/tables', wanted),
  read: (id: string): Promise<Update> => ask(table(id, query({ lang: settings.lang }))),
  act: (id: string, body: { id: string; version: number; action: string }): Promise<Update> =>
    post(table(id, '/actions' + query({ lang: settings.lang })), body),
  previews: (id: string): Promise<Previews> => ask(table(id, '/previews' + query({ lang: settings.lang }))),
  explain: (id: string, action: string): Promise<Explanation> =>
    ask(table(id, '/explain' + query({ action, lang: settings.lang }))),
  record: (id: string): string => table(id, '/record'),
};
