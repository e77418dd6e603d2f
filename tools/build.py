"""Build the site: our page, PyScript and Pyodide from npm, the engine as one file, and the list for sw.js.

usage: build.py [DIST]      (needs .venv and node_modules; `make build` sees to both)
"""

from __future__ import annotations

import gzip
import hashlib
import html
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable, Mapping
from importlib import metadata
from pathlib import Path

import styles

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "py"))

import rule_pages  # noqa: E402
import shipped  # noqa: E402
import starting  # noqa: E402
from kaartbord.text import LANGUAGE_CODES, MESSAGES  # noqa: E402
from tiles import with_tiles  # noqa: E402

NODE = ROOT / "node_modules"
PYSCRIPT = NODE / "@pyscript/core/dist"
PYODIDE = NODE / "pyodide"

TOP_FILES = ("index.html", "404.html", "manifest.json", "LICENSE")
PAGE_SCRIPTS = ("main.py", "unpack.py", "worker.py")
LOCK = "pyodide-lock.txt"
PYSCRIPT_CHUNKS = ("core", "error")
"""The chunks left once index.html opts out of the plugins, and has its settings as JSON."""
TRANSLATED_MARK = re.compile(r'data-t="([^"]+)"')
SOURCE_MAP = re.compile(rb"^//# sourceMappingURL=.*$", re.MULTILINE)

VENDORED = {
    "@pyscript/core": "Changed: no eval for hooks of workers, no database (see our tools/build.py).",
    "pyodide": "Its source and CPython's licence: see its repository. The library is trimmed. "
    "Changed: names of files, and how its WebAssembly is read (see our tools/build.py).",
    "idb-keyval": "",
    "qr": "Its reader, bundled.",
    "trystero": "Bundled for Nostr relays, with its two packages below.",
    "@trystero-p2p/core": "",
    "@trystero-p2p/nostr": "",
    "@noble/secp256k1": "",
    "@noble/curves": "Bundled with the next two, as far as our tools/noble_group.mjs needs them.",
    "@noble/ciphers": "",
    "@noble/hashes": "",
}
"""The packages shipped from npm, with the remarks that their licences require."""

WASM = "web/vendor/pyodide/pyodide.asm.wasm"

PRECACHE_LIMIT = 7.0e6  # bytes, gzip -9

LOADED_AT_START = (
    "web/vendor/pyodide/pyodide.js",
    "web/vendor/pyodide/pyodide.asm.js",
    f"web/vendor/pyodide/{LOCK}",
    "web/vendor/pyodide/python_stdlib.zip",
    "engine.bin",
    "py/unpack.txt",
    "py/main.txt",
    "web/vendor/idb-keyval.js",
    "web/promises.js",
)
"""Files that every start of the page needs besides PyScript itself and the WebAssembly. Every server knows these
endings; many do not know `.mjs`, `.py`, `.zst` or `.json`, and send such files with a wrong type, or not at all."""

FIRST = ("index.html", "web/style.css", "web/boot.js", "web/keeping.js", "web/alive.js")
"""Files that are needed before those."""

SITE_URL = html.escape(f"{os.environ.get('SITE_URL', '').rstrip('/')}/".lstrip("/"))
"""The address that the site will have, for chat apps, which want that of a picture whole; "" if it is not known."""

SHOWN = "web/shown"
"""The pictures that others show: chat apps, and systems that install the page. They are not kept on a device."""

SUMS_FILE = "SHA256SUMS"
NOT_PRECACHED = ("sw.js", SUMS_FILE)  # the browser keeps the one, and only a check of the site reads the other


def build(dist: Path) -> None:
    """Build beside `dist` and swap at the end, so that a failed build leaves the last one standing."""
    if dist.exists() and not (dist / "sw.js").exists():
        sys.exit(f"{dist} is not a site of ours: remove it yourself, or name another folder")
    fresh = dist.with_name(f"{dist.name}.{os.getpid()}")
    fresh.mkdir(parents=True)
    try:
        fill(fresh)
        shutil.rmtree(dist, ignore_errors=True)
        fresh.rename(dist)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    print_sizes(dist)


