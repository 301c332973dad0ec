// How the sheet lies: turned where its squares grow by it, and still so for those who come back.
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';

import type { Spot } from './types';
import { View } from './view.svelte';

const spot = (column: number, row: number): Spot => ({ board: 'A', column, row, turn: 0 });
const COLUMN = [spot(0, 0), spot(0, 1)];
const ROW = [spot(0, 0), spot(1, 0)];
const CORNER = [...COLUMN, spot(1, 0)];

/** Pixels of a square where one piece lies open on a phone with so much room above what stands under it. */
function onPhone(room: number, least = 40): number {
  let cell = 0;
  const stop = $effect.root(() => {
    const view = new View(
      () => ({ columns: 12, rows: 12 }),
      () => [spot(0, 0)],
      () => least,
      () => 52,
    );
    [view.width, view.high] = [340, room + 52];
    cell = view.cell;
  });
  stop();
  return cell;
}

it('a phone shows all of a piece, in smaller squares where it is low', () => {
  expect(onPhone(268)).toBe(41);
  expect(onPhone(227)).toBe(34);
  expect(onPhone(214)).toBe(32);
  expect(onPhone(150)).toBe(32);
  expect(onPhone(227, 0)).toBe(34);
});

/** Whether the sheet lies turned once these lie open one after the other, in a room of 800 by 500 pixels. */
function turned(table: string, ...opened: Spot[][]): boolean[] {
  let pieces = $state.raw(opened[0] ?? []);
  let view: View | undefined;
  const stop = $effect.root(() => {
    const map = { columns: 12, rows: 12 };
    view = new View(
      () => map,
      () => pieces,
      () => 0,
      () => 0,
      table,
    );
    [view.width, view.high] = [800, 500];
  });
  const found = opened.map((open) => {
    pieces = open;
    flushSync();
    return view?.turned ?? false;
  });
  stop();
  return found;
}

it('a sheet is turned where its squares grow by it', () => {
  expect(turned('', ROW, CORNER, COLUMN)).toEqual([false, false, true]);
});

it('a sheet that was turned stays so while the other way shows no more, also for those who come back', () => {
  expect(turned('ab12', COLUMN, CORNER)).toEqual([true, true]);
  expect(turned('ab12', CORNER)).toEqual([true]);
  expect(turned('cd34', CORNER)).toEqual([false]);
  expect(turned('', CORNER)).toEqual([false]);
});

it('a sheet that lies upright again is found upright', () => {
  expect(turned('ab12', COLUMN, ROW)).toEqual([true, false]);
  expect(turned('ab12', CORNER)).toEqual([false]);
  expect(turned('', CORNER)).toEqual([false]);
});
