import { beforeAll, describe, expect, it } from 'vitest';

import { wordsOnly } from '../../messages-plugin';
import { has, listed, minus, openGame, own, signed, speak, t } from './messages';
import { LANGS, settings, type Lang } from './settings.svelte';
import { bundleOf, words, Words } from './words.svelte';

const ids = (bundle: ReturnType<typeof own>): string[] => [...(bundle?._messages.keys() ?? [])].sort();

describe('the client’s own words', () => {
  it('exist in every language alike', () => {
    expect(LANGS.map((lang) => ids(own(lang)))).toEqual(LANGS.map(() => ids(own('en'))));
    expect(ids(own('en')).length).toBeGreaterThan(50);
  });

  it('count, list and sign as the language does', () => {
    settings.speak('en');
    expect(t('seats-count', { count: 1 })).toBe('1 seat');
    expect(t('seats-count', { count: 4 })).toBe('4 seats');
    expect(listed(['Ines', 'Tarik', 'Moss'])).toMatch(/Ines, Tarik,? and Moss/);
    expect(signed(3)).toBe('+3');
    expect(signed(-3)).toBe('\u22123');
    expect(minus(0)).toBe('0');
  });

  it('speak German when asked', () => {
    settings.speak('de');
    expect(t('seats-count', { count: 1 })).toBe('1 Platz');
    expect(t('waiting-for', { names: listed(['Ines', 'Moss']) })).toBe('Warten auf Ines und Moss');
    settings.speak('en');
  });

  it('fall back to the id, so that a gap is seen and nothing breaks', () => {
    expect(t('no-such-message')).toBe('no-such-message');
    expect(has('no-such-message')).toBe(false);
  });
});

describe('a file of words', () => {
  it('loses its comments, and no line of a message', () => {
    const file =
      '# Own words.\n\n## A part\n\none = One\n\n# Of two\ntwo =\n    A line.\n\n    # more\n-three = 3\n';
    expect(wordsOnly(file)).toBe('one = One\ntwo =\n    A line.\n\n    # more\n-three = 3\n');
  });
});

describe.each(words.games)('the words of %s', (game) => {
  beforeAll(async () => {
    for (const lang of LANGS) await words.open(game, lang);
  });

  it('exist in every language alike', () => {
    const said = LANGS.map((lang) => words.in(lang)!);
    expect(said.map(ids)).toEqual(said.map(() => ids(said[0]!)));
    expect(ids(said[0]!).length).toBeGreaterThan(50);
  });

  it('are none of the client’s', () => {
    expect(ids(words.in('en')!).filter((id) => own('en')!.hasMessage(id))).toEqual([]);
  });
});

describe('the words of the generic board', () => {
  const files = import.meta.glob<string>('../frame/generic/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const said = LANGS.map((lang) => bundleOf(lang, [files[`../frame/generic/${lang}.ftl`] ?? '']));

  it('exist in every language alike', () => {
    expect(said.map(ids)).toEqual(said.map(() => ids(said[0]!)));
    expect(ids(said[0]!).length).toBeGreaterThan(20);
  });

  it('are read with those of a game that has no board', async () => {
    const without = new Words({}, async () => 'type-park = Elsewhere');
    await without.open('three', 'de');
    expect(ids(without.in('de')!)).toEqual([...ids(said[0]!), 'type-park'].sort());
  });
});

describe('a game that is being opened', () => {
  it('is read in a language that is chosen meanwhile', async () => {
    const opening = new Words({}, async (_, lang) => `type-park = ${lang}`);
    const opened = opening.open('three', 'en');
    await opening.learn('de');
    await opened;
    expect(opening.in('de')?.getMessage('type-park')?.value).toBe('de');
  });
});

describe('two games', () => {
  const read: string[] = [];
  const file = (text: string) => async (): Promise<string> => {
    read.push(text);
    return text;
  };
  const asked: string[] = [];
  const both = new Words(
    {
      '../boards/one/en.ftl': file('one-title = One'),
      '../../../src/gridtown/games/one/messages/en.ftl': file('type-park = Green'),
      '../../../src/gridtown/games/one/messages/de.ftl': file('type-park = Grün'),
      '../../../src/gridtown/games/two/messages/en.ftl': file('type-park = Playground'),
    },
    async (game, lang) => {
      asked.push(`${game}/${lang}`);
      return 'type-park = Elsewhere';
    },
  );
  const said = (id: string, lang: 'en' | 'de' = 'en'): string | null => {
    const bundle = both.in(lang);
    const pattern = bundle?.getMessage(id)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern) : null;
  };

  it('may call different things by the same id, and are read when they are played', async () => {
    expect(both.games).toEqual(['one', 'two']);
    expect([said('type-park'), read]).toEqual([null, []]);
    await both.open('one', 'en');
    expect([said('type-park'), said('one-title'), read.length]).toEqual(['Green', 'One', 2]);
    await both.open('two', 'en');
    expect([said('type-park'), said('one-title')]).toEqual(['Playground', null]);
    await both.open('one', 'en');
    expect([said('type-park'), read.length]).toEqual(['Green', 3]);
  });

  it('learn another language when it is spoken', async () => {
    await both.open('one', 'en');
    expect(said('type-park', 'de')).toBeNull();
    await both.learn('de');
    expect(said('type-park', 'de')).toBe('Grün');
  });

  it('leave it to the server to tell the words of a game the client was built without', async () => {
    expect(asked).toEqual([]);
    await both.open('three', 'de');
    expect([said('type-park', 'de'), asked]).toEqual(['Elsewhere', ['three/de']]);
    await both.open('three', 'de');
    expect(asked).toHaveLength(1);
  });
});

describe.each(words.games)('an open table of %s', (game) => {
  it('speaks its words, in the language chosen then and later', async () => {
    settings.speak('en');
    await openGame(game);
    const id = ids(words.in('en')!).find((each) => plain('en', each) !== plain('de', each)) ?? '';
    expect(t(id)).toBe(plain('en', id));
    await speak('de');
    expect(t(id)).toBe(plain('de', id));
    await speak('en');
  });
});

function plain(lang: Lang, id: string): string {
  const bundle = words.in(lang);
  return bundle?.formatPattern(bundle.getMessage(id)?.value ?? '', null, []) ?? '';
}
