// Addresses inside the client: "/" is the list of tables, "/tables/<id>" one table,
// "/tables/<id>/replay?at=&as=" a frame of one that is over, "/join#<key>" the way to a seat. "/rules" lists
// the games there are rules of, "/rules/<game>" are those of one, "#<section>" a place in them,
// "/rules/<game>/notes" how doubtful ones are decided.

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
