// What the first page asks is answered before the rules are here, so nobody looks at an empty page: the games
// from files of the build, one's tables as they were listed the last time.
import { settings, store, stored } from '../lib/settings.svelte';

const LISTED = `gridtown.tables ${location.pathname} `;

const ANSWERS: Readonly<Record<string, () => string>> = {
  '/api/tables': () => stored(LISTED + settings.lang) ?? '[]',
  '/api/lobby': () => '{"tables":[],"rest":null}', // nobody else's tables are here
  '/api/notice': () => '{"text":{},"draining":false}',
};

/** The file with what is always the same; null where it isn't. */
function fileOf(path: string): string | null {
  if (path === '/api/games') return `games-${settings.lang}`;
  const game = /^\/api\/games\/([\w-]+)\/components$/.exec(path)?.[1];
  return game ? `components-${game}` : null;
}

/** The answer to a request that needs no rules; null to one that does. */
export async function early(address: string, init: RequestInit): Promise<Response | null> {
  const [path = ''] = address.split('?', 1);
  if ((init.method ?? 'GET') !== 'GET') return null;
  const answer = ANSWERS[path];
  if (answer) return new Response(answer());
  const file = fileOf(path);
  const given = file && (await fetch(`./answers/${file}.json?${__ANSWERS__}`, init).catch(() => null));
  return given && given.ok ? given : null;
}

/** Remembers how one's tables were listed. */
export function remember(address: string, body: string): void {
  if (address.split('?', 1)[0] === '/api/tables') store(LISTED + settings.lang, body);
}
