"""The link of a match: what stands behind the `#` of its address.

    match               a match as far as it has come
    match.people        and who sits at the table
    match.people.ply    and the ply at which its replay is shown
    match..ply          the same with the names stripped
    match.people.watch  for somebody who only looks on
    match.people.seat   for whoever goes on at a seat on another device

Each part is sealed (see `seal`). The match begins with a letter for the format, the game's letter and one
for the rules version; then, after the length, one number in mixed radix, from the lowest digit up: seats,
options, seed, and each choice as its rank among the legal actions, with a 1 on top that ends it. Where a
choice made unseen waits for one that stands before it, the letter of the format is another and every digit
of a choice one more than its rank: 0 is a choice still open. Every later format keeps the head and the seal,
so that an old page can tell a later link from a damaged one.
"""

from collections.abc import Generator, Sequence
from typing import Literal, NamedTuple

from ..games import GAMES
from ..rules import options as house
from ..rules.protocol import DEALER, Action
from .match import OPEN, RULES, SEEDS, Match, Play, begun, finished, game_of, replay, stage, unfolding
from .names import clean
from .seal import ALPHABET, BadLink, seal, unseal

__all__ = ["LEVELS", "BadLink", "Opened", "Seat", "Shared", "decode", "decode_table", "encode",
           "encode_table", "opened", "reading"]

FORMATS = "BC"
"""The format of a match, and of one in which choices are open before others; `A` was never used."""

HEAD = 3
"""Letters before the length: format, game, rules version."""

LONGEST = 4096
"""Letters of one part of a link. Random play needs up to 500 on the usual boards; OkiDoki on a board of 60
squares more than 1,000 now and then, and no rule ends it sooner."""

LONGEST_TEXT = 1 << 16
"""Letters of a text in which a link is looked for."""

CLOSING = ".,;:!?)]}>\"'\u201d\u2019\u2026"
"""What may follow an address in running text and is no part of it."""

Kind = Literal["human", "computer", "link"]
KINDS: tuple[Kind, ...] = ("human", "computer", "link")
CLAIMED = 4
"""The bit of a seat that is taken; the lower bits are its kind."""
HANDS = 8
"""So often a seat changes hands before its count begins anew; the count stands in the upper bits."""
HANDED = 32
"""The lowest bit of that count."""

LEVELS = ("strong", "firm", "calm")
"""How far the computer thinks, the first where a link does not say; at none it sees more than at another."""
LEVEL = 2 * CLAIMED
"""The digit above those bits is its level. A page from before there were levels reads only the first, and
takes a link with another for a damaged one."""

PLY = 3
"""Bytes of a ply's number."""

WATCH = b"w"
"""What stands there instead for somebody who only looks on."""

SEAT = b"s"
"""What stands there for somebody who goes on at a seat, before the seat's number."""


class Seat(NamedTuple):
    """Who sits somewhere: someone at this device, the computer, or someone who got the link."""

    kind: Kind
    name: str
    """Untrusted text, cut and cleaned but never to be taken as markup."""
    claimed: bool
    """Whether a device has said that it plays this seat."""
    level: str = LEVELS[0]
    """How well the computer plays it, one of LEVELS; a seat that is not the computer's has the first."""
    handed: int = 0
    """How often it was handed to somebody else, modulo HANDS."""


class Shared(NamedTuple):
    """All that a link can tell."""

    match: Match
    seats: tuple[Seat, ...] | None
    """None if the names were stripped."""
    ply: int | None
    """The number of plies after which the replay is shown, or None for the newest position."""
    watch: bool = False
    """Whether it was sent to somebody who only looks on."""
    seat: int | None = None
    """The seat that whoever opens it goes on to play, on another device than before."""


class Opened(NamedTuple):
    """A link that is as it was sealed, and of which game; its history is not unfolded yet."""

    match: Match
    """Without its choices."""
    number: int
    """The choices, with a 1 on top."""
    gaps: bool
    """Whether choices are open before others."""
    people: bytes | None
    purpose: bytes | None


