// All test files share one page, as making one for each took longer than the tests. What is cleared here need
// not be cleared by them: the body, what is stored, timers, globals and mocks.
import { afterAll, beforeEach, vi } from 'vitest';

import { breath } from './src/lib/later';
import { readOwn } from './src/lib/messages';
import { LANGS } from './src/lib/settings.svelte';

await Promise.all(LANGS.map(readOwn));

// The page of these tests animates nothing.
document.getAnimations ??= () => [];

// The page's first breath is over, so that what comes after it doesn't hang on which test runs first.
vi.useFakeTimers();
const over = breath();
vi.runAllTimers();
vi.useRealTimers();
await over;

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
