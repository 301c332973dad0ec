// Finding words in the rules: within other words, in any form, by what means the same, and with a typing
// mistake; whole questions, too.
import { stemmer as german } from '@orama/stemmers/german';
import { distance } from 'fastest-levenshtein';
import { stemmer as english } from 'stemmer';

import type { Lang } from '../../lib/settings.svelte';
import { fold, foldings, tokens } from './folding';
import { inflections, isAsked, parts } from './forms';

type Stem = (word: string) => string;

const STEMS: Readonly<Record<Lang, Stem>> = { en: english, de: german };

/** Words shorter than this are not taken for misspelled ones, or for what was meant. */
const SHORTEST = 4;

/** So many letters may be wrong in a word of at least as many. */
const WRONG: readonly [letters: number, wrong: number][] = [
  [9, 2],
  [SHORTEST, 1],
];

/** In shorter words than this, another letter makes another word: "size" is not "side". */
const REPLACED = 6;

/** A word or phrase that is looked for. */
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
  return fold(query)
    .text.split(/[\s?]+/)
    .filter(Boolean);
}

/** What can be looked for in some texts, in one language. */
export class Finder {
  private readonly stem: Stem;
  private readonly texts: readonly string[];
  /** The words that may have been meant, as compared and as written; frequent ones first. */
  private readonly vocabulary: ReadonlyMap<string, string>;
  private readonly stems: ReadonlySet<string>;
  private readonly groups: readonly (readonly string[])[];
  /** All words of the texts and of the groups. */
  private readonly words: ReadonlySet<string>;
  /** The phrases of the groups, as lists of words. */
  private readonly phrases: readonly (readonly string[])[];

  /** groups: of words and phrases that mean the same, in any language. */
  constructor(
    private readonly lang: Lang,
    texts: readonly string[],
    groups: readonly (readonly string[])[] = [],
  ) {
    this.stem = remembered(STEMS[lang]);
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
    this.words = new Set([...words.map(([word]) => word), ...this.groups.flat()]);
    this.phrases = this.groups.flat().flatMap((each) => (each.includes(' ') ? [each.split(' ')] : []));
    const known = groups.flatMap((group) => group.filter((word) => this.isSaid(this.term(fold(word).text))));
    this.vocabulary = new Map(
      [...byFrequency(words), ...known.map((word): [string, string] => [fold(word).text, word])].filter(
        ([word]) => word.length >= SHORTEST && !word.includes(' '),
      ),
    );
  }

  /** What is looked for in a query, each word with all that it is found by; not the words of a question. */
  terms(query: string): Term[] {
    const said = [...new Set(this.phrased(wordsOf(query)))];
    const asked = said.filter((typed) => !isAsked(typed));
    return (asked.length ? asked : said).map((typed) => {
      const term = this.term(typed);
      if (this.isSaid(term)) return term;
      const meant = this.nearest(typed) ?? this.part(typed);
      return meant ? { ...this.term(meant), typed, meant: this.vocabulary.get(meant) ?? meant } : term;
    });
  }

  /** The words, those that make a known phrase as that. */
  private phrased(words: readonly string[]): string[] {
    const [first] = words;
    if (first === undefined) return [];
    const phrase = this.phrases
      .filter((each) => each.every((word, i) => word === words[i]))
      .sort((a, b) => b.length - a.length)[0];
    return phrase
      ? [phrase.join(' '), ...this.phrased(words.slice(phrase.length))]
      : [first, ...this.phrased(words.slice(1))];
  }

  /** A word with those that mean the same; where nothing is said of these, with those that mean as much. */
  private term(typed: string): Term {
    const near = this.termOf(typed, this.alike([typed]));
    return this.isSaid(near) ? near : this.termOf(typed, this.alike(this.alike([typed])));
  }

  private alike(words: readonly string[]): string[] {
    const stems = new Set(words.flatMap((word) => [word, ...this.formsOf(word)]).map(this.stem));
    return this.groups.filter((group) => group.some((word) => stems.has(this.stem(word)))).flat();
  }

  /** Other forms of a word that are somewhere in the texts. */
  private formsOf(word: string): string[] {
    return inflections(word, this.lang).filter((form) => this.words.has(form));
  }

