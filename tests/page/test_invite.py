"""Addresses that are shared, without a browser."""

from collections.abc import Callable
from typing import Any
from unittest.mock import MagicMock

import pytest
from kaartbord.games import GAMES
from kaartbord.match import evening, match
from kaartbord.match.link import Seat
from kaartbord.match.observation import winners
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import LAYOUTS, SavedGame
from kaartbord.match.session.session import Session
from kaartbord.text import MESSAGES, phrasebooks
from kaartbord.text.reader import Reader
from support.catalogue import EN, NL
from support.sessions import PLAYERS, ended

SITE = "https://example.org/kaartbord/"


@pytest.fixture
def invite(page_module: Callable[[str], Any]) -> Any:
    """The module, without a browser."""
    return page_module("sharing.invite")


@pytest.fixture
def address(page_module: Callable[[str], Any]) -> Any:
    """The module of addresses, without a browser."""
    return page_module("sharing.address")


def test_an_address_says_how_the_game_is_to_be_shown_and_leaves_the_link_as_it_is(address: Any) -> None:
    assert address.address_of(SITE, "DKabc", "table") == f"{SITE}#DKabc"
    assert address.address_of(SITE, "DKabc", "hand") == f"{SITE}?hand#DKabc"
    for layout in LAYOUTS[1:]:
        question = address.address_of(SITE, "DKabc", layout).removeprefix(SITE).partition("#")[0]
        assert address.layout_of(question) == layout


FORMS = (
    "?{0}&fbclid=x",
    "?fbclid=x&{0}",
    "?utm_source=mail&{0}&utm_medium=x",
    "?{0}=",
    "?{0}=1",
    "?{0}/",
    "?{0}/&fbclid=x",
    "?title=Kaartbord&text=Ga+je+mee%3F%0Ahttps%3A%2F%2Fexample.org%2F%3F{0}%23DKabc&url=",
    "?text=Jij+bent&url=https%3A%2F%2Fexample.org%2F%3Ffbclid%3Dx%26{0}%23DKabc",
)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("layout", LAYOUTS[1:])
def test_apps_on_its_way_change_nothing_about_it(address: Any, layout: str, form: str) -> None:
    assert address.layout_of(form.format(layout)) == address.layout_of(form.format(layout.upper())) == layout


@pytest.mark.parametrize("search", ["", "?", "?hands", "?utm_source=hand", "?fbclid=screen", "?a=b&c"])
def test_an_address_with_another_question_says_nothing(address: Any, search: str) -> None:
    assert address.layout_of(search) is None


def test_an_address_says_in_two_letters_that_they_play_live(address: Any) -> None:
    """And an older page, which does not know them, opens the link."""
    plain, live = (address.address_of(SITE, "DKabc", "table", live=live) for live in (False, True))
    assert len(live) == len(plain) + 2
    question = live.removeprefix(SITE).partition("#")[0]
    assert address.is_live_link(question) and address.layout_of(question) is None
    assert all(address.is_live_link(form.format("l")) for form in FORMS)
    assert not any(map(address.is_live_link, ("", "?", "?hand", "?live", "?utm_source=l")))


@pytest.mark.parametrize("over", [True, False])
def test_of_a_game_that_is_over_only_what_came_of_it_is_shared(
    page_module: Callable[[str], Any], invite: Any, over: bool
) -> None:
    share, session = page_module("sharing.share"), ended("K")
    play = session.play if over else match.start_match("K", session.match.options, 4, 3)
    share.ShareSheet = MagicMock()
    story = "over.share", lambda reader: f"Gewonnen door {reader.name(winners(session.play)[0])}"
    reader = Reader(NL, PLAYERS, 0)
    invite.show(
        reader,
        session.saved_game._replace(history=OpenHistory(play)),
        (),
        None,
        address=SITE,
        live=MagicMock(),
        story=story,
    )
    link, offered = share.ShareSheet.call_args.args[1], share.ShareSheet.return_value.open.call_args.kwargs
    assert link.story.title == "over.share"
    assert PLAYERS[winners(session.play)[0]] in link.story.named
    assert PLAYERS[winners(session.play)[0]] not in link.story.unnamed
    assert (link.ways == ("watch",)) is over
    assert (offered["more"] is None) is over, "whether it can be live"
    assert link.middle is not over


@pytest.mark.parametrize(("lang", "told"), [("nl", "Rood heeft gewonnen."), ("en", "Red has won.")])
def test_to_others_who_gave_no_name_is_a_colour_and_not_you(
    page_module: Callable[[str], Any], invite: Any, lang: str, told: str
) -> None:
    ending, session = page_module("sheets.ending"), ended("P")
    seats = [who._replace(name="") for who in session.seats]
    reader = Reader(MESSAGES[lang], phrasebooks.names_on_device(MESSAGES[lang], "P", [""] * 4, 0, ()), 0)
    story = "over.share", lambda each: ending.story(session, each)
    lines = invite._lines(reader, session.saved_game._replace(seats=tuple(seats)), story)
    assert told in lines.named


FAMILY = tuple(Seat("link", name, True) for name in ("Oma", "Papa", "Kind"))


