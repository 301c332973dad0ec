import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { words } from '../../lib/words.svelte';
import { sourcesOf } from '../../frame/rules/sources';
import type { Preview } from '../../lib/types';
import Callout from './Callout.svelte';
import { boxOf } from './fixture';
import type { CardInfo } from './types';

const TRACKS = [
  'money',
  'happiness',
  'power',
  'water',
  'garbage',
  'employment',
  'pollution',
  'traffic',
  'crime',
];
const box = boxOf({
  tracks: TRACKS.map((id) => ({ id, name: { en: id, de: id }, low: -5, high: 10 })),
});
const card = { condition: { services: ['healthcare'] }, reward: { money: 1 } } as unknown as CardInfo;

const change = (line: string, args: object = {}): object => ({
  line,
  amount: 1,
  conditional: false,
  player: null,
  args: { from: 0, to: 1, services: ['healthcare'], rewarded: 1, ...args },
  text: '',
});
const preview = {
  costs: [],
  changes: [...[...TRACKS, 'skyline'].map((line) => change(line)), change('lost', { cause: 'bankrupt' })],
} as unknown as Preview;

let shown: Record<string, unknown> | null = null;

beforeAll(() => words.open('skylines', 'en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function show(linked: boolean): void {
  shown = mount(Callout, { target: document.body, props: { card, preview, legal: true, box, linked } });
  flushSync();
}
const sections = (): string[] => [...document.querySelectorAll('a')].map(({ hash }) => hash.slice(1));

describe('what a tile would do', () => {
  it('leads, each reason of it, to the section that explains it, beside the map', async () => {
    const { line, why } = (await sourcesOf('skylines'))!;
    show(true);
    const told = document.querySelectorAll('.used, .reward, .lost');
    await expect.poll(() => sections().length).toBe(told.length);
    expect(told.length).toBe(3);
    expect([...told].every((one) => one.querySelector('a'))).toBe(true);
    expect(sections().sort()).toEqual([line.lost, ...Object.values(why)].sort());
    expect(document.querySelectorAll('.amount')).toHaveLength(0); // they stand at the tile
  });

  it('leads nowhere over the map, where nothing of it can be clicked', async () => {
    show(false);
    await new Promise((done) => setTimeout(done));
    expect(sections()).toEqual([]);
    expect(document.querySelectorAll('.amount')).toHaveLength(TRACKS.length + 1);
  });
});
