import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { sourcesOf } from '../../frame/rules/sources';
import { settings } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import said from '../../../../src/gridtown/games/skylines/messages/en.ftl?raw';
import rules from './rules.en.md?raw';
import Status from './Status.svelte';
import type { SkylinesView } from './types';

/** The ids of all that is said of a kind: the lines of previews and the score, the refusals. */
const idsOf = (kind: string): string[] =>
  [...said.matchAll(new RegExp(`^${kind}-([\\w-]+) =`, 'gm'))].map(([, id]) => id!);
const SECTIONS = [...rules.matchAll(/^##.*\{#([\w-]+)\}$/gm)].map(([, id]) => id!);

let shown: ReturnType<typeof mount> | null = null;
beforeAll(async () => {
  settings.speak('en');
  await words.open('skylines', 'en');
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

/** The sections that words on the page lead to, once they are known. */
async function led(many: number): Promise<string[]> {
  flushSync();
  const links = (): HTMLAnchorElement[] => [...document.querySelectorAll('a')];
  await vi.waitFor(() => expect(links()).toHaveLength(many));
  return links().map((link) => link.getAttribute('href')?.replace('/rules/skylines#', '') ?? '');
}

describe('what is said of the rules', () => {
  it('is explained by a section each', async () => {
    const { line, rule } = (await sourcesOf('skylines'))!;
    expect(idsOf('line').filter((id) => !SECTIONS.includes(line[id] ?? ''))).toEqual([]);
    expect(idsOf('rule').filter((id) => !SECTIONS.includes(rule[id] ?? ''))).toEqual([]);
    expect([idsOf('line').length, idsOf('rule').length > 30]).toEqual([11, true]);
  });

  it.each([true, false])('leads there from the treasury (slim: %s)', async (slim) => {
    const view = { milestone: 1, milestones: 3, tracks: { money: 9 } } as SkylinesView;
    shown = mount(Status, { target: document.body, props: { view, slim } });
    expect(await led(1)).toEqual(['tracks']);
  });
});