  private termOf(typed: string, alike: readonly string[]): Term {
    const own = [typed, ...this.formsOf(typed)].map(this.stem);
    const [phrases, words] = [true, false].map((many) => alike.filter((word) => word.includes(' ') === many));
    return {
      typed,
      meant: null,
      within: [typed, ...(phrases ?? [])],
      stem: this.stem,
      stems: new Set([...own, ...(words ?? []).map(this.stem)]),
    };
  }

  private isSaid({ within, stems }: Term): boolean {
    return (
      within.some((word) => this.texts.some((text) => !places(word, text).next().done)) ||
      [...stems].some((stem) => this.stems.has(stem))
    );
  }

  /** The word of the texts that is most like another; null where none is much like it. */
  private nearest(typed: string): string | null {
    let least = (WRONG.find(([letters]) => typed.length >= letters)?.[1] ?? 0) + 1;
    let nearest: string | null = null;
    for (const word of this.vocabulary.keys()) {
      if (word[0] !== typed[0]) continue;
      const near = [word, this.stem(word)].filter((form) => Math.abs(form.length - typed.length) < least);
      const wrong = Math.min(...near.map((form) => wrongIn(typed, form)));
      if (wrong < least) [least, nearest] = [wrong, word];
    }
    return nearest;
  }

  /** The longest part of a compound that is a word here; null where it has none. */
  private part(typed: string): string | null {
    return parts(typed, this.lang).find((part) => this.vocabulary.has(part)) ?? null;
  }
}

/** The same, for words that are asked for again and again. */
function remembered(stem: Stem): Stem {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word) ?? stem(word);
    known.set(word, found);
    return found;
  };
}

/** How many letters are wrong in a typed word: two that changed places count once. */
function wrongIn(typed: string, word: string): number {
  if (typed.length !== word.length) return distance(word, typed);
  const other = [...typed].flatMap((letter, i) => (letter === word[i] ? [] : [i]));
  const [first = 0, second = 0] = other;
  const swapped = typed[first] === word[second] && typed[second] === word[first];
  if (other.length === 2 && second === first + 1 && swapped) return 1;
  return typed.length < REPLACED ? Infinity : distance(word, typed);
}

/** Words as they are compared and as they are written, each once, the most frequent first. */
function byFrequency(words: readonly [string, string][]): [string, string][] {
  const times = new Map<string, number>();
  for (const [word] of words) times.set(word, (times.get(word) ?? 0) + 1);
  return [...new Map(words)].sort(([a], [b]) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
}

/** How many of the words are somewhere in the text. */
export function hits(terms: readonly Term[], text: string): number {
  const folded = foldings(text).map((each) => each.text);
  return terms.filter((term) => folded.some((each) => spans(term, each).next().value)).length;
}

/** Whether every word is somewhere in the text. */
export function matches(terms: readonly Term[], text: string): boolean {
  return !terms.length || hits(terms, text) === terms.length;
}

/** Sections in which something was found, and whether each has all that was looked for. */
export interface Found<S> {
  sections: S[];
  whole: boolean;
}

/**
 * The sections with every word or, where none has, those with the most of them. Those whose title has as many
 * come first. said: all that a section says, its title too.
 */
export function sectionsWith<S>(
  terms: readonly Term[],
  sections: readonly S[],
  said: (section: S) => string,
  title: (section: S) => string,
): Found<S> {
  if (!terms.length) return { sections: [...sections], whole: true };
  const counts = sections.map((section) => hits(terms, said(section)));
  const most = Math.max(1, ...counts);
  const found = sections.filter((_, i) => counts[i] === most);
  const [titled, others] = [true, false].map((first) =>
    found.filter((section) => (hits(terms, title(section)) === most) === first),
  );
  return { sections: [...(titled ?? []), ...(others ?? [])], whole: most === terms.length || !found.length };
}

/** Where a word begins in a folded text; a short one only where another word does. */
function* places(word: string, text: string): Generator<number> {
  const anywhere = word.length >= SHORTEST || !/\p{L}/u.test(word[0] ?? '');
  for (let i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + 1))
    if (anywhere || !/\p{L}/u.test(text[i - 1] ?? '')) yield i;
}

/** Where a word stands in a folded text: [from, to) pairs. */
function* spans({ within, stem, stems }: Term, text: string): Generator<[number, number], void> {
  for (const word of within) for (const i of places(word, text)) yield [i, i + word.length];
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
