// How what others did is fitted into a line, by the classes of the list and its items.

/** What gives way, step by step, where not all fits: the caption and spaces, then words. */
const STEPS = [[], ['cramped']];
const BROAD = 600; // pixels of a line in which each keeps its verb: some stand on further lines rather
const SHORT = ['cramped', 'short'];
const TIGHT = ['cramped', 'tight'];
/** How an item is told where it has room after all: whole, or with its verb. */
const FORMS = ['long', 'mid'];
const FEWEST = 'few'; // where even the few words of a narrow line have no room

/** How many are on other lines than the one that is shown: a line holds whole ones. */
export function unseenIn(list: HTMLElement): number {
  const { top, bottom } = list.getBoundingClientRect();
  return [...list.children]
    .map((item) => item.getBoundingClientRect())
    .filter((item) => item.bottom <= top + 1 || item.top >= bottom - 1).length;
}

const uncut = (part: Element, kinds: string): boolean =>
  [...part.querySelectorAll(kinds)].every(
    (one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1,
  );

/** Whether all that was done stands whole on one line. */
export const fits = (list: HTMLElement): boolean =>
  list.scrollHeight <= list.clientHeight + 1 &&
  [...list.querySelectorAll('.words, .main')].every((said) => said.scrollWidth <= said.clientWidth);

/** Fits what a list tells into its width; whether any sentence is shorter than it was told, or small. */
export function squeeze(list: HTMLElement, wide: number): boolean {
  const items = [...list.children];
  list.classList.remove(...SHORT, ...TIGHT);
  for (const item of items) item.classList.remove(...FORMS, FEWEST);
  for (const step of STEPS) {
    list.classList.add(...step);
    if (fits(list)) return false;
  }
  const narrow = wide < BROAD;
  list.classList.add(...(narrow ? TIGHT : SHORT));
  // A narrow line is for one item, in two lines of letters; from a broad one none drives another.
  for (const item of items) {
    for (const form of FORMS) {
      const before = unseenIn(list);
      item.classList.add(form);
      if (narrow ? uncut(item, '.shown') : uncut(item, '.words, .main') && unseenIn(list) <= before) break;
      item.classList.remove(form);
    }
    item.classList.toggle(FEWEST, narrow && !uncut(item, '.shown'));
  }
  return narrow || !items.every((item) => item.classList.contains('long'));
}
