// A table at the other end of a line that the tests hold: what is kept, shown and marked when things come and
// go.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Choice } from './choice.svelte';
import { Table } from './table.svelte';
import type { AnyView, TableStatus, SeatInfo, Update } from './types';

type Answer = (path: string, body: unknown) => unknown;

class Wire {
  static OPEN = 1;
  static last: Wire;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Wire.last = this;
  }
  addEventListener(): void {}
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  tell(news: unknown): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
}

const seat = (player: number, mine: boolean): SeatInfo => ({
  player,
  name: `P${player}`,
  kind: 'person',
  presence: 'here',
  substitute: null,
  agrees: false,
  awaited: true,
  hours: null,
  mine,
});
const statusOf = (...mine: number[]): TableStatus =>
  ({
    seats: [0, 1, 2].map((player) => seat(player, mine.includes(player))),
    end: null,
    talking: true,
    game: 'toy',
  }) as unknown as TableStatus;

function updateOf(viewer: number | null, version: number, ...to_act: number[]): Update {
  const view: AnyView = { game: 'toy', viewer, to_act };
  const legal =
    viewer !== null && to_act.includes(viewer) ? [{ action: `P${viewer + 1} go`, kind: 'go' }] : [];
  return {
    version,
    since: 0,
    view,
    legal_actions: legal,
    events: [{ version, id: 'went', player: 0, args: {}, text: `secret of ${viewer}, ${version}` }],
    names: [],
    seats: [],
    over: false,
    take_back: null,
    thinking: [],
    chosen: null,
  };
}

let answer: Answer;
let asked: string[];
let table: Table;

function answers(status: TableStatus, updates: Record<string, Update>): void {
  answer = (path) => {
    if (path.includes('/status')) return status;
    if (path.includes('/chat')) return { chat: [] };
    if (path.includes('/previews')) return { version: 0, previews: {}, foreseen: [] };
    if (path.includes('/log?')) return { since: 0, events: [] };
    return updates[/seat=(\d)/.exec(path)?.[1] ?? ''] ?? null;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push(`${path} ${String(init?.body ?? '')}`);
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(answer(path, init?.body)) });
  });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function sitDown(status: TableStatus, updates: Record<string, Update>): Promise<void> {
  answers(status, updates);
  table = new Table('t');
  await vi.advanceTimersByTimeAsync(1);
  Wire.last.open();
}

/** Whether anything a table holds speaks of what a seat was told. */
const speaksOf = (viewer: number): boolean =>
  JSON.stringify([table.update, table.log, table.previews]).includes(`secret of ${viewer}`);

describe('a device with two seats', () => {
  const updates = { 0: updateOf(0, 1, 0, 1), 1: updateOf(1, 1, 0, 1) };

  it('shows nothing before somebody has taken it', async () => {
    await sitDown(statusOf(0, 1), updates);
    Wire.last.tell(updates[0]);
    expect([table.passing, speaksOf(0), speaksOf(1)]).toEqual([0, false, false]);
    table.sit(0);
    Wire.last.open();
    Wire.last.tell(updates[0]);
    expect([table.passing, table.viewer]).toEqual([null, 0]);
  });

  it('forgets what one seat saw when the other is asked, and all that still comes for it', async () => {
    await sitDown(statusOf(0, 1), updates);
    table.sit(0);
    Wire.last.tell(updates[0]);
    expect(speaksOf(0)).toBe(true);
    Wire.last.tell(updateOf(0, 2, 1));
    Wire.last.tell(updateOf(0, 3, 1));
    expect([table.passing, table.update, speaksOf(0)]).toEqual([1, null, false]);
    table.sit(1);
    Wire.last.tell(updateOf(0, 3, 1));
    expect(table.update).toBeNull();
    Wire.last.tell(updates[1]);
    expect([table.viewer, speaksOf(0), speaksOf(1)]).toEqual([1, false, true]);
  });

  it('goes back to the former seat when that wants to look, and on again', async () => {
    await sitDown(statusOf(0, 1), updates);
    table.sit(0);
    Wire.last.tell(updateOf(0, 2, 1));
    table.return();
    Wire.last.tell(updateOf(0, 2, 1));
    expect([table.passing, table.viewer, table.next]).toEqual([null, 0, 1]);
    table.pass();
    expect([table.passing, table.update]).toEqual([1, null]);
  });

  it('stays with the last seat while all its seats wait, and passes nothing once it is over', async () => {
    await sitDown(statusOf(0, 1), updates);
    table.sit(0);
    Wire.last.tell(updateOf(0, 2, 2));
    expect([table.passing, table.viewer]).toEqual([null, 0]);
    Wire.last.tell({ ...updateOf(0, 3, 1), over: true });
    expect([table.passing, table.viewer]).toEqual([null, 0]);
  });
});

