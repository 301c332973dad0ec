// Moments of recorded games as the server shows them, for the tests of what a table asks and tells:
// tests/games/moments.py writes them. Of a view there is what a prompt reads.
import type { Seen } from '../lib/seen';
import type { AnyView, LegalAction } from '../lib/types';

export interface Moment<V extends AnyView> {
  /** The record and how far into it. */
  setup: string;
  ply: number;
  /** The viewer has acted since the step began. */
  acted: boolean;
  view: V & { viewer: number };
  legal_actions: LegalAction[];
}

const FILES = import.meta.glob<string>('../../../tests/games/*/moments.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Those at which a prompt is shown: not once the game is over. */
export function moments<V extends AnyView & { phase: string }>(game: string): Moment<V>[] {
  const found = JSON.parse(FILES[`../../../tests/games/${game}/moments.json`] ?? '[]') as Moment<V>[];
  return found.filter(({ view }) => view.phase !== 'over');
}

/** The table as the viewer sees it then. */
export function seen<V extends AnyView>({ view, legal_actions }: Moment<V>): Seen<V> {
  const table = {
    update: { view, legal_actions },
    viewer: view.viewer,
    past: [],
    backs: 0,
    previews: {},
    foreseen: [],
  };
  return table as unknown as Seen<V>;
}

/** Which things a text offers, of those whose words are given. */
export const offered = (text: string, words: Record<string, RegExp>): string[] =>
  Object.keys(words)
    .filter((thing) => words[thing]?.test(text))
    .sort();
