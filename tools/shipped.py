"""Our modules that the site ships: the imports of the page and its worker, direct or through others."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path

import imports
from kaartbord.text.messages import MessageTable
from kaartbord.text.rulebook import RulesPage

from locales import PAGES, TABLES

START_SCRIPTS = ("main", "worker")
FOLDED = {"kaartbord.scene.illustrations.listed": "LISTED"}
"""The modules of which only one value is shipped, without the code that computes it."""


def sources() -> dict[str, str]:
    """Return the source of every module that is needed, by its path from the import folder."""
    known = imports.modules("py")
    texts = {name: path.read_text("utf-8") for name, path in known.items()} | folded()
    needed = reached(known, texts)
    return {known[name].relative_to(imports.ROOT / "py").as_posix(): texts[name] for name in sorted(needed)}


def folded() -> dict[str, str]:
    """Return the modules of which only a value is shipped, with that value."""
    return {name: f"{value} = {dict(getattr(import_module(name), value))!r}\n" for name, value in FOLDED.items()}


def words(lang: str) -> str:
    """Return the messages of a language and its pages, as the page fetches them; it has those of its start already."""
    messages = {key: text for key, text in TABLES[lang].items() if not key.startswith("start-")}
    return packed(messages, PAGES[lang])


def packed(messages: MessageTable, pages: Mapping[str, RulesPage]) -> str:
    """Return messages and pages as the page fetches them."""
    return json.dumps({"messages": messages, "pages": pages}, ensure_ascii=False, separators=(",", ":"))


def reached(known: dict[str, Path], texts: dict[str, str]) -> Iterable[str]:
    """Return all modules of the package that are needed; a module needs the packages that contain it."""

    def needs(name: str) -> set[str]:
        packages, tree = {name.rpartition(".")[0]} & known.keys(), ast.parse(texts[name])
        return packages | imports.own_imports(name, known[name], tree, known) | imports.game_parts_imports(tree, known)

    return {name for name in imports.reached(START_SCRIPTS, needs) if name.startswith("kaartbord")}
