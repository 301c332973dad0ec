// The page that is shown: its address, and how another comes up.
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