describe('a long log', () => {
  const passages = (): string[] => asked.filter((one) => one.includes('/log?'));

  it('is asked for once, though line and answer leave out the same', async () => {
    await sitDown(statusOf(0), { '': { ...updateOf(0, 9, 0), since: 8 } });
    Wire.last.tell({ ...updateOf(0, 9, 0), since: 8 });
    await vi.advanceTimersByTimeAsync(1);
    expect(passages()).toHaveLength(1);
  });

  it('is not asked for any more by a table that was left while there was no line', async () => {
    await sitDown(statusOf(0), { '': updateOf(0, 1, 0) });
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.reject(new TypeError('no line'));
    });
    Wire.last.tell({ ...updateOf(0, 9, 0), since: 8 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(passages()).toHaveLength(2);
    table.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(passages()).toHaveLength(2);
  });
});

describe('a seat that was transferred', () => {
  it('leaves nothing behind', async () => {
    await sitDown(statusOf(0), { '': updateOf(0, 1, 0) });
    expect(speaksOf(0)).toBe(true);
    Wire.last.tell({ status: statusOf() });
    expect([table.gone, table.update, speaksOf(0)]).toEqual([true, null, false]);
  });
});

describe('a match ended by agreement', () => {
  it('asks nobody any more, not even by an answer that was on its way', async () => {
    await sitDown(statusOf(0), { '': updateOf(0, 1, 0) });
    Wire.last.tell({ ...updateOf(0, 1), over: true });
    expect([table.update?.legal_actions, table.update?.view.to_act]).toEqual([[], []]);
    Wire.last.tell(updateOf(0, 1, 0));
    expect([table.update?.over, table.update?.legal_actions]).toEqual([true, []]);
  });
});

describe('a line that is lost', () => {
  it('is told after four seconds, and what came meanwhile is marked', async () => {
    await sitDown(statusOf(0), { '': updateOf(0, 1, 0) });
    Wire.last.drop();
    vi.advanceTimersByTime(3_900);
    expect(table.cut).toBe(false);
    vi.advanceTimersByTime(200);
    expect(table.cut).toBe(true);
    Wire.last.open();
    expect(table.cut).toBe(false);
    Wire.last.tell(updateOf(0, 4, 0));
    expect(table.missed).toEqual({ after: 1, upto: 4 });
    Wire.last.tell(updateOf(0, 5, 0));
    expect(table.missed).toEqual({ after: 1, upto: 4 });
  });
});

describe('a choice that is on its way', () => {
  const two = (version: number): Update => ({
    ...updateOf(0, version, 0),
    legal_actions: ['P1 go', 'P1 stay'].map((action) => ({ action, kind: 'go' })),
  });

  it('stays held up while there is no line, and nothing else is', async () => {
    await sitDown(statusOf(0), { '': two(1) });
    Wire.last.tell(two(1));
    const choice = new Choice(() => table);
    choice.hold(choice.actions[0]);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    choice.confirm();
    await vi.advanceTimersByTimeAsync(100);
    choice.hold(choice.actions[1]);
    choice.drop();
    expect(choice.staged?.action).toBe('P1 go');
  });
});

