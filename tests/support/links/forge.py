"""Links made by hand: taken apart and put together under a right check, and as they were written before."""

from collections.abc import Sequence

from kaartbord.games import GAMES
from kaartbord.match.coding.raw_link import KNOWN_CAPITALS, MATCH_KINDS, PEOPLE, PURPOSE_KINDS
from kaartbord.match.link import Section
from kaartbord.match.seal import ALPHABET, HEAD_LETTERS, seal, unseal
from kaartbord.match.sections import join_sections, split_sections


def head(code: str, form: str = "D") -> str:
    """The letters before the length of a link of today's rules."""
    return form + code + ALPHABET[GAMES[code].INFO.version]


def sections(link: str) -> list[Section]:
    """Return the sections of a link, the match last."""
    return split_sections(unseal(link, HEAD_LETTERS), KNOWN_CAPITALS, MATCH_KINDS)


def forged(link: str, changed: Sequence[Section]) -> str:
    """The link with these sections instead of its own, but for the match."""
    return seal(link[:HEAD_LETTERS], join_sections(changed, sections(link)[-1]))


def old(link: str) -> str:
    """The link as it was written in the formats `B` and `C`."""
    *held, match = sections(link)
    form = "BC"[MATCH_KINDS.index(match.kind)]
    parts = [seal(form + link[1:HEAD_LETTERS], match.body), "", ""]
    for kind, body in held:
        if kind == PEOPLE:
            parts[1] = seal("", body)
        elif kind in PURPOSE_KINDS:
            parts[2] = seal("", {"R": b"", "S": b"s", "W": b"w"}[kind] + body)
    return ".".join(parts).rstrip(".")
