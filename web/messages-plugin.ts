// The words in Fluent files without what only their writers read: comments, and blank lines between messages.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const FILE = /\.ftl\?raw$/;

export function wordsOnly(ftl: string): string {
  return ftl
    .replace(/^#.*\n/gm, '')
    .replace(/\n+(?=[a-z-])/g, '\n')
    .trimStart();
}

export function messagesPlugin(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    async load(id) {
      if (!FILE.test(id)) return null;
      const file = id.replace(/\?raw$/, '');
      this.addWatchFile(file);
      return `export default ${JSON.stringify(wordsOnly(await readFile(file, 'utf8')))}`;
    },
  };
}
