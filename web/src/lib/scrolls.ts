// What scrolls has to be reached by keys, also where nothing in it takes the focus.
import type { Attachment } from 'svelte/attachments';

export const scrolls: Attachment<HTMLElement> = (element) => {
  element.tabIndex = 0;
};
