import type { News } from './types';

export type Line = 'connecting' | 'live' | 'reconnecting';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const LONGEST_CLOSE = 500;

/**
 * Milliseconds before the n-th try, doubling, with up to a third of chance so that clients don't return as
 * one.
 */
export function backOff(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (1 + chance / 3);
}

interface Listener {
  news(news: News): void;
  line(line: Line): void;
}

/** A socket that comes back when it drops: the server then sends the whole view again. */
export class Socket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
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
    const socket = new WebSocket(`${scheme}://${location.host}${this.path()}`);
    this.socket = socket;
    socket.onopen = () => this.listener.line('live');
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
    this.listener.line('reconnecting');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), backOff(this.tries++));
  }

  get live(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private now = (): void => {
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
