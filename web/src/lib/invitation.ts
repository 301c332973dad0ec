// A key to a seat, on its way to the page that opens it: from a link, or typed in the list of tables.
import { route } from './route.svelte';

let typed = '';

/** The key in what somebody typed: a code, or a whole link. */
export function keyIn(text: string): string {
  return text.slice(text.indexOf('#') + 1).trim();
}

/** Takes a key that was typed to the page that opens it; it stands in no address. */
export function bring(key: string): void {
  typed = key;
  route.go('/join');
}

/** The key that was brought, once. A link's leaves the address before anything else is done with it. */
export function takeKey(): string {
  const key = location.hash.slice(1) || typed;
  typed = '';
  if (location.hash) history.replaceState(null, '', location.pathname);
  return key;
}
