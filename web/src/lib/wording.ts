// What messages say with odd numbers and with real names, and what of it is badly said. The server's tests do
// the same (tests/wording.py); what both know of words stands in tests/wording.toml.
import { FluentResource, type FluentBundle } from '@fluent/bundle';
import { parse } from 'smol-toml';

import known from '../../../tests/wording.toml?raw';
import { figures } from './numbers';
import type { Lang } from './settings.svelte';
import { bundleOf } from './words.svelte';

type Value = string | number;
type Args = Record<string, Value>;
type Lists = Record<string, readonly string[]>;

export const KNOWN = parse(known) as unknown as {
  units: Record<Lang, string[]>;
  abbreviations: Record<Lang, string[]>;
  one: Record<Lang, string[]>;
  several: Record<Lang, string[]>;
  names: Record<string, Lists>;
};

const NUMBERS = [0, 1, -1, 2];

/** One for each argument of a message, so that none says what another does. */
const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jana', 'Kai', 'Lea'];

/** What seats are called, at most as long as a name may be. */
const SEATS = ['Ada', 'Ben der Alte', 'Player 2', 'Ingeborg-Annemarie Kleinschmidt-Vogel'];

/** A number where it doesn't matter which; not one that anything is counted by here. */
const SOME = 3;

/** What an argument that is a number chooses by. Any other word is one that the argument can be. */
const PLURAL_FORMS: readonly Value[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A part of a message as the parser makes it. */
type Part = Readonly<Record<string, unknown>>;

const isPart = (part: unknown): part is Part => typeof part === 'object' && part !== null;

/** All parts of a kind within a message. */
function* parts(of: unknown, type: string): Generator<Part> {
  if (!isPart(of)) return;
  if (of.type === type) yield of;
  for (const inner of Object.values(of)) yield* parts(inner, type);
}

/** Where messages stand: what their arguments stand for (as in wording.toml), and the names in the box. */
export interface Place {
  names: Lists;
  box: Lists;
}

/** The messages of one file, in one language. */
export class Words {
  /** Their ids. */
  readonly ids: readonly string[];
  private readonly bundle: FluentBundle;
  private readonly values: ReadonlyMap<string, unknown>;
  private readonly plain = new Map<string, string[]>();

  /** others: what else is said in the same game, which the messages or their arguments may refer to. */
  constructor(
    text: string,
    lang: Lang,
    private readonly place: Place = { names: {}, box: {} },
    others: readonly string[] = [],
  ) {
    this.bundle = bundleOf(lang, [text, ...others]);
    const bodies = [...others, text].map((each) => new FluentResource(each).body);
    this.values = new Map(bodies.flat().map(({ id, value }) => [id, value]));
    this.ids = bodies.at(-1)?.map(({ id }) => id) ?? [];
  }

  say(id: string, args: Args): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, figures(args), []) : '';
  }

  /** A message in all its branches: each number in each slot, one number in all, and names alone. */
  *oddly(id: string): Generator<string> {
    const slots = this.slots(id);
    const people = Object.fromEntries(slots.map((slot, i) => [slot, PEOPLE[i] ?? '']));
    yield this.say(id, people);
    for (const chosen of this.chosen(id)) {
      yield this.say(id, { ...people, ...chosen });
      const free = slots.filter((slot) => !(slot in chosen));
      for (const number of free.length ? NUMBERS : []) {
        yield this.say(id, { ...Object.fromEntries(free.map((slot) => [slot, number])), ...chosen });
        for (const slot of free) yield this.say(id, { ...people, [slot]: number, ...chosen });
      }
    }
  }

  /** A message in all its branches, with everything that each argument can be the name of. */
  *really(id: string): Generator<string> {
    for (const chosen of this.chosen(id)) {
      const args = this.real(id, chosen);
      yield this.say(id, args);
      for (const slot of this.slots(id))
        if (!(slot in chosen))
          for (const name of this.names(id, slot)) yield this.say(id, { ...args, [slot]: name });
    }
  }

  /** A message in all its branches with 1, and as well with 2, in each slot that is a number. */
  *counting(id: string): Generator<[one: string, two: string]> {
    for (const slot of this.slots(id).filter((each) => this.isNumber(id, each)))
      for (const chosen of this.chosen(id))
        if ((chosen[slot] ?? 1) === 1) {
          const [one, two] = [1, 2].map((number) => this.real(id, { ...chosen, [slot]: number }));
          if (one && two) yield [this.say(id, one), this.say(id, two)];
        }
  }

  /** The arguments of a message, with those of the messages it refers to. */
  slots(id: string): string[] {
    return [...new Set([...this.within(id, 'var')].map(({ name }) => String(name)))];
  }

  /** All parts of a kind in a message, and in those it refers to. */
  private *within(id: string, type: string): Generator<Part> {
    yield* parts(this.values.get(id), type);
    for (const { name } of parts(this.values.get(id), 'mesg')) yield* this.within(String(name), type);
  }

  /** What an argument chooses by. */
  private keys(id: string, slot: string): Value[] {
    const choices = [...this.within(id, 'select')].filter(({ selector }) =>
      [...parts(selector, 'var')].some(({ name }) => name === slot),
    );
    return choices.flatMap(({ variants }) =>
      (variants as { key: { value: Value } }[]).map(({ key }) => key.value),
    );
  }

  /** What the argument of a message is the name of; nothing for a number. */
  private standsFor(id: string, slot: string): readonly string[] {
    return this.place.names[`${id}.${slot}`] ?? this.place.names[slot] ?? [];
  }

  /** Whether the argument chooses among words. */
  private isWord(id: string, slot: string): boolean {
    return this.keys(id, slot).some((key) => typeof key === 'string' && !PLURAL_FORMS.includes(key));
  }

  private isNumber(id: string, slot: string): boolean {
    return !this.standsFor(id, slot).length && !this.isWord(id, slot);
  }

  /** All names that the argument can be. */
  private names(id: string, slot: string): string[] {
    return this.standsFor(id, slot).flatMap((what) => {
      const [kind, which = ''] = what.split(':');
      if (what === 'people') return SEATS;
      if (kind === 'box') return this.place.box[which] ?? [];
      if (kind === 'say') return this.called(which).flatMap((other) => this.plainly(other));
      return what.startsWith('=') ? [] : [what];
    });
  }

  /** The messages of this id, or whose ids begin so: "per-*". */
  private called(which: string): string[] {
    const start = which.endsWith('*') ? which.slice(0, -1) : null;
    const found = [...this.values.keys()].filter(
      (id) => id === which || (start !== null && id.startsWith(start)),
    );
    if (!found.length) throw new Error(`wording.toml: no message is called ${which}`);
    return found;
  }

  /** A message in all its branches, with the first of the names its arguments can be. */
  private plainly(id: string): string[] {
    const said = this.plain.get(id) ?? [
      ...new Set(this.chosen(id).map((chosen) => this.say(id, this.real(id, chosen)))),
    ];
    this.plain.set(id, said);
    return said;
  }

  /** The first of the names that each argument can be, where it isn't chosen; "=sum" as the argument sum. */
  private real(id: string, chosen: Args): Args {
    const slots = this.slots(id);
    const args = Object.fromEntries(
      slots.map((slot) => [slot, chosen[slot] ?? this.names(id, slot)[0] ?? SOME]),
    );
    const told = slots.map((slot): [string, string | undefined] => [slot, this.standsFor(id, slot)[0]]);
    const same = told.filter(([, what]) => what?.startsWith('='));
    return {
      ...args,
      ...Object.fromEntries(same.map(([slot, of = '']) => [slot, args[of.slice(1)] ?? SOME])),
    };
  }

  /** Everything that can be chosen in a message, one choice with every other. */
  private chosen(id: string): Args[] {
    let all: Args[] = [{}];
    for (const slot of this.slots(id))
      if (this.keys(id, slot).length) {
        const domain = this.domain(id, slot);
        all = all.flatMap((args) => domain.map((value) => ({ ...args, [slot]: value })));
      }
    return all;
  }

  /** Everything that an argument which chooses has to be said with. */
  private domain(id: string, slot: string): Value[] {
    const keys = this.keys(id, slot);
    const numbers = [...NUMBERS, ...keys.filter((key) => typeof key === 'number')];
    return [...new Set(this.isWord(id, slot) ? [...keys, ...this.names(id, slot)] : numbers)];
  }
}

