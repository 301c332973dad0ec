// licenses.txt beside the built client: whose code is in it, and on which terms. Most ask for no more
// than that their notice goes along.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULES = join(dirname(fileURLToPath(import.meta.url)), 'node_modules');
const LICENSE = /^(?:licen[cs]e|notice)(?:\.(?:md|txt))?$/i;
const OTHERS = '\n# Licenses of bundled dependencies'; // of a tool's own, that come into no client
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** The package that a module of the build is part of; null for our own. */
export function packageOf(id: string): string | null {
  const [, path] = /.*\/node_modules\/(.+)/.exec(id) ?? [];
  const helper = id.startsWith('\0') ? id.slice(1) : ''; // what a tool of the build adds of its own
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(path ?? helper)?.[0] ?? null;
  return name && existsSync(join(MODULES, name, 'package.json')) ? name : null;
}

/** What is to be said of a package: its version, its license, and its notices word for word. */
export function notice(name: string): string {
  const folder = join(MODULES, name);
  const {
    version,
    license,
    homepage = '',
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const texts = readdirSync(folder)
    .filter((file) => LICENSE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').split(OTHERS)[0]?.trim());
  return [`${name} ${version}, ${license}`, homepage, ...texts].filter(Boolean).join('\n\n');
}

export function licensesPlugin(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const names = [...new Set(ids.map(packageOf))].filter((name) => name !== null).sort();
      const source = `${names.map(notice).join(RULE)}\n`;
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
    },
  };
}
