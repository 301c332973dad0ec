// Fluent messages: the client's own words, each board's, and each game's from the server's sources.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { settings, type Lang } from './settings.svelte';

type Args = Record<string, FluentVariable>;

const sources = {
  ...import.meta.glob<string>('../../../src/gridtown/games/*/messages/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../boards/*/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../messages/*.ftl', { query: '?raw', import: 'default', eager: true }),
};

/** One bundle a language; the client's own words come last and win over a game's of the same name. */
export function bundle(lang: Lang, texts: Record<string, string> = sources): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(texts))
    if (path.endsWith(`/${lang}.ftl`)) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

const bundles: Partial<Record<Lang, FluentBundle>> = {};

function format(lang: Lang, id: string, args?: Args): string | null {
  const words = (bundles[lang] ??= bundle(lang));
  const pattern = words.getMessage(id)?.value;
  return pattern ? words.formatPattern(pattern, args ?? null, []) : null;
}

/** The words of a message in the chosen language; English, then the id itself, where they are missing. */
export function t(id: string, args?: Args): string {
  return format(settings.lang, id, args) ?? format('en', id, args) ?? id;
}

/** Whether any words exist: for messages that a game may or may not have. */
export function has(id: string): boolean {
  return format(settings.lang, id) !== null;
}

const lists: Partial<Record<Lang, Intl.ListFormat>> = {};

/** "Ines, Tarik and Moss" */
export function listed(words: string[]): string {
  const lang = settings.lang;
  return (lists[lang] ??= new Intl.ListFormat(lang, { type: 'conjunction' })).format(words);
}

/** A change with its sign, a real minus for a loss. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : minus(amount);
}

export function minus(amount: number): string {
  return amount < 0 ? `\u2212${-amount}` : String(amount);
}

/** An option of a game, or one of its values, in words; as it is spelled where there are none. */
export function optionWords(name: string, value?: string): string {
  const id = value === undefined ? `option-${name}` : `option-${name}-${value.replace(/\+/g, 'plus').replace(/\W/g, '-')}`;
  return has(id) ? t(id) : (value ?? name);
}
