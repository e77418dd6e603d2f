"""Links in disguise: whatever was wrapped around one on its way, what its seal proves whole opens, and nothing else."""

from random import Random

import pytest
from kaartbord.games import GAMES
from kaartbord.match import link, sealed_links
from kaartbord.match.link import LONGEST_TEXT, BadLink, Seat, bare_link, decode_link, encode_link, find_link
from kaartbord.match.match import choose, start_match, truncate
from kaartbord.match.seal import seal
from kaartbord.match.sealed_links import SealedLink
from kaartbord.match.wrapped import finding as module
from kaartbord.match.wrapped.finding import find_links
from kaartbord.match.wrapped.readings import MAX_READINGS, MAX_TOTAL_LETTERS, readings
from support.links.disguises import DISGUISES, SITE
from support.links.forge import old
from support.long import some
from support.plays import random_play

PEOPLE = [Seat("link", name, True) for name in ("Oma Riet", "Jan", "B. Bé", "")]
PLAY = random_play(start_match("K", GAMES["K"].options({}), 4, 3).match, longest=40)
OPEN = random_play(start_match("T", GAMES["T"].options({}), 4, 9).match, longest=1)
CLOSING = choose(
    OPEN,
    GAMES["T"].to_move(OPEN.state)[-1],
    GAMES["T"].legal(OPEN.state, GAMES["T"].to_move(OPEN.state)[-1])[1],
)
LINKS = {
    "open": encode_link(PLAY, PEOPLE),
    "open to watch": encode_link(PLAY, PEOPLE, for_spectator=True),
    "B": old(bare_link(encode_link(PLAY, None))),
    "B with people": old(encode_link(PLAY, PEOPLE)),
    "B with a ply": old(encode_link(PLAY, None, 7)),
    "C": old(encode_link(CLOSING, PEOPLE, seat=2)),
    "sealed": sealed_links.write(SealedLink("K", 1, Random(1).randbytes(900), link.write_people(PEOPLE))),
    "long": sealed_links.write(SealedLink("K", 1, Random(2).randbytes(7000), link.write_people(PEOPLE))),
}


@pytest.mark.parametrize(
    ("name", "disguise"),
    # no subject of a mail is as long as the longest
    [(name, one) for name in LINKS for one in DISGUISES if not (name == "long" and one.startswith("subject"))],
)
def test_a_link_that_lost_nothing_opens(name, disguise):
    text = DISGUISES[disguise](f"{SITE}#{LINKS[name]}")
    assert find_link(text) == LINKS[name]


@pytest.mark.parametrize("name", [name for name in LINKS if name != "long"])
def test_a_link_that_lost_something_opens_in_no_disguise(name):
    """A letter, and with it nothing is guessed: only what is whole by itself is left of an old link."""
    link, random = LINKS[name], Random(name)
    whole = LINKS[name].split(".")[0]
    for disguise in DISGUISES.values():
        at = random.randrange(4, len(whole) - 1)
        text = disguise(f"{SITE}#{link[:at]}{link[at + 1 :]}")
        assert not find_links(text)
        assert find_link(text)


@pytest.mark.parametrize("name", ["open", "sealed"])
def test_a_link_cut_off_in_a_disguise_is_torn(name):
    cut = LINKS[name][:-1]
    for disguise in (
        "none",
        "fragment",
        "safelinks 2",
        "mark in the path",
        "trackers behind",
        "between ({})",
    ):
        with pytest.raises(BadLink, match="torn"):
            decode_link(DISGUISES[disguise](f"{SITE}#{cut}"))
    with pytest.raises(BadLink, match="torn"):
        decode_link(f"Kijk: {SITE}#{cut}…")


@pytest.mark.parametrize("seed", some(range(6), 1))
def test_two_disguises_over_each_other(seed):
    """One may break what the other needs, and then nothing opens; but hardly ever does one."""
    random, open_to_all = Random(seed), 0
    for _ in range(400):
        link = random.choice([LINKS["open"], LINKS["open to watch"], LINKS["sealed"]])
        outer, inner = random.choices([*DISGUISES.values()], k=2)
        links = find_links(outer(inner(f"{SITE}#{link}")))
        assert links in ((), (link,), (link, link), (link,) * 3, (link,) * 4)
        open_to_all += bool(links)
    assert open_to_all >= 380


def test_of_several_links_of_a_match_the_furthest_opens():
    stages = [encode_link(truncate(PLAY.match, length), PEOPLE) for length in (5, 30, 12)]
    other = encode_link(OPEN, PEOPLE)
    text = "\n".join(f"Jan: {SITE}#{link}" for link in (*stages, other))
    assert find_links(text) == (*stages, other)
    assert find_link(text) == stages[1]
    assert find_link(f"{SITE}#{other} {text}") == other


def test_a_link_of_a_later_format_says_so_in_disguise():
    later = seal("EKB", b"whatever")
    for disguise in ("none", "fragment", "google 1", "trackers behind", "lines of 60 quoted"):
        with pytest.raises(BadLink, match="newer"):
            decode_link(DISGUISES[disguise](f"{SITE}#{later}"))


@pytest.mark.parametrize(
    "text",
    [
        "DKB" * 20_000,
        "#DKBA" * 12_000,
        "%25" * 20_000,
        "-2D&amp;=3D" * 5_000,
        "aHR0c" * 12_000,
        "<" * 60_000,
        "\n> " * 20_000,
        "\\u{0" * 15_000,
        "Morgen om 8 uur bij #Oma & Jan, 50% korting?\n" * 1_400,
    ],
)
def test_the_work_is_bounded(text, monkeypatch):
    """No text has too many readings, or too many letters in them to check."""
    checked = []

    def counted(run, head):
        checked.append(len(run))
        return ""

    monkeypatch.setattr(module, "sealed_prefix", counted)
    rows = [*readings(text)]
    assert len(rows) <= MAX_READINGS
    assert sum(map(len, rows)) <= MAX_TOTAL_LETTERS + 2 * len(text)
    assert not find_links.__wrapped__(text)
    assert sum(checked) <= module.MAX_CHECKED_LETTERS
    with pytest.raises(BadLink, match="long"):
        find_links("a" * (LONGEST_TEXT + 1))
