"""`pip install .` gives the engine, typed and without the browser's part; the README's example runs on it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text()
EXAMPLE = re.search(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the wheel installs, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("kaartbord-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def run(site: Path, code: str) -> str:
    """Return what the code prints where nothing but the wheel and the standard library can be imported."""
    code = f"import sys; sys.path.insert(0, {str(site)!r})\n{code}"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_package_is_typed_and_has_no_browser_in_it(site: Path) -> None:
    names = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert "kaartbord/py.typed" in names
    assert "kaartbord/games/keezbord/__init__.py" in names
    assert not [name for name in names if "/page/" in name or name.endswith(("main.py", "worker.py"))]


def test_the_example_of_the_readme_prints_a_position_and_a_link(site: Path) -> None:
    assert EXAMPLE
    position, link = run(site, EXAMPLE[1]).strip().rsplit(" ", 1)
    assert position.startswith("keezbord 4 friendly_fire=off | pawns ")
    assert link.startswith("DK")


def test_every_module_can_be_imported_without_a_browser(site: Path) -> None:
    code = """
        import importlib, pkgutil, kaartbord
        for found in pkgutil.walk_packages(kaartbord.__path__, "kaartbord."):
            importlib.import_module(found.name)
            print(found.name)
    """
    names = run(site, re.sub(r"^ {8}", "", code, flags=re.MULTILINE)).split()
    assert {"kaartbord.games.toepen", "kaartbord.bots.search", "kaartbord.scene.chances_chart"} <= set(names)


def test_the_version_is_the_same_wherever_it_is_written() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    for name in ("package.json", "package-lock.json"):
        assert json.loads((ROOT / name).read_text())["version"] == version
    releases = re.findall(r"^## (\S+) · ", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert releases[0] == version
