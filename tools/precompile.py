"""Run inside Pyodide (see precompile.mjs): put bytecode where start-up would otherwise compile sources.

stdlib.in.zip -> stdlib.zip   modules used at start-up become bytecode in one table (see py/packed.py), the rest stays
                              .py, which is smaller; parts of no use (debuggers, mail, rare encodings) are left out
engine.zip -> engine.bin      every module becomes bytecode in such a table: a traceback names its lines, the sources
                              hold them; packed as a whole, because modules have much in common (see py/unpack.py)
"""

import ast
import importlib
import marshal
import sys
import zipfile
from collections.abc import Iterable, Iterator
from importlib import _bootstrap_external
from pathlib import Path
from types import CodeType

from compression import zstd  # type: ignore[import-not-found]

STDLIB = "/lib/python314.zip/"  # where Pyodide mounts the standard library
PACKAGE = ".__init__"

Table = dict[str, tuple[bool, bytes]]
"""Modules by name: a flag for a package, and the code."""

TABLE = "start.table"
FIRST = f"import packed; packed.add(__loader__.get_data('{TABLE}'), __loader__.archive)".encode()
"""Code that Python runs before all else, as its module `sitecustomize`: the start's modules are imported from
a table."""

EPOCH = (2020, 1, 1, 0, 0, 0)

PACKING = {zstd.CompressionParameter.compression_level: 22, zstd.CompressionParameter.window_log: 23}
"""The smallest size, with a window of 8 MiB, in which the whole engine fits."""

# Modules that Pyodide, PyScript and our py/unpack.py import before the engine is there.
RUNTIME = [
    *("asyncio", "base64", "compression.zstd", "dataclasses", "enum", "html", "inspect", "io", "json"),
    *("pathlib", "random", "shutil", "tempfile", "traceback", "zipfile", "pyodide.code", "pyodide.ffi"),
    *("pyodide.http", "pyodide.webloop", "_pyodide._base", "_pyodide._core_docs"),
]

DROPPED = (
    *("_pyio", "_pyrepl", "_pydatetime", "antigravity", "bdb", "cProfile", "cgi", "cmd", "code"),
    *("ctypes", "curses", "dbm", "doctest", "ensurepip", "ftplib", "http/server", "idlelib", "imaplib"),
    *("lib2to3", "mailbox", "multiprocessing", "optparse", "pdb", "pickletools", "poplib", "profile"),
    *("pstats", "pydoc", "pydoc_data", "smtplib", "socketserver", "sqlite3", "this", "timeit"),
    *("tkinter", "trace", "turtle", "unittest", "venv", "webbrowser", "wsgiref", "xmlrpc"),
    *("_ast_unparse", "argparse", "colorsys", "compileall", "configparser", "csv", "difflib"),
    *("fileinput", "filecmp", "getpass", "gettext", "graphlib", "modulefinder", "netrc", "plistlib"),
    *("pty", "py_compile", "pyclbr", "rlcompleter", "runpy", "sched", "shelve", "symtable", "tabnanny"),
    *("tarfile", "uuid", "wave", "zipapp", "email/_header_value_parser", "email/contentmanager"),
    *("email/headerregistry", "email/mime", "http/cookiejar", "http/cookies", "logging/config"),
    *("logging/handlers", "xml/dom", "xml/etree", "xml/sax/expatreader"),
)
SPARED = ("ssl",)
"""Modules that asyncio imports at every start if they exist, and never uses in a page."""

ENCODINGS = (
    *("__init__", "aliases", "ascii", "cp437", "idna", "iso8859_1", "latin_1", "punycode"),
    *("raw_unicode_escape", "shift_jis", "unicode_escape", "utf_16", "utf_32", "utf_8", "utf_8_sig"),
)


def is_shipped(name: str) -> bool:
    """Return whether a file of the standard library's zip is shipped."""
    stem = name.removesuffix(".py")
    if stem.startswith("encodings/"):
        return stem.removeprefix("encodings/") in ENCODINGS
    return not any(stem == drop or stem.startswith(drop + "/") for drop in (*DROPPED, *SPARED))


