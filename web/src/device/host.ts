// What the client stands on where no server is: a worker answers it, and its pages have their addresses in
// the query of the one file there is, "./?/tables/x/replay?at=12". So they can be reloaded, copied and opened
// in another tab, in any folder of any host.
import type { Host, NewsLine } from '../lib/host';
import { settings } from '../lib/settings.svelte';
import { Loading } from './loading';
import { keepForLater } from './update';
import type { Asked, Told } from './wire';

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const loading = new Loading();
const waiting = new Map<number, { resolve: (answer: Response) => void; reject: (why: Error) => void }>();
const lines = new Map<number, Line>();
let last = 0;
let broken = '';

const send = (asked: Asked): void => worker.postMessage(asked);

worker.onmessage = ({ data }: MessageEvent<Told>) => {
  if ('id' in data) {
    const { id, status, body } = data;
    waiting.get(id)?.resolve(new Response(status === 204 ? null : body, { status }));
    waiting.delete(id);
  } else if ('line' in data) lines.get(data.line)?.hear(data.news);
  else if ('loaded' in data) loading.show(data.loaded / data.all);
  else if ('ready' in data) {
    loading.over(data.kept);
    keepForLater().catch(() => undefined); // without it one needs the host again, and no more
  } else if ('elsewhere' in data) loading.elsewhere();
  else if ('notKept' in data) loading.over(false);
  else if ('slow' in data) loading.slow();
  else fail(data.failed);
};
worker.onerror = (event) => fail(event.message);

function fail(why: string): void {
  console.error(why);
  broken = why;
  loading.fail();
  for (const { reject } of waiting.values()) reject(new Error(why));
  waiting.clear();
}

function request(path: string, init: RequestInit): Promise<Response> {
  const id = ++last;
  const { signal } = init;
  if (broken || signal?.aborted) return Promise.reject(new Error(broken || 'given up'));
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => {
      waiting.delete(id);
      reject(new Error('given up'));
    });
    waiting.set(id, { resolve, reject });
    const body = typeof init.body === 'string' ? init.body : '';
    send({ id, method: init.method ?? 'GET', path, body, lang: settings.lang });
  });
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
  void save(link.getAttribute('href') ?? '', link.download);
});

async function save(path: string, name: string): Promise<void> {
  const answer = await request(path, {});
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name || `gridtown-${path.split('/')[3] ?? 'record'}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
