import { describe, expect, it, vi } from 'vitest';

import { Desk, type Door } from './desk';
import type { Lasting } from './kept';
import type { Told } from './wire';

/** A door that counts what it is asked, and a database that writes when it is told to. */
function desk({ bots = 0, thinking = 0 } = {}): {
  desk: Desk;
  told: Told[];
  write: (lasting?: Lasting) => Promise<void>;
  written: [string, string | null][][];
} {
  const told: Told[] = [];
  const written: [string, string | null][][] = [];
  const writing: ((lasting: Lasting) => void)[] = [];
  let version = 0;
  let seen = 0;
  const door: Door = {
    ask: (method, path, _body, _lang, tell) => {
      if (path.endsWith('/hint') && thinking-- > 0) tell(202, '');
      else tell(200, JSON.stringify(method === 'POST' ? ++version : version));
    },
    watch: () => undefined,
    leave: () => undefined,
    news: (tell) => {
      if (version > seen) tell(7, `version ${(seen = version)}`);
    },
    step: () => (bots-- > 0 ? (version++, 0) : -1),
    changed: (tell) => tell('device-1', `log ${version}`),
    take_in: () => '',
  };
  const put = (changed: readonly [string, string | null][]): Promise<Lasting> => {
    written.push([...changed]);
    return new Promise((resolve) => writing.push(resolve));
  };
  const settled = async (): Promise<void> => void (await new Promise((over) => setTimeout(over, 5)));
  const write = async (lasting: Lasting = 'kept'): Promise<void> => {
    await settled();
    writing.shift()?.(lasting);
    await settled();
  };
  return { desk: new Desk(door, { put, lasting: 'kept' }, (one) => told.push(one)), told, write, written };
}

const post = (id: number) => ({ id, method: 'POST', path: '/api/tables/x/actions', body: '', lang: 'en' });

describe('what is told', () => {
  it('is kept before', async () => {
    const { desk: one, told, write, written } = desk();
    void one.heed(post(1));
    await new Promise((over) => setTimeout(over, 5));
    expect(written).toEqual([[['device-1', 'log 1']]]);
    expect(told).toEqual([]);
    await write();
    expect(told).toEqual([
      { id: 1, status: 200, body: '1' },
      { line: 7, news: 'version 1' },
    ]);
  });

  it('comes in the order of what was asked', async () => {
    const { desk: one, told, write } = desk();
    void one.heed(post(1));
    void one.heed({ ...post(2), method: 'GET' });
    await write();
    await write();
    expect(told.flatMap((each) => ('id' in each ? [each.id, each.body] : []))).toEqual([1, '1', 2, '1']);
  });

  it('does not wait for what takes thinking about', async () => {
    const { desk: one, told, write } = desk({ thinking: 3 });
    void one.heed({ ...post(1), path: '/api/tables/x/hint' });
    void one.heed({ ...post(2), method: 'GET' });
    await write();
    expect(told.flatMap((each) => ('id' in each ? [each.id] : []))).toEqual([2]);
    await write();
    await write();
    expect(told.flatMap((each) => ('id' in each ? [each.id] : []))).toEqual([2, 1]);
  });

  it('is what bots do, too', async () => {
    const { desk: one, told, write } = desk({ bots: 1 });
    void one.heed(post(1));
    await write();
    expect(told).toHaveLength(2);
    await new Promise((over) => setTimeout(over, 20));
    expect(told).toHaveLength(2);
    await write();
    expect(told.at(-1)).toEqual({ line: 7, news: 'version 2' });
  });

  it('is that nothing more comes, where the rules have broken down', async () => {
    const broken = (): never => {
      throw new Error('no longer runs');
    };
    const door: Door = {
      ask: broken,
      watch: () => undefined,
      leave: () => undefined,
      news: broken,
      step: () => -1,
      changed: () => undefined,
      take_in: () => '',
    };
    const told: Told[] = [];
    vi.spyOn(console, 'error').mockReturnValue();
    const one = new Desk(door, { put: async () => 'kept', lasting: 'kept' }, (each) => told.push(each));
    await one.heed(post(1));
    expect(told).toEqual([{ failed: 'Error: no longer runs' }]);
    vi.restoreAllMocks();
  });

  it('says first that nothing more is kept, and once', async () => {
    const { desk: one, told, write } = desk();
    void one.heed(post(1));
    await write('full');
    expect(told.slice(0, 2)).toEqual([{ lasting: 'full' }, { id: 1, status: 200, body: '1' }]);
    void one.heed(post(2));
    await write('full');
    expect(told.filter((each) => 'lasting' in each)).toHaveLength(1);
    void one.heed(post(3));
    await write('kept');
    expect(told.filter((each) => 'lasting' in each).at(-1)).toEqual({ lasting: 'kept' });
  });
});
