// How the sheet lies: turned where its squares grow by it, and still so for those who come back.
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';

import { Opened } from './opened.svelte';
import type { SkylinesView, Spot } from './types';
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

/** What of four pieces a phone sees, in squares: the first one is built all over. */
function seen(sought: string): number[] {
  let found: number[] = [];
  const stop = $effect.root(() => {
    const view = new View(
      () => ({ columns: 12, rows: 12 }),
      () => [
        { ...spot(0, 0), board: 'A' },
        { ...spot(1, 0), board: 'B' },
        { ...spot(1, 1), board: 'C' },
        { ...spot(0, 1), board: 'D' },
      ],
      () => 40,
      () => 52,
      '',
      () => Array.from({ length: 36 }, (_, i) => ({ row: Math.floor(i / 6), column: i % 6 })),
      () => [],
      () => sought,
    );
    [view.width, view.high] = [372, 267 + 52];
    const { left, top, right, bottom } = view.window;
    found = [left, top, right, bottom].map((side) => side / view.cell);
  });
  stop();
  return found;
}

it('a phone sees all of the piece one turns to, however much is built elsewhere', () => {
  const holds = (sought: string, column: number, row: number): boolean => {
    const [left = 0, top = 0, right = 0, bottom = 0] = seen(sought);
    return left <= column && right >= column + 6 && top <= row && bottom >= row + 6;
  };
  expect(holds('', 0, 0)).toBe(true);
  expect(holds('D', 0, 0)).toBe(false);
  expect(holds('D', 0, 6)).toBe(true);
  expect(holds('C', 6, 6)).toBe(true);
});

/** What a map turns to once these lie open one after the other. */
function turnedTo(...open: string[]): string[] {
  const told = open.map((up) => ({
    map: { pieces: ['A', 'B'].map((board) => ({ board, face_up: up.includes(board) })) },
  })) as unknown as SkylinesView[];
  let view = $state.raw(told[0] as SkylinesView);
  let opened: Opened | undefined;
  const stop = $effect.root(() => {
    opened = new Opened(() => view);
  });
  const found = told.map((one) => {
    view = one;
    flushSync();
    return opened?.board ?? '';
  });
  stop();
  return found;
}

it('turns to a piece that is opened, and stays there', () => {
  expect(turnedTo('A', 'AB', 'AB')).toEqual(['', 'B', 'B']);
});
