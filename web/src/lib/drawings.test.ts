import { expect, it } from 'vitest';

import { shorter } from '../../drawings-plugin';

it.each([
  ['2.500', '2.5'],
  ['10', '10'],
  ['1.0', '1'],
  ['0.05', '0.05'],
  ['M1.50 2.0\n      l-3.000-.500z', 'M1.5 2 l-3-.5z'],
  ['M1.0.5', 'M1.0.5'],
])('says the numbers of %j in fewer signs', (long, short) => expect(shorter(long)).toBe(short));
