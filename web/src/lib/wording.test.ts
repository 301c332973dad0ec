// Every message, said with odd numbers and with real names: in both languages, by the client's formatter.
// tests/test_wording.py does the same with the server's.
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';

import { LANGS, type Lang } from './settings.svelte';
import { faultsIn, KNOWN, Numbers, PROTECTED, Words, type Place } from './wording';

const files = import.meta.glob<string>(
  [
    '../messages/*.ftl',
    '../boards/*/*.ftl',
    '../boards/*/guide/*.ftl',
    '../frame/generic/*.ftl',
    '../../../src/gridtown/messages/*.ftl',
    '../../../src/gridtown/games/*/messages/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const editions = import.meta.glob<string>('../../../src/gridtown/games/*/editions/base.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const GAME = /\/(?:boards|games)\/([^/]+)\//;
const gameOf = (path: string): string | undefined => GAME.exec(path)?.[1];

/** Where a file stands, as wording.toml calls it. */
const placeOf = (path: string): string =>
  path
    .replace(/\/[^/]+$/, '')
    .replace(/^(\.\.\/)+src\//, 'src/')
    .replace(/^\.\.\//, 'web/src/');

/** The names in the boxes of all games, by the tables of their editions. */
function boxOf(game: string | undefined, lang: Lang): Place['box'] {
  const toml = Object.entries(editions).find(([path]) => gameOf(path) === game)?.[1] ?? '';
  const lists = Object.entries(parse(toml)).filter(([, rows]) => Array.isArray(rows));
  return Object.fromEntries(
    lists.map(([table, rows]) => [
      table,
      (rows as { name?: Record<Lang, string> }[]).flatMap(({ name }) => (name ? [name[lang]] : [])),
    ]),
  );
}

/** What is badly said whatever it is about: the message, what is wrong, and an example. */
function badlySaid(said: Words, lang: Lang, units: Iterable<string>): string[] {
  const found = said.ids.flatMap((id) =>
    [...new Set([...said.oddly(id), ...said.really(id)])].flatMap((text) =>
      faultsIn(text, lang, units).map((fault) => `${id}: ${fault}: ${text}`),
    ),
  );
  return [...new Set(found)];
}

/** What is said of one like of several, or the other way round. */
function badlyCounted(said: Words, numbers: Numbers): string[] {
  const found = said.ids.flatMap((id) =>
    [...new Set([...said.really(id), ...[...said.counting(id)].flat()])].flatMap((text) =>
      numbers.faultsIn(text).map((fault) => `${id}: ${fault}: ${text}`),
    ),
  );
  return [...new Set(found)];
}

describe.each(LANGS)('every message in %s', (lang) => {
  const written = Object.entries(files).filter(([path]) => path.endsWith(`/${lang}.ftl`));
  const wordsOf = (path: string, text: string): Words => {
    const others = written.filter(([other]) => other !== path && gameOf(other) === gameOf(path));
    const place = { names: KNOWN.names[placeOf(path)] ?? {}, box: boxOf(gameOf(path), lang) };
    const texts = others.map(([, each]) => each);
    return new Words(text, lang, place, texts);
  };
  const all = written.map(([path, text]): [string, Words, string, string] => [
    placeOf(path),
    wordsOf(path, text),
    path,
    text,
  ]);
  const protectedUnits = written.flatMap(([, text]) =>
    [...text.matchAll(PROTECTED)].map(([, word = '']) => word),
  );
  const units = new Set([...KNOWN.units[lang], ...protectedUnits]);
  const numbers = new Numbers(lang);
  for (const [, said] of all) for (const id of said.ids) numbers.learn(said.counting(id));

  it.each(all)('is well said whatever it is about: %s', (_, said) => {
    expect(badlySaid(said, lang, units)).toEqual([]);
  });

  it.each(all)('says one not like several: %s', (_, said) => {
    expect(badlyCounted(said, numbers)).toEqual([]);
  });

  it.each(all)(
    'is said in every branch of every choice, with every number: %s',
    (_place, _said, path, text) => {
      let signs = 0;
      const signed = wordsOf(
        path,
        text.replace(/^ +\*?\[[^\]]+\] /gm, (key) => `${key}‹${signs++}›`),
      );
      for (const way of ['oddly', 'really'] as const) {
        const said = signed.ids.flatMap((id) => [...signed[way](id)]).join('');
        expect(new Set(said.match(/‹\d+›/g)).size).toBe(signs);
      }
    },
  );

  it.each(all)('has the arguments that wording.toml speaks of: %s', (place, said) => {
    const slots = said.ids.flatMap((id) => said.slots(id).flatMap((slot) => [slot, `${id}.${slot}`]));
    expect(Object.keys(KNOWN.names[place] ?? { none: [] }).filter((name) => !slots.includes(name))).toEqual(
      [],
    );
  });
});

/** In Fluent: one of the branches, as an argument chooses. */
const choose = (by: string, ...branches: string[]): string =>
  `{ $${by} ->\n${branches.map((branch) => `    ${branch}`).join('\n')}\n}`;

/** The text in a branch that two other arguments choose. */
const deep = (text: string): string =>
  choose('at', '[home] here', `*[away] ${choose('far', '[0] near', `*[other] ${text}`)}`);

it('numbers are said deep within: in each place beside a name, and in all', () => {
  const said = new Words(`planted = ${deep('{ $n } of { $o }')}`, 'en').oddly('planted');
  const numbers = ['0', '1', '\u22121', '2'];
  const wanted = numbers.flatMap((n) => [`${n} of Dora`, `Cleo of ${n}`, `${n} of ${n}`]);
  expect([...said]).toEqual(expect.arrayContaining(wanted));
});

const PLACE: Place = {
  names: { board: ['box:board'], tile: ['box:tile'], number: ['=n'] },
  box: { board: ['Piece A', 'Spielplanteil A'], tile: ['Bank', 'News: Strike'] },
};

const UNIT = 'a unit that a line may leave its number for';

describe('a planted fault', () => {
  it.each<[Lang, string, string]>([
    ['en', 'nothing between parentheses', `lots (${choose('n', '[2] { "" }', '*[other] of { $n }')})`],
    ['en', 'an argument without words', '{ $n } and { NUMBERS($o) }'],
    ['en', 'words twice', 'Piece { $board }'],
    ['en', 'words twice', 'the strike { $tile } strike { $tile } strike'],
    ['en', 'words twice, with a colon between', 'News: { $tile }'],
    ['de', 'a word twice, within another', 'Teil { $board }'],
    ['en', 'a straight quote', choose('n', "[-1] it's", '*[other] so')],
    ['en', 'a hyphen for a minus', deep('{ $board } -{ $n }')],
    ['en', 'a double space', '{ $n } { "" } of'],
    ['en', 'a stop that stands alone, or twice', `${choose('n', '[0] { " " }', '*[other] many')}, or`],
    ['de', 'a stop that stands alone, or twice', 'ja ….'],
    ['en', 'a pound on the wrong side', '{ $n }\u00a0£'],
    ['de', 'a pound on the wrong side', deep('£{ $n }')],
    ...['{ $n } money', deep('{ $n } points'), 'No. { $n }', 'only 5 gold', '{ $n } %'].map(
      (text): [Lang, string, string] => ['en', UNIT, text],
    ),
    ...['{ $n } Geld', deep('{ $n } Punkte'), 'Nr. { $n }', 'nur 5 SP', '{ $n } £'].map(
      (text): [Lang, string, string] => ['de', UNIT, text],
    ),
  ])('is found (%s): %s', (lang, fault, text) => {
    const found = badlySaid(new Words(`planted = ${text}`, lang, PLACE), lang, KNOWN.units[lang]);
    expect(found.filter((each) => each.includes(`: ${fault}: `))).not.toEqual([]);
  });

  const counted = (lang: Lang, text: string): string[] => {
    const said = new Words(`planted = ${text}`, lang, PLACE);
    const numbers = new Numbers(lang);
    numbers.learn(said.counting('planted'));
    return badlyCounted(said, numbers);
  };

  it.each<[Lang, string]>([
    ['en', '{ $n } points'],
    ['en', '{ $n } gizmos'],
    ['en', choose('n', '[one] 1 gizmos', '*[other] { $n } gizmos')],
    ['en', choose('n', '[one] { $number } gizmos', '*[other] { $number } gizmos')],
    ['en', choose('n', '[one] 1 green gizmos', '*[other] { $n } green gizmos')],
    ['en', 'always 1 other green gizmos'],
    ['en', '{ $n } were lost'],
    ['en', deep('{ $n } gizmos')],
    ['en', `${choose('n', '[one] 1 gizmo', '*[other] { $n } gizmos')} or { $o } gizmo`],
    ['de', '{ $n } Punkte'],
    ['de', '{ $n } Dinger'],
    ['de', 'immer 1 grüne Dinger'],
    ['de', deep('{ $n } Dinger')],
    ['de', `${choose('n', '[one] 1 Ding', '*[other] { $n } Dinge')} oder { $o } Ding`],
  ])('in a number is found (%s): %s', (lang, text) => {
    expect(counted(lang, text)).not.toEqual([]);
  });

  it.each<[Lang, string]>([
    ['en', `${choose('n', '[one] 1 green gizmo', '*[other] { $n } green gizmos')} for { $o }\u00a0money`],
    ['de', `${choose('n', '[one] 1 grünes Ding', '*[other] { $n } grüne Dinge')} für { $o }\u00a0Geld`],
  ])('is not found in what is well said (%s)', (lang, text) => {
    const said = new Words(`planted = ${text}`, lang, PLACE);
    expect([...badlySaid(said, lang, KNOWN.units[lang]), ...counted(lang, text)]).toEqual([]);
  });
});
