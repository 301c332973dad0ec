// Runs a Python file in Pyodide with the archive of a static client, and says what an expression is, as JSON:
//   node python.mjs FOLDER FILE EXPRESSION
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, file, expression] = process.argv.slice(2);
const name = (await readdir(folder)).find((one) => one.startsWith('pyodide-'));
const runtime = resolve(folder, name);
const { loadPyodide } = await import(pathToFileURL(join(runtime, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${runtime}/` });
python.unpackArchive((await readFile(join(folder, 'python.zip'))).buffer, 'zip', { extractDir: '/gridtown' });
python.runPython('import json, sys; sys.path.insert(0, "/gridtown")');
python.runPython(await readFile(file, 'utf8'));
process.stdout.write(python.runPython(`json.dumps(${expression})`));
