"""A match as one number in mixed radix.

From the lowest digit up: seats, options, seed, and each choice as its rank among the legal actions, with a 1 on top as
the end. With choices open before others every digit of a choice is one more than its rank: 0 is an open choice.
"""

from collections.abc import Generator, Sequence
from typing import NamedTuple

from ...games import engine
from ...rules import options as house
from ...rules.protocol import DEALER, Action
from ..match import OPEN, SEED_LIMIT, Match, Play, game_of, initial_play, rewind_to_deal, unfold_steps
from ..seal import BadLink


class PackedMatch(NamedTuple):
    """A match that is not unfolded yet."""

    game: str
    version: int
    has_gaps: bool
    """True if choices are open before others."""
    number: int
    undo_count: int = 0

    @classmethod
    def read(cls, code: str, version: int, gaps: bool, body: bytes, undone: int = 0) -> "PackedMatch":
        """Return the match whose number was written as these bytes; raise BadLink if there was none."""
        if not body or not body[0]:
            raise BadLink("damaged")
        return cls(code, version, gaps, int.from_bytes(body, "big"), undone)

    def write(self) -> bytes:
        """Return the number as bytes."""
        return self.number.to_bytes(-(-self.number.bit_length() // 8), "big")


def pack(play: Play) -> PackedMatch:
    """Return the match of a play as a number; raise ValueError if it is not sound."""
    match = play.match
    info = game_of(match).INFO
    gaps, number = OPEN in match.choices, 1
    radices = {ply.choice_index: ply.radix for ply in play.plies if ply.radix > 1}
    radices |= {due.at: due.radix for due in play.pending}
    for at, rank in reversed([*enumerate(match.choices)]):
        number = number * (radices[at] + gaps) + rank + gaps
    number = number * SEED_LIMIT + match.seed
    number = house.pack(info.options, match.options, number)
    number = number * len(info.seats) + info.seats.index(match.seats)
    return PackedMatch(match.game, match.version, gaps, number, match.undo_count)


def unpack_setup(packed: PackedMatch) -> tuple[Match, int]:
    """Return the match of a number, without its choices, and the number of these."""
    game = engine(packed.game, packed.version)
    number, seats = divmod(packed.number, len(game.INFO.seats))
    try:
        house_rules, number = house.unpack(game.INFO.options, number)
    except ValueError:
        raise BadLink("damaged") from None
    number, seed = divmod(number, SEED_LIMIT)
    if not number:
        raise BadLink("damaged")
    match = Match(packed.game, packed.version, game.options(house_rules), game.INFO.seats[seats], seed)
    return match._replace(undo_count=packed.undo_count), number


def unpack_steps(match: Match, number: int, gaps: bool, known: Play | None = None) -> Generator[float, None, Play]:
    """Return the play of a number, in steps that yield the fraction done, 0 to 1. Each choice is read in the position
    it was made in. Plies of a `known` play of this match are taken over up to the first difference."""
    whole, start = number.bit_length(), initial_play(match)
    if known is not None and known.match[:5] == match[:5]:
        start, number = yield from _reuse_known(known, number, gaps)
        start = start._replace(match=start.match._replace(undo_count=match.undo_count))
    read = [*start.match.choices]

    def pick(legal: Sequence[Action]) -> int | None:
        nonlocal number
        if number < 2:
            return None
        number, digit = divmod(number, len(legal) + gaps)
        read.append(digit - gaps)
        return read[-1]

    steps = unfold_steps(start, pick)
    while True:
        try:
            next(steps)
        except ValueError:  # a choice is open that cannot be
            raise BadLink("damaged") from None
        except StopIteration as end:
            play: Play = end.value
            break
        yield 1 - number.bit_length() / whole
    if number != 1 or gaps != (OPEN in read) or play.match.choices != tuple(read):
        raise BadLink("damaged")
    return play


def _reuse_known(known: Play, number: int, gaps: bool) -> Generator[float, None, tuple[Play, int]]:
    """Return the last stage of a known play that the number shares, and the number of what comes after it."""
    choices, left = 0, number
    for ply in known.plies:
        if ply.seat == DEALER:
            choices, left = ply.choice_index, number
            yield 0.0
        elif ply.radix > 1:
            number, digit = divmod(number, ply.radix + gaps)
            if not number or digit - gaps != known.match.choices[ply.choice_index]:
                break
    return rewind_to_deal(known, choices), left
