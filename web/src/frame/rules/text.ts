// The texts of rules, one a game and language, which lie beside the boards and are read when somebody wants
// them.
import { nameIn, type Named } from '../../lib/messages';
import type { Lang } from '../../lib/settings.svelte';

/** Text of a section, or one of the game's drawings, by its name, with its caption; both as markup. */
export interface Part {
  figure: string | null;
  html: string;
}

export interface Section {
  id: string;
  level: 2 | 3;
  title: string;
  parts: Part[];
}

export interface RulesText {
  title: string;
  /** What stands between the title and the first section, as markup. */
  lead: string;
  sections: Section[];
}

const texts = import.meta.glob<RulesText>('../../boards/*/rules.*.md', { import: 'default' });

/** The games there are rules of, in the order of their ids. */
export const written: readonly string[] = [
  ...new Set(Object.keys(texts).map((path) => path.split('/').at(-2) ?? '')),
].sort();

export async function rulesText(game: string, lang: Lang): Promise<RulesText | null> {
  return (await texts[`../../boards/${game}/rules.${lang}.md`]?.()) ?? null;
}

/** All that a section says, its captions too, as markup. */
export const markupOf = ({ parts }: Section): string => parts.map(({ html }) => html).join('\n');

/** The names of all that is in a box. */
export function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'name' in part && typeof part.name === 'object' ? [nameIn(part.name as Named)] : [];
  return [...own, ...Object.values(part).flatMap(namesIn)];
}

/** Each section with the title of the one it belongs to: a part found alone still says of what. */
export function withChapters(sections: readonly Section[]): { section: Section; of: string }[] {
  let chapter = '';
  return sections.map((section) => {
    if (section.level === 2) chapter = section.title;
    return { section, of: section.level === 2 ? '' : chapter };
  });
}
