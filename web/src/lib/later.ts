// Parts that a page can begin without. They come a little later, so that no lost line keeps anybody from
// them; not where the browser is asked to save data: then each comes when it is wanted.
const BREATH = 2000; // milliseconds that the first page has for itself

interface Network {
  connection?: { saveData?: boolean };
}

export function later<T>(load: () => Promise<T>): () => Promise<T> {
  if (!(navigator as Network).connection?.saveData)
    setTimeout(() => void load().catch(() => undefined), BREATH);
  return load;
}

let begun: Promise<void> | undefined;

/** Over when what asked for it first, as it was shown, has had that time. */
export function breath(): Promise<void> {
  return (begun ??= pause());
}

const pause = (): Promise<void> => new Promise((over) => setTimeout(over, BREATH));

/** What comes after that time, and is asked for again as long as it can't be had: where there is no line. */
export function afterBreath<T>(load: () => Promise<T>): Promise<T> {
  const again = (): Promise<T> => load().catch(() => pause().then(again));
  return breath().then(again);
}
