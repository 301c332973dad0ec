// The client without a server (`vite build --mode device`): what answers it is in a worker, its pages stand
// in the query of one file, as a folder of files has no others, and some words are others.
import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

import { wordsOnly } from './messages-plugin.ts';
import { packFiles } from './packed-plugin.ts';

/** The rules, and what they need of Python packages (static/bundle.py). */
const PYTHON = resolve(import.meta.dirname, '../build/python.zip');

/** What of Python's own library is needed here (static/bundle.py). */
const STDLIB = resolve(import.meta.dirname, '../build/stdlib.zip');

/** With `make static COMPILED=1`: the archive without sources of compiled modules, and their library. */
const COMPILED = process.env.COMPILED
  ? {
      'compiled.zip': resolve(import.meta.dirname, '../build/compiled.zip'),
      'gridtown.wasm': resolve(import.meta.dirname, '../build/device/gridtown__mypyc.so'),
    }
  : {};

/** What is answered before the rules are loaded (static/answers.py). */
const ANSWERS = resolve(import.meta.dirname, '../build/answers');

/** What a browser needs of Pyodide to run Python. */
const RUNTIME = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];
const LOCK = 'pyodide-lock.json';

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

const require = createRequire(import.meta.url);

/** Where Pyodide is; who only plays on a server has none. */
const pyodide = (): string => dirname(require.resolve('pyodide/package.json'));

/** The folder that it is served in, by its version. */
function folder(): string {
  const { version } = require('pyodide/package.json') as { version: string };
  return `pyodide-${version}`;
}

const mark = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** A file's name in addresses, which changes with what is in it. */
const address = async (name: string, path: string): Promise<string> =>
  `${name}?${mark(await readFile(path))}`;

/** What is asked for of the compiled rules. */
const compiledAddresses = (): Promise<string[]> =>
  Promise.all(Object.entries(COMPILED).map(([name, path]) => address(name, path)));

/** Bytes that a page has to load before Python runs. */
async function weight(): Promise<number> {
  const own = Object.values(COMPILED);
  const files = [...RUNTIME.map((file) => join(pyodide(), file)), STDLIB, ...(own.length ? own : [PYTHON])];
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The answers there are, and a mark of them all. */
async function answers(): Promise<{ files: string[]; mark: string }> {
  const files = (await readdir(ANSWERS)).sort();
  const contents = await Promise.all(files.map((file) => readFile(join(ANSWERS, file), 'utf8')));
  return { files, mark: mark(contents.join('\n')) };
}

/** The list of Pyodide's packages without any: none is fetched. */
async function emptyLock(): Promise<string> {
  const { info } = JSON.parse(await readFile(join(pyodide(), LOCK), 'utf8')) as { info: unknown };
  return JSON.stringify({ info, packages: {} });
}

/** Pictures of public/icon.svg for those that take no SVG; that of masks goes on where they may cut. */
const ICONS = resolve(import.meta.dirname, 'src/device/icons');
const PICTURES = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'icon-apple-180.png'];

const MANIFEST = {
  id: './',
  name: 'Gridtown',
  short_name: 'Gridtown',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#ebeeea',
  theme_color: '#1f5fa8',
  description: 'City-building board games, with bots or around this device',
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export function devicePlugin(): Plugin {
  const src = resolve(import.meta.dirname, 'src');
  return {
    name: 'device',
    enforce: 'pre',
    async config() {
      return {
        define: {
          __ANSWERS__: JSON.stringify((await answers()).mark),
          __BYTES__: String(await weight()),
          __PYODIDE__: JSON.stringify(folder()),
          __STDLIB__: JSON.stringify(await address('stdlib.zip', STDLIB)),
          __PYTHON__: JSON.stringify(await address('python.zip', PYTHON)),
          __COMPILED__: JSON.stringify(await compiledAddresses()),
        },
      };
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(src, 'device/offline.ts'), fileName: 'offline.js' });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './gridtown.webmanifest' } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-apple-180.png' } },
      { tag: 'meta', attrs: { name: 'theme-color', content: MANIFEST.theme_color } },
    ],
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
    async writeBundle({ dir = '' }, bundle) {
      await mkdir(join(dir, folder()), { recursive: true });
      for (const file of RUNTIME) await copyFile(join(pyodide(), file), join(dir, folder(), file));
      await writeFile(join(dir, folder(), LOCK), await emptyLock());
      for (const [name, path] of Object.entries({ 'stdlib.zip': STDLIB, 'python.zip': PYTHON, ...COMPILED }))
        await copyFile(path, join(dir, name));
      await cp(ANSWERS, join(dir, 'answers'), { recursive: true });
      await cp(ICONS, dir, { recursive: true });
      await writeFile(join(dir, 'gridtown.webmanifest'), JSON.stringify(MANIFEST));
      for (const file of ['LICENSE', 'NOTICE'])
        await copyFile(resolve(import.meta.dirname, '..', file), join(dir, file));
      await listFiles(dir, Object.keys(bundle));
      await packFiles(dir, await readdir(dir, { recursive: true }));
    },
  };
}

/** Tells the service worker what there is. */
async function listFiles(dir: string, built: string[]): Promise<void> {
  const early = await answers();
  const files = [
    './',
    ...built.filter((file) => file !== 'index.html' && file !== 'offline.js'),
    'icon.svg',
    ...PICTURES,
    'gridtown.webmanifest',
    await address('stdlib.zip', STDLIB),
    await address('python.zip', PYTHON),
    ...(await compiledAddresses()),
    ...early.files.map((file) => `answers/${file}?${early.mark}`),
    ...[...RUNTIME, LOCK].map((file) => `${folder()}/${file}`),
  ];
  const build = mark(files.join('\n') + (await readFile(join(dir, 'index.html'), 'utf8')));
  const path = join(dir, 'offline.js');
  const code = await readFile(path, 'utf8');
  await writeFile(
    path,
    code.replace('__FILES__', JSON.stringify(files)).replace('__BUILD__', JSON.stringify(build)),
  );
}
