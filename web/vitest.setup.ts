// All test files share one page, as making one for each took longer than the tests. What is cleared here need
// not be cleared by them: the body, what is stored, timers, globals and mocks.
import { afterAll, beforeEach, vi } from 'vitest';

import { readOwn } from './src/lib/messages';
import { LANGS } from './src/lib/settings.svelte';

await Promise.all(LANGS.map(readOwn));

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
