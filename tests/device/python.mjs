// Runs a Python file in Pyodide with an archive of a static client, and says what an expression is, as JSON:
//   node python.mjs FOLDER ARCHIVE FILE EXPRESSION
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, archive, file, expression] = process.argv.slice(2);
const name = (await readdir(folder)).find((one) => one.startsWith('pyodide-'));
const runtime = resolve(folder, name);
const { loadPyodide } = await import(pathToFileURL(join(runtime, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${runtime}/`, stdLibURL: resolve(folder, 'stdlib.zip') });
python.unpackArchive((await readFile(join(folder, archive))).buffer, 'zip', { extractDir: '/gridtown' });
python.runPython('import json, sys; sys.path.insert(0, "/gridtown")');
if (archive === 'compiled.zip') {
  python.FS.writeFile('/gridtown/gridtown__mypyc.so', await readFile(join(folder, 'gridtown.wasm')));
  python.pyimport('compiled_modules');
}
python.runPython(await readFile(file, 'utf8'));
process.stdout.write(python.runPython(`json.dumps(${expression})`));
