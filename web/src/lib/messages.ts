// What the client says: the words of the game at the open table, and its own.
import type { FluentBundle, FluentVariable } from '@fluent/bundle';

import { settings, type Lang } from './settings.svelte';
import { figures } from './numbers';
import { bundleOf, words } from './words.svelte';

type Args = Record<string, FluentVariable>;

const sources = import.meta.glob<string>('../messages/*.ftl', { query: '?raw', import: 'default' });

const bundles: Partial<Record<Lang, FluentBundle>> = {};

/** Reads the client's own words in a language: those of every page, whatever is played. */
export async function readOwn(lang: Lang): Promise<void> {
  bundles[lang] ??= bundleOf(lang, [(await sources[`../messages/${lang}.ftl`]?.()) ?? '']);
}

/** The client's own words; undefined until they are read. */
export function own(lang: Lang): FluentBundle | undefined {
  return bundles[lang];
}

function format(lang: Lang, id: string, args?: Args): string | null {
  for (const bundle of [words.in(lang), words.lessons(lang), own(lang)]) {
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, figures(args ?? {}), []);
  }
  return null;
}

/** A message in the chosen language; in English where that was read and this lacks it; or the id. */
export function t(id: string, args?: Args): string {
  return format(settings.lang, id, args) ?? format('en', id, args) ?? id;
}

/** Whether any words exist: for messages that a game may or may not have. */
export function has(id: string): boolean {
  return format(settings.lang, id) !== null;
}

/** Has the words of a game ready for its table; every game says what it wants under the same ids. */
export async function openGame(game: string): Promise<void> {
  await words.open(game, settings.lang);
}

/** Changes the language, once the words are there; without a line to the server some stay in the old one. */
export async function speak(lang: Lang): Promise<void> {
  try {
    await readOwn(lang);
  } catch {
    return;
  }
  await words.learn(lang).catch(() => undefined); // after the rest: a game may have been opened meanwhile
  settings.speak(lang);
}

/** What the box calls a thing, in every language. */
export type Named = Readonly<Record<Lang, string>>;

export function nameIn(name: Named): string {
  return name[settings.lang];
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

const digits: Partial<Record<Lang, Intl.NumberFormat>> = {};

/** What is only expected, to one digit: "+2.5", "−0.4", "0.0". */
export function tenths(amount: number, withSign = true): string {
  const lang = settings.lang;
  const format = (digits[lang] ??= new Intl.NumberFormat(lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }));
  const rounded = Math.round(10 * amount) / 10;
  const sign = rounded < 0 ? '\u2212' : withSign && rounded > 0 ? '+' : '';
  return sign + format.format(Math.abs(rounded));
}