def fill(site: Path) -> None:
    """Put the whole site into an empty folder."""
    copy_page(site)
    for path, page in (rule_pages.rule_pages() | rule_pages.drawings()).items():
        (site / path).parent.mkdir(exist_ok=True)
        (site / path).write_text(with_address(page, above="../"))
    (site / "words").mkdir()
    for lang in LANGUAGE_CODES:
        (site / words_path(lang)).write_text(shipped.words(lang))
    for entry, path in styles.ENTRIES.items():
        (site / path).write_text(styles.sheet(NODE / ".bin/esbuild", entry))
    subprocess.run([sys.executable, ROOT / "tools/illustrations.py", site / "web/illustrations"], check=True)
    vendor = site / "web/vendor"
    vendor_pyscript(vendor / "pyscript")
    vendor_pyodide(vendor / "pyodide")
    copy_script(NODE / "idb-keyval/dist/index.js", vendor / "idb-keyval.js")
    live = ("tools/live.mjs", "--inject:tools/live_world.mjs")
    bundle(*live, "--drop:console", target=vendor / "live.js")  # that a device dropped out is no error
    bundle("tools/noble_group.mjs", target=vendor / "noble.js")
    bundle("tools/scan.mjs", target=vendor / "scan.js")
    write_notices(vendor / "NOTICES.txt")
    with tempfile.TemporaryDirectory() as scratch:
        sources = Path(scratch) / "engine.zip"
        write_engine(sources, shipped.sources())
        precompile(sources, site / "engine.bin", vendor / "pyodide/python_stdlib.zip")
    complete_index(site)
    print("version", stamp(site))
    write_sums(site)


def with_address(page: str, above: str = "") -> str:
    """Return a page with the address of the site, or if that is not known the way to its top folder."""
    return page.replace("{{site}}", SITE_URL or above)


def copy_page(dist: Path) -> None:
    """Copy our own files; the engine becomes one file, the service worker is stamped last."""
    for name in TOP_FILES:
        shutil.copy(ROOT / name, dist / name)
    index, lost = dist / "index.html", dist / "404.html"
    index.write_text(with_tiles(index.read_text()))
    lost.write_text(TRANSLATED_MARK.sub(in_other_languages, lost.read_text()))
    shutil.copytree(ROOT / "web", dist / "web", ignore=shutil.ignore_patterns("vendor", "styles"))
    for shot in json.loads((ROOT / "manifest.json").read_text())["screenshots"]:
        shutil.copy(ROOT / "docs/pictures" / Path(shot["src"]).name, dist / shot["src"])
    (dist / "py").mkdir()
    for name in PAGE_SCRIPTS:
        if (ROOT / "py" / name).exists():
            shutil.copy(ROOT / "py" / name, (dist / "py" / name).with_suffix(".txt"))


def in_other_languages(mark: re.Match[str]) -> str:
    """Return the mark of a text with its translations beside it."""
    said = {lang: html.escape(MESSAGES[lang].format(mark[1])) for lang in LANGUAGE_CODES[1:]}
    return mark[0] + "".join(f' data-{lang}="{words}"' for lang, words in said.items())


def complete_index(site: Path) -> None:
    """Put into the page the settings that PyScript would otherwise fetch and parse first, and the list of
    files needed soon."""
    index = site / "index.html"
    config = html.escape(json.dumps(tomllib.loads((ROOT / "pyscript.toml").read_text())))
    page = index.read_text()
    index.write_text(
        page.replace("{{config}}", config).replace("{{no-script}}", no_script()).replace("{{site}}", SITE_URL)
    )
    spoken = {lang: file_facts(site, [words_path(lang)]) for lang in LANGUAGE_CODES}
    fill_in_constants(
        site / "web/boot.js", needed=file_facts(site, start_files(site)), spoken=spoken, words=words(page)
    )


