// Where somebody reads in a long page, kept while the page becomes another: in another language, or all of it
// again after a search.

/** The part with this id stands at the reading line, and so much of it is above. */
export interface Place {
  id: string;
  share: number;
}

const LINE = 140; // pixels from the top of the window, below whatever sticks there

/** The last of the parts that has begun above the reading line; null at the top of the page. */
export function placeIn(parts: Iterable<HTMLElement>): Place | null {
  let place: Place | null = null;
  for (const part of parts) {
    const { top, height } = part.getBoundingClientRect();
    if (height > 0 && top <= LINE) place = { id: part.id, share: Math.min(1, (LINE - top) / height) };
  }
  return place;
}

export function goTo({ id, share }: Place): void {
  const part = document.getElementById(id);
  if (!part) return;
  const { top, height } = part.getBoundingClientRect();
  scrollBy({ top: top + share * height - LINE, behavior: 'instant' });
}

/** Lets the page change, and what one reads stays where it is. */
export async function stay(parts: Iterable<HTMLElement>, change: () => Promise<void>): Promise<void> {
  const read = document.getElementById(placeIn(parts)?.id ?? '');
  const top = (): number => read?.getBoundingClientRect().top ?? 0;
  const before = top();
  await change();
  const moved = top() - before;
  if (moved) scrollBy({ top: moved, behavior: 'instant' });
}
