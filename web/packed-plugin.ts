// Beside each built file that can be packed lies its compressed form, made once and as small as it gets in
// the time that there is.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKS = /\.(?:m?js|css|svg|json|wasm|txt|webmanifest)$/;

/** Bytes from which the last percent would take longer than all the rest of a build. */
const LARGE = 1_000_000;

/** Packs those files of a folder that get smaller by it. */
export async function packFiles(dir: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => PACKS.test(name))) {
    const content = await readFile(join(dir, file));
    const quality = content.length < LARGE ? constants.BROTLI_MAX_QUALITY : 9;
    const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    await writeFile(join(dir, `${file}.br`), packed);
  }
}

export function packedPlugin(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle: ({ dir = '' }, bundle) =>
      packFiles(
        dir,
        Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name)),
      ),
  };
}