const FAULTS: Readonly<Record<string, RegExp>> = {
  'nothing between parentheses': /\(\s*\)/,
  'an argument without words': /[{}]|NUMBER|STEP|SIGN|ABS/,
  'words twice': /(?<![\p{L}\d])(\p{L}[\p{L}\d]*(?: [\p{L}\d]+){0,2})[ \u00a0]\1(?![\p{L}\d])/iu,
  'words twice, with a colon between':
    /(?<![\p{L}\d])(\p{L}[\p{L}\d]*(?: [\p{L}\d]+){0,2}): \1(?![\p{L}\d])/u,
  'a word twice, within another': /(?<!\p{L})(\p{L}{4,})[ \u00a0]\p{L}+\1(?!\p{L})/iu,
  'a hyphen for a minus': /(?<![\p{L}\d])-\d/u,
  'a straight quote': /["']/,
  'a double space': /[ \u00a0]{2}/,
  'a stop that stands alone, or twice': /\s[,;:.](?![\p{L}\d.])|([,;:.])\1|[,;:]\.|…\./u,
};

/** Where the sign of money doesn't stand. */
const POUND: Readonly<Record<Lang, RegExp>> = { en: /\d[ \u00a0]?£(?![\p{L}\d−])/u, de: /£\d/ };

/** In Fluent: a word that stays with its number. */
export const PROTECTED = /[\d}]\u00a0(\p{L}+|[£%])/gu;

