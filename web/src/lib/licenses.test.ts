import { expect, test } from 'vitest';

import { notice, packageOf } from '../../licenses-plugin';

test('a module is of the innermost package that holds it', () => {
  expect(packageOf('/a/node_modules/svelte/src/internal/client/index.js')).toBe('svelte');
  expect(packageOf('/a/node_modules/svelte/node_modules/@fluent/bundle/esm/index.js')).toBe('@fluent/bundle');
  expect(packageOf('\0vite/preload-helper.js')).toBe('vite');
  expect(packageOf('/a/web/src/lib/licenses.test.ts')).toBeNull();
  expect(packageOf('\0commonjsHelpers.js')).toBeNull();
});

test('a package is named with its license, and its notice is whole', () => {
  expect(notice('svelte')).toMatch(/^svelte 5\.[\d.]+, MIT\n/);
  expect(notice('svelte')).toContain(
    'The above copyright notice and this permission notice shall be included',
  );
  expect(notice('vite')).not.toContain('bundled dependencies');
  expect(notice('@fluent/bundle')).toMatch(/^@fluent\/bundle [\d.]+, Apache-2\.0/);
});
