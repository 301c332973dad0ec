// Escape leaves what is open, wherever the focus is in it.
import type { Attachment } from 'svelte/attachments';

export const onEscape =
  (leave: () => void): Attachment<HTMLElement> =>
  (element) => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      leave();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  };
