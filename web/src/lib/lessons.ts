// The lessons of a guided first game: which there are, and which comes up when.
import { settings } from './settings.svelte';
import type { AnyView, LegalAction, TableEvent, Update } from './types';
import { words } from './words.svelte';

/** What a lesson's condition is asked of: the table as the learner sees it now, and all that was told. */
export interface Scene<V extends AnyView = AnyView> {
  view: V;
  legal: readonly LegalAction[];
  /** The kinds of what the learner may do now, or next, with what is in hand. */
  may: ReadonlySet<string>;
  log: readonly TableEvent[];
  over: boolean;
}

/** Something that lessons speak of. */
export interface Thing {
  /** Where it stands, as CSS. */
  at: string;
  /** The tab that it lies behind, where it has no place of its own. */
  tab?: string;
  /** What leads there, as CSS, where it isn't on the page; `<game>-guide-to-<id>` says how. */
  way?: { id: string; at: string };
}

/**
 * One thing that is introduced when it first matters; its words are `<game>-guide-<id>-title` and
 * `<game>-guide-<id>`.
 */
export interface Lesson<V extends AnyView = AnyView> {
  id: string;
  when: (scene: Scene<V>) => boolean;
  /** What it speaks of: that is brought into sight and outlined while it is shown. */
  lights: Thing;
  /** The section of the rules that says more. */
  section?: string;
}

/** Two at a time, one that is shown and one that waits: more would be a lecture. */
const MOST = 2;

/**
 * How far one has come. met: lessons that have come up, in that order; read: so many of them are done with.
 */
export interface Progress {
  met: string[];
  read: number;
  off: boolean;
}

export const FRESH: Progress = { met: [], read: 0, off: false };

const files = import.meta.glob<Lesson[]>('../boards/*/guide.ts', { import: 'LESSONS' });

/**
 * The lessons of a game in the order in which they are wanted, once their words are there; none where it has
 * no guide.
 */
export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const found = (await files[`../boards/${game}/guide.ts`]?.()) ?? [];
  if (found.length) await words.teach(game, settings.lang);
  return found;
}

/** ahead: what may be done after steps that one thinks of. */
export function sceneOf<V extends AnyView>(
  update: Update<V>,
  log: readonly TableEvent[],
  ahead: readonly LegalAction[] = [],
): Scene<V> {
  const legal = update.legal_actions;
  return {
    view: update.view,
    legal,
    may: new Set([...legal, ...ahead].map((action) => action.kind)),
    log,
    over: update.over,
  };
}

/** The progress with the lessons that the scene brings up, as many as may wait. */
export function met(progress: Progress, lessons: readonly Lesson[], scene: Scene): Progress {
  const room = MOST - (progress.met.length - progress.read);
  const due = lessons
    .filter((lesson) => !progress.met.includes(lesson.id) && lesson.when(scene))
    .slice(0, Math.max(0, room));
  return due.length ? { ...progress, met: [...progress.met, ...due.map((lesson) => lesson.id)] } : progress;
}

/** The lesson to be shown, null while there is nothing new. */
export function current(progress: Progress, lessons: readonly Lesson[]): Lesson | null {
  return lessons.find((lesson) => lesson.id === progress.met[progress.read]) ?? null;
}

/** The shown lesson goes behind the one that waits. */
export function postponed(progress: Progress): Progress {
  const { met, read } = progress;
  const [first, ...others] = met.slice(read);
  return first === undefined ? progress : { ...progress, met: [...met.slice(0, read), ...others, first] };
}

/** What was kept of an earlier visit; nothing of a lesson that there no longer is. */
export function revived(kept: string | null, lessons: readonly Lesson[]): Progress {
  try {
    const { met, read, off } = JSON.parse(kept ?? '') as Progress;
    const known = (id: string): boolean => lessons.some((lesson) => lesson.id === id);
    return { met: met.filter(known), read: met.slice(0, read).filter(known).length, off: off === true };
  } catch {
    return FRESH;
  }
}
