"""The link of a match: what stands behind the `#` of its address.

It is one sealed text (see `seal`): a letter for the format, the game's letter, one for the rules version, one
for the length, and then a body with the check of it all. The body is a row of sections (see `sections`):

    p   who sits at the table: a byte for each seat, then the names, a line each, behind each a mark of the device
    x   empty, in a link that would else end in a sign
    R   the ply at which its replay is shown, in three bytes
    S   the seat that the person who opens it goes on to play, on another device
    U   how often choices were taken back, in two bytes, where any were
    W   empty: it is for somebody who only looks on
    M   the match as far as it has come; or
    O   the same, while a choice made unseen waits for one that stands before it

Only the match must be there, and it stands last; of R, S and W there is one at most. One check covers all of
it, so that nothing of a link can be left out or put into another one. What later versions add needs no other
format: a page passes on the small sections that it does not know, and at a capital that it does not know it
says that the link is newer.

The match is one number in mixed radix, from the lowest digit up: seats, options, seed, and each choice as
its rank among the legal actions, with a 1 on top that ends it. In `O` every digit of a choice is one more
than its rank: 0 is a choice still open. Every later format keeps the head and the seal, so that an old page
can see whether a link is of a later version or damaged.

The formats `B` and `C` are read for ever and no longer written. Their body is the number of an `M` (`B`) or
an `O` (`C`), and all else stands in parts behind it, each sealed by itself and not bound to the
others: `match.people.purpose`, where the people may be empty and the purpose is a ply, an s with the seat, or
a w.
"""

from collections.abc import Generator, Sequence
from typing import Literal, NamedTuple

from ..games import GAMES
from ..rules import options as house
from ..rules.protocol import DEALER, Action
from .match import OPEN, RULES, SEEDS, Match, Play, begun, finished, game_of, replay, stage, unfolding
from .names import read, read_mark, written
from .seal import ALPHABET, FORMAT, HEAD, OLD, is_sealed, seal, unseal
from .seal import BadLink as BadLink
from .sections import FILLER, join, sealed, split
from .sections import Section as Section
from .wrapped.found import LONGEST_TEXT as LONGEST_TEXT
from .wrapped.found import found, likeliest

MATCHES = "MO"
"""The section of a match, and of one in which choices are open before others."""
PEOPLE, LATER_PEOPLE = "p", "P"
"""Who sits where. The capital says that a level is among them which a page from before it takes for damage."""
REPLAY, SEAT, WATCH = PURPOSES = "RSW"
"""What a link is for, where it is not to play on."""
UNDONE = "U"
"""How often choices were taken back. To join the histories of a match it must be understood."""
KNOWN = LATER_PEOPLE + PURPOSES + UNDONE
"""The capitals that are understood."""

LONGEST_OLD = 4096
"""Letters of one part of an old link."""

LONGEST = LONGEST_OLD + 4
"""Letters of the link of a match alone, enough for any old one. Random play needs up to 500 on the usual
boards; OkiDoki on a board of 60 squares more than 1,000 now and then, and no rule ends it sooner."""

LONGEST_LINK = 2 * LONGEST
"""Letters of a link with all that goes with the match."""

MORE = 1024
"""Bytes of sections of later versions that are passed on; what goes beyond is left out."""

Kind = Literal["human", "computer", "link"]
KINDS: tuple[Kind, ...] = ("human", "computer", "link")
CLAIMED = 4
"""The bit of a seat that is taken; the lower bits are its kind."""
HANDS = 8
"""So often a seat changes hands before its count begins again at 0; the count stands in the upper bits."""
HANDED = 32
"""The lowest bit of that count."""

LEVELS = ("strong", "firm", "calm", "beginner")
FIRST_LEVELS = LEVELS[:3]
"""How far the computer thinks, the first where a link does not say; at none it sees more than at another."""
LEVEL = 2 * CLAIMED
"""The digit above those bits is its level. A page from before there were levels reads only the first, and
takes a link with another of the first three for a damaged one; with the later ones it offers to update itself."""

PLY = 3
"""Bytes of a ply's number."""

COUNT = 2
"""Bytes of how often choices were taken back."""


class _Packed(NamedTuple):
    """A match that is not unfolded yet."""

    game: str
    version: int
    gaps: bool
    """Whether choices are open before others."""
    number: int
    undone: int
    """How often choices were taken back."""


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
    emblem: str = ""
    """One of `names.EMBLEMS`, or none."""
    mark: int = 0
    """By what the device that took it is told apart from others, from 1 on; 0 where that is not known."""


