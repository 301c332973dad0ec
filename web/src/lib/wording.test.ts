// Every message, said with odd numbers and with names: in both languages, and by the client's formatter.
// tests/test_wording.py does the same with the server's.
import { FluentResource, type FluentBundle, type FluentVariable } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { figures } from './numbers';
import { LANGS, type Lang } from './settings.svelte';
import { bundleOf } from './words.svelte';

const files = import.meta.glob<string>(
  [
    '../messages/*.ftl',
    '../boards/*/*.ftl',
    '../frame/generic/*.ftl',
    '../../../src/gridtown/games/*/messages/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const NUMBERS = [0, 1, -1, 2];
const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jana', 'Kai', 'Lea'];

const UNITS = 'VP|SP|gold|Gold|£|%';
const FAULTS: Readonly<Record<string, RegExp>> = {
  'nothing between parentheses': /\(\s*\)/,
  'an argument without words': /[{}]|NUMBER|STEP|SIGN|ABS/,
  'a word twice': /(?<!\p{L})(\p{L}+)[ \u00a0]\1(?!\p{L})/iu,
  'a hyphen for a minus': /(?<![\p{L}\d])-\d/u,
  'a straight quote': /["']/,
  'a unit that a line may leave its number for': new RegExp(
    `\\d (?:${UNITS})(?!\\p{L})|(?<!\\p{L})Nr\\. `,
    'u',
  ),
  'a double space': / {2}/,
};

/** Words that are of more than one, beside those that messages show to be. */
const KNOWN_PLURALS: Readonly<Record<Lang, readonly string[]>> = {
  en: ['points', 'spaces', 'players', 'seats', 'turns'],
  de: ['Felder', 'Plätze', 'Punkte', 'Runden', 'Siegpunkte', 'Straßen', 'Teile', 'Züge'],
};

/** Arguments that are names, though a number may stand before what they are the type of. */
const NAMED: readonly string[] = [
  'type',
  'types',
  'types_or',
  'first',
  'second',
  'near',
  'any',
  'of',
  'all',
  'stage',
  'name',
  'delta',
];

type Args = Record<string, FluentVariable>;

/** The names of what a part of a message refers to: its arguments (var), or other messages (mesg). */
function references(part: unknown, type: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'type' in part && part.type === type && 'name' in part ? [String(part.name)] : [];
  return [...new Set([...own, ...Object.values(part).flatMap((inner) => references(inner, type))])];
}

const GAME = /\/(?:boards|games)\/([^/]+)\//;
const gameOf = (path: string): string | undefined => GAME.exec(path)?.[1];

class Words {
  readonly slots: ReadonlyMap<string, string[]>;
  private readonly bundle: FluentBundle;

  /** others: what else is said in the same game, which its messages may refer to. */
  constructor(lang: Lang, text: string, others: readonly string[]) {
    this.bundle = bundleOf(lang, [text, ...others]);
    const values = new Map(
      [text, ...others].flatMap((each) =>
        new FluentResource(each).body.map(({ id, value }): [string, unknown] => [id, value]),
      ),
    );
    const variables = (value: unknown): string[] => [
      ...references(value, 'var'),
      ...references(value, 'mesg').flatMap((id) => variables(values.get(id))),
    ];
    this.slots = new Map(
      new FluentResource(text).body.map(({ id, value }) => [id, [...new Set(variables(value))]]),
    );
  }

  say(id: string, args: Args): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, figures(args), []) : '';
  }

  /** A message with the number in each of its slots, and names in the others. */
  withEach(id: string, number: number): string[] {
    const people = this.people(id);
    const numbered = Object.keys(people).filter((slot) => !NAMED.includes(slot));
    return numbered.map((slot) => this.say(id, { ...people, [slot]: number }));
  }

  /** A message with names alone, with each number in each slot, and in all. */
  everything(id: string): string[] {
    const people = this.people(id);
    const all = (number: number): Args =>
      Object.fromEntries(Object.keys(people).map((slot) => [slot, number]));
    const numbered = NUMBERS.flatMap((number) => [this.say(id, all(number)), ...this.withEach(id, number)]);
    return [this.say(id, people), ...numbered];
  }

  private people(id: string): Args {
    const slots = this.slots.get(id) ?? [];
    return Object.fromEntries(slots.map((slot, i) => [slot, PEOPLE[i] ?? '']));
  }
}

/** The words that follow a number. */
function counted(text: string, number: number): string[] {
  const after = new RegExp(`(?<![\\p{L}\\d\u2212])${number}[ \u00a0](\\p{L}+)`, 'gu');
  return [...text.matchAll(after)].map(([, word]) => word ?? '');
}

/** The words that follow 2 somewhere, and 1 in another form. */
function plurals(lang: Lang, all: readonly Words[]): Set<string> {
  const found = new Set(KNOWN_PLURALS[lang]);
  for (const said of all)
    for (const id of said.slots.keys()) {
      const ones = said.withEach(id, 1);
      said.withEach(id, 2).forEach((two, i) => {
        const single = counted(ones[i] ?? '', 1);
        counted(two, 2).forEach((many, place) => {
          const one = single[place];
          if (one && one !== many && one.slice(0, 2) === many.slice(0, 2)) found.add(many);
        });
      });
    }
  return found;
}

describe.each(LANGS)('every message in %s', (lang) => {
  const written = Object.entries(files).filter(([path]) => path.endsWith(`/${lang}.ftl`));
  const others = (path: string): string[] =>
    written.filter(([other]) => other !== path && gameOf(other) === gameOf(path)).map(([, text]) => text);
  const all = written.map(([path, text]): [string, Words] => [path, new Words(lang, text, others(path))]);
  const many = plurals(
    lang,
    all.map(([, said]) => said),
  );

  it('knows plurals', () => expect(many.size).toBeGreaterThan(KNOWN_PLURALS[lang].length));

  it.each(all)('is well said whatever it is about: %s', (_, said) => {
    const faults = [...said.slots.keys()].flatMap((id) =>
      said
        .everything(id)
        .flatMap((text) =>
          Object.entries(FAULTS).flatMap(([fault, sign]) =>
            sign.test(text) ? [`${id}: ${fault}: ${text}`] : [],
          ),
        ),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  it.each(all)('says one without a plural: %s', (_, said) => {
    const faults = [...said.slots.keys()].flatMap((id) =>
      said.withEach(id, 1).filter((text) => counted(text, 1).some((word) => many.has(word))),
    );
    expect([...new Set(faults)]).toEqual([]);
  });
});
