// How what others did is fitted into a narrow line: each in as many words as have room.
import { expect, it } from 'vitest';

import { squeeze } from './lines';

const ROOM = 32; // pixels: two lines of letters

/** A list of one item, as high in each of its forms as said. */
function list(high: Record<string, number>): HTMLElement {
  const made = document.createElement('ul');
  made.innerHTML = '<li><span class="shown"><span class="words"></span></span></li>';
  const item = made.firstElementChild as HTMLElement;
  const shown = item.firstElementChild as HTMLElement;
  Object.defineProperty(shown, 'clientHeight', { value: ROOM });
  Object.defineProperty(shown, 'scrollHeight', { get: () => high[item.className] ?? high.brief });
  Object.defineProperty(made, 'clientHeight', { value: ROOM });
  Object.defineProperty(made, 'scrollHeight', { value: 4 * ROOM });
  return made;
}
const form = (high: Record<string, number>): string | undefined => {
  const made = list(high);
  squeeze(made, 200);
  return made.firstElementChild?.className;
};

it('tells all, else the main thing, else what it was about, and where not even that fits the least', () => {
  expect(form({ long: 28, mid: 28, brief: 14 })).toBe('long');
  expect(form({ long: 42, mid: 28, brief: 14 })).toBe('mid');
  expect(form({ long: 56, mid: 42, brief: 28 })).toBe('');
  expect(form({ long: 70, mid: 56, brief: 42 })).toBe('few');
});