def words_path(lang: str) -> str:
    """Return the path of the words of a language, which only a page in that language needs."""
    return f"words/{lang}.txt"


def file_facts(site: Path, paths: Iterable[str]) -> dict[str, dict[str, object]]:
    """Return the size in bytes and the hash of files, by path."""
    files = {path: (site / path).read_bytes() for path in paths}
    return {path: {"size": len(data), "hash": short(data)} for path, data in files.items()}


def fill_in_constants(script: Path, **constants: object) -> None:
    """Give one of our scripts the constants that it leaves to the build."""
    text = script.read_text()
    for name, value in constants.items():
        text = text.replace(f'"{{{{{name}}}}}"', json.dumps(value, ensure_ascii=False, indent=0))
    script.write_text(text)


def start_files(site: Path) -> list[str]:
    """Return the files that every start of the page needs, roughly in that order."""
    pyscript = site / "web/vendor/pyscript"
    cores = (path.relative_to(site).as_posix() for path in (pyscript / "core.js", *pyscript.glob("core-*.js")))
    return [*cores, *LOADED_AT_START, WASM]


def words(page: str) -> dict[str, dict[str, str]]:
    """Return by language and key the words that the page shows before Python runs."""
    keys = sorted(set(re.findall(r'data-t(?:-label)?="([^"]+)"', page)))
    return {
        lang: {key: MESSAGES[lang].format(key, minutes="{minutes}") for key in keys} | starting.words(lang)
        for lang in LANGUAGE_CODES
    }


def no_script() -> str:
    """Return the HTML for a page without scripts, and for one in which none of ours runs."""
    return f"<noscript><i></i></noscript>{in_all_languages('script')}{in_all_languages('boot')}"


def in_all_languages(why: str) -> str:
    """Return the reason why it does not start, with a link to the rules, in every language: the reader's is unknown."""
    lines = (
        f'<div lang="{lang}"><p>{html.escape(says[f"start.{why}"])}</p>'
        f'<a href="{says["start.rules.page"]}">{html.escape(says["start.rules"])}</a></div>'
        for lang in LANGUAGE_CODES
        for says in [starting.words(lang)]
    )
    return f'<div class="no-{why}">{"".join(lines)}</div>'


def copy_script(source: Path, target: Path) -> None:
    """Copy a JavaScript file without its pointer to a source map that is not shipped."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(SOURCE_MAP.sub(b"", source.read_bytes()))


def vendor_pyscript(target: Path) -> None:
    """Copy PyScript's core and the chunks it imports by a hashed name."""
    core = next(PYSCRIPT.glob("core-*.js"))
    imported = re.findall(r"import\(\"\./([\w-]+\.js)\"\)", core.read_text())
    for name in {"core.js", core.name, *imported}:
        if name.split(".")[0].split("-")[0] in PYSCRIPT_CHUNKS:
            copy_script(PYSCRIPT / name, target / name)
    shipped = target / core.name
    shipped.write_text(without_storage(without_eval(shipped.read_text())))


def without_eval(core: str) -> str:
    """Return PyScript's core changed so that the page's policy need not allow eval.

    PyScript sends hooks to its workers as text and evaluates them on both sides. There is one such hook, its
    own: here it is copied into the worker's source, and the page only ever makes the text.
    """
    hook = single_match(r"worker:\{onReady:new (\w+),onBeforeRun:new \1,\w+:new \1\(\[(.*?)\]\)", core)[2]
    page = single_match(r"return Function\(`return(\(w,x\)=>[^`]*)`\)\(\)", core)
    core = core.replace(page[0], f"return{{toString:()=>`{page[1]}`}}")
    worker = single_match(r"(\w+=)e=>Function\(`\\'use strict\\';return \(\$\{e\}\)`\)\(\)", core)
    return core.replace(worker[0], f"{worker[1]}()=>{hook}")


