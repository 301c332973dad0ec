import { afterEach, expect, it, vi } from 'vitest';
import { api, Refused } from './api';

afterEach(() => vi.unstubAllGlobals());

it('sends a request again under its id until an answer has come', async () => {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  let lost = true;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    if (path === '/api/tables' && lost) throw new TypeError('the answer got lost');
    return path === '/api/guest'
      ? new Response(null, { status: 204 })
      : Response.json({ table: 't', invitations: [] }, { status: 201 });
  });
  const request = { game: 'toy', players: 1, seats: ['person'] };
  await expect(api.create(request)).rejects.toThrow(Refused);
  await expect(api.create({ ...request, public: true })).rejects.toThrow(Refused);
  await expect(api.create({ ...request, public: true })).rejects.toThrow(Refused);
  lost = false;
  await api.create({ ...request, public: true });
  await api.create({ ...request, public: true });
  expect(sent.map(({ path }) => path)).toEqual(
    Array.from({ length: 5 }, () => ['/api/guest', '/api/tables']).flat(),
  );
  const [first, other, again, answered, fresh] = sent
    .filter(({ path }) => path === '/api/tables')
    .map(({ body }) => body.id);
  expect([again, answered]).toEqual([other, other]);
  expect(new Set([first, other, fresh]).size).toBe(3);
  expect(sent[1]?.body).toEqual({ ...request, id: first });
});

it('has no answer where the line was cut in the middle of one', async () => {
  const cut = new ReadableStream({ start: (body) => body.error(new TypeError('the line was cut')) });
  vi.stubGlobal('fetch', async () => new Response(cut));
  await expect(api.log('t', null, 0, 9)).rejects.toMatchObject({ code: 'offline', passing: true });
});
