import { afterEach, beforeEach, expect, it } from 'vitest';

import { Pointed } from './pointed.svelte';

const over = (pointerType: string): PointerEvent => new PointerEvent('pointermove', { pointerType });
let pointed: Pointed<string>;

/** What a browser tells of a finger that taps a line's button: the focus only comes with the first tap. */
function tap(line: string, first: boolean): void {
  pointed.hover(line).onpointermove(over('touch'));
  pointed.hover(line).onpointerleave(over('touch'));
  if (first) pointed.press(line).onfocus();
  pointed.press(line).onclick();
}

beforeEach(() => (pointed = new Pointed()));
afterEach(() => expect(pointed.line).toBeNull());

it('follows the pointer, and lets go as it leaves, also of what was clicked', () => {
  pointed.hover('a').onpointermove(over('mouse'));
  expect(pointed.line).toBe('a');
  pointed.press('a').onfocus();
  pointed.press('a').onclick();
  expect(pointed.line).toBe('a');
  pointed.hover('a').onpointerleave(over('mouse'));
});

it('follows the focus', () => {
  pointed.press('a').onfocus();
  expect(pointed.line).toBe('a');
  pointed.press('a').onblur();
  pointed.press('b').onfocus();
  expect(pointed.line).toBe('b');
  pointed.press('b').onblur();
});

it('holds what is tapped until the next tap', () => {
  tap('a', true);
  expect(pointed.line).toBe('a');
  pointed.press('a').onblur();
  tap('b', true);
  expect(pointed.line).toBe('b');
  tap('b', false);
});
