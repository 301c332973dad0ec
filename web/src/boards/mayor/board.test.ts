import { flushSync, mount, unmount } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { LANGS } from '../../lib/settings.svelte';
import type { Seen } from '../../lib/seen';
import type { LegalAction } from '../../lib/types';
import { words } from '../../lib/words.svelte';
import Mayor from '../Mayor.svelte';
import { COMPONENTS, PREVIEW, update } from './fixture';
import type { MayorView } from './types';

let shown: Record<string, unknown> | null = null;
const sent: string[] = [];
/** What is on its way to the server. */
const sending = new SvelteSet<string>();

beforeAll(async () => {
  for (const lang of LANGS) await words.open('mayor', lang);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(JSON.stringify(COMPONENTS), { headers: { 'Content-Type': 'application/json' } }),
    ),
  );
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  sent.length = 0;
  sending.clear();
});

/** The board over a table that only notes what it is sent. */
async function play(view: Partial<MayorView>, actions: LegalAction[]): Promise<void> {
  const table = {
    id: 't',
    update: update(view, actions),
    line: 'live',
    problem: null,
    get sending() {
      return [...sending][0] ?? null;
    },
    log: [],
    past: [],
    backs: 0,
    still: false,
    previews: { 'P1 place 3 b1': PREVIEW },
    foreseen: [],
    viewer: 0,
    reason: () => null,
    ask: () => undefined,
    send: (action: string) => sent.push(action),
    speak: () => undefined,
  };
  shown = mount(Mayor, { target: document.body, props: { table: table as unknown as Seen<MayorView> } });
  await vi.waitFor(() => expect(document.querySelector('[data-square]')).not.toBeNull());
  flushSync();
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const click = (selector: string): void => {
  const [found] = all(selector);
  expect(found, selector).toBeDefined();
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};
const press = (key: string): void => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
};
const staged = (): string | null => all('[data-confirm]')[0]?.getAttribute('data-confirm') ?? null;

describe('the board', () => {
  it('offers the steps on the rondel, the free one first', async () => {
    await play(
      { phase: 'move' },
      [1, 2, 3, 4, 5].map((spaces) => ({
        action: `P1 move ${spaces}`,
        kind: 'move',
        spaces,
        cost: COMPONENTS.steps[spaces - 1],
        type: 'bank',
      })),
    );
    expect(
      all('[data-step]')
        .map((wedge) => wedge.dataset.step)
        .sort(),
    ).toEqual(['1', '2', '3', '4', '5']);
    expect(staged()).toBe('P1 move 1');
    click('[data-step="4"]');
    expect(staged()).toBe('P1 move 4');
    press('2');
    press('Enter');
    expect(sent).toEqual(['P1 move 2']);
  });

  it('marks the squares for the tile in hand, shows what they bring, and lets go', async () => {
    const place = { action: 'P1 place 3 b1', kind: 'place', tile: 3, square: 'b1' };
    await play({}, [
      place,
      { action: 'P1 claim 3 b1', kind: 'claim', tile: 3, square: 'b1', amenity: 42 },
      { action: 'P1 pass', kind: 'pass' },
      { action: 'P1 use 42', kind: 'use', tile: 42 },
    ]);
    expect(all('[data-mark="legal"]')).toHaveLength(0);
    press('1');
    expect(all('[data-mark="legal"]').map((square) => square.dataset.square)).toEqual(['b1']);
    expect(all('[data-square]')[0]?.getAttribute('aria-label')).toContain('legal, +4\u00a0VP +6\u00a0gold');
    click('[data-square="b1"]');
    expect(staged()).toBe('P1 place 3 b1');
    expect(all('.decision tbody tr')).toHaveLength(2);
    expect(all('.decision tbody tr')[0]?.textContent).toContain('19→23*');
    click('[data-action="P1 claim 3 b1"]');
    expect(staged()).toBe('P1 claim 3 b1');
    press('Escape');
    press('Escape');
    expect(all('[data-mark="legal"]')).toHaveLength(0);
    press('2');
    expect(staged()).toBe('P1 use 42');
  });

  it('takes digits for what is offered, after the tiles in hand', async () => {
    const offered = [
      { action: 'P1 buy bank', kind: 'buy', type: 'bank', cost: 4 },
      { action: 'P1 pass', kind: 'pass' },
    ];
    await play({ seats: update({}, []).view.seats.map((seat) => ({ ...seat, tiles: [] })) }, offered);
    press('2');
    expect(staged()).toBe('P1 pass');
    press('1');
    expect(staged()).toBe('P1 buy bank');
    expect(all('.options .kbd').map((key) => key.textContent)).toEqual(['1', '2']);
  });

  it('marks what is on its way alone', async () => {
    const place = (square: string): LegalAction => ({
      action: `P1 place 3 ${square}`,
      kind: 'place',
      tile: 3,
      square,
    });
    await play({}, [place('b1'), place('a4')]);
    press('1');
    expect(all('[data-mark="legal"]')).toHaveLength(2);
    click('[data-square="b1"]');
    expect(all('[data-mark="legal"]')).toHaveLength(2);
    sending.add('P1 place 3 b1');
    flushSync();
    expect(all('[data-mark="legal"]').map((square) => square.dataset.square)).toEqual(['b1']);
    expect(all('[data-mark="illegal"]')).toHaveLength(0);
  });

  it('draws the ways at a fork, each with the number of its key', async () => {
    const walk = (kind: string, space: string, path: string[]): LegalAction => ({
      action: `P1 ${kind} ${space}`,
      kind,
      space,
      number: 22,
      path,
      pushed: false,
    });
    await play({ phase: 'walk', walking: { player: 0, vp: 3, gp: 6, for: 'placement' } }, [
      walk('citizen', '22', ['20a', '21', '22']),
      walk('banker', '17a', ['12a', '17a']),
      walk('banker', '17b', ['12a', '17b']),
    ]);
    expect(all('[data-end]').map((end) => end.dataset.end)).toEqual(['22', '17a', '17b']);
    expect(all('[data-action]')).toHaveLength(3);
    expect(staged()).toBeNull();
    press('3');
    expect(staged()).toBe('P1 banker 17b');
    press('3');
    expect(sent).toEqual(['P1 banker 17b']);
  });

  it('ends with who holds the office', async () => {
    await play(
      {
        phase: 'over',
        to_act: [],
        result: { termination: 'mayor', ranking: [1, 2], scores: [50, 31], winners: [0] },
      },
      [],
    );
    expect(document.querySelector('main.end h2')?.textContent).toBe('Mara is Mayor');
    expect(all('main.end tbody .points').map((cell) => cell.textContent)).toEqual(['50', '31']);
  });
});
