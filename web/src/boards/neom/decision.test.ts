// What choices are called: of a tile after its name, and on the button that makes them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { MOST } from '../../lib/buttons';
import { speak } from '../../lib/messages';
import { LANGS } from '../../lib/settings.svelte';
import type { LegalAction } from '../../lib/types';
import { words } from '../../lib/words.svelte';
import type { Box } from './components';
import { afterName, going, together } from './decision';

beforeAll(() => words.open('neom', 'en'));

it.each([
  ['Stock Exchange needs 3 Commercial tiles.', 'Stock Exchange', ' needs 3 Commercial tiles.'],
  ['„Börse“ braucht 3 Wirtschaftsgebäude.', 'Börse', ' braucht 3 Wirtschaftsgebäude.'],
  ['Für die „Börse“ ist kein Feld frei.', 'Börse', ' – Für die „Börse“ ist kein Feld frei.'],
])('a name that begins a refusal is not said twice: %s', (text, name, rest) => {
  expect(afterName(text, name)).toBe(rest);
});

it('what bars several tiles alike is said once, of all of them', () => {
  const names = ['Park', 'Mall', 'Farm'];
  const about = (tile: number, text: string) => ({ tile, text, rule: 'r' });
  const once = 'In generation I you may have one Cornerstone.';
  expect(
    together([about(2, 'Farm needs Wheat.'), about(0, once), about(1, once)], (tile) => names[tile] ?? ''),
  ).toEqual([
    { names: ['Farm'], rest: ' needs Wheat.', rule: 'r' },
    { names: ['Park', 'Mall'], rest: ` – ${once}`, rule: 'r' },
  ]);
});

describe.each(LANGS)('the button of a choice (%s)', (lang) => {
  const called = (name: string): Box =>
    ({
      tile: () => ({ name: { en: name, de: name } }),
      good: () => ({ name: { en: name, de: name } }),
    }) as unknown as Box;
  const action = (kind: string): LegalAction =>
    ({ kind, space: 'c4', amount: 12, from: 'supply' }) as unknown as LegalAction;
  beforeAll(() => speak(lang));
  afterAll(() => speak('en'));

  it.each([
    'keep',
    'select',
    'place',
    'sell',
    'at',
    'source',
    'make',
    'give',
    'take',
    'done',
    'pay',
    'sacrifice',
  ])('is short, however long the names are: %s', (kind) => {
    const said = going(action(kind), called('Public Safety Department'), []);
    expect(said).toMatch(/^[^-]+$/); // no id
    expect(said.length).toBeLessThanOrEqual(MOST);
  });

  it('has the name where it fits', () => {
    expect(going(action('keep'), called('Park'), [])).toContain('Park');
  });
});
