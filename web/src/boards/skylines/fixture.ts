// A box with little in it, for tests.
import { open, type Box } from './components';
import type { Components } from './types';

/** What is in the box, the rest empty. */
export const boxOf = (parts: object): Box =>
  open({
    boards: [],
    shapes: [],
    cards: [],
    uniques: [],
    roles: [],
    policies: [],
    news: [],
    scenarios: [],
    success: [],
    ...parts,
  } as unknown as Components);
