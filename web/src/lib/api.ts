import { host } from './host';
import { newId } from './ids';
import { settings } from './settings.svelte';
import type {
  Ahead,
  TransferCode,
  Created,
  DeviceOffer,
  Explanation,
  GameInfo,
  Hint,
  ServerNotice,
  Invitation,
  Invited,
  NewTable,
  Pace,
  Passage,
  Previews,
  Problem,
  Timeline,
  TableStatus,
  Seated,
  TableInfo,
  TablePage,
  ChatNews,
  Update,
  Words,
} from './types';

const GHOST_LASTS = 5000; // ms after which a ghost under way is given up: the next waits for it

/** A refusal in words, or `code: "offline"` when no answer came, or not all of one. */
export class Refused extends Error {
  readonly code: string;
  readonly rule: string | null;
  /** Nothing is wrong with what was asked: it may be answered in a moment. */
  readonly passing: boolean;

  constructor(problem: Problem, status = 400) {
    super(problem.message);
    this.passing = problem.code === 'offline' || status === 429 || status >= 500;
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
  try {
    const response = await host.fetch(path, { ...init, headers });
    if (!response.ok) throw new Refused(await problemOf(response), response.status);
    return (response.status === 204 ? undefined : await response.json()) as T;
  } catch (error) {
    throw error instanceof Refused ? error : new Refused({ code: 'offline', message: '' });
  }
}

const post = <T = void>(path: string, body: unknown = {}, init: RequestInit = {}): Promise<T> =>
  ask<T>(path, { ...init, method: 'POST', body: JSON.stringify(body) });

const table = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** A query in the language spoken; `seat` is left out where the browser holds one seat at most. */
function query(args: Record<string, string | number | null> = {}, after: readonly string[] = []): string {
  const given = Object.entries({ ...args, lang: settings.lang }).filter(([, value]) => value !== null);
  const steps = after.map((step) => ['after', step]);
  return (
    '?' + new URLSearchParams([...given.map(([name, value]) => [name, String(value)]), ...steps]).toString()
  );
}

/** A command's id and the version it was made from. */
interface Stamp {
  id: string;
  version: number;
}

type Seat = number | null;

/** Public tables by what one can do there: sit down, watch, look back. */
export type TableKind = 'open' | 'full' | 'over';

/** A request that no answer has come to yet, and its id: sent again it makes no second table. */
let open: { request: string; id: string } | null = null;

/** Makes a table. The server has to know the guest beforehand, or it can't know the request again. */
async function create(wanted: NewTable): Promise<Created> {
  const request = JSON.stringify(wanted);
  const { id } = (open = open?.request === request ? open : { request, id: newId() });
  await post('/api/guest');
  const created = await post<Created>('/api/tables', { ...wanted, id });
  open = null;
  return created;
}

export const api = {
  games: (): Promise<GameInfo[]> => ask('/api/games'),
  components: <T>(game: string): Promise<T> => ask(`/api/games/${game}/components`),
  words: (game: string, lang: string): Promise<Words> => ask(`/api/games/${game}/words?lang=${lang}`),
  notice: (): Promise<ServerNotice> => ask('/api/notice'),
  device: (): Promise<DeviceOffer> => ask('/api/device'),
  forget: (): Promise<void> => ask('/api/guest', { method: 'DELETE' }),
  tables: (): Promise<TableInfo[]> => ask('/api/tables'),
  publicTables: (
    wanted: Record<'kind' | 'game' | 'language' | 'search' | 'from', string>,
  ): Promise<TablePage> =>
    ask('/api/lobby?' + new URLSearchParams(Object.entries(wanted).filter(([, value]) => value)).toString()),
  create,
  remove: (id: string): Promise<void> => ask(table(id), { method: 'DELETE' }),
  read: (id: string, seat: Seat = null): Promise<Update> => ask(table(id, query({ seat }))),
  log: (id: string, seat: Seat, since: number, upto: number): Promise<Passage> =>
    ask(table(id, '/log' + query({ seat, since, upto }))),
  status: (id: string): Promise<TableStatus> => ask(table(id, '/status')),
  act: (
    id: string,
    seat: Seat,
    body: Stamp & { action: string; after: readonly string[] },
  ): Promise<Update> => post(table(id, '/actions' + query({ seat })), body),
  takeBack: (id: string, seat: Seat, body: Stamp & { steps: number }): Promise<Update> =>
    post(table(id, '/take-back' + query({ seat })), body),
  previews: (id: string, seat: Seat): Promise<Previews> => ask(table(id, '/previews' + query({ seat }))),
  ahead: (id: string, seat: Seat, after: readonly string[], signal: AbortSignal): Promise<Ahead> =>
    ask(table(id, '/ahead' + query({ seat }, after)), { signal }),
  explain: (
    id: string,
    seat: Seat,
    action: string,
    after: readonly string[],
    signal: AbortSignal,
  ): Promise<Explanation> => ask(table(id, '/explain' + query({ action, seat }, after)), { signal }),
  hint: (id: string, seat: Seat, after: readonly string[]): Promise<Hint> =>
    post(table(id, '/hint' + query({ seat }, after))),
  runningRecord: (id: string): Promise<string> =>
    post<unknown>(table(id, '/running-record')).then((record) => JSON.stringify(record)),
  record: (id: string): string => table(id, '/record'),

  // Seats, and what people agree on.
  invited: (key: string): Promise<Invited> => post('/api/invitations', { key }),
  join: (key: string, name: string | null): Promise<Seated> => post('/api/join', { key, name }),
  sit: (id: string, player: number, name: string): Promise<Seated> =>
    post(table(id, `/seats/${player}`), { name }),
  invite: (id: string, player: number): Promise<Invitation> => post(table(id, `/seats/${player}/invitation`)),
  rename: (id: string, player: number, name: string): Promise<void> =>
    post(table(id, `/seats/${player}/name`), { name }),
  substitute: (id: string, player: number, bot: string | null): Promise<void> =>
    post(table(id, `/seats/${player}/substitute`), { bot }),
  pace: (id: string, pace: Pace): Promise<void> => post(table(id, '/pace'), { pace }),
  transfer: (id: string, seat: Seat): Promise<TransferCode> => post(table(id, '/transfer' + query({ seat }))),
  leave: (id: string): Promise<void> => post(table(id, '/leave')),
  end: (id: string, agree: boolean): Promise<void> => post(table(id, '/end'), { agree }),

  // Chat.
  chat: (id: string): Promise<ChatNews> => ask(table(id, '/chat')),
  say: (id: string, seat: Seat, body: { id: string; text: string }): Promise<ChatNews> =>
    post(table(id, '/chat' + query({ seat })), body),
  switchChat: (id: string, on: boolean): Promise<void> => post(table(id, '/chat/switch'), { on }),
  ping: (id: string, seat: Seat, place: string): Promise<void> =>
    post(table(id, '/ping' + query({ seat })), { place }),
  ghost: (id: string, seat: Seat, ghost: string | null): Promise<void> =>
    post(table(id, '/ghost' + query({ seat })), { ghost }, { signal: AbortSignal.timeout(GHOST_LASTS) }),

  // Afterwards.
  timeline: (id: string): Promise<Timeline> => ask(table(id, '/timeline')),
  frame: (id: string, frame: number, as: Seat, since: number, signal?: AbortSignal): Promise<Update> =>
    ask(table(id, `/frames/${frame}` + query({ as, since })), signal ? { signal } : {}),
  told: (id: string, as: Seat, since: number, upto: number): Promise<Passage> =>
    ask(table(id, '/timeline/log' + query({ as, since, upto }))),
  upload: (record: string): Promise<Seated> => ask('/api/records', { method: 'POST', body: record }),
  rematch: (id: string): Promise<Seated> => post(table(id, '/rematch')),
};
