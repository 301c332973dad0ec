import { host, type NewsLine } from './host';
import type { News } from './types';

export type Line = 'connecting' | 'live' | 'reconnecting';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 2000; // so that one is back within three seconds of the server
const REFUSED_WAIT = 10_000; // where it answers, only to refuse one
const LONGEST_CLOSE = 500;

/**
 * Milliseconds before the n-th try, doubling, with up to a third of chance so that clients don't return as
 * one.
 */
export function backOff(tries: number, chance = Math.random(), most = LONGEST_WAIT): number {
  return Math.min(most, FIRST_WAIT * 2 ** tries) * (1 + chance / 3);
}

interface Listener {
  news(news: News): void;
  /** next: when a lost line is tried again, by `Date.now()`. */
  line(line: Line, next?: number): void;
}

/** A socket that comes back when it drops: the server then sends the whole view again. */
export class Socket {
  private socket: NewsLine | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private answered = false; // by the server, since the last try
  private readonly path: () => string;
  private readonly listener: Listener;

  constructor(path: () => string, listener: Listener) {
    this.path = path;
    this.listener = listener;
    this.open();
    addEventListener('online', this.now);
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new host.WebSocket(`${scheme}://${location.host}${this.path()}`);
    this.socket = socket;
    this.answered = false;
    socket.onopen = () => {
      this.answered = true;
      this.listener.line('live');
    };
    socket.onmessage = (event) => {
      const news = JSON.parse(String(event.data)) as News;
      if (!('code' in news)) this.tries = 0; // one that is let in only to be refused comes back ever later
      this.listener.news(news);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private lost(): void {
    if (this.closed) return;
    const wait = backOff(this.tries++, Math.random(), this.answered ? REFUSED_WAIT : LONGEST_WAIT);
    this.listener.line('reconnecting', Date.now() + wait);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }

  get live(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Tries at once. */
  now = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    this.again();
  };

  /** Drops the socket and opens it anew, with the path as it is now. */
  again(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.now);
    this.socket?.close();
  }

  /** Settled when the server, too, has heard that the line was closed, or doesn't answer. */
  get ended(): Promise<void> {
    const { socket } = this;
    if (!socket || socket.readyState === WebSocket.CLOSED) return Promise.resolve();
    return new Promise((resolve) => {
      socket.addEventListener('close', () => resolve());
      setTimeout(resolve, LONGEST_CLOSE);
    });
  }
}
