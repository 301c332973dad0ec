// At which edges of what scrolls sideways there is more, for a style to show it.
import type { Attachment } from 'svelte/attachments';

/** Keeps `data-before` and `data-beyond` on an element while something of it lies to its left or right. */
export const edges: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const { scrollLeft, clientWidth, scrollWidth } = element;
    element.toggleAttribute('data-before', scrollLeft > 1);
    element.toggleAttribute('data-beyond', scrollLeft + clientWidth < scrollWidth - 1);
  };
  const room = new ResizeObserver(look);
  for (const one of [element, ...element.children]) room.observe(one);
  element.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    room.disconnect();
    element.removeEventListener('scroll', look);
  };
};
