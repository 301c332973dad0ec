// The stylesheets of parts that come later. Vite asks for each once: one that could not be had is never asked
// for again, and its part would be shown bare. So it is asked for here, before its part is.
const lost = new Set<HTMLLinkElement>();
let mending: Promise<unknown> = Promise.resolve();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  true, // it doesn't bubble
);

/** Settled when no stylesheet is missing any more; rejected where one still can't be had. */
export function mended(): Promise<unknown> {
  const again = (): Promise<unknown> => Promise.all([...lost].map(askAgain));
  return (mending = mending.then(again, again));
}

function askAgain(link: HTMLLinkElement): Promise<unknown> {
  const fresh = link.cloneNode() as HTMLLinkElement;
  lost.delete(link);
  link.replaceWith(fresh);
  return new Promise((had, failed) => {
    fresh.addEventListener('load', had);
    fresh.addEventListener('error', failed);
  });
}