const anyOf = (words: Iterable<string>): string =>
  [...words].map((word) => word.replace('.', '\\.')).join('|');

/** What is badly said in a text, whatever it is about. units: what a line never leaves its number for. */
export function faultsIn(text: string, lang: Lang, units: Iterable<string>): string[] {
  const found = Object.keys(FAULTS).filter((fault) => FAULTS[fault]?.test(text));
  const [after, before] = [units, KNOWN.abbreviations[lang]].map(anyOf);
  const apart = new RegExp(`\\d (?:${after})(?!\\p{L})|(?<!\\p{L})(?:${before}) ?[\\d{]`, 'u');
  if (apart.test(text)) found.push('a unit that a line may leave its number for');
  if (POUND[lang].test(text)) found.push('a pound on the wrong side');
  return found;
}

/** What may be an adjective in German, where nouns are written large. */
const ADJECTIVE = /^[a-zäöüß]+e[mnrs]?$/;

/** The three words that follow a number, wherever it stands: "tiles left"; all but one may be missing. */
function counted(text: string, number: number): string[][] {
  const word = '[ \u00a0](\\p{L}+)';
  const after = new RegExp(`(?<![\\p{L}\\d\u2212])${number}${word}(?:${word}(?:${word})?)?`, 'gu');
  return [...text.matchAll(after)].map(([, ...words]) => words.map((each: string | undefined) => each ?? ''));
}

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').slice(0, 2);

/** Whether two words are forms of one: Zug, Züge. */
const inflected = (one: string, other: string): boolean => one !== other && bare(one) === bare(other);

/** The words of a language that messages say of one alone, and of several alone. */
export class Numbers {
  private readonly singular = new Set<string>();
  private readonly plural: Set<string>;
  /** Words that are of one as of several. */
  private readonly both: ReadonlySet<string>;

  constructor(private readonly lang: Lang) {
    this.plural = new Set(KNOWN.several[lang]);
    this.both = new Set(KNOWN.one[lang]);
  }

  /** From what is said with 1 and with 2: the words that follow are the singular and the plural. */
  learn(counting: Iterable<[string, string]>): void {
    for (const [one, two] of counting) {
      const several = counted(two, 2);
      counted(one, 1).forEach((words, i) => {
        for (const [place, word] of words.entries()) {
          const other = several[i]?.[place] ?? '';
          if (inflected(word, other)) {
            this.singular.add(word);
            this.plural.add(other);
          }
          if (word !== other && !this.isAdjective(word)) break;
        }
      });
    }
  }

  /** Where several are said to be one, or one to be several. */
  faultsIn(text: string): string[] {
    const one = counted(text, 1).filter((words) => !this.areOne(words));
    const several = [0, 2].flatMap((number) =>
      counted(text, number).flatMap(([word = '']) => (this.isAlone(word) ? [`${number} ${word}`] : [])),
    );
    return [...one.map((words) => `1 ${words.join(' ')}`), ...several];
  }

  private isAlone(word: string): boolean {
    return this.singular.has(word) && !this.plural.has(word) && !this.both.has(word);
  }

  private isSingular(word: string): boolean {
    return this.singular.has(word) || this.both.has(word);
  }

  /** Whether words can follow a 1: up to the noun, behind what may be adjectives, none is a plural. */
  private areOne(words: readonly string[]): boolean {
    for (const word of words) {
      if ((this.plural.has(word) && !this.isSingular(word)) || !this.isNounOfOne(word)) return false;
      if (!this.isAdjective(word) && (this.lang === 'de' || this.isSingular(word))) return true;
    }
    return true;
  }

  private isAdjective(word: string): boolean {
    return this.lang === 'de' && ADJECTIVE.test(word);
  }

  /** Whether a word is no noun, or one that can follow a 1: every German one has to be known. */
  private isNounOfOne(word: string): boolean {
    if (this.isSingular(word)) return true;
    return this.lang === 'de' ? !/^\p{Lu}/u.test(word) : !word.endsWith('s') || word.endsWith('ss');
  }
}
