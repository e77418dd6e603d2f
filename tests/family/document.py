# ruff: noqa: N802  what a browser has is called so
"""A document without a browser: nodes that can be made, found, filled and pressed, and dialogs that open and close."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

_STEP = re.compile(r"\s*([>+]?)\s*((?:[^\s>\[]|\[[^\]]*\])+)")
_PART = re.compile(r"(^[\w-]+|[#.][\w-]+|\[[^\]]*\]|:[\w-]+(?:\(.*\))?)")

Test = tuple[str, str, str]
"""A condition of a node: an attribute, a value, and how they are compared."""

Steps = tuple[tuple[str, tuple[Test, ...]], ...]
"""From the outermost to the node itself: ">" for a child of the one before, "+" for what stands next to that, and what
it must be."""


@cache
def _read(selector: str) -> tuple[Steps, ...]:
    """Parse a selector, each of its parts."""
    return tuple(
        tuple((sign, tuple(map(_test, _PART.findall(part)))) for sign, part in _STEP.findall(one))
        for one in selector.split(",")
    )


def _test(word: str) -> Test:
    if word[0] == "#":
        return "id", word[1:], "="
    if word[0] == ".":
        return "class", word[1:], "~"
    if word[0] == "[":
        name, equals, value = word[1:-1].partition("=")
        return name.rstrip("^"), value.strip("'\""), "^" if name.endswith("^") else equals or "?"
    return ("", word[1:], ":") if word[0] == ":" else ("", word.upper(), "tag")


def _nothing(*_: Any) -> str:
    return ""


def _index(name: str, value: str, how: str) -> str:
    """Under what a document knows the nodes that may pass a test."""
    return f"{name} {value}" if name in ("id", "class") and how not in ("?", "^") else name


def _kebab(name: str) -> str:
    return "data-" + re.sub("[A-Z]", lambda found: f"-{found[0].lower()}", name)


class _Data:
    """The `data-` attributes of a node, by their names in a script."""

    def __init__(self, node: "Node") -> None:
        self.__dict__["_node"] = node

    def __getattr__(self, name: str) -> Any:
        return self._node.attributes.get(_kebab(name))

    def __setattr__(self, name: str, value: Any) -> None:
        self._node.setAttribute(_kebab(name), str(value))

    def __delattr__(self, name: str) -> None:
        self._node.attributes.pop(_kebab(name), None)


class _Classes:
    """The classes of a node."""

    def __init__(self, node: "Node") -> None:
        self._node = node

    def _set(self, names: list[str]) -> None:
        self._node.className = " ".join(names)

    def add(self, name: str) -> None:
        self.toggle(name, True)

    def remove(self, name: str) -> None:
        self.toggle(name, False)

    def contains(self, name: str) -> bool:
        return name in self._node.className.split()

    def toggle(self, name: str, wanted: bool | None = None) -> None:
        names = [one for one in self._node.className.split() if one != name]
        there = self.contains(name)
        self._set([*names, name] if (not there if wanted is None else wanted) else names)


class Found(list["Node"]):
    """The nodes that a search found."""

    @property
    def length(self) -> int:
        return len(self)

    def item(self, at: int) -> "Node":
        return self[at]


class Node:
    """An element."""

    def __init__(self, tag: str, home: "Document") -> None:
        self.tagName, self.home = tag.upper(), home
        self.attributes: dict[str, str] = {}
        self.nodes: list[Any] = []
        self.parentElement: Node | None = None
        self.heard: list[tuple[str, Callable[[Any], object]]] = []
        self.hidden = self.open = self.checked = False
        self.value = self.returnValue = self.title = ""
        self.style = SimpleNamespace(
            setProperty=lambda *_: None, removeProperty=lambda *_: None, getPropertyValue=lambda _: ""
        )
        self.scrollTop = self.clientWidth = self.clientHeight = self.scrollWidth = self.scrollHeight = 0.0
        self.width = 0.0
        self.dataset, self.classList = _Data(self), _Classes(self)

    # ---- attributes

    def setAttribute(self, name: str, value: Any) -> None:
        if name not in self.attributes:
            self.home.note(self, name)
        for word in str(value).split() if name in ("id", "class") else ():
            self.home.note(self, f"{name} {word}")
        self.attributes[name] = str(value)
        if name in ("hidden", "checked", "open"):
            setattr(self, name, True)
        elif name == "value":
            self.value = str(value)

    def getAttribute(self, name: str) -> str | None:
        return self.attributes.get(name)

    def removeAttribute(self, name: str) -> None:
        self.attributes.pop(name, None)

    def hasAttribute(self, name: str) -> bool:
        return name in self.attributes

    @property
    def id(self) -> str:
        return self.attributes.get("id", "")

    @property
    def className(self) -> str:
        return self.attributes.get("class", "")

    @className.setter
    def className(self, names: str) -> None:
        self.setAttribute("class", names)

    @property
    def name(self) -> str:
        return self.attributes.get("name", "")

    @property
    def type(self) -> str:
        return self.attributes.get("type", "")

    # ---- the tree

    @property
    def children(self) -> Found:
        return Found(node for node in self.nodes if isinstance(node, Node))

    @property
    def options(self) -> Found:
        return self.children

    @property
    def childElementCount(self) -> int:
        return len(self.children)

    @property
    def firstElementChild(self) -> "Node | None":
        return next(iter(self.children), None)

    @property
    def lastElementChild(self) -> "Node | None":
        return next(reversed(self.children), None)

    @property
    def textContent(self) -> str:
        return "".join(node.textContent if isinstance(node, Node) else node for node in self.nodes)

    @textContent.setter
    def textContent(self, text: str) -> None:
        self.replaceChildren(text)

    def append(self, *nodes: Any) -> None:
        for node in nodes:
            self._adopt(node)
            self.nodes.append(node)

    def prepend(self, *nodes: Any) -> None:
        for node in nodes:
            self._adopt(node)
        self.nodes[:0] = nodes

    def before(self, *nodes: Any) -> None:
        self._put_beside(nodes, 0)

    def after(self, *nodes: Any) -> None:
        self._put_beside(nodes, 1)

    def _put_beside(self, nodes: Sequence[Any], behind: int) -> None:
        around = self.parentElement
        assert around is not None
        for node in nodes:
            around._adopt(node)
        at = around.nodes.index(self) + behind
        around.nodes[at:at] = nodes

    def _adopt(self, node: Any) -> None:
        if isinstance(node, Node):
            node.remove()
            node.parentElement = self

    def replaceChildren(self, *nodes: Any) -> None:
        for node in self.children:
            node.parentElement = None
        self.nodes = []
        self.append(*nodes)

    def remove(self) -> None:
        if self.parentElement is not None:
            self.parentElement.nodes = [node for node in self.parentElement.nodes if node is not self]
            self.parentElement = None

    def cloneNode(self, deep: bool) -> "Node":
        copy = Node(self.tagName, self.home)
        for name, value in self.attributes.items():
            copy.setAttribute(name, value)
        copy.append(*[node.cloneNode(deep) if isinstance(node, Node) else node for node in self.nodes])
        return copy

    def contains(self, other: "Node | None") -> bool:
        while other is not None and other is not self:
            other = other.parentElement
        return other is self

    def isSameNode(self, other: Any) -> bool:
        return self is other

    def all(self) -> Iterator["Node"]:
        """All nodes below this one, in order."""
        for node in self.nodes:
            if isinstance(node, Node):
                yield node
                yield from node.all()

    # ---- searching

    def _is(self, tests: tuple[Test, ...]) -> bool:
        return all(self._passes(*test) for test in tests)

    def _passes(self, name: str, value: str, how: str) -> bool:
        if how == "=":
            return self.attributes.get(name) == value
        if how == "~":
            return value in self.attributes.get(name, "").split()
        if how == "^":
            return self.attributes.get(name, "").startswith(value)
        if how == "?":
            return name in self.attributes
        return self.tagName == value if how == "tag" else value == "checked" and self.checked

    def matches(self, selector: str) -> bool:
        return any(self._fits(steps) for steps in _read(selector))

    def _fits(self, steps: Steps) -> bool:
        if not self._is(steps[-1][1]):
            return False
        if len(steps) == 1:
            return True
        sign, above = steps[-1][0], self.parentElement
        if sign == "+":
            beside = above.children if above is not None else Found()
            return any(one._fits(steps[:-1]) for one, other in pairwise(beside) if other is self)
        while above is not None:
            if above._fits(steps[:-1]):
                return True
            above = None if sign else above.parentElement
        return False

    def _found(self, selector: str) -> Iterator["Node"]:
        """Those below this one that fit, as often as parts of the selector say so."""
        for steps in _read(selector):
            named = [_index(*test) for test in steps[-1][1] if test[2] not in ("tag", ":")]
            some = min(map(self.home.having, named), key=len) if named else self.all()
            for node in some:
                if node is not self and node._fits(steps) and self.contains(node):
                    yield node

    def querySelectorAll(self, selector: str) -> Found:
        found = {id(node): node for node in self._found(selector)}
        return Found(sorted(found.values(), key=Node.path) if len(found) > 1 else found.values())

    def querySelector(self, selector: str) -> "Node | None":
        return next(iter(self.querySelectorAll(selector)), None)

    def path(self) -> list[int]:
        """Return the position of the node in the document, for sorting."""
        above = self.parentElement
        return [*above.path(), next(n for n, one in enumerate(above.nodes) if one is self)] if above else []

    def closest(self, selector: str) -> "Node | None":
        node: Node | None = self
        while node is not None and not node.matches(selector):
            node = node.parentElement
        return node

    # ---- what happens

    def addEventListener(self, event: str, hear: Callable[[Any], object], *_: Any) -> None:
        self.heard.append((event, hear))

    def removeEventListener(self, event: str, hear: Callable[[Any], object], *_: Any) -> None:
        self.heard = [pair for pair in self.heard if pair != (event, hear)]

    def happen(self, event: str, **more: Any) -> None:
        """Something happens here, and is heard from here up to the document."""
        told = SimpleNamespace(type=event, target=self, preventDefault=lambda: None, timeStamp=0.0, **more)
        hear_it: list[Node | Document] = [*self.above(), self.home]
        for node in hear_it:
            for name, hear in list(node.heard):
                if name == event:
                    hear(told)

    def above(self) -> Iterator["Node"]:
        """This node and those that hold it."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parentElement

    def click(self) -> None:
        self.happen("click")

    def focus(self, *_: Any) -> None:
        self.home.activeElement = self

    def select(self) -> None:
        """Mark the words."""

    def scrollIntoView(self, *_: Any) -> None:
        """Come into sight."""

    def getBoundingClientRect(self) -> Any:
        return SimpleNamespace(left=0.0, right=0.0, top=0.0, bottom=0.0, width=0.0, height=0.0)

    def showModal(self) -> None:
        self.open = True
        self.home.opened(self)

    def close(self, answer: str = "") -> None:
        self.open, self.returnValue = False, answer


