import { expect, it, vi } from 'vitest';

import { edges } from './edges';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  },
);

it('tells at which edges there is more, while it is moved', () => {
  const row = document.createElement('div');
  Object.defineProperty(row, 'clientWidth', { value: 390 });
  Object.defineProperty(row, 'scrollWidth', { value: 450 });
  const stop = edges(row);
  const shown = (): boolean[] => ['data-before', 'data-beyond'].map((edge) => row.hasAttribute(edge));
  const moved = (left: number): boolean[] => {
    row.scrollLeft = left;
    row.dispatchEvent(new Event('scroll'));
    return shown();
  };
  expect(shown()).toEqual([false, true]);
  expect(moved(30)).toEqual([true, true]);
  expect(moved(60)).toEqual([true, false]);
  stop?.();
  expect(moved(0)).toEqual([true, false]);
});
