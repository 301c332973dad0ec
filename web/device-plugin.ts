// The client without a server (`vite build --mode device`): what answers it is in a worker, its pages stand
// in the query of one file, as a folder of files has no others, and some words are others.
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

import { wordsOnly } from './messages-plugin.ts';

/** The rules, and what they need of Python packages (static/bundle.py). */
const PYTHON = resolve(import.meta.dirname, '../build/python.zip');

/** What a browser needs of Pyodide to run Python. */
const RUNTIME = [
  'pyodide.mjs',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'python_stdlib.zip',
  'pyodide-lock.json',
];

/** What stands in for a server. */
const HOST = /^(?:.*\/lib|\.)\/host$/;

const OWN_WORDS = /\/src\/messages\/([a-z]+)\.ftl\?raw$/;

/** A component without what needs other people, its links to other pages as addresses of one file. */
export function alone(markup: string): string {
  return markup
    .replace(/<!--others-->.*?<!--\/others-->/gs, '')
    .replace(/(?<=\shref=["'])\/(?!api\/)/g, './?/');
}

/** Words of which some are said otherwise: those of the same ids go before. */
export function reworded(words: string, others: string): string {
  const ids = new Set([...others.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id));
  const messages = words.split(/^(?=[a-z-][\w-]* =)/m);
  return [...messages.filter((message) => !ids.has(message.split(' ', 1)[0])), others].join('\n');
}

async function runtime(): Promise<string[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
  return RUNTIME.map((file) => join(folder, file));
}

/** Bytes that a page has to load before Python runs. */
async function weight(): Promise<number> {
  const sizes = [...(await runtime()), PYTHON].map(async (file) => (await stat(file)).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

export function devicePlugin(): Plugin {
  const src = resolve(import.meta.dirname, 'src');
  return {
    name: 'device',
    enforce: 'pre',
    config: async () => ({ define: { __BYTES__: String(await weight()) } }),
    resolveId(id, importer) {
      const found = HOST.test(id) && importer && resolve(dirname(importer), id);
      return found === join(src, 'lib/host') ? join(src, 'device/host.ts') : null;
    },
    async load(id) {
      const lang = OWN_WORDS.exec(id)?.[1];
      if (!lang) return null;
      const [words, others] = await Promise.all(
        ['messages', 'device/messages'].map((folder) => readFile(join(src, folder, `${lang}.ftl`), 'utf8')),
      );
      return `export default ${JSON.stringify(wordsOnly(reworded(words ?? '', others ?? '')))}`;
    },
    transform: (code, id) => (id.endsWith('.svelte') ? alone(code) : null),
    async writeBundle({ dir = '' }) {
      await mkdir(join(dir, 'pyodide'), { recursive: true });
      for (const [place, file] of (await runtime()).entries())
        await copyFile(file, join(dir, 'pyodide', RUNTIME[place] ?? ''));
      await copyFile(PYTHON, join(dir, 'python.zip'));
      for (const file of ['LICENSE', 'NOTICE'])
        await copyFile(resolve(import.meta.dirname, '..', file), join(dir, file));
    },
  };
}