def encode(match: Match | Play) -> str:
    """The link of a match; given its play it need not be replayed.

    ValueError if the match is not sound or its history too long for a link.
    """
    play = match if isinstance(match, Play) else replay(match)
    match = play.match
    info = game_of(match).INFO
    gaps, number = OPEN in match.choices, 1
    radices = {ply.choices: ply.radix for ply in play.plies if ply.radix > 1}
    radices |= {due.at: due.radix for due in play.due}
    for at, rank in reversed([*enumerate(match.choices)]):
        number = number * (radices[at] + gaps) + rank + gaps
    number = number * SEEDS + match.seed
    number = house.pack(info.options, match.options, number)
    number = number * len(info.seats) + info.seats.index(match.seats)
    head = FORMATS[gaps] + match.game + ALPHABET[match.version]
    text = seal(head, number.to_bytes(-(-number.bit_length() // 8), "big"))
    if len(text) > LONGEST:
        raise ValueError(f"{len(match.choices)} choices are too many for a link")
    return text


def decode(text: str) -> Match:
    """The match of a link, bare or in running text, names and ply left aside; BadLink with the reason."""
    return finished(_unpack(*_open(_fragment(text).split(".")[0]))).match


def _fragment(text: str) -> str:
    """What stands behind the `#`, cut out of the address and the text around it."""
    if len(text) > LONGEST_TEXT:
        raise BadLink("long")
    text = text.strip()
    if "#" in text[1:]:
        addresses = [word for word in text.split() if "#" in word]
        address = next((word for word in addresses if "://" in word), addresses[0])
        text = address.partition("#")[2].rstrip(CLOSING)
    text = text.removeprefix("#")
    if not text:
        raise BadLink("empty")
    return text


def _open(text: str) -> tuple[Match, int, bool]:
    """What the match part holds: the match without its choices, their number, and whether some of them are
    open before others."""
    if len(text) > LONGEST:
        raise BadLink("long")
    if not text or not any((form + code).startswith(text[:2]) for form in FORMATS for code in GAMES):
        raise BadLink("newer" if _is_sealed(text) else "foreign")
    body = unseal(text, HEAD)
    code, version = text[1], ALPHABET.index(text[2])
    if version > GAMES[code].INFO.version:
        raise BadLink("newer")
    if (code, version) not in RULES or not body or not body[0]:
        raise BadLink("damaged")
    return *_begin(code, version, int.from_bytes(body, "big")), text[0] == FORMATS[True]


def _is_sealed(text: str) -> bool:
    try:
        unseal(text, HEAD)
    except BadLink:
        return False
    return True


def _begin(code: str, version: int, number: int) -> tuple[Match, int]:
    """The match whose number this is, without its choices, and the number of these."""
    game = RULES[code, version]
    number, seats = divmod(number, len(game.INFO.seats))
    try:
        house_rules, number = house.unpack(game.INFO.options, number)
    except ValueError:
        raise BadLink("damaged") from None
    number, seed = divmod(number, SEEDS)
    if not number:
        raise BadLink("damaged")
    return Match(code, version, game.options(house_rules), game.INFO.seats[seats], seed), number


def _unpack(match: Match, number: int, gaps: bool, known: Play | None = None) -> Generator[float, None, Play]:
    """The play of the number, in steps that tell how much of it is done; each choice is read against the
    position it was made in. The plies of a `known` play of this match are taken over as far as they agree."""
    whole, start = number.bit_length(), begun(match)
    if known is not None and known.match._replace(choices=()) == match:
        start, number = yield from _taken_over(known, number, gaps)
    read = [*start.match.choices]

    def pick(legal: Sequence[Action]) -> int | None:
        nonlocal number
        if number < 2:
            return None
        number, digit = divmod(number, len(legal) + gaps)
        read.append(digit - gaps)
        return read[-1]

    steps = unfolding(start, pick)
    while True:
        try:
            next(steps)
        except ValueError:  # a choice left open that cannot be
            raise BadLink("damaged") from None
        except StopIteration as end:
            play: Play = end.value
            break
        yield 1 - number.bit_length() / whole
    if number != 1 or gaps != (OPEN in read) or play.match.choices != tuple(read):
        raise BadLink("damaged")
    return play


def _taken_over(known: Play, number: int, gaps: bool) -> Generator[float, None, tuple[Play, int]]:
    """The last stage of a known play that the number tells of too, and the number of what comes after it."""
    choices, left = 0, number
    for ply in known.plies:
        if ply.seat == DEALER:
            choices, left = ply.choices, number
            yield 0.0
        elif ply.radix > 1:
            number, digit = divmod(number, ply.radix + gaps)
            if not number or digit - gaps != known.match.choices[ply.choices]:
                break
    return stage(known, choices), left


def encode_table(match: Match | Play, seats: Sequence[Seat] | None, ply: int | None = None, *,
                 watch: bool = False, seat: int | None = None) -> str:
    """The link of a match with the people at it and the ply to show.

    `ply` counts plies from 0, nothing played yet; without one the link may be to `watch` only, or to go on
    at a `seat` on another device. ValueError if seats, ply or seat do not fit the match.
    """
    play = match if isinstance(match, Play) else replay(match)
    if seats is not None and len(seats) != play.match.seats:
        raise ValueError(f"{len(seats)} people for {play.match.seats} seats")
    if ply is not None and not 0 <= ply <= len(play.plies):
        raise ValueError(f"no ply {ply}")
    if seat is not None and not 0 <= seat < play.match.seats:
        raise ValueError(f"no seat {seat}")
    parts = [encode(play)]
    if seats is not None:
        parts.append(seal("", _people(seats)))
    if purpose := _purpose(ply, watch, seat):
        parts += [""] * (2 - len(parts)) + [seal("", purpose)]
    return ".".join(parts)


def _purpose(ply: int | None, watch: bool, seat: int | None) -> bytes:
    """What the link is for, b"" to play on."""
    if ply is not None:
        return ply.to_bytes(PLY, "big")
    return WATCH if watch else SEAT + bytes((seat,)) if seat is not None else b""


def _people(seats: Sequence[Seat]) -> bytes:
    """A byte for each seat, then the names, a line each."""
    return bytes(map(_mark, seats)) + "\n".join(clean(seat.name) for seat in seats).encode()


def _mark(seat: Seat) -> int:
    return KINDS.index(seat.kind) | CLAIMED * seat.claimed | LEVEL * _level(seat) | HANDED * seat.handed


def _level(seat: Seat) -> int:
    """The digit of a seat's level: only the computer has one."""
    return LEVELS.index(seat.level) if seat.kind == "computer" else 0


def decode_table(text: str) -> Shared:
    """All that a link tells; BadLink with the reason if any part of it is wrong.

    Where only names or ply are damaged, `decode` still gives the match.
    """
    return finished(reading(opened(text)))[0]


def opened(text: str) -> Opened:
    """A link, bare or in running text, of which only the seals and the game are looked at: however long its
    history, that takes no time. BadLink with the reason if any of these is wrong."""
    first, *parts = _fragment(text).split(".")
    packed = _open(first)
    if any(len(part) > LONGEST for part in parts):
        raise BadLink("long")
    if len(parts) > 2:
        raise BadLink("damaged")
    if parts and not parts[-1]:
        raise BadLink("torn")
    people = unseal(parts[0], 0) if parts and parts[0] else None
    return Opened(*packed, people, unseal(parts[1], 0) if len(parts) == 2 else None)


def reading(link: Opened, known: Play | None = None) -> Generator[float, None, tuple[Shared, Play]]:
    """What an opened link tells and its play, in steps that tell how much of it is done, 0 to 1.

    Of a `known` play, if it is of the same match, nothing is played again that the link tells too. BadLink
    `damaged` if the history cannot be, or people or purpose do not fit it.
    """
    play = yield from _unpack(link.match, link.number, link.gaps, known)
    purpose = link.purpose
    seats = None if link.people is None else _read_people(link.people, play.match.seats)
    shared = Shared(play.match, seats, None, watch=purpose == WATCH)
    if purpose is None or shared.watch:
        return shared, play
    if purpose[:1] == SEAT and len(purpose) == 2:
        return shared._replace(seat=_checked(purpose[1], play.match.seats - 1)), play
    if len(purpose) != PLY:
        raise BadLink("damaged")
    return shared._replace(ply=_checked(int.from_bytes(purpose, "big"), len(play.plies))), play


def _read_people(body: bytes, seats: int) -> tuple[Seat, ...]:
    marks = body[:seats]
    try:
        names = body[seats:].decode().split("\n")
        kinds = [KINDS[mark % CLAIMED] for mark in marks]
        levels = [LEVELS[mark % HANDED // LEVEL] for mark in marks]
    except (UnicodeDecodeError, IndexError):
        raise BadLink("damaged") from None
    if not len(names) == len(marks) == seats:
        raise BadLink("damaged")
    people = tuple(Seat(kind, clean(name), bool(mark & CLAIMED), level, mark // HANDED)
                   for kind, name, mark, level in zip(kinds, names, marks, levels, strict=True))
    if any(seat.level != LEVELS[_level(seat)] for seat in people):
        raise BadLink("damaged")
    return people


def _checked(number: int, most: int) -> int:
    """The number, BadLink if it is larger than it can be."""
    if number > most:
        raise BadLink("damaged")
    return number
