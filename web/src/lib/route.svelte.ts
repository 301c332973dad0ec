// Addresses inside the client: "/" is the list of tables, "/tables/<id>" one table,
// "/tables/<id>/replay?at=&as=" a frame of one that is over, "/join#<key>" the way to a seat. "/rules" lists
// the games there are rules of, "/rules/<game>" are those of one, "#<section>" a place in them,
// "/rules/<game>/notes" how doubtful ones are decided.
import { host } from './host';

class Route {
  path = $state(host.location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.path = host.location.pathname));
  }

  /** Opens a page. instead: one doesn't come back to the page before. */
  go(path: string, instead = false): void {
    if (instead) host.history.replaceState(null, '', path);
    else host.history.pushState(null, '', path);
    this.path = host.location.pathname;
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** Follows a link without loading the page again, unless a new tab or a download was asked for. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}

/** The table whose replay is wanted; null where the page is another. */
export function replayOf(path: string): string | null {
  const match = /^\/tables\/([^/]+)\/replay\/?$/.exec(path);
  return match?.[1] ? decodeURIComponent(match[1]) : null;
}

export function isInvitation(path: string): boolean {
  return /^\/join\/?$/.test(path);
}

export const tablePath = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export function tableOf(path: string): string | null {
  const match = /^\/tables\/([^/]+)\/?$/.exec(path);
  return match?.[1] ? decodeURIComponent(match[1]) : null;
}

/** The game whose notes on its rules are wanted; null where the page is another. */
export function notesOf(path: string): string | null {
  return /^\/rules\/([\w-]+)\/notes\/?$/.exec(path)?.[1] ?? null;
}

/** The game whose rules are wanted, '' for the list of them; null where the page is another. */
export function rulesOf(path: string): string | null {
  const match = /^\/rules(?:\/([\w-]*))?\/?$/.exec(path);
  return match ? (match[1] ?? '') : null;
}
