import { describe, expect, it, vi } from 'vitest';

import { alone, reworded } from '../../device-plugin';
import type { Asked, Told } from './wire';

const asked: Asked[] = [];
let answer: (told: Told) => void = () => undefined;

class FakeWorker {
  onmessage: ((event: MessageEvent<Told>) => void) | null = null;
  constructor() {
    answer = (told) => this.onmessage?.(new MessageEvent('message', { data: told }));
  }
  postMessage(one: Asked): void {
    asked.push(one);
  }
}
vi.stubGlobal('Worker', FakeWorker);
vi.stubGlobal('__ANSWERS__', 'a mark');
vi.stubGlobal('__BYTES__', 16e6);
const { host } = await import('./host');

describe('a page in the query of one file', () => {
  it.each([
    ['', '/', ''],
    ['?/', '/', ''],
    ['?/tables/x', '/tables/x', ''],
    ['?/tables/x/replay?at=12&as=0', '/tables/x/replay', '?at=12&as=0'],
    ['?utm=1', '/', ''],
  ])('%s is %s%s', (query, path, search) => {
    history.replaceState(null, '', `./${query}`);
    expect([host.location.pathname, host.location.search]).toEqual([path, search]);
  });

  it.each(['/rules/neom', '/sub/?/rules/neom'])('%s gets an address of its own', (path) => {
    host.history.pushState(null, '', path);
    expect(location.search).toBe('?/rules/neom');
    expect(host.location.pathname).toBe('/rules/neom');
  });
});

describe('requests', () => {
  it('are answered by the worker', async () => {
    const given = host.fetch('/api/tables', { method: 'POST', body: '{}' });
    await vi.waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ method: 'POST', path: '/api/tables', body: '{}' }),
    );
    const last = asked.at(-1);
    answer({ id: (last as { id: number }).id, status: 201, body: '{"table":"device-1"}' });
    const response = await given;
    expect([response.status, await response.json()]).toEqual([201, { table: 'device-1' }]);
  });

  it('are answered before it is ready where they need no rules', async () => {
    const files = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((path) => Promise.resolve(new Response(JSON.stringify(path))));
    const before = asked.length;
    const ask = async (path: string): Promise<unknown> => (await host.fetch(path, {})).json();
    expect(await ask('/api/tables')).toEqual([]);
    expect(await ask('/api/lobby?kind=open')).toEqual({ tables: [], rest: null });
    expect(await ask('/api/notice')).toEqual({ text: {}, draining: false });
    expect(await ask('/api/games')).toMatch(/^\.\/answers\/games-en\.json/);
    expect(await ask('/api/games/neom/components')).toMatch(/^\.\/answers\/components-neom\.json/);
    expect(asked).toHaveLength(before);
    files.mockRestore();
    answer({ ready: true, unread: 0, lasting: 'kept' });
    const listed = host.fetch('/api/tables', {});
    await vi.waitFor(() => expect(asked).toHaveLength(before + 1));
    answer({ id: (asked.at(-1) as { id: number }).id, status: 200, body: '[{"table":"device-1"}]' });
    expect(await (await listed).json()).toEqual([{ table: 'device-1' }]);
    const kept = Object.keys(localStorage).find((key) => key.startsWith('gridtown.tables '));
    expect(localStorage.getItem(kept ?? '')).toContain('device-1');
  });

  it('list no tables the next time that were not kept', async () => {
    answer({ lasting: 'full' });
    const listed = host.fetch('/api/tables', {});
    await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ path: '/api/tables' }));
    answer({ id: (asked.at(-1) as { id: number }).id, status: 200, body: '[{"table":"device-2"}]' });
    expect(await (await listed).json()).toEqual([{ table: 'device-2' }]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('device-2');
    answer({ lasting: 'kept' });
  });

  it('can be given up', async () => {
    const given = host.fetch('/api/tables', { signal: AbortSignal.abort() });
    await expect(given).rejects.toThrow();
  });

  it('have lines over which news come until they are closed', () => {
    const line = new host.WebSocket('ws://here/api/tables/device-1/socket?lang=en');
    const opened = asked.at(-1) as { open: number; path: string };
    expect(opened.path).toBe('/api/tables/device-1/socket?lang=en');
    const heard: string[] = [];
    line.onmessage = ({ data }) => heard.push(String(data));
    line.onclose = () => heard.push('closed');
    answer({ line: opened.open, news: '{"view":{}}' });
    answer({ line: opened.open, news: null });
    answer({ line: opened.open, news: 'too late' });
    expect(heard).toEqual(['{"view":{}}', 'closed']);
    expect(line.readyState).toBe(WebSocket.CLOSED);
  });
});

describe('a component alone', () => {
  it('leads to pages of one file, and lacks what needs others', () => {
    expect(alone('<a href="/rules/{game}#x">')).toBe('<a href="./?/rules/{game}#x">');
    expect(alone('<a href="/api/guest/export" download>')).toContain('"/api/guest/export"');
    expect(alone('a<!--others--><b>\n</b><!--/others-->c')).toBe('ac');
  });

  it('says some things otherwise', () => {
    const words = 'one = 1\ntwo = 2\n  and more\nthree = 3\n';
    expect(reworded(words, 'two = II\nfour = IV\n')).toBe('one = 1\n\nthree = 3\n\ntwo = II\nfour = IV\n');
  });
});