class Shared(NamedTuple):
    """All that a link can say."""

    match: Match
    seats: tuple[Seat, ...] | None
    """None if the names were stripped."""
    ply: int | None
    """The number of plies after which the replay is shown, or None for the newest position."""
    watch: bool = False
    """Whether it was sent to somebody who only looks on."""
    seat: int | None = None
    """The seat that the person who opens it goes on to play, on another device than before."""
    more: tuple[Section, ...] = ()
    """Sections of later versions, to be passed on as they are."""


class _Held(NamedTuple):
    """What a link holds whose seal is right."""

    match: _Packed
    people: Section | None
    purpose: Section | None
    more: tuple[Section, ...]


class Opened(NamedTuple):
    """A link that is as it was sealed, and of which game; its history is not unfolded yet."""

    match: Match
    """Without its choices."""
    number: int
    """The choices, with a 1 on top."""
    gaps: bool
    """Whether choices are open before others."""
    people: Section | None
    purpose: Section | None
    more: tuple[Section, ...]


def encode(match: Match | Play) -> str:
    """The link of a match; given its play it need not be replayed.

    ValueError if the match is not sound or its history too long for a link.
    """
    return _seal(_pack(match if isinstance(match, Play) else replay(match)))


def _pack(play: Play) -> _Packed:
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
    packed = _Packed(match.game, match.version, gaps, number, match.undone)
    if len(_seal(packed)) > LONGEST:
        raise ValueError(f"{len(match.choices)} choices are too many for a link")
    return packed


def _seal(match: _Packed) -> str:
    """The match alone: it is compared with others, and nobody sends it, so it may end in any letter."""
    head, sections, last = _pieces(match)
    return seal(head, join(sections, last))