def imported_names(source: str) -> Iterator[str]:
    """Yield the dotted names of all modules that a source imports absolutely."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def start_modules(engine: zipfile.ZipFile) -> set[str]:
    """Return the modules of the standard library that every start needs."""
    wanted = set(RUNTIME)
    for name in engine.namelist():
        if name.startswith("kaartbord/") and name.endswith(".py"):
            wanted |= set(imported_names(engine.read(name).decode()))
    return {name for name in wanted if name.split(".")[0] in sys.stdlib_module_names or "pyodide" in name}


def loaded(modules: Iterable[str]) -> set[str]:
    """Return the paths inside the standard library's zip of all that is loaded once these modules are."""
    for module in sorted(modules):
        importlib.import_module(module)
    files = (getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
    found = {file.removeprefix(STDLIB).removesuffix("c") for file in files if file.startswith(STDLIB)}
    return found - {f"{name}.py" for name in SPARED}


def put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Add a file to a zip, with a fixed date, packed as the zip packs."""
    archive.writestr(zipfile.ZipInfo(name, EPOCH), data, archive.compression, 9)


def without_annotations(source: bytes) -> ast.Module:
    """Return a module without the types of its functions, which each take a function and are never read in a
    page. Fields of classes keep theirs, as named tuples and dataclasses follow from them."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return tree


def compiled(source: bytes | ast.Module, path: str) -> CodeType:
    """Return the code of a module, without docstrings and assertions."""
    code: CodeType = compile(source, path, "exec", dont_inherit=True, optimize=2)
    return code


def bytecode(source: bytes, path: str) -> bytes:
    """Return a module as the bytes of a bytecode file."""
    data: bytes = _bootstrap_external._code_to_hash_pyc(  # type: ignore[attr-defined]
        compiled(source, path), bytes(8), False
    )
    return data


def enter(table: Table, path: str, code: CodeType) -> None:
    """Add the code of a module to a table."""
    name = path.removesuffix(".py").replace("/", ".")
    table[name.removesuffix(PACKAGE)] = name.endswith(PACKAGE), marshal.dumps(code)


def compile_stdlib(boot: set[str], later: set[str]) -> None:
    """Write the standard library that is shipped, with the modules of the start-up compiled; the `later` ones
    must be there too."""
    with (
        zipfile.ZipFile("stdlib.in.zip") as source,
        zipfile.ZipFile("stdlib.zip", "w", zipfile.ZIP_DEFLATED) as target,
    ):
        missing = sorted(name for name in boot | later if not is_shipped(name))
        if missing:
            raise SystemExit(f"left out of the standard library but needed: {missing}")
        table: Table = {}
        for name in sorted(n for n in source.namelist() if not n.endswith("/") and is_shipped(n)):
            data = source.read(name)
            if name not in boot:
                put(target, name, data)
            elif name.startswith("encodings/"):  # without these Python imports nothing at all
                put(target, name + "c", bytecode(data, STDLIB + name))
            else:
                enter(table, name, compiled(data, STDLIB + name))
        put(target, TABLE, marshal.dumps(table))
        for name, data in (("packed.py", Path("packed.py").read_bytes()), ("sitecustomize.py", FIRST)):
            put(target, name + "c", bytecode(data, STDLIB + name))


def compile_engine() -> None:
    """Write the engine with all its modules compiled."""
    table: Table = {}
    with zipfile.ZipFile("engine.zip") as source:
        for name in source.namelist():
            enter(table, name, compiled(without_annotations(source.read(name)), f"/home/pyodide/{name}"))
    Path("engine.bin").write_bytes(zstd.compress(marshal.dumps(table), options=PACKING))


with zipfile.ZipFile("engine.zip") as archive:
    at_start = loaded(start_modules(archive))
sys.path.append("engine.zip")
compile_stdlib(at_start, loaded(["segno"]))
compile_engine()
