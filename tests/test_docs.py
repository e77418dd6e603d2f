"""Links from one document to another lead somewhere, and the examples of position texts are read."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import starting
from kaartbord.games import GAMES
from kaartbord.match import transcript

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / ".github").glob("*.md")])


def anchors(path: Path) -> set[str]:
    """The headings of a document as GitHub names them in an address."""
    headings = re.findall(r"^#+ (.*)$", path.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_to_a_file_and_a_heading(document: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", document.read_text()):
        if target.startswith(("http:", "https:")):
            continue
        name, _, anchor = target.partition("#")
        path = document if not name else (document.parent / name).resolve()
        assert path.exists(), target
        assert not anchor or anchor in anchors(path), target


def test_the_readme_names_every_document() -> None:
    readme = (ROOT / "README.md").read_text()
    for path in (ROOT / "docs").glob("*.md"):
        assert f"(docs/{path.name})" in readme


@pytest.mark.parametrize("name", ["README.md", "docs/publishing.md"])
def test_the_documents_name_the_oldest_browsers_as_the_page_does(name: str) -> None:
    assert f" {starting.MINIMUM_BROWSERS} " in " ".join((ROOT / name).read_text().split())


FENCES = re.findall(r"^```\n(.*?)^```$", (ROOT / "docs" / "position-texts.md").read_text(), re.MULTILINE | re.DOTALL)
NAMES = {game.INFO.name.lower(): game for game in GAMES.values()}
POSITIONS = [line.strip() for fence in FENCES for line in fence.splitlines() if line.split()[0] in NAMES]


@pytest.mark.parametrize("line", POSITIONS)
def test_the_position_texts_of_the_document_are_read(line: str) -> None:
    game = NAMES[line.split()[0]]
    state = game.read(line)
    assert game.write(state).replace(" ", "") == line.replace(" ", "")


def test_the_document_has_a_position_of_every_game() -> None:
    assert {line.split()[0] for line in POSITIONS} == NAMES.keys()
    for fence in FENCES:
        assert fence.startswith("game ") or set(map(str.strip, fence.splitlines())) <= set(POSITIONS)
        if fence.startswith("game ") and "\n...\n" not in fence:
            transcript.read(fence)


SCRIPTS = sorted(
    {name for path in DOCUMENTS for name in re.findall(r"python ((?:tests|tools)/[\w/]+\.py)", path.read_text())}
)


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_that_is_named_finds_all_that_it_imports(name: str) -> None:
    folder = str(Path(name).parent)  # as Python has it where a script is started
    code = f"import runpy, sys; sys.path[0] = {folder!r}; runpy.run_path({name!r}, run_name='imported')"
    known = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=known, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
