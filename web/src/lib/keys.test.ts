import { beforeEach, expect, it, vi } from 'vitest';

import { focusOn, Keys } from './keys.svelte';
import { settings } from './settings.svelte';

const board = {
  letters: { n: vi.fn(), N: vi.fn() },
  number: vi.fn(),
  drop: vi.fn(),
  confirm: vi.fn(),
  holds: vi.fn(),
};
let keys: Keys;

/** Presses a key where the focus is; whether the board took it. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  HTMLElement.prototype.checkVisibility ??= () => true;
  vi.resetAllMocks();
  keys = new Keys(board);
  document.body.innerHTML =
    '<input><button role="option" aria-selected="true">a</button>' +
    '<button role="option" aria-selected="false" id="b">b</button>';
  document.body.onkeydown = keys.press;
});

it('hands letters and numbers to the board, and leaves it what is no shortcut', () => {
  expect([press('n'), press('N'), press('4'), press('q'), press('Tab')]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(board.letters.n).toHaveBeenCalledOnce();
  expect(board.letters.N).toHaveBeenCalledOnce();
  expect(board.number).toHaveBeenCalledWith(4);
});

it('hears no shortcut while something is typed, with a modifier, or switched off', () => {
  focusOn('input');
  expect(press('n')).toBe(false);
  (document.activeElement as HTMLElement).blur();
  expect(press('n', { ctrlKey: true })).toBe(false);
  settings.toggleKeys();
  expect(press('n')).toBe(false);
  settings.toggleKeys();
  expect(board.letters.n).not.toHaveBeenCalled();
});

it('confirms with Enter where nothing else is meant: on the page itself, on what is chosen', () => {
  board.holds.mockReturnValue('where chosen');
  expect(press('Enter')).toBe(true);
  focusOn('[aria-selected="true"]');
  expect(press('Enter')).toBe(true);
  focusOn('#b');
  expect(press('Enter')).toBe(false);
  board.holds.mockReturnValue(true);
  expect(press('Enter')).toBe(true);
  expect(board.confirm).toHaveBeenCalledTimes(3);
  board.holds.mockReturnValue(false);
  focusOn('[aria-selected="true"]');
  expect(press('Enter')).toBe(false);
});

it('confirms with Enter on what has no use for it, such as a heading, but once a press', () => {
  board.holds.mockReturnValue('where chosen');
  document.body.innerHTML = '<h1 tabindex="-1">Mayor</h1><a href="/rules">Rules</a>';
  focusOn('h1');
  expect(press('Enter')).toBe(true);
  expect(press('Enter', { repeat: true })).toBe(false);
  focusOn('a');
  expect(press('Enter')).toBe(false);
  expect(board.confirm).toHaveBeenCalledOnce();
});

it('confirms with Enter after a pointer has pressed something else, until Tab has moved the focus', () => {
  board.holds.mockReturnValue('where chosen');
  document.body.innerHTML =
    '<button id="dark"><svg></svg></button><input>' +
    '<div role="dialog"><button id="close">Close</button></div>' +
    '<button role="option" aria-disabled="true">Sold out</button>';
  document.body.onpointerdown = keys.point;
  const click = (selector: string, on = selector): void => {
    document.querySelector(on)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    focusOn(selector);
  };
  click('#dark', 'svg');
  expect(press('Enter')).toBe(true);
  click('#close');
  expect(press('Enter')).toBe(false);
  click('#dark');
  press('Tab');
  expect(press('Enter')).toBe(false);
  click('input');
  expect(press('Enter')).toBe(false);
  expect(board.confirm).toHaveBeenCalledOnce();
  click('[aria-disabled]'); // what can't be chosen has no use for it either
  expect(press('Enter')).toBe(true);
});

it('confirms with Enter where the focus went from what a pointer has pressed and that is gone', () => {
  board.holds.mockReturnValue('where chosen');
  document.body.innerHTML = '<button id="gone"></button><button id="heir"></button>';
  document.body.onpointerdown = keys.point;
  const gone = document.querySelector('#gone');
  gone?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  focusOn('#heir');
  expect(press('Enter')).toBe(false);
  gone?.remove();
  expect(press('Enter')).toBe(true);
  press('Tab');
  expect(press('Enter')).toBe(false);
});

it('takes the focus along to what a number has chosen, so that Enter opens nothing else', async () => {
  document.body.innerHTML =
    '<a href="/rules">Rules</a><button data-action="P1 pass">Pass</button>' +
    '<button data-confirm="P1 pass">Pass</button><button data-square="a1">A1</button>';
  focusOn('a');
  press('2');
  await new Promise(requestAnimationFrame);
  expect(document.activeElement?.getAttribute('data-action')).toBe('P1 pass');
  focusOn('[data-square]');
  press('2');
  await new Promise(requestAnimationFrame);
  expect(document.activeElement?.getAttribute('data-square')).toBe('a1');
});

it('takes the focus to the choice where nothing confirms it, or what had the focus is gone', async () => {
  document.body.innerHTML =
    '<a href="/rules">Rules</a><button id="flip">Flip</button>' +
    '<div class="shell"><button role="option" aria-selected="false">1</button>' +
    '<button role="option" aria-selected="true">2</button></div>';
  for (const from of ['a', '#flip']) {
    focusOn(from);
    press('2');
    document.querySelector('#flip:focus')?.remove();
    await new Promise(requestAnimationFrame);
    expect(document.activeElement?.textContent).toBe('2');
  }
});

it('opens the sheet of keys, and closes it with Escape, which lets go only after that', () => {
  press('?');
  expect(keys.open).toBe(true);
  press('Escape');
  expect(keys.open).toBe(false);
  expect(board.drop).not.toHaveBeenCalled();
  press('Escape');
  expect(board.drop).toHaveBeenCalledOnce();
});

it('goes by W to the rule beside what is pointed at, else to that of the prompt', () => {
  const clicked = vi.fn((event: Event) => {
    event.preventDefault();
    return (event.target as HTMLElement).dataset.rule;
  });
  HTMLElement.prototype.checkVisibility ??= () => true; // which the tests' page lacks
  expect(press('w')).toBe(false);
  document.body.insertAdjacentHTML('beforeend', '<p><a data-rule="asked"></a></p>');
  document.body.onclick = clicked; // taken off again: all test files share the page
  expect(press('w')).toBe(true);
  document.body.insertAdjacentHTML('beforeend', '<p role="note"><a data-rule="pointed-at"></a></p>');
  press('w');
  document.body.onclick = null;
  expect(clicked.mock.results.map(({ value }) => value as unknown)).toEqual(['asked', 'pointed-at']);
});
