"""Links gone wrong by accident or on purpose, and the law that holds for every one of them.

    accident   letters flipped, lost, doubled or swapped, links cut off, glued together or mixed, or in disguise
    forgery    the sections of a link changed, swapped, dropped, doubled or taken from another, and bytes
               changed anywhere, all under a right head and check

`mutant` makes one, `judge` holds it to the law; to try many, call both as often as there is time.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from kaartbord.match.link import (
    BadLink,
    LinkContents,
    Section,
    bare_link,
    decode_link,
    encode,
    encode_link,
    find_link,
)
from kaartbord.match.seal import ALPHABET, FORMAT, HEAD_LETTERS, seal, unseal
from kaartbord.match.sections import join_sections
from support.links.disguises import disguised
from support.links.forge import forged, sections

REASONS = ("empty", "torn", "foreign", "newer", "long", "damaged")
STRANGE = ".,#%/ =+~\n\0é\u202e\U0001f600"
OPENED = "opened"


class Mutant(NamedTuple):
    """A text, and how it came about."""

    text: str
    made_of: tuple[str, ...]
    """The whole links in it or of which it holds pieces."""
    forged: bool
    """The mutant was given a right check."""


def mutant(links: Sequence[str], random: Random) -> Mutant:
    """A mutant of some of the links, which may be of any game, purpose and format."""
    on_purpose = random.random() < 0.3
    if on_purpose:
        links = [link for link in links if link[0] == FORMAT]
    one, other = random.choice(links), random.choice(links)
    change = random.choice(FORGERIES if on_purpose else ACCIDENTS)
    return Mutant(change(one, other, random), (one, other), on_purpose)


def judge(mutant: Mutant) -> str:
    """OPENED or why it was refused; AssertionError where the law is broken.

    By accident nothing opens but a link that was whole: with its own match, people, ply and purpose. (In the
    old formats that holds for the match alone.) A forgery is a history that can be played, written as we
    write it, and can be passed on.
    """
    try:
        shared = decode_link(mutant.text)
    except BadLink as refusal:
        assert refusal.reason in REASONS
        return refusal.reason
    if mutant.forged:
        assert bare_link(mutant.text) == encode(shared.match)
        assert decode_link(_written(shared)) == shared
    elif find_link(mutant.text)[0] == FORMAT:
        assert shared in [decode_link(link) for link in mutant.made_of if link[0] == FORMAT]
    else:
        assert shared.match in [decode_link(link).match for link in mutant.made_of if link[0] != FORMAT]
    return OPENED


def _written(shared: LinkContents) -> str:
    match, seats, ply, watch, seat, more = shared
    return encode_link(match, seats, ply, for_spectator=watch, seat=seat, extra_sections=more)


# ---- by accident


def _at(text: str, random: Random) -> int:
    return random.randrange(len(text) + 1)


def _flip(one: str, _: str, random: Random) -> str:
    letters = [*one]
    for _flipped in range(random.choice((1, 1, 2, 5))):
        letters[random.randrange(len(letters))] = random.choice(ALPHABET + STRANGE)
    return "".join(letters)


def _lose(one: str, _: str, random: Random) -> str:
    at = _at(one, random)
    return one[:at] + one[at + random.choice((1, 1, 2, 64)) :]


def _double(one: str, _: str, random: Random) -> str:
    at, span = _at(one, random), random.choice((1, 3, 64))
    return one[:at] + one[at : at + span] + one[at:]


def _swap(one: str, _: str, random: Random) -> str:
    a, b, c = sorted(_at(one, random) for _ in range(3))
    return one[:a] + one[b:c] + one[a:b] + one[c:]


def _cut(one: str, _: str, random: Random) -> str:
    at = _at(one, random)
    return one[:at] if random.random() < 0.7 else one[at:]


def _glue(one: str, other: str, random: Random) -> str:
    return one + random.choice(("", ".", "..", " ", "#", " #", " https://a.nl/#")) + other


def _mix(one: str, other: str, random: Random) -> str:
    """The start of one and the rest of another, often with the lengths as they were."""
    at = _at(one, random)
    return one[:at] + other[at if random.random() < 0.5 else _at(other, random) :]


def _mix_parts(one: str, other: str, random: Random) -> str:
    """Some parts of one and some of the other, as old links have them."""
    parts = one.split(".") + other.split(".")
    return ".".join(random.choice(parts) for _ in range(random.randrange(1, 4)))


def _wrap(one: str, other: str, random: Random) -> str:
    around = random.choice(("{}#{}", "https://a.nl/#{} https://a.nl/#{}", "kijk {} #{}!", "#{} {}"))
    return around.format(one, other)


def _disguise(one: str, other: str, random: Random) -> str:
    """A link, whole or gone wrong, in one disguise or two."""
    change = random.choice((_flip, _lose, _cut, _swap, _glue))
    return disguised(one if random.random() < 0.5 else change(one, other, random), random)


# ---- on purpose


def _pieces(one: str, other: str, random: Random) -> list[Section]:
    """The sections of a link but for its match, some of them not as they were."""
    held = sections(one)[:-1]
    for _ in range(random.choice((1, 2))):
        strange = Section(random.choice("pqU"), b"?")
        kind, body = random.choice([*sections(other), strange])
        way = random.randrange(4)
        if way == 0 and held:
            del held[random.randrange(len(held))]
        elif way == 1:
            held.append(Section(kind, body))
        elif way == 2:
            held.append(Section(random.choice("RSUWpqz"), body))
        elif held:
            at = random.randrange(len(held))
            held[at] = Section(held[at].kind, _changed(held[at].body, random))
    return held


def _other_sections(one: str, other: str, random: Random) -> str:
    return forged(one, _pieces(one, other, random))


def _mixed_sections(one: str, other: str, random: Random) -> str:
    """The sections of both in any order, the match anywhere."""
    row = [*sections(one), *sections(other)]
    random.shuffle(row)
    cut = row[: random.randrange(1, len(row) + 1)]
    return seal(
        one[:HEAD_LETTERS],
        b"".join(join_sections([piece], Section("M", b""))[:-1] for piece in cut[:-1])
        + cut[-1].kind.encode()
        + cut[-1].body,
    )


def _other_bytes(one: str, _: str, random: Random) -> str:
    return seal(one[:HEAD_LETTERS], _changed(unseal(one, HEAD_LETTERS), random))


def _other_head(one: str, other: str, random: Random) -> str:
    """The body of one under the game and rules version of the other, or the number of another match."""
    if random.random() < 0.5:
        return seal(other[:HEAD_LETTERS], unseal(one, HEAD_LETTERS))
    *held, (kind, body) = sections(one)
    number = int.from_bytes(body, "big") ^ 1 << random.randrange(8 * len(body) + 8)
    body = number.to_bytes(-(-number.bit_length() // 8), "big")
    return seal(one[:HEAD_LETTERS], join_sections(held, Section(random.choice((kind, "M", "O")), body)))


def _changed(body: bytes, random: Random) -> bytes:
    """The bytes with some flipped, lost, added or swapped."""
    raw = bytearray(body)
    for _ in range(random.choice((1, 1, 3))):
        at = random.randrange(len(raw) + 1)
        way = random.randrange(4)
        if way == 0 and at < len(raw):
            raw[at] ^= 1 << random.randrange(8)
        elif way == 1:
            del raw[at : at + random.choice((1, 4))]
        elif way == 2:
            raw[at:at] = random.randbytes(random.choice((1, 4)))
        else:
            raw[at:] = raw[at:][::-1]
    return bytes(raw)


ACCIDENTS = (_flip, _lose, _double, _swap, _cut, _glue, _mix, _mix_parts, _wrap, _disguise)
FORGERIES = (_other_sections, _mixed_sections, _other_bytes, _other_head)