class Document:
    """A page with places of these names in it; `opened` hears of each dialog that comes up."""

    def __init__(self, places: Sequence[str], opened: Callable[[Node], object]) -> None:
        self.heard: list[tuple[str, Callable[[Any], object]]] = []
        self._having: dict[str, list[Node]] = {}
        self.opened = opened
        self.documentElement, self.body = Node("html", self), Node("body", self)
        self.documentElement.append(self.body)
        for name in places:
            place = self.createElement("section")
            place.setAttribute("id", name)
            self.body.append(place)
        self.activeElement: Node | None = self.body
        self.hidden, self.title, self.baseURI = False, "", "https://kaartbord.test/"
        self.fullscreenElement, self.fullscreenEnabled = None, False

    def note(self, node: Node, name: str) -> None:
        """A node has an attribute from now on, or a word in one."""
        self._having.setdefault(name, []).append(node)

    def having(self, name: str) -> list[Node]:
        """The nodes that have an attribute, or had it; or this word in their class or id."""
        return self._having.get(name, [])

    def createElement(self, tag: str) -> Node:
        return Node(tag, self)

    def createElementNS(self, _: str, tag: str) -> Node:
        return Node(tag, self)

    def getElementById(self, name: str) -> Node | None:
        return self.documentElement.querySelector(f"#{name}")

    def querySelector(self, selector: str) -> Node | None:
        return self.documentElement.querySelector(selector)

    def querySelectorAll(self, selector: str) -> Found:
        return self.documentElement.querySelectorAll(selector)

    def addEventListener(self, event: str, hear: Callable[[Any], object], *_: Any) -> None:
        self.heard.append((event, hear))

    def removeEventListener(self, event: str, hear: Callable[[Any], object], *_: Any) -> None:
        self.heard = [pair for pair in self.heard if pair != (event, hear)]

    def happen(self, event: str) -> None:
        """Something happens to the whole page."""
        for name, hear in list(self.heard):
            if name == event:
                hear(SimpleNamespace(type=event, target=self.documentElement, preventDefault=lambda: None))
