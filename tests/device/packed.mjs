// The size of a folder's files as a web host would send them, each by its path from the folder, as JSON:
//   node packed.mjs FOLDER
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [folder] = process.argv.slice(2);
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const sizes = {};
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || entry.name.endsWith(".br")) continue; // those are packed already
  const path = join(entry.parentPath, entry.name);
  sizes[relative(folder, path)] = brotliCompressSync(await readFile(path), { params }).length;
}
process.stdout.write(JSON.stringify(sizes));