def without_storage(core: str) -> str:
    """Return PyScript's core changed so that it opens no database of its own.

    It keeps downloaded packages and a file system there, which we do not use, and waits for them before all
    else: on a device that refuses storage the page would never start. Memory takes their place.
    """
    memory = "Object.assign(new Map,{sync(){},close(){}})"
    core, packages = re.subn(r"(\w+=)new \w+\((`\$\{\w\}@\$\{\w\}`)\)", rf"\1{memory}", core)
    if packages != 2:
        sys.exit(f"PyScript has changed: {packages} caches of packages instead of 2")
    files = single_match(r'(\w+=)new \w+\(\w+\)(,\w+=async \w+=>\{if\(!\("showDirectoryPicker")', core)
    return core.replace(files[0], f"{files[1]}{memory}{files[2]}")


def single_match(pattern: str, text: str) -> re.Match[str]:
    """Return the one match of a pattern; exit at any other count: a package has changed and must be checked."""
    found = list(re.finditer(pattern, text))
    if len(found) != 1:
        sys.exit(f"A package has changed: {len(found)} matches instead of 1 for {pattern}")
    return found[0]


def bundle(*what: str, target: Path) -> None:
    """Bundle a script to one module without the unused parts of its packages."""
    run = [str(NODE / ".bin/esbuild"), "--bundle", "--minify", "--format=esm", f"--target={styles.TARGET}"]
    run += ["--legal-comments=none", "--log-level=warning", f"--outfile={target}", *what]
    subprocess.run(run, check=True, cwd=ROOT)


def vendor_pyodide(target: Path) -> None:
    """Copy the interpreter; the lock file loses its packages, which are not shipped."""
    target.mkdir(parents=True)
    for name in ("pyodide", "pyodide.asm"):
        script = target / f"{name}.js"
        copy_script(PYODIDE / f"{name}.mjs", script)
        text = script.read_text()
        text = text.replace(single_match(r"pyodide\.asm\.mjs", text)[0], "pyodide.asm.js").replace(
            "pyodide-lock.json", LOCK
        )
        script.write_text(with_any_type(text) if name == "pyodide" else text)
    (target / "pyodide.asm.wasm").write_bytes((PYODIDE / "pyodide.asm.wasm").read_bytes())
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (target / LOCK).write_text(json.dumps({"info": lock["info"], "packages": {}}))


def with_any_type(loader: str) -> str:
    """Return Pyodide's loader changed so that the WebAssembly may have any type, and that its failure is reported.

    Unchanged, it leaves a note in the console and never starts. Compiling during the download is kept for the type that
    the browser requires for it, as only then it caches the compiled code.
    """
    streaming = single_match(r"await WebAssembly\.instantiateStreaming\((\w),(\w)\)", loader)
    answer, imports = streaming.groups()
    read = (
        "if(!r.ok)throw Error(`${r.status} for ${r.url}`);"
        'return r.headers.get("Content-Type")==="application/wasm"'
        f"?WebAssembly.instantiateStreaming(r,{imports})"
        f":r.arrayBuffer().then(b=>WebAssembly.instantiate(b,{imports}))"
    )
    loader = loader.replace(streaming[0], f"await {answer}.then(r=>{{{read}}})")
    silent = single_match(r'console\.warn\("wasm instantiation failed!"\),console\.warn\((\w)\)', loader)
    heard = f'{silent[0]},dispatchEvent(new CustomEvent("kaartbord:failed",{{detail:{silent[1]}}}))'
    return loader.replace(silent[0], heard)


def write_notices(target: Path) -> None:
    """Write the notices of others' code that is shipped: name, version, licence, and its text if the package has it."""
    segno = metadata.distribution("segno")
    licence = segno.metadata["License-Expression"] or segno.metadata["License"] or "BSD"
    texts = [Path(str(segno.locate_file(file))) for file in segno.files or () if file.stem == "LICENSE"]
    parts = [notice("segno", segno.version, licence, texts)]
    for name, remark in VENDORED.items():
        package = json.loads((NODE / name / "package.json").read_text())
        texts = sorted((NODE / name).glob("LICEN[CS]E*"))
        parts.append(notice(name, package["version"], f"{package['license']}. {remark}".strip(), texts))
    target.write_text("\n\n".join(parts))


