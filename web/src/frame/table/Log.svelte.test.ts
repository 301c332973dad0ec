// The log on the page: while what lies before is still on its way, and by keyboard.
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import { Peek } from '../../lib/peek.svelte';
import type { TableEvent } from '../../lib/types';
import Log from './Log.svelte';
import type { Part } from './told';
import Told from './Told.svelte';

const events = (from: number, upto: number): TableEvent[] =>
  Array.from({ length: upto - from + 1 }, (_, i) => ({
    version: from + i,
    id: 'placed',
    player: -1,
    args: {},
    text: `word ${from + i}`,
  }));

it('keeps each line where older ones come in behind it', () => {
  let log = $state.raw(events(5, 8));
  const shown = mount(Log, {
    target: document.body,
    props: {
      names: [],
      get log() {
        return log;
      },
    },
  });
  flushSync();
  const lines = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('#log p')];
  const before = lines();
  log = [...events(1, 4), ...log];
  flushSync();
  expect(lines().slice(0, 4)).toEqual(before);
  expect(lines().map((line) => line.textContent?.trim())).toEqual(
    [8, 7, 6, 5, 4, 3, 2, 1].map((version) => `word ${version}`),
  );
  void unmount(shown);
});

it('is walked by arrows from one name to the next, with a single stop for Tab', () => {
  const peek = new Peek<{ name: string }>();
  const words = createRawSnippet<[TableEvent]>(() => ({
    render: () => '<span></span>',
    setup: (into) => {
      const parts: Part<{ name: string }>[] = ['Kiosk', ' and ', 'Villa'].map((text, i) =>
        i === 1 ? { text } : { text, what: { name: text } },
      );
      mount(Told, { target: into, props: { parts, peek } });
    },
  }));
  const shown = mount(Log, { target: document.body, props: { log: events(1, 2), names: [], words } });
  flushSync();
  const log = document.querySelector<HTMLElement>('#log');
  log?.focus();
  const press = (key: string): string | null | undefined => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document.activeElement?.textContent;
  };
  expect(press('ArrowLeft')).toBe('Villa');
  expect(['Kiosk', 'Villa', 'Kiosk'].map(() => press('ArrowRight'))).toEqual(['Kiosk', 'Villa', 'Kiosk']);
  expect(press('ArrowLeft')).toBe('Villa');
  expect([...document.querySelectorAll('[tabindex="0"]')]).toEqual([log]);
  void unmount(shown);
});
