import { expect, it } from 'vitest';

import type { TableEvent } from '../../lib/types';
import type { Box } from './components';
import { tellers } from './log';

it('names of cards can be pointed at in the log, and be divided where their parts meet', () => {
  const box = { nameOf: () => 'Hinterhofwohnungen' } as unknown as Box;
  const event = { text: 'Ada hat Hinterhofwohnungen gespielt.', args: { card: 4 } } as unknown as TableEvent;
  expect(tellers(event, box)).toEqual([
    { text: 'Ada hat ' },
    { text: 'Hinter\u00adhof\u00adwoh\u00adnungen', what: { card: 4 } },
    { text: ' gespielt.' },
  ]);
});
