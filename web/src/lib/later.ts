// Parts that a page can begin without. They come a little later, so that no lost line keeps anybody from
// them; not where the browser is asked to save data: then each comes when it is wanted.
import { mended } from './stylesheets';

const BREATH = 2000; // milliseconds that the first page has for itself

interface Network {
  connection?: { saveData?: boolean };
}

/** What gives a part, asked for until it can be had. */
export function later<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  const part = (): Promise<T> => (coming ??= insist(load));
  if (!(navigator as Network).connection?.saveData) setTimeout(() => void part(), BREATH);
  return part;
}

let begun: Promise<void> | undefined;

/** Over when what asked for it first, as it was shown, has had that time. */
export function breath(): Promise<void> {
  return (begun ??= pause());
}

/** What is seen to be missing: it comes right after the first picture, which doesn't wait for it. */
export function afterPaint<T>(load: () => Promise<T>): Promise<T> {
  return painted().then(() => insist(load));
}

/** Settled in the second frame from now: what is there now has been painted by then. */
export const painted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

const pause = (): Promise<void> => new Promise((over) => setTimeout(over, BREATH));

/** Asks for a part until it can be had, without a line or from a server that has too much to do; calling what
 * it returns ends that. */
export function persist<T>(load: () => Promise<T>, had: (part: T) => void): () => void {
  let wanted = true;
  const ask = (): unknown =>
    wanted &&
    mended()
      .then(load)
      .then(
        (part) => wanted && had(part),
        () => pause().then(ask),
      );
  ask();
  return () => void (wanted = false);
}

const insist = <T>(load: () => Promise<T>): Promise<T> => new Promise((had) => void persist(load, had));

/** What comes after that time, however often it has to be asked for. */
export function afterBreath<T>(load: () => Promise<T>): Promise<T> {
  return breath().then(() => insist(load));
}
