// The words of the games, each game's by itself: what its board says, and what its rules say. They are read when a
// table of that game opens, and again in another language when that is chosen.
import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Lang } from './settings.svelte';

type Files = Record<string, () => Promise<string>>;

/** boards/<game>/<lang>.ftl beside the board, games/<game>/messages/<lang>.ftl in the server's sources. */
const PLACE = /\/(?:boards|games)\/([^/]+)\/(?:messages\/)?([^/]+)\.ftl$/;

const FILES: Files = {
  ...import.meta.glob<string>('../../../src/gridtown/games/*/messages/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../boards/*/*.ftl', { query: '?raw', import: 'default' }),
};

export function bundleOf(lang: Lang, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

export class Words {
  /** The game whose words are spoken; null while none has been opened. */
  game = $state<string | null>(null);
  private known = $state.raw<Record<string, FluentBundle>>({});
  private readonly files: Files;

  constructor(files: Files = FILES) {
    this.files = files;
  }

  /** The games there are words of. */
  get games(): string[] {
    return [...new Set(Object.keys(this.files).flatMap((path) => PLACE.exec(path)?.[1] ?? []))].sort();
  }

  /** Speaks the words of a game from now on, once they are read. */
  async open(game: string, lang: Lang): Promise<void> {
    await this.read(game, lang);
    this.game = game;
  }

  /** Reads the words of the open game in a language that is about to be spoken. */
  async learn(lang: Lang): Promise<void> {
    if (this.game) await this.read(this.game, lang);
  }

  /** The words of the open game, null where they were not read. */
  in(lang: Lang): FluentBundle | null {
    return this.known[`${this.game}/${lang}`] ?? null;
  }

  private async read(game: string, lang: Lang): Promise<void> {
    const key = `${game}/${lang}`;
    if (this.known[key]) return;
    const loads = Object.entries(this.files).filter(([path]) => PLACE.exec(path)?.slice(1).join('/') === key);
    const texts = await Promise.all(loads.map(([, load]) => load()));
    this.known = { ...this.known, [key]: bundleOf(lang, texts) };
  }
}

export const words = new Words();
