import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['src/lib/wire.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'max-len': ['error', { code: 110 }],
      'no-undef': 'off', // TypeScript says so, and knows more
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that no formatter moves
      'svelte/prefer-svelte-reactivity': 'off', // most Maps and Sets are made anew by what derives them
    },
  },
  {
    files: ['**/*.svelte'],
    rules: { 'max-lines': ['error', 300] },
  },
  {
    files: ['src/App.svelte', 'src/frame/rules/{Heading,Picture,Prose}.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' }, // drawings and rules of ours, made when the client was built
  },
  {
    files: ['**/*.test.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' }, // what is missing fails the test
  },
);
