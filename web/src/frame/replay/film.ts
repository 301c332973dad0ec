// The film that is being looked at: the parts of a table that stand around every board tell it differently then.
import { getContext, setContext } from 'svelte';

import type { Film } from '../../lib/film.svelte';

const FILM = Symbol('film');

export const showFilm = (film: Film): Film => setContext(FILM, film);

/** None where a match is being played. */
export const shownFilm = (): Film | undefined => getContext<Film | undefined>(FILM);
