"""A player who is blind: hears the live regions, reads the accessibility tree, and has nothing but a keyboard.

Nothing here looks at the canvas, the document, the address or the engine. What cannot be read from the tree is
not known.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Page

WAIT_S = 60.0
MOST_TABS = 30


class Node(NamedTuple):
    """A node of the accessibility tree."""

    role: str
    name: str
    """Its name, or the text in it where it has none of its own."""
    state: frozenset[str]
    """The states that hold, of focused, disabled, pressed, live and hasPopup."""
    children: tuple[Node, ...]

    def walk(self) -> Iterator[Node]:
        """The node and all below it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role: str, name: str = "") -> list[Node]:
        """All below it with this role, of which the name begins so."""
        return [node for node in self.walk() if node.role == role and node.name.startswith(name)]

    def holds(self, what: str) -> bool:
        """Return whether the node, or one in it, has a state."""
        return any(what in node.state for node in self.walk())


STATES = ("focused", "disabled", "pressed", "live", "hasPopup")


def grown(nodes: Sequence[dict[str, Any]]) -> Node:
    """The tree of the nodes that Chromium lists, without those it ignores."""
    known = {node["nodeId"]: node for node in nodes}

    def below(node: dict[str, Any]) -> tuple[Node, ...]:
        return tuple(one for child in node.get("childIds", ()) if child in known for one in grow(known[child]))

    def grow(node: dict[str, Any]) -> tuple[Node, ...]:
        children = below(node)
        role = str(node.get("role", {}).get("value", ""))
        if node.get("ignored"):
            return children
        if role == "InlineTextBox":
            return ()
        values = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
        state = frozenset(name for name in STATES if values.get(name) not in (None, False, "false", "off"))
        name = str(node.get("name", {}).get("value", ""))
        return (Node(role, name or " ".join(child.name for child in children if child.name), state, children),)

    return grow(nodes[0])[0]


