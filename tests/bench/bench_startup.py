"""Warm start: our page against a stock PyScript page that runs the same Python.

Both are built from the same npm packages and kept by the same service worker. The stock page has the
standard library as shipped, all of PyScript's plugins, the engine as separate files, and names no file before it is
needed. Every visit is a new browser on a kept profile; the two pages take turns. Printed is the time from navigation to
`kaartbord:drawn`, when Python has drawn the board of a game in the address. Nothing is asserted.

usage: bench_startup.py [VISITS]      (needs dist/: `make bench` sees to it)
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
import threading
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py")]

import browser  # noqa: E402
import build  # noqa: E402
import serve  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402
from kaartbord.match import link, match  # noqa: E402
from playwright.sync_api import Playwright, sync_playwright  # noqa: E402

PRIMING = 3  # visits before the first that counts: the browser keeps compiled WebAssembly from the second on


def build_stock(target: Path) -> None:
    """Make the stock page from ours: the same HTML, CSS and Python, packages as npm has them."""
    shutil.copytree(ROOT / "dist", target)
    vendor = target / "web/vendor"
    skip = shutil.ignore_patterns("*.map", "*.d.ts", "*.html")
    for name, source in (("pyscript", build.PYSCRIPT), ("pyodide", build.PYODIDE)):
        shutil.rmtree(vendor / name)
        shutil.copytree(source, vendor / name, ignore=skip)
    (target / "engine.bin").unlink()
    (target / "py/unpack.txt").write_text("def unpack_engine(): pass\n")
    no_cache = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "py/kaartbord", target / "py/kaartbord", ignore=no_cache)
    text = re.sub(r"^plugins = .*$", "", (ROOT / "pyscript.toml").read_text(), flags=re.MULTILINE)
    names = sorted(p.relative_to(target).as_posix() for p in (target / "py/kaartbord").rglob("*.py"))
    files = "\n".join(f'"./{name}" = "./{name.removeprefix("py/")}"' for name in names)
    text = text.replace("pyodide/pyodide.js", "pyodide/pyodide.mjs")
    (target / "pyscript.toml").write_text(text.replace('"./engine.bin" = "./engine.bin"', files))
    boot = target / "web/boot.js"
    boot.write_text(re.sub(r"(const NEEDED = )\{.*?\}", r"\1{}", boot.read_text(), flags=re.DOTALL))
    index = target / "index.html"
    page = re.sub(r"<mpy-config.*?</mpy-config>", "", index.read_text())
    page = re.sub(r'config=".*?"', 'config="pyscript.toml"', page)
    index.write_text(page.replace("'wasm-unsafe-eval'", "'unsafe-eval'"))  # PyScript as it comes needs eval
    build.write_worker(target, "stock")


def visit(playwright: Playwright, profile: Path, url: str) -> float:
    """Milliseconds from navigation to the first drawing by Python."""
    context = playwright.chromium.launch_persistent_context(profile, **browser.launch_options("chromium"))
    page = context.new_page()
    page.goto(url)
    page.locator("html[data-ready=yes][data-offline]").wait_for(state="attached", timeout=120_000)
    drawn: float = page.evaluate("performance.getEntriesByName('kaartbord:drawn')[0].startTime")
    page.wait_for_timeout(300)  # let the browser write its caches
    context.close()
    return drawn


def main() -> None:
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    play = match.start_match("K", GAMES["K"].options({}), 4, seed=7)
    game = link.encode_link(play, None, ply=2)  # a link to a ply asks nobody who they are
    times: dict[str, list[float]] = {"ours": [], "stock": []}
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder = Path(scratch)
        build_stock(folder / "stock")
        urls = {}
        for name, site in (("ours", ROOT / "dist"), ("stock", folder / "stock")):
            server = serve.make_server(site)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            urls[name] = f"http://localhost:{server.server_address[1]}/#{game}"
        for _ in range(PRIMING + visits):
            for name, url in urls.items():
                times[name].append(visit(playwright, folder / f"profile-{name}", url))
    for name, all_times in times.items():
        first, counted = all_times[:PRIMING], all_times[PRIMING:]
        print(f"{name:6} median {median(counted):6.0f} ms   of", *(f"{t:.0f}" for t in counted), end="")
        print("   first visits", *(f"{t:.0f}" for t in first))
    ratio = median(times["ours"][PRIMING:]) / median(times["stock"][PRIMING:])
    print(f"ours / stock: {ratio:.2f}   (wanted: at most 0.50, aiming at 0.33)")
    total = sum(build.gzip_sizes(ROOT / "dist").values())
    print(f"precached: {total / 1e6:.2f} MB gzip   (wanted: at most {build.PRECACHE_LIMIT / 1e6} MB)")


if __name__ == "__main__":
    main()
