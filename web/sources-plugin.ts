// What the server's sources say of where rules come from, made ready when the client is built: games/<game>/
// sources.toml becomes a module with the section of the rules page that explains each refusal and line, and
// docs/games/<game>.md one with the page's text as markup, each of its rulings with an id.
import { readFileSync } from 'node:fs';
import { Marked, type Tokens } from 'marked';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

import type { NotesText, SourcesText } from './src/frame/rules/sources';

const TABLE = /\/games\/[^/]+\/sources\.toml$/;
const NOTES = /\/docs\/games\/([^/]+)\.md$/;
const RULINGS = /<!-- rulings -->([\s\S]*)<!-- end of rulings -->/;

interface Source {
  section: string;
}
interface Table {
  ruling: { id: string; section: string }[];
  rule: Record<string, Source>;
  preview?: Record<string, Source>; // a game may have no costs but changes of the score
  why?: Record<string, Source>; // and give no reasons for these
  line: Record<string, Source>;
}

export function readSources(toml: string): SourcesText {
  const { ruling, rule, preview, why, line } = parse(toml) as unknown as Table;
  const sectionsOf = (rows: Record<string, Source>): Record<string, string> =>
    Object.fromEntries(Object.entries(rows).map(([id, { section }]) => [id, section]));
  return {
    rule: sectionsOf(rule),
    preview: sectionsOf(preview ?? {}),
    why: sectionsOf(why ?? {}),
    line: sectionsOf(line),
    rulings: ruling.map(({ id, section }) => ({ id, section })),
  };
}

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The text of a page; its links lead nowhere but within it, as the other pages are not in the client. */
export function readNotes(markdown: string, { rulings }: SourcesText): NotesText {
  const [, title] = /^# (.+)$/m.exec(markdown) ?? [];
  if (!title) throw new Error('a page begins with its title: # Name of the game');
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens, text }: Tokens.Heading): string {
        return depth === 1
          ? ''
          : `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const text = this.parser.parseInline(tokens);
        return href.startsWith('#') ? `<a href="${href}">${text}</a>` : text;
      },
      html: (): string => '',
      image: (): string => '',
    },
  });
  const [before = '', table = '', after = ''] = markdown.split(RULINGS);
  let row = 0;
  const rows = (marked.parse(table) as string)
    .split('<tbody>')
    .map((part, i) =>
      i ? part.replaceAll('<tr>', () => `<tr id="ruling-${rulings[row++]?.id ?? ''}">`) : part,
    )
    .join('<tbody>');
  if (row !== rulings.length)
    throw new Error(`${row} rulings on the page, ${rulings.length} in sources.toml`);
  return { title, html: `${marked.parse(before) as string}${rows}${marked.parse(after) as string}` };
}

export function sourcesPlugin(): Plugin {
  const module = (value: unknown): { code: string; map: null } => ({
    code: `export default ${JSON.stringify(value)}`,
    map: null,
  });
  return {
    name: 'gridtown-sources',
    transform(code, id) {
      try {
        if (TABLE.test(id)) return module(readSources(code));
        const [, game] = NOTES.exec(id) ?? [];
        if (!game) return null;
        const place = new URL(`../src/gridtown/games/${game}/sources.toml`, import.meta.url);
        this.addWatchFile(place.pathname);
        return module(readNotes(code, readSources(readFileSync(place, 'utf8'))));
      } catch (error) {
        throw new Error(`${id}: ${(error as Error).message}`, { cause: error });
      }
    },
  };
}
