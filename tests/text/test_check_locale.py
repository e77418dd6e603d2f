"""The checker for translators finds every kind of fault, and nothing in the languages that are there."""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import check_locale
import locale_page
import pytest
from kaartbord.text import LANGUAGE_CODES
from locale_files import LOCALES

DUTCH, ENGLISH = (check_locale.read(LOCALES / lang) for lang in ("nl", "en"))


def found(folder: Path) -> list[str]:
    return check_locale.faults(check_locale.read(folder), DUTCH, ENGLISH)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a new language, as it is begun: a copy of the English."""
    return Path(copytree(LOCALES / "en", tmp_path / "xx"))


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_nothing_is_wrong_with_our_languages(lang: str) -> None:
    assert found(LOCALES / lang) == []


FAULTS: tuple[tuple[str, str, str, str], ...] = (
    ("ui.ftl", "table-menu = Menu\n", "", "ui.ftl: table-menu is missing: Menu"),
    ("ui.ftl", "table-menu = Menu", "table-meal = Menu", "ui.ftl: table-meal is not known in Dutch"),
    ("ui.ftl", "table-log = Log", "table-log = { $who }", "ui.ftl: table-log has no argument { $who }"),
    (
        "ui.ftl",
        "= Choose a pawn for the { $card }.",
        "= Choose.",
        "ui.ftl: table-choose_pawn lacks { $card }",
    ),
    ("ui.ftl", '"object") }', '"objekt") }', 'ui.ftl: table-give asks for the case "objekt"'),
    ("race.ftl", "[you]", "[yuo]", "race.ftl: race-"),
    ("ui.ftl", "table-menu = Menu", "rank-1 = A", "ui.ftl: rank-1 stands in two files"),
    ("ui.ftl", "table-menu = Menu", "table-rules = Menu", "ui.ftl:5: table-rules stands twice"),
    ("ui.ftl", "table-menu = Menu", "table-menu = { $a", "ui.ftl:5: cannot be read: table-menu = { $a"),
    (
        "ui.ftl",
        "table-menu = Menu",
        "table-menu = { NOUN($a) }",
        "ui.ftl:5: asks for more than is done: NOUN",
    ),
    ("terms.ftl", "trick | tricks", "stock | tricks", "terms.ftl: “stock” is a form of"),
    (
        "terms.ftl",
        "trick | tricks",
        "Trick | tricks",
        "terms.ftl: term-trick: the form “Trick” is written in",
    ),
    ("rules/toepen.md", "## Aim {#goal}", "## Aim {#aim}", "rules/toepen.md: paragraph {#goal} is missing"),
    ("rules/toepen.md", "## Aim {#goal}", "## Aim {#aim}", "rules/toepen.md: paragraph {#aim} is not known"),
    ("rules/toepen.md", "## Aim {#goal}", "## Aim", "rules/toepen.md:5: a title is written ## Title {#id}"),
    ("rules/toepen.md", "There are no trumps.\n", "", "rules/toepen.md: {#cards} has 2 lines, in Dutch 3"),
    ("rules/toepen.md", "[not stock] ", "", "rules/toepen.md: {#deal} line 5: [] instead of [not stock]"),
    (
        "rules/toepen.md",
        "are {seats} players",
        "are players",
        "rules/toepen.md: {#deal} line 1: lacks {seats}",
    ),
    ("rules/toepen.md", "{seats}", "{zetels}", "rules/toepen.md: {#deal} line 1: has no argument {zetels}"),
    ("rules/toepen.md", "{seats}", "{seats", "rules/toepen.md:21: cannot be read: "),
    ("rules/tokken.md", "@race.turn", "@race.lot", "rules/tokken.md: {#turn} line 1: @race.lot instead of"),
)
"""File, what stands in it, what is written instead, and what is said of that."""


@pytest.mark.parametrize(("file", "text", "instead", "told"), FAULTS, ids=[row[3] for row in FAULTS])
def test_a_fault_is_found(folder: Path, file: str, text: str, instead: str, told: str) -> None:
    path = folder / file
    source = path.read_text("utf-8")
    assert text in source
    path.write_text(source.replace(text, instead, 1), "utf-8")
    assert any(fault.startswith(told) for fault in found(folder)), found(folder)


OF_FILES: tuple[tuple[Callable[[Path], object], str], ...] = (
    (lambda folder: (folder / "hints.ftl").unlink(), "hints.ftl: is missing"),
    (lambda folder: (folder / "rules/race.md").unlink(), "rules/race.md: is missing"),
    (lambda folder: (folder / "hint.ftl").write_text("a = b"), "hint.ftl: is not known in Dutch"),
    (lambda folder: (folder / "hints.ftl").write_bytes(b"# a\n# \xff"), "hints.ftl:2: is not in UTF-8"),
)
"""The changes to a folder, each with the problem that is reported."""


@pytest.mark.parametrize(("spoil", "told"), OF_FILES, ids=[row[1] for row in OF_FILES])
def test_a_fault_of_a_file_is_found(folder: Path, spoil: Callable[[Path], object], told: str) -> None:
    assert found(folder) == []
    spoil(folder)
    assert told in found(folder)


def test_the_order_of_paragraphs_is_that_of_the_dutch(folder: Path) -> None:
    path = folder / "rules/toepen.md"
    source = path.read_text("utf-8")
    path.write_text(source.replace("{#goal}", "{#was}").replace("{#cards}", "{#goal}").replace("{#was}", "{#cards}"))
    assert "rules/toepen.md: the paragraphs stand in another order than in Dutch" in found(folder)


def test_what_is_much_longer_is_a_hint_and_no_fault(folder: Path) -> None:
    path = folder / "ui.ftl"
    path.write_text(path.read_text("utf-8").replace("table-menu = Menu", "table-menu = Everything else"))
    assert ("table-menu", "Menu", "Everything else") in check_locale.too_long_messages(check_locale.read(folder), DUTCH)
    assert found(folder) == []


def test_the_page_has_every_message_with_its_variants(folder: Path) -> None:
    (folder / "tally.ftl").unlink()
    tables = {
        "nl": DUTCH.all,
        "en": ENGLISH.all,
        "xx": check_locale.read(folder).all,
    }
    page = locale_page.page(check_locale.language("xx"), tables, LOCALES / "nl")
    assert all(f"<tr><td>{key}<p>" in page for key in DUTCH.all)
    assert "<td><p>1 pawn</p><p>5 pawns</p>" in page
    assert page.count('<td class="missing">') == len(DUTCH.messages["tally.ftl"])
