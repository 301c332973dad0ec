// What a moment of a film is called, and what happened then, in words.
import type { Film } from '../../lib/film.svelte';
import { listed, t } from '../../lib/messages';
import { around, momentOf, type Mark } from '../../lib/stretches';

type Args = Record<string, string | number>;

/** "Generation II" */
export function markWords({ event }: Mark): string {
  return event ? t(`head-${event.id}`, event.args as Args) : '';
}

/** What a short stretch is counted as: "3"; nothing where it isn't counted. */
export function markNumber({ event }: Mark): string {
  return typeof event?.args.amount === 'number' ? String(event.args.amount) : '';
}

/** "Generation II · Turn 3" */
export function placeWords(film: Film): string {
  return around(film.marks, film.at).map(markWords).join(' · ');
}

/** Before the first choice: who plays, and how much there is to see. What was dealt then stands in the log. */
function beginning(film: Film): string[] {
  const names = film.update?.names ?? [];
  return [t('replay-beginning', { names: listed(names), count: names.length }), t('replay-length', { count: film.last })];
}

/** What happened, the main thing first. That a stretch began is told by its name. */
export function eventWords(film: Film): string[] {
  const heads = new Set(film.marks.filter((mark) => mark.moment === film.at).map((mark) => mark.event));
  const said = film.log.filter((event) => momentOf(event) === film.at && !heads.has(event)).map((event) => event.text);
  const player = film.reel?.players[film.at] ?? -1;
  if (player < 0) return beginning(film);
  return said.length ? said : [t('replay-decided', { name: film.update?.names[player] ?? '' })];
}

const SPOKEN = 3; // events of a moment that the slider speaks

/** All of a moment for those who hear it. */
export function spoken(film: Film): string {
  const events = eventWords(film);
  const more = events.length > SPOKEN ? [t('replay-more', { count: events.length - SPOKEN })] : [];
  return [t('replay-moment', { moment: film.at, last: film.last }), placeWords(film), ...events.slice(0, SPOKEN), ...more].filter(Boolean).join('. ').replaceAll('..', '.');
}

/** Whose points changed at a moment, and by how much. */
export function changes(film: Film): { player: number; from: number; to: number }[] {
  const now = film.reel?.scores[film.at] ?? [];
  const before = film.reel?.scores[film.at - 1] ?? now;
  const changed = now.map((to, player) => ({ player, from: before[player] ?? to, to })).filter(({ from, to }) => from !== to);
  return shared(film) ? changed.slice(0, 1) : changed;
}

/** Whether all have the same points: they play together. One alone has no others to tell apart from. */
export function shared(film: Film): boolean {
  return (film.reel?.together ?? false) && (film.update?.names.length ?? 0) > 1;
}
