// What the client stands on: who answers it, and where its pages have their addresses. That is the browser
// itself, with a server behind it. Where no server is, the build has another in its place
// (`src/device/host.ts`, by device-plugin.ts).

/** A line over which news come: a WebSocket, as far as it is used. */
export type NewsLine = Pick<
  WebSocket,
  'onopen' | 'onmessage' | 'onclose' | 'readyState' | 'close' | 'addEventListener'
>;

export interface Host {
  fetch(path: string, init: RequestInit): Promise<Response>;
  WebSocket: new (address: string) => NewsLine;
  location: Pick<Location, 'origin' | 'pathname' | 'search'>;
  history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
}

export const host: Host = globalThis;
