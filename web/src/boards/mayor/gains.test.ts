import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { LANGS, settings } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import { sourcesOf } from '../../frame/rules/sources';
import type { MayorChoice } from './choice.svelte';
import { PREVIEW } from './fixture';
import Gains from './Gains.svelte';
import { rows, type Change } from './preview';
import english from './en.ftl?raw';
import rules from './rules.en.md?raw';

const SECTIONS = [...rules.matchAll(/\{#([\w-]+)\}$/gm)].map(([, id]) => id);
const ICONS: Record<string, string> = { outer: '+', inner: 'o', own: 'piece', piece: 'beside' };

/** The reasons there are words for, as previews name them. */
const REASONS = [...english.matchAll(/^mayor-why-(\w+) =/gm)]
  .map(([, id = '']) => ICONS[id] ?? id)
  .filter((id) => id !== 'park'); // no Park scores a Park

let shown: Record<string, unknown> | null = null;

beforeAll(async () => {
  for (const lang of LANGS) await words.open('mayor', lang);
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  settings.speak('en');
});

const change = (line: string, why: string[], args: Change['args'] = {}): Change => ({
  line,
  amount: 2,
  conditional: false,
  player: null,
  args: { times: why.length, why, from: 40, to: 42, pushed: 0, lost: 0, varies: 0, ...args },
  text: '',
});

/** The lines below the players' names and below the table. */
async function lines(changes: Change[], kind: string): Promise<HTMLElement[]> {
  const gains = rows({ costs: [], changes }, 0, [0, 1]);
  const choice = { gains, staged: { action: '', kind }, building: kind !== 'pass' } as unknown as MayorChoice;
  shown = mount(Gains, { target: document.body, props: { choice, viewer: 0, names: ['Mara', 'Ines'] } });
  flushSync();
  await expect.poll(() => document.querySelectorAll('thead a').length).toBe(2);
  flushSync();
  return [...document.querySelectorAll<HTMLElement>('tbody th small, .fine')];
}

/** What of a line leads nowhere; where the rest leads. */
function parts(line: HTMLElement): [string, string[]] {
  const links = [...line.querySelectorAll('a')];
  const rest = line.cloneNode(true) as HTMLElement;
  for (const link of rest.querySelectorAll('a')) link.remove();
  return [(rest.textContent ?? '').trim(), links.map((link) => link.hash.slice(1))];
}

describe('what an action would bring', () => {
  it.each(REASONS)('leads to the section that explains it: %s', async (reason) => {
    for (const line of await lines([change('gp', [reason])], 'place')) {
      const [rest, sections] = parts(line);
      expect(rest).toMatch(/^(\d+×:)?$/);
      expect(sections).toHaveLength(1);
      expect(SECTIONS).toContain(sections[0]);
    }
  });

  it('leads there where nothing matches, an amenity is taken, or a piece goes on or stops', async () => {
    const [nothing] = await lines([], 'place');
    expect(parts(nothing!)).toEqual(['', ['matches']]);
    void unmount(shown!);
    const [taken] = await lines([change('vp', ['rainbow'])], 'claim');
    expect(parts(taken!)).toEqual([',', ['taking', 'rainbow']]);
    void unmount(shown!);
    const [own, notes] = await lines([change('gp', ['pass'], { pushed: 1, lost: 1 })], 'pass');
    expect(parts(own!)).toEqual(['', ['passing']]);
    expect(parts(notes!)[1]).toEqual(['taken', 'paying']);
    expect(document.querySelector('td small')?.textContent).toContain('40→42*†');
  });

  it('tells everybody why, and each reason leads to its own section', async () => {
    const [mine, hers] = await lines(PREVIEW.changes as Change[], 'place');
    expect(mine?.textContent).toBe('3×: yellow, N, own piece');
    expect(parts(mine!)[1]).toEqual(['matches', 'matches', 'matches']);
    expect(hers?.textContent).toBe('1×: piece on the street');
    expect(parts(hers!)[1]).toEqual(['beside']);
  });

  it('has words for every reason with a source, and a source for all words', async () => {
    const known = Object.keys((await sourcesOf('mayor'))!.why);
    const without = ['claim', 'pushed', 'lost']; // told in words of their own
    expect(known.filter((id) => !without.includes(id)).sort()).toEqual([...REASONS].sort());
  });
});
