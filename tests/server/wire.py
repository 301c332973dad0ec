"""The client's types, made from those of the server; `python -m tests.server.wire` writes them anew."""

import json
import os
import subprocess
from pathlib import Path
from typing import Final

from gridtown.server.http.openapi import document

ROOT: Final = Path(__file__).parent.parent.parent
WIRE: Final = ROOT / "web" / "src" / "lib" / "wire.ts"

HEAD: Final = (
    "// Made from the server's types (src/gridtown/table/protocol.py) by `make wire`; not to be edited.\n"
)


def types() -> str:
    """The types on the wire as TypeScript; of the addresses the client knows by itself."""
    schemas = {"openapi": "3.1.0", "info": {"title": "", "version": ""}, "paths": {}}
    schemas["components"] = {"schemas": document()["components"]["schemas"]}
    node = ROOT / ".venv" / "bin"
    program = ROOT / "web" / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    made = subprocess.run(
        [
            "node",
            str(program),
            "/dev/stdin",
            "--root-types",
            "--root-types-no-schema-prefix",
            "--default-non-nullable",
            "false",
            "--empty-objects-unknown",
        ],
        input=json.dumps(schemas),
        env={**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    lines = made[made.index("export interface components") :].splitlines()
    kept = [line.rstrip() for line in lines if line not in ("export type $defs = Record<string, never>;",)]
    return HEAD + "\n".join(line for line in kept if not line.startswith("export type operations")) + "\n"


if __name__ == "__main__":
    WIRE.write_text(types())
