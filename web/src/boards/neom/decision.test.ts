// What is said of a tile after its name.
import { expect, it } from 'vitest';

import { afterName } from './decision';

it.each([
  ['Stock Exchange needs 3 Commercial tiles.', 'Stock Exchange', ' needs 3 Commercial tiles.'],
  ['„Börse“ braucht 3 Wirtschaftsgebäude.', 'Börse', ' braucht 3 Wirtschaftsgebäude.'],
  ['Für die „Börse“ ist kein Feld frei.', 'Börse', ' – Für die „Börse“ ist kein Feld frei.'],
])('a name that begins a refusal is not said twice: %s', (text, name, rest) => {
  expect(afterName(text, name)).toBe(rest);
});
