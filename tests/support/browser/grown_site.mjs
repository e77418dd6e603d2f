// usage: node grown_site.mjs PYODIDE_DIR ENGINE_ZIP BUILT_ENGINE ENGINE_OUT
// Add to an engine that was built before the modules of ENGINE_ZIP that it lacks, and the list of games: they are
// compiled by the Pyodide that is shipped, as in tools/precompile.mjs, and nothing is packed.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const ADD = `
import marshal, zipfile
from compression import zstd
from pathlib import Path

table = marshal.loads(zstd.decompress(Path("built.bin").read_bytes()))
with zipfile.ZipFile("engine.zip") as sources:
    for path in sources.namelist():
        name = path.removesuffix(".py").replace("/", ".")
        module = name.removesuffix(".__init__")
        if module not in table or module == "kaartbord.games":
            code = compile(sources.read(path), path, "exec", dont_inherit=True, optimize=2)
            table[module] = name != module, marshal.dumps(code)
Path("engine.bin").write_bytes(marshal.dumps(table))
`;

const [pyodide, sources, built, engine] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const py = await loadPyodide();
py.FS.writeFile("engine.zip", readFileSync(sources));
py.FS.writeFile("built.bin", readFileSync(built));
py.runPython(ADD);
writeFileSync(engine, py.FS.readFile("engine.bin"));
