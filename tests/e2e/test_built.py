"""The built site itself: its files are listed, and another clone gives the very same ones."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import build
import pytest
from support.browser.device import ROOT

ELSEWHERE = {"TZ": "Pacific/Auckland", "LC_ALL": "C", "PYTHONHASHSEED": "7"}
NOT_CLONED = shutil.ignore_patterns(".*", "__pycache__", "dist*", "vendor", "node_modules")


def hashes(site: Path) -> dict[str, str]:
    """Every file of a site, with the hash of its content."""
    files = sorted(p for p in site.rglob("*") if p.is_file())
    return {p.relative_to(site).as_posix(): hashlib.sha256(p.read_bytes()).hexdigest() for p in files}


def clone(target: Path) -> Path:
    """A second clone with packages of its own, at another place and with other dates."""
    shutil.copytree(ROOT, target, copy_function=shutil.copy, ignore=NOT_CLONED)
    shutil.copytree(ROOT / "node_modules", target / "node_modules", symlinks=True)
    segno = metadata.distribution("segno")
    for file in segno.files or ():
        source = Path(str(segno.locate_file(file)))
        if ".." not in file.parts and file.suffix != ".pyc":
            (target / "packages" / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target / "packages" / file)
    return target


@pytest.mark.long
def test_two_clones_give_the_same_site(dist: Path, tmp_path: Path) -> None:
    other = clone(tmp_path / "other place")
    environment = {**os.environ, **ELSEWHERE, "PYTHONPATH": str(other / "packages")}
    subprocess.run([sys.executable, "tools/build.py"], cwd=other, env=environment, check=True)
    assert hashes(other / "dist") == hashes(dist)


@pytest.mark.parametrize("given", ["https://example.org/kaartbord", "https://example.org/kaartbord/", ""])
def test_a_chat_gets_the_whole_address_of_the_picture_if_it_is_known(dist: Path, given: str) -> None:
    run = "import sys; sys.path.insert(0, 'tools'); import build; print(build.with_address('{{site}}a.jpg', '../'))"
    environment = {**os.environ, "SITE_URL": given}
    done = subprocess.run([sys.executable, "-c", run], cwd=ROOT, env=environment, capture_output=True, check=True)
    assert done.stdout.decode().strip() == ("https://example.org/kaartbord/a.jpg" if given else "../a.jpg")
    for page in ("index.html", "rules/toepen.html"):
        image = re.search(r'<meta property="og:image" content="([^"]+)"', (dist / page).read_text())
        assert image is not None and (dist / page).parent.joinpath(image[1]).is_file()


def test_what_others_show_is_there_but_not_kept(dist: Path) -> None:
    manifest = json.loads((dist / "manifest.json").read_text())
    shown = {"web/shown/card.jpg", *(shot["src"] for shot in manifest["screenshots"])}
    assert all((dist / path).is_file() for path in shown)
    assert not shown & {*build.manifest(dist)}
    assert not any(path in (dist / "sw.js").read_text() for path in shown)


def test_every_file_is_listed_with_its_hash(dist: Path) -> None:
    lines = (dist / build.SUMS_FILE).read_text().splitlines()
    listed = {name: sum_ for sum_, name in (line.split("  ") for line in lines)}
    found = hashes(dist)
    del found[build.SUMS_FILE]
    assert listed == found


def test_the_oldest_browsers_can_read_every_script(dist: Path) -> None:
    """Those of `starting.MINIMUM_BROWSERS` know the syntax of 2022; a package that wants more needs a new look."""
    parse = """const { parse } = require("acorn"), { readFileSync } = require("fs");
      for (const path of process.argv.slice(1))
        try { parse(readFileSync(path, "utf8"), { ecmaVersion: 2022, sourceType: "module" }); }
        catch (error) { console.log(path, error.message); }"""
    scripts = sorted(map(str, dist.rglob("*.js")))
    done = subprocess.run(["node", "-e", parse, *scripts], cwd=ROOT, capture_output=True, check=True)
    assert len(scripts) > 8 and not done.stdout, done.stdout.decode()