def at_toepen(*kinds: str, blind: bool = False, **kept: Any) -> SavedGame:
    """A game after choices of these kinds."""
    toepen = GAMES["P"]
    play = match.start_match("P", toepen.options({"blind": blind, "was": False}), 3, 7)
    for kind in kinds:
        seat = toepen.to_move(play.state)[0]
        chosen = next(action for action in toepen.legal(play.state, seat) if action.kind == kind)
        play = match.choose(play, seat, chosen)
    return Session(SavedGame(OpenHistory(play), FAMILY, frozenset(), **kept)).saved_game


def test_a_message_says_what_is_asked(invite: Any) -> None:
    reader = Reader(NL, ("Oma", "Jij", "Kind"), 1)
    text = invite._heading_and_text(
        reader._replace(names=("Oma", "Papa", "Kind")), at_toepen("card", "toep"), ["Kind", "Oma"], "move"
    )[1]
    assert text == "Papa toept! Kind en Oma, gaan jullie mee voor 2?"
    text = invite._heading_and_text(reader, at_toepen("card"), ["Papa"], "move")[1]
    assert text == "Papa, jij bent aan zet bij Toepen."


def test_a_message_tells_what_was_answered(invite: Any) -> None:
    reader, game = Reader(NL, ("Oma", "Papa", "Kind"), 1), at_toepen("card", "toep", "stay", "stay")
    toeper, first, second = (game.play.plies[at].seat for at in (-3, -2, -1))

    def text(seat: int) -> str:
        return str(invite._heading_and_text(reader, game._replace(mine=frozenset({seat})), ["Oma"], "move")[1])

    stake = "De inzet is nu 2."
    assert text(second) == f"{reader.names[second]} gaat mee. {stake} Oma, jij bent aan zet bij Toepen."
    for seat in (toeper, first):
        assert text(seat) == "Oma, jij bent aan zet bij Toepen.", "others have chosen since"


def test_a_message_tells_how_a_round_ended_also_once_all_have_looked_at_the_next_hand(invite: Any) -> None:
    game = at_toepen(*["no_blind"] * 3, *["card"] * 12, *["no_blind"] * 2, blind=True)
    seat = next(ply.seat for ply in reversed(game.play.plies) if ply.action.kind == "card")
    reader = Reader(NL, ("Oma", "Papa", "Kind"), seat)
    text = invite._heading_and_text(reader, game._replace(mine=frozenset({seat})), ["Oma"], "move")[1]
    assert " wint de ronde. Strafpunten: " in text
    assert text.endswith(" Oma, jij bent aan zet bij Toepen.")


def test_who_has_done_nothing_yet_in_a_next_game_reads_how_the_last_one_ended(invite: Any) -> None:
    before = evening.result_of(ended("K").play)
    assert before is not None
    night = evening.to_sections((), evening.Evening((before._replace(won=frozenset({1})),)))
    reader = Reader(EN, ("Oma", "Papa", "Kind"), 0)
    said = [
        invite._heading_and_text(reader, game, [who], "move")[1]
        for game, who in (
            (at_toepen("card", extra_sections=night), "Papa"),
            (at_toepen(*["card"] * 9, extra_sections=night), "Papa"),
        )
    ]
    assert said[0] == "Keezbord is over: Papa won. New game: Toepen. Papa, it is your turn."
    assert "Keezbord" not in said[1]


def test_a_result_is_told_with_how_the_evening_stands(page_module: Callable[[str], Any]) -> None:
    ending, session = page_module("sheets.ending"), ended("P")
    reader = Reader(NL, PLAYERS, None)
    assert ending.story(session, reader).startswith("Toepen is uit. ")
    assert "Stand van de avond" not in ending.story(session, reader)
    before = evening.result_of(ended("K").play)
    assert before is not None
    session.saved_game = session.saved_game._replace(
        extra_sections=evening.to_sections((), evening.Evening((before._replace(won=frozenset({2})),)))
    )
    points = ending.story(session, reader).partition("Stand van de avond: ")[2]
    assert sorted(points.rstrip(".").split(", ")) == sorted(
        f"{name} {3 * (seat == 2) + (seat in winners(session.play))}" for seat, name in enumerate(PLAYERS)
    )


@pytest.mark.parametrize(
    ("host", "lang", "told"),
    [
        ("Papa", "nl", "Papa nodigt je uit voor Toepen. Tik op de link en kies je plaats."),
        ("Papa", "en", "Papa invites you to play Toepen. Open the link and choose your seat."),
        ("", "nl", "Doe je mee met Toepen? Tik op de link en kies je plaats."),
    ],
)
def test_the_first_message_is_an_invitation(
    page_module: Callable[[str], Any], invite: Any, host: str, lang: str, told: str
) -> None:
    share = page_module("sharing.share")
    share.ShareSheet = MagicMock()
    seats = (Seat("human", host, True), Seat("link", "", False), Seat("link", "", False))
    game = at_toepen()._replace(seats=seats, mine=frozenset({0}))
    reader = Reader(
        MESSAGES[lang], phrasebooks.names_on_device(MESSAGES[lang], "P", [who.name for who in seats], 0, ()), 0
    )
    invite.show(reader, game, ("Blauw",), None, address=SITE, live=None, errand="invite")
    assert share.ShareSheet.call_args.args[1].texts["play"] == told
