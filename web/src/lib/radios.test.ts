import { expect, it, vi } from 'vitest';

import { walk } from './radios';

it('walks a group with arrows, round its ends, and chooses what it comes to', () => {
  const chosen = vi.fn();
  document.body.innerHTML =
    '<div><button role="radio">a</button><p>why</p><button role="radio">b</button></div>';
  const group = document.body.firstElementChild as HTMLElement;
  group.onkeydown = (event) => walk(event as KeyboardEvent & { currentTarget: HTMLElement });
  const [first, last] = [...group.querySelectorAll('button')];
  for (const radio of [first, last]) radio?.addEventListener('click', () => chosen(radio.textContent));
  first?.focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'Tab'])
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(chosen.mock.calls.flat()).toEqual(['b', 'a', 'b']);
  expect(document.activeElement).toBe(last);
});
