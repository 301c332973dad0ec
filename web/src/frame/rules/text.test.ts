import { describe, expect, it } from 'vitest';

import { readRules } from '../../../rules-plugin';
import { LANGS } from '../../lib/settings.svelte';
import { figuresOf } from './box';
import { rulesText, withChapters, written, type RulesText } from './text';

const TEXT = `# Tiny

Build & win.

## Roads {#roads}

See [the end](#end) or [the box](#box), a < b.

![Roads on \`a1\` & others](figure:roads)

There are more.

### Bridges {#bridges}

| a | b |
|---|---|
| 1 | 2 |

## The end {#end}
`;

describe('a text of rules', () => {
  it('becomes a title, a lead and sections with ids and levels', () => {
    const { title, lead, sections } = readRules(TEXT);
    expect([title, lead]).toEqual(['Tiny', '<p>Build &amp; win.</p>\n']);
    expect(sections.map(({ id, level, title }) => [id, level, title])).toEqual([
      ['roads', 2, 'Roads'],
      ['bridges', 3, 'Bridges'],
      ['end', 2, 'The end'],
    ]);
    expect(sections.map(({ parts }) => parts.length)).toEqual([3, 1, 0]);
    expect(sections[0]?.parts[0]?.html).toContain('<a href="#end">the end</a>');
    expect(sections[0]?.parts[0]?.html).toContain('a &lt; b');
    expect(sections[1]?.parts[0]?.html).toContain('<table>');
  });

  it('has figures between its paragraphs, each with a caption', () => {
    const [roads] = readRules(TEXT).sections;
    expect(roads?.parts.map(({ figure }) => figure)).toEqual([null, 'roads', null]);
    expect(roads?.parts[1]?.html).toBe('Roads on <code>a1</code> &amp; others');
  });

  it('says of each part what it belongs to', () => {
    const of = withChapters(readRules(TEXT).sections).map((one) => [one.section.id, one.of]);
    expect(of).toEqual([
      ['roads', ''],
      ['bridges', 'Roads'],
      ['end', ''],
    ]);
  });

  it.each([
    ['no title', '## Roads {#roads}', 'begins with its title'],
    ['text before its title', 'Hello\n\n# Tiny', 'begins with its title'],
    ['a heading without an id', '# Tiny\n\n## Roads', 'no id'],
    ['a heading too deep', '# Tiny\n\n#### Roads {#roads}', 'a section is'],
    ['one id twice', '# Tiny\n\n## Roads {#roads}\n\n## Streets {#roads}', 'two sections are called #roads'],
    ['the id of the box', '# Tiny\n\n## Box {#box}', 'two sections are called #box'],
    ['a link to nowhere', '# Tiny\n\n## Roads {#roads}\n\n[there](#lanes)', 'leads nowhere'],
    ['a link outside', '# Tiny\n\n[there](https://example.org)', 'leads nowhere'],
    ['a script as a link', '# Tiny\n\n[there](javascript:alert)', 'leads nowhere'],
    ['markup', '# Tiny\n\n<script>alert(1)</script>', 'not wanted'],
    ['markup in a line', '# Tiny\n\nA <b onclick="x">bold</b> word', 'not wanted'],
    ['markup in a table', '# Tiny\n\n| a |\n|---|\n| <img src="x"> |', 'not wanted'],
    ['a picture', '# Tiny\n\n## A {#a}\n\n![tile](tile.png)', 'not wanted'],
    ['a figure in a line', '# Tiny\n\n## A {#a}\n\nThis ![tile](figure:tile) one', 'not wanted'],
    ['a figure in a list', '# Tiny\n\n## A {#a}\n\n- ![tile](figure:tile)', 'not wanted'],
    ['a figure before the first section', '# Tiny\n\n![tile](figure:tile)', 'not wanted'],
    ['a figure with two captions', '# Tiny\n\n## A {#a}\n\n![tile](figure:tile "Tile")', 'not wanted'],
    ['a figure without a caption', '# Tiny\n\n## A {#a}\n\n![](figure:tile)', 'without a caption'],
    ['markup in a caption', '# Tiny\n\n## A {#a}\n\n![a <b>tile</b>](figure:tile)', 'not wanted'],
  ])('is refused with %s', (_, text, why) => {
    expect(() => readRules(text)).toThrow(why);
  });
});

const outline = (text: RulesText): unknown[] =>
  text.sections.map(({ id, level, parts }) => [id, level, parts.flatMap(({ figure }) => figure ?? [])]);

it('is there for NEOM', () => expect(written).toContain('neom'));

describe.each(written)('the rules of %s', (game) => {
  const read = async (): Promise<RulesText[]> => {
    const texts = await Promise.all(LANGS.map((lang) => rulesText(game, lang)));
    return texts.filter((text) => text !== null);
  };

  it('have the same sections and figures in every language', async () => {
    const texts = await read();
    expect(texts.length).toBe(LANGS.length);
    expect(texts.map(outline)).toEqual(texts.map(() => outline(texts[0]!)));
    expect(texts[0]!.sections.length).toBeGreaterThan(10);
  });

  it('are translated', async () => {
    const [one, other] = await read();
    const html = (text: RulesText): string[] =>
      text.sections.flatMap(({ parts }) => parts.map((part) => part.html));
    expect(html(one!).filter((markup) => html(other!).includes(markup))).toEqual([]);
  });

  it('use each drawing of the game once, and no others', async () => {
    const [text] = await read();
    const used = text!.sections.flatMap(({ parts }) => parts.flatMap(({ figure }) => figure ?? []));
    expect(used.sort()).toEqual(Object.keys((await figuresOf(game))?.FIGURES ?? {}).sort());
  });
});
