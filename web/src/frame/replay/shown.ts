// The replay that is being looked at: the parts of a table that stand around every board tell it differently
// then.
import { getContext, setContext } from 'svelte';

import type { Replay } from '../../lib/replay.svelte';

const FILM = Symbol('replay');

export const showReplay = (replay: Replay): Replay => setContext(FILM, replay);

/** None where a match is being played. */
export const shownReplay = (): Replay | undefined => getContext<Replay | undefined>(FILM);
