// The replay that is being looked at: the parts of a table that stand around every board tell it differently
// then.
import { getContext, setContext, type Component } from 'svelte';

import type { Replay } from '../../lib/replay.svelte';

const FILM = Symbol('replay');
const WORDS = Symbol('words of a replay');

type FrameWords = Component<{ replay: Replay }>;

/** words: what tells a frame in place of the prompt; a table is read without it. */
export function showReplay(replay: Replay, words: FrameWords): Replay {
  setContext(WORDS, words);
  return setContext(FILM, replay);
}

/** None where a match is being played. */
export const shownReplay = (): Replay | undefined => getContext<Replay | undefined>(FILM);

export const shownWords = (): FrameWords | undefined => getContext<FrameWords | undefined>(WORDS);
