// Finding words in the rules: within other words, in any form, by what means the same, and with a typing
// mistake.
import { stemmer as german } from '@orama/stemmers/german';
import { distance } from 'fastest-levenshtein';
import { stemmer as english } from 'stemmer';

import type { Lang } from '../../lib/settings.svelte';
import { fold, foldings, tokens } from './folding';

type Stem = (word: string) => string;

const STEMS: Readonly<Record<Lang, Stem>> = { en: english, de: german };

/** Words shorter than this are not taken for misspelled ones, or for what was meant. */
const SHORTEST = 4;

/** So many letters may be wrong in a word of at least as many. */
const WRONG: readonly [letters: number, wrong: number][] = [
  [9, 2],
  [SHORTEST, 1],
];

/** A word that is looked for. */
export interface Term {
  typed: string;
  /** The word that was probably meant, where nothing is said of what was typed. */
  meant: string | null;
  /** What is found within words, too: the word itself, and phrases that mean the same. */
  within: readonly string[];
  stem: Stem;
  /** The stems of the word and of those that mean the same. */
  stems: ReadonlySet<string>;
}

/** The words of a query, as they are compared. */
export function wordsOf(query: string): string[] {
  return fold(query).text.split(/\s+/).filter(Boolean);
}

/** What can be looked for in some texts, in one language. */
export class Finder {
  private readonly stem: Stem;
  private readonly texts: readonly string[];
  /** The words that may have been meant, as compared and as written; frequent ones first. */
  private readonly vocabulary: ReadonlyMap<string, string>;
  private readonly stems: ReadonlySet<string>;
  private readonly groups: readonly (readonly string[])[];

  /** groups: of words and phrases that mean the same, in any language. */
  constructor(lang: Lang, texts: readonly string[], groups: readonly (readonly string[])[] = []) {
    this.stem = STEMS[lang];
    const whole = texts.join('\n');
    const folded = foldings(whole);
    this.texts = folded.map(({ text }) => text);
    const words = folded.flatMap(({ text, at }) =>
      tokens(text).map(({ word, from }): [string, string] => [
        word,
        whole.slice(at[from], (at[from + word.length - 1] ?? 0) + 1),
      ]),
    );
    this.stems = new Set(words.map(([word]) => this.stem(word)));
    this.groups = groups.map((group) => group.flatMap((word) => foldings(word).map(({ text }) => text)));
    const known = groups.flatMap((group) => group.filter((word) => this.isSaid(this.term(fold(word).text))));
    this.vocabulary = new Map(
      [...byFrequency(words), ...known.map((word): [string, string] => [fold(word).text, word])].filter(
        ([word]) => word.length >= SHORTEST && !word.includes(' '),
      ),
    );
  }

  /** The words of a query, each with all that it is found by. */
  terms(query: string): Term[] {
    return wordsOf(query).map((typed) => {
      const term = this.term(typed);
      if (this.isSaid(term)) return term;
      const meant = this.nearest(typed);
      return meant ? { ...this.term(meant), typed, meant: this.vocabulary.get(meant) ?? meant } : term;
    });
  }

  private term(typed: string): Term {
    const stem = this.stem(typed);
    const alike = this.groups.filter((group) => group.some((word) => this.stem(word) === stem)).flat();
    const [phrases, words] = [true, false].map((many) => alike.filter((word) => word.includes(' ') === many));
    return {
      typed,
      meant: null,
      within: [typed, ...(phrases ?? [])],
      stem: this.stem,
      stems: new Set([stem, ...(words ?? []).map(this.stem)]),
    };
  }

  private isSaid({ within, stems }: Term): boolean {
    return (
      within.some((word) => this.texts.some((text) => text.includes(word))) ||
      [...stems].some((stem) => this.stems.has(stem))
    );
  }

  /** The word of the texts that is most like another; null where none is much like it. */
  private nearest(typed: string): string | null {
    let least = (WRONG.find(([letters]) => typed.length >= letters)?.[1] ?? 0) + 1;
    let nearest: string | null = null;
    for (const word of this.vocabulary.keys()) {
      if (word[0] !== typed[0] || Math.abs(word.length - typed.length) >= least) continue;
      const wrong = distance(word, typed);
      if (wrong < least) [least, nearest] = [wrong, word];
    }
    return nearest;
  }
}

/** Words as they are compared and as they are written, each once, the most frequent first. */
function byFrequency(words: readonly [string, string][]): [string, string][] {
  const times = new Map<string, number>();
  for (const [word] of words) times.set(word, (times.get(word) ?? 0) + 1);
  return [...new Map(words)].sort(([a], [b]) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
}

/** Whether every word is somewhere in the text. */
export function matches(terms: readonly Term[], text: string): boolean {
  if (!terms.length) return true;
  const folded = foldings(text).map((each) => each.text);
  return terms.every((term) => folded.some((each) => spans(term, each).next().value));
}

/** Where a word stands in a folded text: [from, to) pairs. */
function* spans({ within, stem, stems }: Term, text: string): Generator<[number, number], void> {
  for (const word of within)
    for (let i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + 1)) yield [i, i + word.length];
  for (const { word, from } of tokens(text)) if (stems.has(stem(word))) yield [from, from + word.length];
}

/** Where the words stand in a text: [from, to) pairs in their order, none overlapping. */
export function found(terms: readonly Term[], text: string): [number, number][] {
  const hit = new Array<boolean>(text.length).fill(false);
  for (const folded of foldings(text))
    for (const term of terms)
      for (const [from, to] of spans(term, folded.text))
        hit.fill(true, folded.at[from] ?? 0, (folded.at[to - 1] ?? 0) + 1);
  const ranges: [number, number][] = [];
  hit.forEach((lit, i) => {
    const last = ranges.at(-1);
    if (lit && last?.[1] === i) last[1] = i + 1;
    else if (lit) ranges.push([i, i + 1]);
  });
  return ranges;
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const MEANT = new Map(Object.entries(ESCAPED).map(([meant, escaped]) => [escaped, meant]));

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPED[letter] ?? letter);
}

function unescape(markup: string): string {
  return markup.replace(/&(?:amp|lt|gt|quot|#39);/g, (escaped) => MEANT.get(escaped) ?? escaped);
}

/** What markup says, without its tags. */
export function plain(markup: string): string {
  return unescape(markup.replace(/<[^>]*>/g, ' '));
}

/** The markup with the words in its text marked. */
export function mark(markup: string, terms: readonly Term[]): string {
  if (terms.length === 0) return markup;
  const parts = markup.split(/(<[^>]*>)/);
  return parts.map((part, i) => (i % 2 ? part : markText(unescape(part), terms))).join('');
}

function markText(text: string, terms: readonly Term[]): string {
  let marked = '';
  let done = 0;
  for (const [from, to] of found(terms, text)) {
    marked += `${escape(text.slice(done, from))}<mark>${escape(text.slice(from, to))}</mark>`;
    done = to;
  }
  return marked + escape(text.slice(done));
}