def _pieces(match: _Packed, sections: Sequence[Section] = ()) -> tuple[str, list[Section], Section]:
    """The head of a link, its sections, and the one of the match, which stands last."""
    body = match.number.to_bytes(-(-match.number.bit_length() // 8), "big")
    undone = [Section(UNDONE, match.undone.to_bytes(COUNT, "big"))] if match.undone else []
    head = FORMAT + match.game + ALPHABET[match.version]
    return head, [*sections, *undone], Section(MATCHES[match.gaps], body)


def decode(text: str) -> Match:
    """The match of a link, bare or in running text; BadLink with the reason if it is wrong.

    Where only the names or the ply of an old link are damaged, the match can be read all the same.
    """
    text = fragment(text)
    return decode_table(text.partition(".")[0] if text[0] in OLD else text).match


def bare(text: str) -> str:
    """The link of the match alone, its history unread. It is the same for all links that hold this match as
    far as it has come, whatever their format. BadLink with the reason if a link is not sealed right."""
    return _seal(_open(fragment(text)).match)


def fragment(text: str) -> str:
    """The link in a text, whatever is wrapped around it: the first that is whole, or of its match the furthest.

    Where none is whole it is what looks most like one, for others to say what is wrong with it; BadLink where they
    cannot.
    """
    if links := found(text):
        return max(links, key=lambda one: _progress(one, links[0]))
    if likely := likeliest(text):
        return likely
    raise BadLink("empty")


def _progress(text: str, first: str) -> tuple[int, int]:
    """How far a whole link comes with the match of the first of a text; nowhere if it is of another."""
    try:
        (ours, number), (match, _) = (_begin(_open(one).match) for one in (text, first))
    except BadLink:
        return 0, int(text == first)
    return (ours.undone, number) if ours[:5] == match[:5] else (0, 0)


def _open(text: str) -> _Held:
    """What a link holds, its history unread."""
    first, *parts = text.split(".")
    if len(first) > (LONGEST_OLD if first[:1] in tuple(OLD) else LONGEST_LINK):
        raise BadLink("long")
    if not first or not any((form + code).startswith(first[:2]) for form in OLD + FORMAT for code in GAMES):
        raise BadLink("newer" if is_sealed(first, HEAD) else "foreign")
    if first[0] in OLD:
        return _open_old(first, parts)
    body = unseal(text, HEAD)
    code, version = _rules(text)
    *sections, match = split(body, KNOWN, MATCHES)
    held = dict(sections)
    purposes = [section for section in sections if section.kind in PURPOSES]
    packed = _packed(code, version, match.kind == MATCHES[True], match.body, _undone(held.get(UNDONE)))
    if len(_seal(packed)) > LONGEST:
        raise BadLink("long")
    people = [section for section in sections if section.kind in (PEOPLE, LATER_PEOPLE)]
    if len(purposes) > 1 or len(people) > 1:
        raise BadLink("damaged")
    return _Held(packed, next(iter(people), None), next(iter(purposes), None), passed_on(sections))


def passed_on(sections: Sequence[Section]) -> tuple[Section, ...]:
    """The sections of later versions, as far as there is room for them."""
    room, kept = MORE, list[Section]()
    for section in sections:
        if section.kind not in PEOPLE + KNOWN + FILLER and len(section.body) <= room:
            room -= len(section.body)
            kept.append(section)
    return tuple(kept)


def _open_old(first: str, parts: Sequence[str]) -> _Held:
    """What a link of the formats `B` and `C` holds."""
    body = unseal(first, HEAD)
    packed = _packed(*_rules(first), first[0] == OLD[True], body)
    if any(len(part) > LONGEST_OLD for part in parts):
        raise BadLink("long")
    if len(parts) > 2:
        raise BadLink("damaged")
    if parts and not parts[-1]:
        raise BadLink("torn")
    people = Section(PEOPLE, unseal(parts[0], 0)) if parts and parts[0] else None
    purpose = _old_purpose(unseal(parts[1], 0)) if len(parts) == 2 else None
    return _Held(packed, people, purpose, ())


def _old_purpose(body: bytes) -> Section:
    """The section that says what a part of an old link says."""
    if body in (b"w", b"s" + body[1:2]):
        return Section(WATCH if body == b"w" else SEAT, body[1:])
    return Section(REPLAY, body)


def _rules(text: str) -> tuple[str, int]:
    """Game and rules version of a link."""
    code, version = text[1], ALPHABET.index(text[2])
    if version > GAMES[code].INFO.version:
        raise BadLink("newer")
    if (code, version) not in RULES:
        raise BadLink("damaged")
    return code, version


def _packed(code: str, version: int, gaps: bool, number: bytes, undone: int = 0) -> _Packed:
    if not number or not number[0]:
        raise BadLink("damaged")
    return _Packed(code, version, gaps, int.from_bytes(number, "big"), undone)


def _undone(body: bytes | None) -> int:
    """How often choices were taken back; a link in which none were does not say so."""
    if body is None:
        return 0
    if len(body) != COUNT or not any(body):
        raise BadLink("damaged")
    return int.from_bytes(body, "big")


def _begin(packed: _Packed) -> tuple[Match, int]:
    """The match of a number, without its choices, and the number of these."""
    game = RULES[packed.game, packed.version]
    number, seats = divmod(packed.number, len(game.INFO.seats))
    try:
        house_rules, number = house.unpack(game.INFO.options, number)
    except ValueError:
        raise BadLink("damaged") from None
    number, seed = divmod(number, SEEDS)
    if not number:
        raise BadLink("damaged")
    match = Match(packed.game, packed.version, game.options(house_rules), game.INFO.seats[seats], seed)
    return match._replace(undone=packed.undone), number


def _unpack(match: Match, number: int, gaps: bool, known: Play | None = None) -> Generator[float, None, Play]:
    """The play of the number, in steps that yield how much of it is done, 0 to 1; each choice is read against
    the position it was made in. The plies of a `known` play of this match are taken over as far as they
    agree."""
    whole, start = number.bit_length(), begun(match)
    if known is not None and known.match[:5] == match[:5]:
        start, number = yield from _taken_over(known, number, gaps)
        start = start._replace(match=start.match._replace(undone=match.undone))
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
    """The last stage of a known play that the number has too, and the number of what comes after it."""
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


def encode_table(
    match: Match | Play,
    seats: Sequence[Seat] | None,
    ply: int | None = None,
    *,
    watch: bool = False,
    seat: int | None = None,
    more: Sequence[Section] = (),
) -> str:
    """The link of a match with the people at it and the ply to show.

    `ply` counts plies from 0, nothing played yet; without one the link may be to `watch` only, or to go on
    at a `seat` on another device. `more` is what a link that was read has of later versions. ValueError if
    seats, ply or seat do not fit the match.
    """
    play = match if isinstance(match, Play) else replay(match)
    if seats is not None and len(seats) != play.match.seats:
        raise ValueError(f"{len(seats)} people for {play.match.seats} seats")
    if ply is not None and not 0 <= ply <= len(play.plies):
        raise ValueError(f"no ply {ply}")
    if seat is not None and not 0 <= seat < play.match.seats:
        raise ValueError(f"no seat {seat}")
    people = [] if seats is None else [write_people(seats)]
    return sealed(*_pieces(_pack(play), [*people, *_purpose(ply, watch, seat), *more]))


def _purpose(ply: int | None, watch: bool, seat: int | None) -> list[Section]:
    """What the link is for, nothing to play on."""
    if ply is not None:
        return [Section(REPLAY, ply.to_bytes(PLY, "big"))]
    if watch:
        return [Section(WATCH, b"")]
    return [] if seat is None else [Section(SEAT, bytes((seat,)))]


def write_people(seats: Sequence[Seat]) -> Section:
    """Who sits where: a byte for each seat, then the names, a line each, which ends in the mark of the device."""
    kind = PEOPLE if all(seat.level in FIRST_LEVELS for seat in seats) else LATER_PEOPLE
    lines = [written(seat.name, seat.emblem, seat.mark) for seat in seats]
    return Section(kind, bytes(map(_mark, seats)) + "\n".join(lines).encode())


def _mark(seat: Seat) -> int:
    return KINDS.index(seat.kind) | CLAIMED * seat.claimed | LEVEL * _level(seat) | HANDED * seat.handed


def _level(seat: Seat) -> int:
    """The digit of a seat's level: only the computer has one."""
    return LEVELS.index(seat.level) if seat.kind == "computer" else 0


def decode_table(text: str) -> Shared:
    """All that a link says; BadLink with the reason if any part of it is wrong."""
    return finished(reading(opened(text)))[0]


def opened(text: str) -> Opened:
    """A link, bare or in running text, of which only the seal and the game are looked at. That takes no time,
    however long the history. BadLink with the reason if any of these is wrong."""
    packed, people, purpose, more = _open(fragment(text))
    return Opened(*_begin(packed), packed.gaps, people, purpose, more)


def reading(link: Opened, known: Play | None = None) -> Generator[float, None, tuple[Shared, Play]]:
    """What an opened link says and its play, in steps that yield how much of it is done, 0 to 1.

    Of a `known` play, if it is of the same match, what the link has in common with it is not played again.
    BadLink `damaged` if the history cannot be, or people or purpose do not fit it.
    """
    play = yield from _unpack(link.match, link.number, link.gaps, known)
    shared = Shared(play.match, people(link), None, more=link.more)
    return _with_purpose(shared, link.purpose, len(play.plies)), play


def _with_purpose(shared: Shared, purpose: Section | None, plies: int) -> Shared:
    if purpose is None:
        return shared
    kind, body = purpose
    if kind == WATCH and not body:
        return shared._replace(watch=True)
    if kind == SEAT and len(body) == 1:
        return shared._replace(seat=_checked(body[0], shared.match.seats - 1))
    if kind == REPLAY and len(body) == PLY:
        return shared._replace(ply=_checked(int.from_bytes(body, "big"), plies))
    raise BadLink("damaged")


def people(link: Opened) -> tuple[Seat, ...] | None:
    """Who sits at the table of an opened link, None if it does not say; BadLink if that is damaged."""
    return None if link.people is None else read_people(link.people, link.match.seats)


def read_people(section: Section, seats: int) -> tuple[Seat, ...]:
    """Who sits where, at a table of so many seats; BadLink if that is damaged."""
    body = section.body
    marks = body[:seats]
    try:
        names = body[seats:].decode().split("\n")
        kinds = [KINDS[mark % CLAIMED] for mark in marks]
        levels = [LEVELS[mark % HANDED // LEVEL] for mark in marks]
    except (UnicodeDecodeError, IndexError):
        raise BadLink("damaged") from None
    if not len(names) == len(marks) == seats:
        raise BadLink("damaged")
    people = tuple(
        Seat(kind, name, bool(mark & CLAIMED), level, mark // HANDED, emblem, device)
        for kind, (name, emblem), mark, level, device in zip(
            kinds, map(read, names), marks, levels, map(read_mark, names), strict=True
        )
    )
    if (
        any(seat.level != LEVELS[_level(seat)] for seat in people)
        or write_people(people).kind != section.kind
    ):
        raise BadLink("damaged")
    return people


def _checked(number: int, most: int) -> int:
    """The number, BadLink if it is larger than it can be."""
    if number > most:
        raise BadLink("damaged")
    return number
