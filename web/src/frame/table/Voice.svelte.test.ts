import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { TableEvent } from '../../lib/types';
import { voice } from '../../lib/voice.svelte';
import Voice from './Voice.svelte';

const event = (version: number): TableEvent =>
  ({ version, id: 'passed', player: 0, text: `line ${version}` }) as TableEvent;
const heard = (part: string): string[] =>
  [...document.querySelectorAll(`[data-voice=${part}] p, p[data-voice=${part}]`)].map(
    (p) => p.textContent ?? '',
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(log: TableEvent[]): { props: { log: TableEvent[] }; stop: () => void } {
  const props = $state({ log });
  const shown = mount(Voice, { target: document.body, props });
  flushSync();
  return { props, stop: () => void unmount(shown) };
}

function come(props: { log: TableEvent[] }, ...versions: number[]): void {
  props.log = [...props.log, ...versions.map(event)];
  flushSync();
}

test('what stood in the log already is not told', () => {
  const { stop } = started([event(1), event(2)]);
  vi.runAllTimers();
  flushSync();
  expect(heard('news')).toEqual([]);
  stop();
});

test('lines that come close upon each other are told together, oldest first, and then no more', () => {
  const { props, stop } = started([event(1)]);
  come(props, 2);
  come(props, 3, 4);
  vi.runAllTimers();
  flushSync();
  expect(heard('news')).toEqual(['line 2', 'line 3', 'line 4']);
  come(props, 5);
  vi.runAllTimers();
  flushSync();
  expect(heard('news')).toEqual(['line 5']);
  stop();
});

test('the log told anew in another language is no news', () => {
  const { props, stop } = started([event(1), event(2)]);
  props.log = [];
  flushSync();
  come(props, 1, 2);
  vi.runAllTimers();
  flushSync();
  expect(heard('news')).toEqual([]);
  stop();
});

test('after a long absence the last lines are told', () => {
  const { props, stop } = started([event(1)]);
  come(props, ...Array.from({ length: 30 }, (_, i) => i + 2));
  vi.runAllTimers();
  flushSync();
  expect(heard('news')).toHaveLength(8);
  expect(heard('news').at(-1)).toBe('line 31');
  stop();
});

test('what is held up is told, and silence when it is let go', () => {
  const { stop } = started([]);
  voice.held = 'Keep the Prison';
  flushSync();
  expect(heard('held')[0]).toContain('Keep the Prison');
  voice.held = '';
  flushSync();
  expect(heard('held')).toEqual(['']);
  stop();
});
