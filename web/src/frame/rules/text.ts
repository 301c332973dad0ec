// The texts of rules, one a game and language, which lie beside the boards and are read when somebody wants
// them.
import type { Component } from 'svelte';

import type { Lang } from '../../lib/settings.svelte';

export interface Section {
  id: string;
  level: 2 | 3;
  title: string;
  html: string;
  /** The rules, by the ids of the server's refusals, that are explained here. */
  rules: string[];
}

export interface RulesText {
  title: string;
  /** What stands between the title and the first section, as markup. */
  lead: string;
  sections: Section[];
}

/**
 * What is in the box, as GET /api/games/<game>/components gives it; only what the query's words are in is
 * shown.
 */
export type Reference = Component<{ components: unknown; query: string }>;

const texts = import.meta.glob<RulesText>('../../boards/*/rules.*.md', { import: 'default' });
const references = import.meta.glob<Reference>('../../boards/*/Reference.svelte', { import: 'default' });

/** The games there are rules of, in the order of their ids. */
export const written: readonly string[] = [
  ...new Set(Object.keys(texts).map((path) => path.split('/').at(-2) ?? '')),
].sort();

export async function rulesText(game: string, lang: Lang): Promise<RulesText | null> {
  return (await texts[`../../boards/${game}/rules.${lang}.md`]?.()) ?? null;
}

export async function referenceOf(game: string): Promise<Reference | null> {
  return (await references[`../../boards/${game}/Reference.svelte`]?.()) ?? null;
}

/** Each section with the title of the one it belongs to: a part found alone still says of what. */
export function withChapters(sections: readonly Section[]): { section: Section; of: string }[] {
  let chapter = '';
  return sections.map((section) => {
    if (section.level === 2) chapter = section.title;
    return { section, of: section.level === 2 ? '' : chapter };
  });
}

/** The id of the section that explains why something was refused; null where none does. */
export async function ruleSection(game: string, rule: string, lang: Lang): Promise<string | null> {
  const text = await rulesText(game, lang);
  return text?.sections.find((section) => section.rules.includes(rule))?.id ?? null;
}