describe('what is asked of a choice', () => {
  it('is given up once a step is taken, and not asked while that is on its way', async () => {
    await sitDown(statusOf(0), { '': updateOf(0, 1, 0) });
    Wire.last.tell(updateOf(0, 1, 0));
    const calls: { path: string; signal: AbortSignal | null | undefined }[] = [];
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      calls.push({ path, signal: init?.signal });
      return new Promise(() => undefined);
    });
    const about = (what: string) => calls.filter(({ path }) => path.includes(what));
    void table.lookAhead(['P1 go']);
    void table.ask('P1 stay');
    expect(about('/ahead').map(({ signal }) => signal?.aborted)).toEqual([false]);
    table.send('P1 go');
    void table.lookAhead(['P1 wait']);
    expect([...about('/ahead'), ...about('/explain')].map(({ signal }) => signal?.aborted)).toEqual([
      true,
      true,
    ]);
    expect(about('/actions')).toHaveLength(1);
  });

  it('is given up when others take a step, and asked anew after that', async () => {
    await sitDown(statusOf(0), { '': updateOf(0, 1, 0) });
    Wire.last.tell(updateOf(0, 1, 0));
    const given: boolean[] = [];
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      init?.signal?.addEventListener('abort', () => given.push(path.includes('/ahead')));
      return new Promise(() => undefined);
    });
    void table.lookAhead(['P1 go']);
    Wire.last.tell(updateOf(0, 2, 0));
    expect(given).toEqual([true]);
    void table.lookAhead(['P1 go']);
    Wire.last.tell(updateOf(0, 3, 0));
    expect(given).toEqual([true, true]);
  });
});

describe('a line that is tried again', () => {
  it('tells when, and is tried at once where somebody wants that', async () => {
    await sitDown(statusOf(0), { '': updateOf(0, 1, 0) });
    for (let tries = 0; tries < 8; tries++) {
      const lost = Wire.last;
      lost.drop();
      expect((table.nextTry ?? 0) - Date.now()).toBeLessThan(2700);
      for (let waited = 0; Wire.last === lost && waited < 3000; waited += 100) vi.advanceTimersByTime(100);
      expect(Wire.last).not.toBe(lost);
    }
    const lost = Wire.last;
    lost.drop();
    table.tryNow();
    expect(Wire.last).not.toBe(lost);
    Wire.last.open();
    expect([table.line, table.nextTry]).toEqual(['live', null]);
  });
});

describe('a line that is refused', () => {
  it('comes back later and later, until it is told of the table', async () => {
    await sitDown(statusOf(0), { '': updateOf(0, 1, 0) });
    const again = (news: unknown): number => {
      const refused = Wire.last;
      refused.open();
      refused.tell(news);
      refused.drop();
      let waited = 0;
      for (; Wire.last === refused; waited += 100) vi.advanceTimersByTime(100);
      return waited;
    };
    const no = { code: 'too-many-sockets', message: 'Close some.' };
    const waits = [no, no, no, no].map(again);
    expect(waits[3]).toBeGreaterThan(3000);
    expect(table.problem?.message).toBe('Close some.');
    expect(again(updateOf(0, 2, 0))).toBeLessThan(1000);
  });
});

describe('what is held over the board', () => {
  const ghosts = (): string[] =>
    asked.filter((one) => one.includes('/ghost')).map((one) => one.split(' ').slice(1).join(' '));

  it('is shown a few times a second, the last of it always', async () => {
    await sitDown(statusOf(0), { '': updateOf(0, 1, 0) });
    for (const square of ['a1', 'a2', 'a3']) table.show(square);
    expect(ghosts()).toEqual(['{"ghost":"a1"}']);
    await vi.advanceTimersByTimeAsync(500);
    expect(ghosts()).toEqual(['{"ghost":"a1"}', '{"ghost":"a3"}']);
    table.show('a3');
    table.show(null);
    await vi.advanceTimersByTimeAsync(500);
    expect(ghosts().slice(2)).toEqual(['{"ghost":null}']);
  });

  it('is sent once what was sent before has arrived, and again where it has not', async () => {
    await sitDown(statusOf(0), { '': updateOf(0, 1, 0) });
    const held: ((arrived: boolean) => void)[] = [];
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      asked.push(`${path} ${String(init?.body ?? '')}`);
      return new Promise((arrive, fail) =>
        held.push((arrived) =>
          arrived ? arrive({ ok: true, status: 204 }) : fail(new TypeError('no line')),
        ),
      );
    });
    table.show('a1');
    table.show(null);
    await vi.advanceTimersByTimeAsync(500);
    expect(ghosts()).toEqual(['{"ghost":"a1"}']);
    held[0]?.(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(ghosts().slice(1)).toEqual(['{"ghost":null}']);
    held[1]?.(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(ghosts().slice(1)).toEqual(['{"ghost":null}', '{"ghost":null}']);
  });

  it('is not shown by who is not asked', async () => {
    await sitDown(statusOf(0), { '': updateOf(0, 1, 1) });
    table.show('a1');
    expect(ghosts()).toEqual([]);
  });
});
