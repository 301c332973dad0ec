import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Replay } from './replay.svelte';
import { settings } from './settings.svelte';
import type { TableEvent } from './types';
import { words, Words } from './words.svelte';

const LAST = 20;
const event = (frame: number, id = 'did', player = frame % 2): TableEvent => ({
  version: frame + 1,
  id,
  player,
  args: { amount: frame },
  text: `${id} ${frame}`,
});
const LOG = Array.from({ length: LAST + 1 }, (_, frame) => event(frame));

interface Asked {
  frame: number;
  as: string | null;
  lang: string | null;
  aborted: boolean;
}
let asked: Asked[] = [];
let answers: Record<string, () => Response> = {};
let slow = 0;

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const seats = [0, 1].map((player) => ({ player, name: `P${player}`, mine: player === 1 }));
const timeline = {
  last: LAST,
  players: [-1, ...Array.from({ length: LAST }, (_, i) => i % 2)],
  actions: [],
  scores: [],
  together: false,
};

/** What happened, seven events at a time. */
function passage(query: URLSearchParams): { since: number; events: TableEvent[] } {
  const upto = Number(query.get('upto'));
  const since = Math.max(Number(query.get('since')), upto - 7);
  return { since, events: LOG.filter(({ version }) => version > since && version <= upto) };
}

async function server(path: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(path, 'http://here');
  const answer = Object.entries(answers).find(([end]) => url.pathname.endsWith(end))?.[1];
  if (answer) return answer();
  if (url.pathname.endsWith('/timeline/log')) return json(passage(url.searchParams));
  const frame = Number(url.pathname.split('/').at(-1));
  const since = Number(url.searchParams.get('since'));
  const as = url.searchParams.get('as');
  const one = { frame, as, lang: url.searchParams.get('lang'), aborted: false };
  if (since) asked.push(one);
  init.signal?.addEventListener('abort', () => (one.aborted = true));
  if (slow) await new Promise((resolve) => setTimeout(resolve, slow));
  if (init.signal?.aborted) throw new DOMException('', 'AbortError');
  const events = LOG.filter(({ version }) => version > since && version <= frame + 1);
  return json({
    version: frame + 1,
    since,
    view: { game: 'g', viewer: as === null ? null : Number(as), to_act: [] },
    events,
    legal_actions: [],
    names: ['A', 'B'],
    seats: [],
    over: false,
    take_back: null,
    thinking: [],
    chosen: null,
  });
}

let replay: Replay | null = null;
const open = async (at = 0, eyes: number | null | 'own' = null): Promise<Replay> => {
  replay = new Replay('t', at, eyes === 'own' ? undefined : eyes);
  await vi.waitFor(() => expect(replay?.update).not.toBeNull());
  return replay;
};
const shown = (): number => (replay?.update?.version ?? 0) - 1;
const arrives = (frame: number): Promise<void> =>
  vi.waitFor(() => expect(shown()).toBe(frame), { timeout: 3000 });

beforeEach(() => {
  asked = [];
  slow = 0;
  answers = { '/timeline': () => json(timeline), '/status': () => json({ game: 'g', seats }) };
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  replay?.close();
  settings.speak('en');
});

describe('a replay', () => {
  it('opens at the frame and through the eyes asked for; without them, through one’s own', async () => {
    const at = await open(7, 0);
    await arrives(7);
    expect([at.last, at.at, at.viewer, at.log.length]).toEqual([LAST, 7, 0, LAST + 1]);
    at.close();
    expect((await open(99, 'own')).viewer).toBe(1);
    await arrives(LAST);
  });

  it('asks for no log but once, and fetches what comes next before it is wanted', async () => {
    const at = await open(3);
    await vi.waitFor(() => expect(asked.map(({ frame }) => frame)).toEqual([3, 4, 5, 6, 7]));
    at.walk(1);
    expect(shown()).toBe(4); // it was here already
    await vi.waitFor(() => expect(asked.at(-1)?.frame).toBe(8));
    expect(at.events.map(({ text }) => text)).toEqual(['did 4']);
    expect(at.past.at(-1)?.text).toBe('did 4');
  });

  it('drops what is passed by: of many frames wanted at once only the last is shown', async () => {
    const at = await open();
    await vi.waitFor(() => expect(asked).toHaveLength(5));
    slow = 30;
    for (const frame of [9, 11, 13, 15, 17]) at.seek(frame);
    await arrives(17);
    expect(asked.map(({ frame }) => frame).filter((frame) => frame > 5 && frame < 17)).toEqual([]);
    expect(at.still).toBe(true);
  });

  it('moves only what follows, looked at for a while', async () => {
    const at = await open(3);
    await vi.waitFor(() => expect(asked).toHaveLength(5));
    await new Promise((resolve) => setTimeout(resolve, 700));
    at.walk(1);
    expect([shown(), at.still]).toEqual([4, false]);
    at.walk(1);
    expect([shown(), at.still]).toEqual([5, true]); // too soon
    at.walk(-1);
    expect(at.still).toBe(true);
  });

  it('plays on by itself to the end, and stops for whoever takes the slider', async () => {
    const at = await open(LAST - 2);
    at.speed = 3;
    at.toggle();
    expect(at.playing).toBe(true);
    await arrives(LAST);
    await vi.waitFor(() => expect(at.playing).toBe(false));
    at.toggle();
    expect(at.at).toBe(0);
    at.seek(5);
    expect(at.playing).toBe(false);
  });

  it('looks through other eyes, and speaks another language', async () => {
    const at = await open(2, 0);
    at.look(1);
    await vi.waitFor(() => expect(at.viewer).toBe(1));
    settings.speak('de');
    at.read();
    await vi.waitFor(() =>
      expect(asked.some(({ lang, as, frame }) => lang === 'de' && as === '1' && frame === 2)).toBe(true),
    );
  });

  it('says what was refused, and tries again where there was no answer', async () => {
    answers['/timeline'] = () => json({ code: 'not-over', message: 'Still being played.' }, 409);
    replay = new Replay('t', 0, null);
    await vi.waitFor(() =>
      expect(replay?.refused).toEqual({ code: 'not-over', message: 'Still being played.' }),
    );
    replay.close();
    let tries = 0;
    answers['/timeline'] = () => {
      if (!tries++) throw new TypeError('no line');
      return json(timeline);
    };
    replay = new Replay('t', 0, null);
    await vi.waitFor(() => expect(replay?.offline).toBe(true));
    await vi.waitFor(() => expect(replay?.update).not.toBeNull(), { timeout: 4000 });
    expect(replay.offline).toBe(false);
  });

  it('walks from stretch to stretch, by the words a game has for them', async () => {
    vi.spyOn(words, 'in').mockImplementation((lang) => bundle.in(lang));
    const bundle = new Words({ '../boards/g/en.ftl': async () => 'head-turn = Turn' });
    await bundle.open('g', 'en');
    LOG.push(event(6, 'turn', -1), event(12, 'turn', -1));
    const at = await open(0);
    await vi.waitFor(() => expect(at.log.length).toBe(LOG.length));
    flushSync();
    at.turn(1);
    expect(at.marks.filter((mark) => mark.level === 0).map((mark) => mark.frame)).toEqual([6, 12]);
    LOG.length = LAST + 1;
    vi.restoreAllMocks();
  });
});
