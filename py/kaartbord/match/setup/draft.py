"""The settings of a new game, and those of the last one that the device remembers. Pure."""

from itertools import zip_longest
from typing import Any, NamedTuple

from ...games import GAMES
from ...rules.options import with_defaults
from ...rules.protocol import Info
from ..link import LEVELS, Seat
from ..match import Match
from . import colours, house_rule_choices, lot, seating
from .boards import USUAL_BOARD, Boards

DEFAULT_SEATS = 4
"""Seats at a new table, in a game that allows that number."""

EASIEST_LEVEL = LEVELS[-1]
"""The level of the computer in a player's first game."""


class GameSetup(NamedTuple):
    """A game that is about to start."""

    code: str
    options: Any
    seats: tuple[Seat, ...]
    mine: frozenset[int]
    dealer: int | None = None
    """The seat that deals first; None if the lot decides."""
    sealed: bool = False
    """True if hands are sealed: no link shows them."""
    colours: tuple[int, ...] = ()
    """By seat the number of its colour; empty for the usual ones."""
    is_first: bool = False
    """True if it is a player's first game, in which everything new is explained."""


class Draft(NamedTuple):
    """The settings of a new game as they are filled in."""

    code: str
    chairs: tuple[seating.Chair, ...]
    preset: str
    values: dict[str, Any]
    """The house rules; a board among them may not be playable."""
    names: seating.Names
    level: str = LEVELS[0]
    """The computer's strength; LEVEL_PER_CHAIR if each of them plays at the level of its chair."""
    boards: Boards = Boards()
    dealer: int | None = None
    """The seat that deals first; None if the lot decides, as it does in every new draft."""
    sealed: bool = False
    """True if hands are sealed if somebody plays by link."""
    colours: tuple[int, ...] = ()
    is_first: bool = False

    @property
    def info(self) -> Info:
        """Return the game that is set up."""
        return GAMES[self.code].INFO

    @property
    def kinds(self) -> set[str]:
        """Return the kinds of players at the table, of `seating.CHAIR_KINDS`."""
        return {chair.kind for chair in self.chairs}

    @property
    def current_names(self) -> seating.Names:
        """Return the last names, with those that are filled in now."""
        return seating.remember_names(self.names, self.chairs)

    def with_chairs(self, chairs: tuple[seating.Chair, ...]) -> "Draft":
        """Return the draft with these people at the table."""
        dealer = self.dealer if self.dealer is not None and self.dealer < len(chairs) else None
        shown = colours.complete(self.colours, len(chairs))
        return self._replace(chairs=chairs, names=self.current_names, dealer=dealer, colours=shown)

    def resized_chairs(self, seats: int, names: seating.Names) -> tuple[seating.Chair, ...]:
        """Return the same people at a larger or smaller table; new seats are of the kind of most others."""
        way = seating.table_kind(self.chairs) or "computer"
        return (self.chairs + seating.arrange_chairs(way, seats, names)[len(self.chairs) :])[:seats]

    def with_preset(self, preset: str) -> "Draft":
        """Return the draft with the house rules of a preset, on the usual board."""
        values = house_rule_choices.preset_values(self.info, preset)
        return self._replace(preset=preset, values=values, boards=self.boards._replace(chosen=USUAL_BOARD))

    def for_first_game(self) -> "Draft":
        """Return the table of a player's first game, with the names of this one: calm computers, gentle house rules."""
        info = self.info
        preset = next(iter(info.presets))
        names = self.current_names
        values = {**house_rule_choices.preset_values(info, preset), **info.gentle}
        chairs = seating.arrange_chairs("computer", _default_seats(info), names)
        return Draft(self.code, chairs, preset, values, names, EASIEST_LEVEL, is_first=True)

    def for_experienced_player(self) -> "Draft":
        """Return the same table for a player who knows the game: nothing is made easier any more."""
        usual = house_rule_choices.preset_values(self.info, self.preset)
        values = self.values | {name: usual[name] for name in self.info.gentle}
        level = LEVELS[0] if self.level == EASIEST_LEVEL else self.level
        return self._replace(values=values, level=level, is_first=False)

    def setup(self) -> GameSetup:
        """Return the game as it starts."""
        seats, mine = seating.to_seats(self.chairs, self.level)
        values = house_rule_choices.adapt_to_players(self.info.options, self.values, self.kinds)
        options = GAMES[self.code].options(values)
        return GameSetup(self.code, options, seats, mine, self.dealer, self.is_sealed, self.colours, self.is_first)

    @property
    def can_be_sealed(self) -> bool:
        """Return whether a player elsewhere takes part: only then there is anybody from whom to hide hands."""
        return "link" in self.kinds and len(self.kinds) > 1

    @property
    def is_sealed(self) -> bool:
        """Return whether hands are sealed at the table as it is filled in now."""
        return self.sealed and self.can_be_sealed

    @property
    def draws_lot(self) -> bool:
        """Return whether these house rules decide the first dealer by lot, unless the table does."""
        values = house_rule_choices.playable_values(self.info, self.values)
        match = Match(self.code, self.info.version, GAMES[self.code].options(values), len(self.chairs), 0)
        return lot.first_dealer(match) is not None

    def to_record(self) -> dict[str, Any]:
        """Return the values that the device stores for the next game."""
        return {
            "kinds": [chair.kind for chair in self.chairs],
            "preset": self.preset,
            "values": self.values,
            "names": self.current_names,
            "level": self.level,
            "levels": [chair.level for chair in self.chairs],
            "sealed": self.sealed,
            "colours": list(self.colours),
        }


def _stored_level(stored: Any) -> str:
    """Return the level that was stored, or the best if it is missing or unknown."""
    return stored if stored in LEVELS else LEVELS[0]


def _default_seats(info: Info) -> int:
    return DEFAULT_SEATS if DEFAULT_SEATS in info.seats else info.seats[0]


def from_record(code: str, stored: Any) -> Draft:
    """Return the last setup of this game without values that no longer fit, or a table for four with the computer."""
    info = GAMES[code].INFO
    preset = next(iter(info.presets))
    fresh = Draft(
        code,
        seating.arrange_chairs("computer", _default_seats(info), {}),
        preset,
        house_rule_choices.preset_values(info, preset),
        {},
    )
    try:
        names = {kind: [str(name) for name in known] for kind, known in stored["names"].items()}
        chairs = tuple(
            seating.remembered_chair(names, kind, seat)._replace(level=_stored_level(own))
            for seat, (kind, own) in enumerate(zip_longest(stored["kinds"], stored.get("levels", ())))
            if kind in seating.CHAIR_KINDS
        )
        values = with_defaults(info.options, stored["values"])
        if len(chairs) not in info.seats or stored["preset"] not in info.presets:
            return fresh
        level = stored.get("level")
        return Draft(
            code,
            chairs,
            stored["preset"],
            values,
            names,
            level if level == seating.LEVEL_PER_CHAIR else _stored_level(level),
            sealed=stored.get("sealed") is True,
            colours=colours.normalize(stored.get("colours", ()), len(chairs)),
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        return fresh
