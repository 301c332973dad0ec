import shared from '../../../../src/gridtown/messages/en.ftl?raw';
import { describe, expect, it } from 'vitest';

import { readRules } from '../../../rules-plugin';
import { LANGS } from '../../lib/settings.svelte';
import { ruleSection, rulesText, withChapters, written, type RulesText } from './text';

const TEXT = `# Tiny

Build & win.

## Roads {#roads rules="no-road no-space"}

See [the end](#end) or [the box](#box), a < b.

### Bridges {#bridges}

| a | b |
|---|---|
| 1 | 2 |

## The end {#end}
`;

describe('a text of rules', () => {
  it('becomes a title, a lead and sections with ids, levels and rules', () => {
    const { title, lead, sections } = readRules(TEXT);
    expect([title, lead]).toEqual(['Tiny', '<p>Build &amp; win.</p>\n']);
    expect(sections.map(({ id, level, title, rules }) => [id, level, title, rules])).toEqual([
      ['roads', 2, 'Roads', ['no-road', 'no-space']],
      ['bridges', 3, 'Bridges', []],
      ['end', 2, 'The end', []],
    ]);
    expect(sections[0]?.html).toContain('<a href="#end">the end</a>');
    expect(sections[0]?.html).toContain('a &lt; b');
    expect(sections[1]?.html).toContain('<table>');
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
    [
      'one rule twice',
      '# Tiny\n\n## A {#a rules="x"}\n\n## B {#b rules="x"}',
      'two sections explain the rule x',
    ],
    ['a link to nowhere', '# Tiny\n\n## Roads {#roads}\n\n[there](#lanes)', 'leads nowhere'],
    ['a link outside', '# Tiny\n\n[there](https://example.org)', 'leads nowhere'],
    ['a script as a link', '# Tiny\n\n[there](javascript:alert)', 'leads nowhere'],
    ['markup', '# Tiny\n\n<script>alert(1)</script>', 'not wanted'],
    ['markup in a line', '# Tiny\n\nA <b onclick="x">bold</b> word', 'not wanted'],
    ['markup in a table', '# Tiny\n\n| a |\n|---|\n| <img src="x"> |', 'not wanted'],
    ['a picture', '# Tiny\n\n![tile](tile.png)', 'not wanted'],
  ])('is refused with %s', (_, text, why) => {
    expect(() => readRules(text)).toThrow(why);
  });
});

const messages = import.meta.glob<string>('../../../../src/gridtown/games/*/messages/en.ftl', {
  query: '?raw',
  import: 'default',
});

/** The rules a game refuses by, as its messages name them, and those that every game shares. */
async function refusals(game: string): Promise<string[]> {
  const own = (await messages[`../../../../src/gridtown/games/${game}/messages/en.ftl`]?.()) ?? '';
  const ftl = `${own}\n${shared}`;
  return [...ftl.matchAll(/^rule-([\w-]+) =/gm)].map(([, rule]) => rule ?? '');
}

const outline = (text: RulesText): unknown[] =>
  text.sections.map(({ id, level, rules }) => [id, level, rules]);

it('is there for NEOM', () => expect(written).toContain('neom'));

describe.each(written)('the rules of %s', (game) => {
  const read = async (): Promise<RulesText[]> => {
    const texts = await Promise.all(LANGS.map((lang) => rulesText(game, lang)));
    return texts.filter((text) => text !== null);
  };

  it('have the same sections in every language', async () => {
    const texts = await read();
    expect(texts.length).toBe(LANGS.length);
    expect(texts.map(outline)).toEqual(texts.map(() => outline(texts[0]!)));
    expect(texts[0]!.sections.length).toBeGreaterThan(10);
  });

  it('are translated', async () => {
    const [one, other] = await read();
    const same = one!.sections.filter(({ html }, i) => html !== '' && html === other!.sections[i]?.html);
    expect(same.map(({ id }) => id)).toEqual([]);
  });

  it('explain only what the game refuses', async () => {
    const [text] = await read();
    const known = await refusals(game);
    expect(text!.sections.flatMap(({ rules }) => rules).filter((rule) => !known.includes(rule))).toEqual([]);
  });
});

describe('the section of a rule', () => {
  it('is found for all that NEOM refuses', async () => {
    const rules = await refusals('neom');
    const sections = await Promise.all(rules.map((rule) => ruleSection('neom', rule, 'de')));
    expect(rules.length).toBeGreaterThan(30);
    expect(rules.filter((_, i) => sections[i] === null)).toEqual([]);
    expect(await ruleSection('neom', 'no-road', 'en')).toBe('placing');
  });

  it('is none for what nobody explains', async () => {
    expect(await ruleSection('neom', 'no-such-rule', 'en')).toBeNull();
    expect(await ruleSection('no-such-game', 'no-road', 'en')).toBeNull();
  });
});