def notice(name: str, version: str, licence: str, texts: list[Path]) -> str:
    """Return one entry of the notices."""
    return "\n\n".join([f"=== {name} {version}: {licence}", *(text.read_text() for text in texts)])


def write_engine(target: Path, modules: Mapping[str, str]) -> None:
    """Zip modules by their path, and segno (which draws the QR codes), as sources."""
    spec = importlib.util.find_spec("segno")
    if spec is None or spec.origin is None:
        sys.exit("segno is missing: run `make .venv/.ok`")
    with zipfile.ZipFile(target, "w") as archive:
        for name, source in modules.items():
            archive.writestr(name, source)
        package = Path(spec.origin).parent
        for path in sorted(package.glob("*.py")):
            archive.write(path, path.relative_to(package.parent))


def precompile(sources: Path, engine: Path, stdlib: Path) -> None:
    """Let the shipped Python itself compile the engine and the standard-library modules used at start-up."""
    run = ["node", str(ROOT / "tools/precompile.mjs"), *map(str, (PYODIDE, sources, engine, stdlib))]
    subprocess.run(run, check=True, cwd=ROOT)


def stamp(dist: Path) -> str:
    """Name this build by its content and tell the page and the service worker; returns the name."""
    version = digest("".join(f"{k}{v}" for k, v in manifest(dist).items()).encode())[:12]
    index = dist / "index.html"
    index.write_text(index.read_text().replace("{{version}}", version))
    write_worker(dist, version)
    return version


def write_worker(dist: Path, version: str) -> None:
    """Write the service worker that keeps the files of `dist` as this version."""
    files = manifest(dist)
    shutil.copy(ROOT / "sw.js", dist / "sw.js")
    fill_in_constants(dist / "sw.js", version=version, files=files, needed=[*FIRST, *start_files(dist)])


def manifest(dist: Path) -> dict[str, str]:
    """Return every file to precache with the hash of its content, by path from the top of the site."""
    return {path: short((dist / path).read_bytes()) for path in kept_paths(dist)}


def kept_paths(dist: Path) -> list[str]:
    """Return the paths of all files that a device keeps, from the top of the site."""
    files = (p.relative_to(dist) for p in dist.rglob("*") if p.is_file())
    return sorted(p.as_posix() for p in files if p.name not in NOT_PRECACHED and SHOWN not in p.parent.as_posix())


def write_sums(site: Path) -> None:
    """List all other files with the hash of their content, as `sha256sum -c` reads it."""
    files = sorted(p for p in site.rglob("*") if p.is_file() and p.name != SUMS_FILE)
    lines = (f"{digest(p.read_bytes())}  {p.relative_to(site).as_posix()}\n" for p in files)
    (site / SUMS_FILE).write_text("".join(lines))


def short(data: bytes) -> str:
    """Return the first digits of that hash, enough to tell files apart."""
    return digest(data)[:16]


def digest(data: bytes) -> str:
    """Return the SHA-256 of these bytes, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def gzip_sizes(dist: Path) -> dict[str, int]:
    """Return the size in bytes after gzip -9 of every file that a device keeps."""
    return {path: len(gzip.compress((dist / path).read_bytes(), 9)) for path in kept_paths(dist)}


def print_sizes(dist: Path) -> None:
    """Print the largest files and the total, and exit if the site is too big to keep on a device."""
    sizes = gzip_sizes(dist)
    for name, size in sorted(sizes.items(), key=lambda item: -item[1])[:6]:
        print(f"{size:10,}  {name}")
    total = sum(sizes.values())
    print(f"{total:10,}  bytes gzip in {len(sizes)} files (limit {PRECACHE_LIMIT:,.0f})")
    if total > PRECACHE_LIMIT:
        sys.exit("the site has grown too big to precache")


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / "dist")
