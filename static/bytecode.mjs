// Packs an archive of Python sources anew with bytecode in their place, which a browser need not compile at
// each start. Only Pyodide's own Python can write it, so Node runs that:
//   node bytecode.mjs PYODIDE ARCHIVE PACKED
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [runtime, archive, packed] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${runtime}/` });
python.FS.writeFile('/sources.zip', await readFile(archive));
python.runPython(`
from importlib._bootstrap_external import _code_to_hash_pyc
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

EPOCH = (1980, 1, 1, 0, 0, 0)

with ZipFile("/sources.zip") as sources, ZipFile("/packed.zip", "w") as packed:
    for name in sources.namelist():
        content = sources.read(name)
        if name.endswith(".py"):
            code = compile(content, name, "exec", dont_inherit=True, optimize=0)
            name, content = f"{name}c", _code_to_hash_pyc(code, bytes(8), checked=False)
        packed.writestr(ZipInfo(name, EPOCH), content, ZIP_DEFLATED, compresslevel=9)
`);
await writeFile(packed, python.FS.readFile('/packed.zip'));
