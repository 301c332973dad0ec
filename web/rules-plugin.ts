// boards/<game>/rules.<lang>.md becomes, when the client is built, a module with the text in sections: the
// browser gets markup and nothing that makes it. A heading says its id, the same in every language, and the
// rules of the game (by the ids of its refusals) that are explained under it: ## Roads {#roads rules="no-road
// no-space"}
import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

import type { RulesText, Section } from './src/frame/rules/text';

const FILE = /\/boards\/[^/]+\/rules\.[a-z]+\.md$/;
const HEADING = /^(.+?)\s*\{#([a-z][a-z0-9-]*)(?:\s+rules="([a-z0-9 -]+)")?\}$/;

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
  const parts = split(marked.lexer(markdown));
  const [first] = parts;
  if (first?.heading?.depth !== 1)
    throw new Error('a text of rules begins with its title: # Name of the game');
  const sections = parts.slice(1).map(sectionOf);
  checkIds(sections);
  parts.forEach(({ body }) => marked.walkTokens(body, (token) => checkToken(token, sections)));
  return { title: first.heading.text, lead: marked.parser(first.body), sections };
}

interface Part {
  heading: Tokens.Heading | null;
  body: Token[];
}

function split(tokens: Token[]): Part[] {
  const parts: Part[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') parts.push({ heading: token as Tokens.Heading, body: [] });
    else if (parts.length === 0 && token.type !== 'space') parts.push({ heading: null, body: [token] });
    else parts.at(-1)?.body.push(token);
  }
  return parts;
}

function sectionOf({ heading, body }: Part): Section {
  const [, title, id, rules] = HEADING.exec(heading?.text ?? '') ?? [];
  const level = heading?.depth;
  if (!title || !id) throw new Error(`no id: ${heading?.raw.trim()} {#…}`);
  if (level !== 2 && level !== 3) throw new Error(`a section is ## or ###: ${title}`);
  return { id, level, title, html: marked.parser(body), rules: rules?.split(' ') ?? [] };
}

function checkIds(sections: Section[]): void {
  const twice = (names: string[]): string | undefined => names.find((name, i) => names.indexOf(name) < i);
  const id = twice([BOX, ...sections.map((section) => section.id)]);
  if (id) throw new Error(`two sections are called #${id}`);
  const rule = twice(sections.flatMap((section) => section.rules));
  if (rule) throw new Error(`two sections explain the rule ${rule}`);
}

/**
 * What is written goes into the page as markup, so nothing may be in it that is not Markdown of a plain kind.
 */
function checkToken(token: Token, sections: Section[]): void {
  if (token.type === 'html' || token.type === 'image')
    throw new Error(`not wanted in rules: ${token.raw.trim()}`);
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
