import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import Tabs from './Tabs.svelte';

it('is one stop of Tab; arrows, Home and End open what they come to', () => {
  const shown = $state({ one: 'a' });
  const name = createRawSnippet<[string, boolean]>((one) => ({ render: () => `<b>${one()}</b>` }));
  const children = createRawSnippet(() => ({ render: () => '<p>panel</p>' }));
  const tabs = mount(Tabs, {
    target: document.body,
    props: {
      label: 'side',
      which: ['a', 'b', 'c'],
      get shown() {
        return shown.one;
      },
      name,
      onchoose: (one: string) => (shown.one = one),
      children,
    },
  });
  flushSync();
  const all = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  const press = (key: string): string => {
    all
      .find((tab) => tab.tabIndex === 0)
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    expect(all.filter((tab) => tab.tabIndex === 0)).toEqual([document.activeElement]);
    return shown.one;
  };
  expect(['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map(press)).toEqual([
    'b',
    'c',
    'a',
    'c',
    'a',
    'c',
  ]);
  void unmount(tabs);
});
