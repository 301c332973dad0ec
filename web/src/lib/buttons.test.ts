// What stands on a button is short, in both languages: a verb and what it is done to.
import { parse } from 'svelte/compiler';
import { beforeAll, describe, expect, it } from 'vitest';

import { MOST } from './buttons';
import { own } from './messages';
import { LANGS, type Lang } from './settings.svelte';
import { words } from './words.svelte';

const components = import.meta.glob<string>('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A node of a component's markup, as far as it matters here. */
interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;

function* below(part: unknown): Generator<Node> {
  if (isNode(part)) yield part;
  if (typeof part === 'object' && part !== null)
    for (const inner of Object.values(part)) if (typeof inner === 'object') yield* below(inner);
}

/** Whether it is a button that shows a few words: one of the frame's own, and no option with all about it. */
function isButton(node: Node): boolean {
  if (node.type !== 'RegularElement' || !['a', 'button'].includes(String(node.name))) return false;
  const attributes = node.attributes as Node[];
  const shown = attributes.find(({ name }) => name === 'class');
  return JSON.stringify(shown ?? null).includes('"btn');
}

/** The ids of messages without arguments that stand on a button. */
function idsOn(button: Node): string[] {
  return [...below(button.fragment)].flatMap((node) => {
    if (node.type !== 'ExpressionTag') return [];
    return [...below(node.expression)].flatMap((call) => {
      const [first, ...more] = (call.arguments ?? []) as Node[];
      const isMessage = call.type === 'CallExpression' && (call.callee as Node).name === 't';
      return isMessage && first?.type === 'Literal' && !more.length ? [String(first.value)] : [];
    });
  });
}

const ids = [
  ...new Set(
    Object.values(components).flatMap((source) =>
      [...below(parse(source, { modern: true }).fragment)].filter(isButton).flatMap(idsOn),
    ),
  ),
];

describe.each(LANGS)('the buttons in %s', (lang: Lang) => {
  const said: [string, string][] = [];

  beforeAll(async () => {
    for (const game of words.games) {
      await words.open(game, lang);
      for (const id of ids) {
        const bundle = [words.in(lang), own(lang)].find((each) => each?.hasMessage(id));
        const pattern = bundle?.getMessage(id)?.value;
        if (bundle && pattern) said.push([id, bundle.formatPattern(pattern, {}, [])]);
      }
    }
  });

  it('say at most a few words', () => {
    expect(said.length).toBeGreaterThan(50);
    expect(Object.fromEntries(said.filter(([, text]) => text.length > MOST))).toEqual({});
  });
});
