// usage: node precompile.mjs PYODIDE_DIR ENGINE_ZIP ENGINE_OUT STDLIB_OUT
// Runs precompile.py inside the very Pyodide that is shipped, because bytecode fits one Python version only. Without
// the columns of each operation bytecode is a fifth smaller, and a traceback names its lines all the same.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, engine, packed, stdlib] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const py = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
py.FS.writeFile("stdlib.in.zip", readFileSync(`${pyodide}/python_stdlib.zip`));
py.FS.writeFile("engine.zip", readFileSync(engine));
py.FS.writeFile("packed.py", readFileSync(new URL("../py/packed.py", import.meta.url)));
py.runPython(readFileSync(new URL("precompile.py", import.meta.url), "utf8"));
writeFileSync(stdlib, py.FS.readFile("stdlib.zip"));
writeFileSync(packed, py.FS.readFile("engine.bin"));
