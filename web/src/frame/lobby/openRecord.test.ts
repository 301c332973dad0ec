import { afterEach, describe, expect, it, vi } from 'vitest';

import { api, Refused } from '../../lib/api';
import { openRecord } from './openRecord';

const ALL = 'gridtown-export-1';
const DEEP = 100_000;

afterEach(() => vi.restoreAllMocks());

/** What is uploaded; a record that says so is refused. */
function uploads(): string[] {
  const sent: string[] = [];
  vi.spyOn(api, 'tables').mockResolvedValue([]);
  vi.spyOn(api, 'upload').mockImplementation(async (record) => {
    sent.push(record);
    if (record.includes('bad')) throw new Refused({ code: 'bad-record', message: `not ${record}` });
    return { table: 't', player: -1 };
  });
  return sent;
}

const file = (...tables: unknown[]): string => JSON.stringify({ format: ALL, tables });

describe('a file with several tables', () => {
  it('is taken in but for those that are refused', async () => {
    const sent = uploads();
    const taken = await openRecord(
      file({ table: 'a', record: { a: 1 } }, { table: 'b', record: 'bad' }, { table: 'c', record: { c: 1 } }),
    );
    expect(sent).toEqual(['{"a":1}', '"bad"', '{"c":1}']);
    expect(taken).toEqual({ taken: 2, refused: ['not "bad"'] });
  });

  it('may hold what is no table', async () => {
    const sent = uploads();
    const taken = await openRecord(
      file(null, 5, 'x', [], {}, { table: {}, record: 0 }, { record: { a: 1 } }),
    );
    expect(sent).toEqual(['{"a":1}']);
    expect(taken).toEqual({ taken: 1, refused: [] });
  });

  it('is no longer gone through where nobody answers', async () => {
    uploads();
    vi.spyOn(api, 'upload').mockRejectedValue(new Refused({ code: 'offline', message: '' }));
    await expect(openRecord(file({ table: 'a', record: { a: 1 } }))).rejects.toMatchObject({
      code: 'offline',
    });
  });
});

it.each([
  ['a table', `{"format":"${ALL}","tables":[{"record":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}]}`],
  ['a record', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  ['what never ends', '{"a":'.repeat(DEEP)],
])('leaves brackets without end in %s to who reads records', async (_where, text) => {
  const sent = uploads();
  expect(await openRecord(text)).toEqual({ path: '/tables/t/replay' });
  expect(sent).toEqual([text]);
});

it('reads brackets in words', async () => {
  const words = `[{${'['.repeat(DEEP)}\\"`;
  const sent = uploads();
  expect(await openRecord(file({ table: 'a', record: { words } }))).toMatchObject({ taken: 1 });
  expect(sent).toEqual([JSON.stringify({ words })]);
});

it.each(['', '{', 'null', '5', '"x"', '[]', `{"format":"${ALL}"}`, `{"format":"${ALL}","tables":5}`])(
  'takes %j for a record',
  async (text) => {
    const sent = uploads();
    await openRecord(text);
    expect(sent).toEqual([text]);
  },
);
