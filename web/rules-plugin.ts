// boards/<game>/rules.<lang>.md becomes, when the client is built, a module with the text in sections: the
// browser gets markup and nothing that makes it. A heading says its id, the same in every language:
// ## Roads {#roads}
// A paragraph of nothing but ![Caption](figure:name) is one of the game's own drawings.
import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

import type { Part, RulesText, Section } from './src/frame/rules/text';

const FILE = /\/boards\/[^/]+\/rules\.[a-z]+\.md$/;
const HEADING = /^(.+?)\s*\{#([a-z][a-z0-9-]*)\}$/;
const FIGURE = /^figure:([a-z][a-z0-9-]*)$/;

/** What every page of rules has below its text: the contents of the box. */
const BOX = 'box';

const marked = new Marked({ renderer: { tablecell } });

/** A heading of a table that says nothing is none. */
function tablecell(
  this: { parser: { parseInline(tokens: Token[]): string } },
  { header, tokens }: Tokens.TableCell,
): string {
  const text = this.parser.parseInline(tokens);
  return header && text ? `<th scope="col">${text}</th>` : `<td>${text}</td>`;
}

/** The sections of a text; throws where it is not as every text has to be. */
export function readRules(markdown: string): RulesText {
  const chapters = split(marked.lexer(markdown));
  const [first] = chapters;
  if (first?.heading?.depth !== 1)
    throw new Error('a text of rules begins with its title: # Name of the game');
  const sections = chapters.slice(1).map(sectionOf);
  checkIds(sections);
  const plain = [...first.body, ...chapters.slice(1).flatMap(({ body }) => withoutFigures(body))];
  marked.walkTokens(plain, (token) => checkToken(token, sections));
  return { title: first.heading.text, lead: marked.parser(first.body), sections };
}

interface Chapter {
  heading: Tokens.Heading | null;
  body: Token[];
}

function split(tokens: Token[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') chapters.push({ heading: token as Tokens.Heading, body: [] });
    else if (chapters.length === 0 && token.type !== 'space') chapters.push({ heading: null, body: [token] });
    else chapters.at(-1)?.body.push(token);
  }
  return chapters;
}

function sectionOf({ heading, body }: Chapter): Section {
  const [, title, id] = HEADING.exec(heading?.text ?? '') ?? [];
  const level = heading?.depth;
  if (!title || !id) throw new Error(`no id: ${heading?.raw.trim()} {#…}`);
  if (level !== 2 && level !== 3) throw new Error(`a section is ## or ###: ${title}`);
  return { id, level, title, parts: partsOf(body) };
}

/** The text of a section, and between its paragraphs the figures. */
function partsOf(body: Token[]): Part[] {
  const parts: Part[] = [];
  let text: Token[] = [];
  const endText = (): void => {
    if (text.some((token) => token.type !== 'space')) parts.push({ figure: null, html: marked.parser(text) });
    text = [];
  };
  for (const token of body) {
    const image = figureIn(token);
    if (!image) {
      text.push(token);
      continue;
    }
    endText();
    parts.push({
      figure: FIGURE.exec(image.href)?.[1] ?? null,
      html: marked.Parser.parseInline(image.tokens),
    });
  }
  endText();
  return parts;
}

/** The image that is all of a paragraph and stands for a drawing; throws where it has no caption. */
function figureIn(token: Token): Tokens.Image | null {
  const [only, ...others] = token.type === 'paragraph' ? ((token as Tokens.Paragraph).tokens ?? []) : [];
  if (only?.type !== 'image' || others.length) return null;
  const image = only as Tokens.Image;
  if (!FIGURE.test(image.href) || image.title) return null;
  if (!image.text.trim()) throw new Error(`a figure without a caption: ${image.raw}`);
  return image;
}

/** The text, and of the figures their captions. */
const withoutFigures = (body: Token[]): Token[] =>
  body.flatMap((token) => figureIn(token)?.tokens ?? [token]);

function checkIds(sections: Section[]): void {
  const twice = (names: string[]): string | undefined => names.find((name, i) => names.indexOf(name) < i);
  const id = twice([BOX, ...sections.map((section) => section.id)]);
  if (id) throw new Error(`two sections are called #${id}`);
}

/**
 * What is written goes into the page as markup, so nothing may be in it that is not Markdown of a plain kind.
 */
function checkToken(token: Token, sections: Section[]): void {
  if (token.type === 'html' || token.type === 'image')
    throw new Error(`not wanted in rules: ${token.raw.trim()} (a drawing is ![Caption](figure:name))`);
  if (token.type !== 'link') return;
  const { href } = token as Tokens.Link;
  if (![BOX, ...sections.map(({ id }) => id)].includes(href.slice(1)) || !href.startsWith('#'))
    throw new Error(`a link leads nowhere: ${token.raw}`);
}

export function rulesPlugin(): Plugin {
  return {
    name: 'gridtown-rules',
    transform(code, id) {
      if (!FILE.test(id)) return null;
      try {
        return { code: `export default ${JSON.stringify(readRules(code))}`, map: null };
      } catch (error) {
        throw new Error(`${id}: ${(error as Error).message}`, { cause: error });
      }
    },
  };
}
