"""Words that fit their zones, in browsers that make of a size what they like."""

from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any

import pytest

ROOM = 160
"""Width of a zone, in px."""

MOST_LOOKS = 7
"""The most measurements of a node, whatever the browser answers."""


class Node:
    """One line of words in a zone; `made` is what the browser makes of a size that was written."""

    def __init__(self, words: str, made: Callable[[float], float], natural: float = 16) -> None:
        self.textContent, self._made, self._natural = words, made, natural
        self.style, self.dataset = SimpleNamespace(fontSize=""), SimpleNamespace()
        self.clientHeight = self.scrollHeight = 20
        self.clientWidth, self.looks = ROOM, 0
        self.classes: set[str] = set()
        self.classList = SimpleNamespace(add=self.classes.add, remove=self.classes.discard)

    @property
    def written(self) -> float:
        """The size that was asked for, in px where the browser's letters have the usual size."""
        size = self.style.fontSize
        assert size == "" or size.endswith("rem"), "letters grow with those of the browser"
        return 16 * float(size.removesuffix("rem")) if size else self._natural

    @property
    def scrollWidth(self) -> float:
        """Return the width of the words: each letter half as wide as it is high."""
        self.looks += 1
        return max(ROOM, len(self.textContent) * self._made(self.written) / 2)


BROWSERS = {
    "as asked": lambda size: size,
    "never below 10": lambda size: max(size, 10),
    "never below 20": lambda size: max(size, 20),
    "all type enlarged": lambda size: 1.3 * size,
    "one size whatever is asked": lambda size: 18,
    "the smaller the larger": lambda size: 60 - size,
    "no number": lambda size: float("nan"),
    "endless": lambda size: float("inf"),
}


@pytest.fixture
def fitting(page_module: Callable[[str], Any]) -> Any:
    """The module at a table of the usual size."""
    module = page_module("ui.fitting")
    module.magnifier = SimpleNamespace(is_on=lambda: False, letter_scale=lambda: 1.0)
    return module


def fit(fitting: Any, nodes: Iterable[Node]) -> list[Node]:
    """Fit the words of some nodes; those that do not fit even so."""
    return list(fitting._fit(nodes, fitting.LEAST))


@pytest.mark.parametrize("browser", BROWSERS)
@pytest.mark.parametrize("letters", [1, 20, 30, 400])
def test_there_are_as_many_looks_whatever_the_browser_makes_of_a_size(fitting: Any, browser: str, letters: int) -> None:
    node = Node("x" * letters, BROWSERS[browser])
    fit(fitting, [node])
    assert node.looks <= MOST_LOOKS


@pytest.mark.parametrize("letters", range(1, 60))
def test_words_are_as_large_as_they_can_be(fitting: Any, letters: int) -> None:
    node = Node("x" * letters, BROWSERS["as asked"], natural=24)
    full = fit(fitting, [node])
    fits = [size for size in range(fitting.LEAST, 25) if letters * size / 2 <= ROOM]
    assert node.written == max(fits, default=fitting.LEAST)
    assert full == ([] if fits else [node])


def test_words_that_fit_are_left_as_the_style_sheet_has_them(fitting: Any) -> None:
    node = Node("Jan", BROWSERS["as asked"], natural=17.5)
    fit(fitting, [node])
    assert node.style.fontSize == ""


def test_type_that_is_enlarged_is_written_smaller_by_as_much(fitting: Any) -> None:
    node = Node("x" * 14, BROWSERS["all type enlarged"], natural=20)
    assert fit(fitting, [node]) == []
    assert node.written == 17  # 17 px made 22.1: 14 letters of 11 px


def test_what_cannot_be_had_is_told(fitting: Any) -> None:
    small, large = Node("x" * 15, BROWSERS["never below 20"]), Node("x" * 30, BROWSERS["never below 20"])
    assert fit(fitting, [small, large]) == [large]
    assert not small.classes and large.classes == {"is-full"}
    assert small.style.fontSize == ""  # 15 letters of 10 px fit as they are


def test_each_node_gets_the_size_of_its_own_words(fitting: Any) -> None:
    nodes = [Node("x" * letters, BROWSERS["as asked"], natural=20) for letters in (10, 17, 18, 20, 80)]
    assert fit(fitting, nodes) == nodes[-1:]
    assert [node.written for node in nodes] == [20, 18, 17, 16, fitting.LEAST]


def test_names_that_do_not_fit_are_shortened_unlike_each_other_and_nothing_of_them_is_lost(
    fitting: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ["Oma Riet", "Oma Jo", "Maximiliaanalexandersen1", "Maximiliaanalexandersen2"]
    written: dict[int, list[Any]] = {}
    nodes = [
        SimpleNamespace(dataset=SimpleNamespace(seat=str(seat)), style=SimpleNamespace(fontSize=""))
        for seat in range(len(names))
    ]

    def fill(node: Any, *parts: Any) -> None:
        written[int(node.dataset.seat)] = list(parts)

    def seen(node: Any) -> str:
        parts = written[int(node.dataset.seat)]
        texts = [part if isinstance(part, str) else part.get("text", "") for part in parts]
        assert "".join(texts) == names[int(node.dataset.seat)]
        return "".join(
            part if isinstance(part, str) else part["text"] + (part.get("data_sign") or "")
            for part in parts
            if isinstance(part, str) or part.get("cls") != "sr-only"
        )

    monkeypatch.setattr(fitting, "fill", fill)
    monkeypatch.setattr(fitting, "el", lambda tag, **values: values)
    monkeypatch.setattr(fitting, "document", SimpleNamespace(querySelectorAll=lambda _: nodes))
    monkeypatch.setattr(fitting, "_fit", lambda found, _: [node for node in found if len(seen(node)) > 7])
    fitting.fit_names(".plate-name", names)
    assert [seen(node) for node in nodes] == ["Oma R.", "Oma Jo", "Maxim…1", "Maxim…2"]


@pytest.mark.parametrize(("longest", "size"), [(10, 20), (18, 17), (24, 15)])
def test_the_names_of_a_table_are_all_of_one_size(
    fitting: Any, monkeypatch: pytest.MonkeyPatch, longest: int, size: float
) -> None:
    names = ["Jo", "x" * longest, "Anna"]
    nodes = [Node("", BROWSERS["as asked"], natural=20) for _ in names]
    for seat, node in enumerate(nodes):
        node.dataset = SimpleNamespace(seat=str(seat))
    monkeypatch.setattr(fitting, "el", lambda tag, **values: values.get("text", ""))
    monkeypatch.setattr(
        fitting, "fill", lambda node, *parts: setattr(node, "textContent", "".join(filter(None, parts)))
    )
    monkeypatch.setattr(fitting, "document", SimpleNamespace(querySelectorAll=lambda _: nodes))
    for _ in range(2):
        fitting.fit_names(".plate-name", names)
        assert [node.written for node in nodes] == [size] * 3
    fitting.fit_names(".plate-name", ["Jo", "Wim", "Anna"])
    assert [node.written for node in nodes] == [20] * 3, "and large again where all fit"
