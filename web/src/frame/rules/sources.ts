// Where what is said of the rules comes from: the section that explains it, and the page that says how
// doubtful rules are decided. Made by sources-plugin.ts from the server's sources.

import { breath } from '../../lib/later';

export interface SourcesText {
  /** The section of the rules that explains a refusal, a cost in a preview, why a line changes, or a line. */
  rule: Readonly<Record<string, string>>;
  preview: Readonly<Record<string, string>>;
  why: Readonly<Record<string, string>>;
  line: Readonly<Record<string, string>>;
  rulings: readonly { id: string; section: string }[];
}

export interface NotesText {
  title: string;
  html: string;
}

export type Kind = 'rule' | 'preview' | 'why' | 'line';

const tables = import.meta.glob<SourcesText>('../../../../src/gridtown/games/*/sources.toml', {
  import: 'default',
});
const notes = import.meta.glob<NotesText>('../../../../docs/games/*.md', { import: 'default' });

export async function sourcesOf(game: string): Promise<SourcesText | null> {
  return (await tables[`../../../../src/gridtown/games/${game}/sources.toml`]?.()) ?? null;
}

export async function notesOf(game: string): Promise<NotesText | null> {
  return (await notes[`../../../../docs/games/${game}.md`]?.()) ?? null;
}

/** The id of the section that explains something; null where none does, or none can be fetched. */
export async function sectionOf(game: string, kind: Kind, id: string): Promise<string | null> {
  const sources = await sourcesOf(game).catch(() => null);
  return sources?.[kind][id] ?? null;
}

/** The same, once the first page has had its time: no word leads anywhere before. */
export const sectionLater = (game: string, kind: Kind, id: string): Promise<string | null> =>
  breath().then(() => sectionOf(game, kind, id));
