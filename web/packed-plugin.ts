// Beside each built file that is text lies its compressed form, made once and as small as it gets.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg)$/;

export function packedPlugin(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => TEXT.test(name))) {
        const path = join(dir, file);
        await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)));
      }
    },
  };
}
