// The words of the games, each game's by itself: what its board says, and what its rules say. They are read
// when a table of that game opens, and again in another language when that is chosen. Those of a game that
// the client was built without are the server's to tell.
import { FluentBundle, FluentResource } from '@fluent/bundle';

import { api, Refused } from './api';
import { FUNCTIONS } from './numbers';
import type { Lang } from './settings.svelte';

/** Asks the server for the words of a game in the language spoken. */
type Ask = (game: string, lang: Lang) => Promise<string>;

type Files = Record<string, () => Promise<string>>;

/** boards/<game>/<lang>.ftl beside the board, games/<game>/messages/<lang>.ftl in the server's sources. */
const PLACE = /\/(?:boards|games)\/([^/]+)\/(?:messages\/)?([^/]+)\.ftl$/;

/** What a file of the words that a game's rules say has in its path. */
const RULES = '/messages/';

const FILES: Files = {
  ...import.meta.glob<string>('../../../src/gridtown/games/*/messages/*.ftl', {
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob<string>('../boards/*/*.ftl', { query: '?raw', import: 'default' }),
};

/** frame/generic/<lang>.ftl: what the board of a game without one of its own says. */
const GENERIC: Files = import.meta.glob<string>('../frame/generic/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** boards/<game>/guide/<lang>.ftl: what the lessons of a guided first game say. */
const LESSONS: Files = import.meta.glob<string>('../boards/*/guide/*.ftl', {
  query: '?raw',
  import: 'default',
});

export function bundleOf(lang: Lang, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, { functions: FUNCTIONS, useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** The words of a game at the server; none where it knows no such game. */
async function told(game: string, lang: Lang): Promise<string> {
  try {
    return (await api.words(game, lang)).text;
  } catch (error) {
    if (error instanceof Refused && !error.passing) return '';
    throw error;
  }
}

export class Words {
  /** The game whose words are spoken; null while none has been opened. */
  game = $state<string | null>(null);
  /** The game that is opened, or being opened. */
  private wanted: string | null = null;
  private known = $state.raw<Record<string, FluentBundle>>({});
  private taught = $state.raw<Record<string, FluentBundle>>({});

  constructor(
    private readonly files: Files = FILES,
    private readonly ask: Ask = told,
    private readonly generic: Files = GENERIC,
  ) {}

  /** The games there are words of. */
  get games(): string[] {
    return [...new Set(Object.keys(this.files).flatMap((path) => PLACE.exec(path)?.[1] ?? []))].sort();
  }

  /** Speaks the words of a game from now on, once they are read. */
  async open(game: string, lang: Lang): Promise<void> {
    this.wanted = game;
    await this.read(game, lang);
    this.game = game;
  }

  /** Reads the words of the open game in a language that is about to be spoken. */
  async learn(lang: Lang): Promise<void> {
    if (!this.wanted) return;
    await this.read(this.wanted, lang);
    if (Object.keys(this.taught).length) await this.teach(this.wanted, lang);
  }

  /** Reads what the lessons of a game say. */
  async teach(game: string, lang: Lang): Promise<void> {
    const key = `${game}/${lang}`;
    const text = await LESSONS[`../boards/${game}/guide/${lang}.ftl`]?.();
    if (text) this.taught = { ...this.taught, [key]: bundleOf(lang, [text]) };
  }

  /** The words of the open game, null where they were not read. */
  in(lang: Lang): FluentBundle | null {
    return this.known[`${this.game}/${lang}`] ?? null;
  }

  /** The words of the lessons of the open game, null where they were not read. */
  lessons(lang: Lang): FluentBundle | null {
    return this.taught[`${this.game}/${lang}`] ?? null;
  }

  private async read(game: string, lang: Lang): Promise<void> {
    const key = `${game}/${lang}`;
    if (this.known[key]) return;
    const loads = Object.entries(this.files).filter(([path]) => PLACE.exec(path)?.slice(1).join('/') === key);
    if (!loads.some(([path]) => path.includes(RULES))) {
      loads.push([key, () => this.ask(game, lang)]);
      loads.push(...Object.entries(this.generic).filter(([path]) => path.endsWith(`/${lang}.ftl`)));
    }
    const texts = await Promise.all(loads.map(([, load]) => load()));
    this.known = { ...this.known, [key]: bundleOf(lang, texts) };
  }
}

export const words = new Words();
