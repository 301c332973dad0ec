import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import Sure from './Sure.svelte';

it('asks first, does it at the second press, and can not be pressed while something is under way', () => {
  const now = $state({ busy: true });
  let done = 0;
  const sure = mount(Sure, {
    target: document.body,
    props: {
      label: 'Delete',
      get busy() {
        return now.busy;
      },
      onsure: () => done++,
    },
  });
  const button = document.querySelector('button');
  const press = (): void => {
    button?.click();
    flushSync();
  };
  press();
  expect(button?.textContent).toBe('Delete');
  now.busy = false;
  flushSync();
  press();
  expect([button?.textContent === 'Delete', done]).toEqual([false, 0]);
  press();
  expect([button?.textContent, done]).toEqual(['Delete', 1]);
  void unmount(sure);
});
