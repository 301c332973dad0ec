import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Peek } from './peek.svelte';

let thing: HTMLElement;
const peek = new Peek<{ number: number }>();

/** Points at the thing, as a browser would tell it. */
function point(type: 'mouse' | 'touch'): void {
  const seen = (event: Event): void => peek.over(event as PointerEvent, { number: 12 });
  thing.addEventListener('pointerenter', seen, { once: true });
  thing.dispatchEvent(new PointerEvent('pointerenter', { pointerType: type }));
  if (type === 'mouse') thing.dispatchEvent(new PointerEvent('pointermove', { pointerType: type }));
}

beforeEach(() => {
  vi.useFakeTimers();
  thing = document.body.appendChild(document.createElement('p'));
});
afterEach(() => {
  peek.hide();
  thing.remove();
  vi.useRealTimers();
});

it('shows what is pointed at after a moment, a longer one for a finger', () => {
  point('mouse');
  expect(peek.shown).toBeNull();
  vi.advanceTimersByTime(250);
  expect(peek.shown).toEqual({ number: 12, x: 0, y: 0, half: 0 });
  peek.hide();
  point('touch');
  vi.advanceTimersByTime(250);
  expect(peek.shown).toBeNull();
});

it('shows nothing that came to lie under a pointer at rest, until the pointer moves', () => {
  thing.addEventListener('pointerenter', (event) => peek.over(event, { number: 12 }), { once: true });
  thing.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  vi.advanceTimersByTime(5000);
  expect(peek.shown).toBeNull();
  thing.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  vi.advanceTimersByTime(250);
  expect(peek.shown?.number).toBe(12);
});

it('shows what lies beside a part of a drawing, as soon as one says', () => {
  peek.beside(thing, { number: 7 }, 320);
  vi.advanceTimersByTime(300);
  expect(peek.shown).toBeNull();
  vi.advanceTimersByTime(30);
  expect(peek.shown?.number).toBe(7);
});

it('shows nothing that was left again, or is gone from the page', () => {
  point('mouse');
  peek.hide();
  vi.advanceTimersByTime(500);
  expect(peek.shown).toBeNull();
  point('mouse');
  vi.advanceTimersByTime(500);
  peek.tidy();
  expect(peek.shown?.number).toBe(12);
  thing.remove();
  peek.tidy();
  expect(peek.shown).toBeNull();
});
