// All test files share one page, as making one for each took longer than the tests: each leaves it as it was.
import { afterAll, beforeEach, vi } from 'vitest';

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
