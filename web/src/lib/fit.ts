// What has no room in a card is said smaller, step by step, until all of it is in sight.
const STEPS = ['1', '2', '3'];

/** Whether all that is in it can be seen: nothing has to be scrolled, up or sideways. */
const holds = (part: Element): boolean =>
  part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1;

/** Marks a card with how far it has to go (`data-fit`) so that its part, by a selector, holds all it says. */
export function fit(part: string): (card: HTMLElement) => () => void {
  return (card) => {
    const measure = (): void => {
      delete card.dataset.fit;
      for (const step of STEPS) {
        const middle = card.querySelector(part);
        if (!middle || holds(middle)) return;
        card.dataset.fit = step;
      }
    };
    const news = new MutationObserver(measure);
    news.observe(card, { childList: true, characterData: true, subtree: true });
    const room = new ResizeObserver(measure);
    for (const one of [card, card.parentElement]) if (one) room.observe(one);
    measure();
    return () => {
      news.disconnect();
      room.disconnect();
    };
  };
}
