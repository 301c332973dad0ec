import { expect, it, vi } from 'vitest';

import { fit } from './fit';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  },
);

/** A card whose part needs so many pixels at each step, down or sideways, and has a hundred. */
function card(needs: Record<string, number>, side: 'Height' | 'Width' = 'Height'): HTMLElement {
  const made = document.createElement('form');
  made.innerHTML = '<div class="part"></div>';
  const part = made.firstElementChild as HTMLElement;
  Object.defineProperty(part, `client${side}`, { value: 100 });
  Object.defineProperty(part, `scroll${side}`, { get: () => needs[made.dataset.fit ?? '0'] });
  return made;
}

it('goes as far as it has to so that all is in sight, and no further', () => {
  const roomy = card({ 0: 100 });
  fit('.part')(roomy);
  expect(roomy.dataset.fit).toBeUndefined();
  const full = card({ 0: 180, 1: 130, 2: 99, 3: 80 });
  fit('.part')(full);
  expect(full.dataset.fit).toBe('2');
});

it('lets nothing be scrolled sideways, either', () => {
  const broad = card({ 0: 100, 1: 140, 2: 140, 3: 100 }, 'Width');
  fit('.part')(broad);
  expect(broad.dataset.fit).toBeUndefined();
  const full = card({ 0: 326, 1: 140, 2: 100, 3: 100 }, 'Width');
  fit('.part')(full);
  expect(full.dataset.fit).toBe('2');
});

it('measures anew when something else is said', async () => {
  const needs = { 0: 180, 1: 90 };
  const one = card(needs);
  const stop = fit('.part')(one);
  expect(one.dataset.fit).toBe('1');
  needs[0] = 60;
  one.querySelector('.part')?.append('less');
  await expect.poll(() => one.dataset.fit).toBeUndefined();
  stop();
});
