// Puts bytecode in the place of the sources in archives, as Pyodide's own Python makes it:
//   node bytecode.mjs PYODIDE ARCHIVE…
// PYODIDE: the npm package, its standard library whole.
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(resolve(pyodide), "pyodide.mjs")).href);
// Lines are enough in what a fault says; columns would be a tenth of all.
const python = await loadPyodide({ indexURL: `${resolve(pyodide)}/`, env: { PYTHONNODEBUGRANGES: "1" } });
python.runPython(await readFile(join(import.meta.dirname, "bytecode.py"), "utf8"));
const replaceSources = python.runPython("lambda path: replace_sources(Path(path))");
for (const archive of archives) {
  python.FS.writeFile("/archive.zip", await readFile(archive));
  replaceSources("/archive.zip");
  await writeFile(archive, python.FS.readFile("/archive.zip"));
}