class BlindPlayer:
    """Somebody at the table in the page, in Dutch."""

    def __init__(self, page: Page, random: Random) -> None:
        self.page, self.random = page, random
        self.keyboard = page.context.new_cdp_session(page)
        self.keyboard.send("Accessibility.enable")
        self.keys = 0

    # ---- reading

    def tree(self) -> Node:
        """Return the tree that a screen reader would get now."""
        return grown(self.keyboard.send("Accessibility.getFullAXTree")["nodes"])

    def heard(self) -> list[str]:
        """Return the lines of the table's live region, the newest last."""
        regions = [node for node in self.tree().walk() if "live" in node.state and node.role == "generic"]
        return [line.name for region in regions for line in region.children]

    def plates(self) -> list[tuple[str, str]]:
        """The name of every player, for each hand, and all that is said there."""
        listed = [line.name for plates in self.tree().all("list", "Spelers") for line in plates.children]
        return [(words.partition(",")[0], words) for words in listed]

    def turns(self) -> set[str]:
        """Return the players whose turn it is."""
        return {name for name, words in self.plates() if "aan de beurt" in words}

    def trick(self) -> dict[str, str]:
        """Return the cards of the trick, by the hand that each comes from."""
        lines = [line.name for trick in self.tree().all("list", "Slag") for line in trick.children]
        lying = {who: card.partition(", ")[0] for who, _, card in (line.partition(": ") for line in lines)}
        return {who: card for who, card in lying.items() if card != CLOSED}

    def score(self) -> dict[str, tuple[int, ...]]:
        """All figures that are said of the score of every player or side."""
        plates = {who: words.partition("strafpunten: ")[2] for who, words in self.plates()}
        if all(plates.values()):
            return {who: figures(words)[:1] for who, words in plates.items()}
        lines = self.tree().all("complementary")[0].all("list")[0].children
        return {line.children[0].name: figures(line.name) for line in lines}

    def pawns(self) -> Counter[tuple[str, str]]:
        """Count the pawns in every place, by (place, owner)."""
        found: Counter[tuple[str, str]] = Counter()
        for cell in [cell.name for grid in self.tree().all("grid") for cell in grid.all("gridcell")]:
            name, *words = cell.split(", ")
            place = next((re.sub(one, all_, name) for one, all_ in ALIKE.items() if re.fullmatch(one, name)), name)
            for said in words:
                for pawn in filter(None, (re.fullmatch(pattern, said) for pattern in PAWNS)):
                    named = pawn.groupdict()
                    whose = OF.get(named["whose"], named["whose"])
                    found[place, whose] += int(named.get("number", 1))
        return found

    def log(self) -> list[str]:
        """The log, with the newest line first."""
        return [line.name for log in self.tree().all("complementary") for line in log.all("listitem")]

    # ---- keys

    def press(self, key: str) -> None:
        """Press a key."""
        self.keys += 1
        self.page.keyboard.press(key)

    def choose(self) -> int:
        """Answer the question that is asked, as chance will have it; how many keys that took."""
        before, lines, end = self.keys, self.log(), monotonic() + WAIT_S
        while self.log() == lines:
            assert monotonic() < end, "nothing leads on"
            if not self.step():
                self.page.wait_for_timeout(20)
        return self.keys - before

    def step(self) -> bool:
        """Do one thing that is asked; False if there is nothing to do."""
        tree = self.tree()
        hand, choices, actions = (buttons_of(tree, bar) for bar in (HAND, CHOICES, ACTIONS))
        cards = [card.name for card in hand if not card.state & {"disabled", "pressed"}]
        chosen = any("pressed" in card.state for card in hand)
        ways = [way.name for way in choices if way.name and "hasPopup" not in way.state]
        acts = [act.name for act in actions if act.state.isdisjoint(("disabled", "hasPopup")) and act.name not in ASIDE]
        if len(acts) == 1 and (chosen or not cards):
            self.press("Control+Enter")
        elif cards and not chosen and (not acts or self.random.random() < 0.8):
            self.pick(HAND, self.random.choice(cards))
        elif len(acts) > 1 or (acts and not chosen):
            self.pick(ACTIONS, self.random.choice(acts))
        elif ways and self.random.random() < 0.5:
            self.pick(CHOICES, self.random.choice(ways))
        elif actions and not acts and tree.all("grid") and "disabled" in actions[-1].state:
            self.pick_square()
        else:
            return False
        return True

    def come_to(self, role: str, name: str = "") -> bool:
        """Tab to a group, forwards or backwards; False if it is there no more."""
        for _ in range(MOST_TABS):
            tree = self.tree()
            group = next(iter(tree.all(role, name)), None)
            if group is None:
                return False
            if group.holds("focused"):
                return True
            order = list(tree.walk())
            at = max((i for i, node in enumerate(order) if "focused" in node.state), default=0)
            self.press("Tab" if at < order.index(group) else "Shift+Tab")
        raise AssertionError(f"Tab does not come to {name or role}")

    def pick(self, bar: str, wanted: str) -> None:
        """Come to a button of a group by its letter or the arrows, and press it; not if it is there no more."""
        for _ in range(MOST_TABS):
            if not self.come_to("toolbar", bar):
                return
            row = buttons_of(self.tree(), bar)
            at = next((i for i, button in enumerate(row) if "focused" in button.state), -1)
            there = [i for i, button in enumerate(row) if button.name == wanted]
            if at < 0 or not there:
                return
            if at in there:
                self.press("Enter")
                return
            self.press(self.key_to(row, at, there[0]))
            self.wait_off(bar, at)
        raise AssertionError(f"no key leads to {wanted} of {bar}")

    def pick_square(self) -> None:
        """Come to the board, to one of the nearest squares where something can be chosen, and choose it."""
        if self.come_to("grid"):
            for _ in range(self.random.randrange(3)):
                self.press("PageDown")
            self.press("Enter")

    def wait_off(self, bar: str, at: int) -> None:
        """Wait until the focus has left a button."""
        end = monotonic() + WAIT_S
        while [i for i, one in enumerate(buttons_of(self.tree(), bar)) if "focused" in one.state] == [at]:
            assert monotonic() < end, f"the focus stays on {at} of {bar}"
            self.page.wait_for_timeout(20)

    def key_to(self, row: Sequence[Node], at: int, wanted: int) -> str:
        """The key that leads soonest from one button of a group to another."""
        letters = [letter(button) for button in row]
        passed = [letters[(at + n) % len(row)] for n in range(1, (wanted - at) % len(row))]
        ways = {
            letters[wanted]: 1 + passed.count(letters[wanted]),
            "ArrowRight": (wanted - at) % len(row),
            "ArrowLeft": (at - wanted) % len(row),
            "Home": 1 + wanted,
            "End": len(row) - wanted,
        }
        return min(ways, key=lambda key: ways[key])


CLOSED = "dichte kaart"
"""The words for a closed card, which belongs to a wash, and to no trick."""

HAND, CHOICES, ACTIONS = "Je kaarten", "Keuzes", "Knoppen"
ASIDE = "Sneller", "Terug"
"""Buttons that do not answer: what hurries and takes back."""


def buttons_of(tree: Node, bar: str) -> list[Node]:
    """The buttons of a toolbar, if it is there."""
    return [button for one in tree.all("toolbar", bar) for button in one.all("button")]


ALIKE = {r"(start|reserve) (\w+) \d": r"\1 \2", r"groen naast veld \w": "groen ernaast"}
"""Places of which there are several that differ in nothing, and how they are called together."""

PAWNS = (
    r"(?P<whose>jouw) pion",
    r"pion van (?P<whose>\w+)(?: gekozen)?",
    r"(?P<whose>witte|grijze|groene) pion(?: gekozen| net verzet)?",
    r"(?P<number>\d+) van (?P<whose>\w+)",
    r"(?P<whose>wit|grijs) (?P<number>\d+) van \d+",
)
OF = {"jouw": "Jij", "jou": "Jij", "witte": "wit", "grijze": "grijs", "groene": "groen"}


def figures(words: str) -> tuple[int, ...]:
    """The numbers in a text."""
    return tuple(int(number.replace("−", "-")) for number in re.findall(r"−?\d+", words))


def letter(button: Node) -> str:
    """With what it is found: a card by its rank, any other button by its first letter."""
    suit, _, rank = button.name.partition(" ")
    return (rank if suit in SUITS else button.name)[:1].lower()


SUITS = ("schoppen", "harten", "klaveren", "ruiten")
