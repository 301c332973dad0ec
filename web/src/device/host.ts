// What the client stands on where no server is: a worker answers it, and its pages have their addresses in
// the query of the one file there is, "./?/tables/x/replay?at=12". So they can be reloaded, copied and opened
// in another tab, in any folder of any host.
import type { Host, NewsLine } from '../lib/host';
import { save } from '../lib/moving';
import { settings } from '../lib/settings.svelte';
import { early, remember } from './early';
import { Loading } from './loading';
import type { Lasting } from './kept';
import { keepForLater } from './update';
import type { Asked, Told } from './wire';

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const loading = new Loading();
/** A request that waits for its answer. */
interface Waiting {
  path: string;
  method: string;
  resolve: (answer: Response) => void;
  reject: (why: Error) => void;
}

const waiting = new Map<number, Waiting>();
const lines = new Map<number, Line>();
let last = 0;
let broken = '';
let ready = false;
let kept = true; // whether the tables that are listed will be there the next time

const send = (asked: Asked): void => worker.postMessage(asked);

worker.onmessage = ({ data }: MessageEvent<Told>) => {
  if ('id' in data) {
    const { id, status, body } = data;
    const asked = waiting.get(id);
    if (asked?.method === 'GET' && status === 200 && kept) remember(asked.path, body);
    asked?.resolve(new Response(status === 204 ? null : body, { status }));
    waiting.delete(id);
  } else if ('line' in data) lines.get(data.line)?.hear(data.news);
  else if ('loaded' in data) loading.show(data.loaded, data.all);
  else if ('ready' in data) open(data.lasting, data.unread);
  else if ('elsewhere' in data) loading.stop('device-elsewhere');
  else if ('lasting' in data) {
    kept = data.lasting === 'kept';
    loading.last(data.lasting);
  } else if ('slow' in data) loading.slow();
  else fail(data.failed);
};
worker.onerror = (event) => fail(event.message);

/** Says something at the foot of the page. */
export const say = (words: string): void => loading.tell(words);

/** The rules are here. */
function open(lasting: Lasting, unread: number): void {
  ready = true;
  kept = lasting === 'kept';
  loading.over(lasting, unread);
  document.dispatchEvent(new Event('visibilitychange')); // whoever shows lists asks for them again
  keepForLater().catch(() => undefined); // without it one needs the host again, and no more
}

function fail(why: string): void {
  console.error(why);
  broken = why;
  loading.stop(ready ? 'device-broken' : 'device-unable');
  for (const { reject } of waiting.values()) reject(new Error(why));
  waiting.clear();
}

async function request(path: string, init: RequestInit): Promise<Response> {
  if (init.signal?.aborted) throw new Error('given up');
  if (!ready && !broken) loading.begin(__BYTES__);
  const known = ready || broken ? null : await early(path, init);
  return known ?? ask(path, init);
}

function ask(path: string, init: RequestInit): Promise<Response> {
  const id = ++last;
  const { signal } = init;
  if (broken || signal?.aborted) return Promise.reject(new Error(broken || 'given up'));
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => {
      waiting.delete(id);
      reject(new Error('given up'));
    });
    const method = init.method ?? 'GET';
    waiting.set(id, { path, method, resolve, reject });
    if (method === 'POST') stay();
    send({ id, method, path, body: typeof init.body === 'string' ? init.body : '', lang: settings.lang });
  });
}

let staying = false;

/** Asks the browser, once, not to clear what is kept when it wants room. */
function stay(): void {
  if (!staying && 'storage' in navigator) navigator.storage.persist().catch(() => undefined);
  staying = true;
}

/** News of a table, as over a socket. */
class Line implements NewsLine {
  onopen: WebSocket['onopen'] = null;
  onmessage: WebSocket['onmessage'] = null;
  onclose: WebSocket['onclose'] = null;
  readyState: number = WebSocket.OPEN;
  private readonly number = ++last;
  private readonly closing: (() => void)[] = [];

  constructor(address: string) {
    const { pathname, search } = new URL(address);
    const path = pathname + search;
    lines.set(this.number, this);
    send({ open: this.number, path, lang: settings.lang });
    queueMicrotask(() => this.onopen?.call(this as unknown as WebSocket, new Event('open')));
  }

  /** Only for when it closes. */
  addEventListener(_type: string, heard: unknown): void {
    this.closing.push(heard as () => void);
  }

  hear(news: string | null): void {
    if (news === null) this.end();
    else this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data: news }));
  }

  close(): void {
    send({ close: this.number });
    this.end();
  }

  private end(): void {
    if (!lines.delete(this.number)) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close'));
    for (const heard of this.closing) heard();
  }
}

/** Where a page is in the query, and what its own address asks for. */
function inside(query: string): { path: string; asked: string } {
  const [path = '', asked] = query.slice(1).split(/\?(.*)/s, 2);
  return { path: path.startsWith('/') ? path : '/', asked: asked ? `?${asked}` : '' };
}

/** The address of a page, given by its path or as a link has it. */
const addressOf = (path: string | URL | null | undefined): string =>
  `./?${String(path ?? '/').replace(/^[^?]*\?(?=\/)/, '')}`;

export const host: Host = {
  fetch: request,
  WebSocket: Line,
  location: {
    get origin() {
      return `${location.origin}${location.pathname}?`;
    },
    get pathname() {
      return inside(location.search).path;
    },
    get search() {
      return inside(location.search).asked;
    },
  },
  history: {
    get state(): unknown {
      return history.state;
    },
    pushState: (state, title, path) => history.pushState(state, title, addressOf(path)),
    replaceState: (state, title, path) => history.replaceState(state, title, addressOf(path)),
  },
};

// A record is a link that is downloaded: here it is made when it is asked for.
addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[download][href^="/api/"]');
  if (!link) return;
  event.preventDefault();
  void download(link.getAttribute('href') ?? '', link.download);
});

async function download(path: string, name: string): Promise<void> {
  const answer = await request(path, {});
  save(await answer.text(), name || `gridtown-${path.split('/')[3] ?? 'record'}.json`);
}
