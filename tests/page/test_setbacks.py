"""A game that a fault stopped goes on once by itself, with nothing lost, and what is told of it names nobody."""

from kaartbord.games import GAMES
from kaartbord.match import link, match, sealed_links
from kaartbord.match.link import Seat
from kaartbord.match.match import Play, choose, take_back
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame
from kaartbord.page.table.crashes import REPEAT_SECONDS, Crashes, further, report
from support.sealed.party import Party

PEOPLE = (
    Seat("human", "Riet", True, emblem="cat"),
    *[Seat("computer", name, True) for name in ("Jo", "Bep", "Wim")],
)


def game(choices: int, **more: object) -> SavedGame:
    """Return a game of one person after `choices` choices."""
    play = match.start_match("K", GAMES["K"].options({}), 4, seed=7)
    for _ in range(choices):
        play = further_by_one(play)
    return SavedGame(OpenHistory(play), PEOPLE, frozenset({0}), **more)  # type: ignore[arg-type]


def further_by_one(play: Play) -> Play:
    seat = play.pending[0].seat
    return choose(play, seat, GAMES["K"].legal(play.state, seat)[0])


def test_it_goes_on_by_itself_once_at_a_place() -> None:
    setbacks = Crashes()
    assert setbacks.is_first(game(3), now=0)
    assert not setbacks.is_first(game(3), now=1)
    assert not setbacks.is_first(game(3), now=1000), "nothing has been played since"


def test_it_does_not_go_on_again_and_again_with_a_fault_at_every_place() -> None:
    setbacks = Crashes()
    assert setbacks.is_first(game(3), now=0)
    assert not setbacks.is_first(game(4), now=REPEAT_SECONDS)
    assert setbacks.is_first(game(5), now=3 * REPEAT_SECONDS)


def test_it_goes_on_from_where_most_is_known() -> None:
    late, early = game(5), game(4)
    assert further(early, late).match == further(late, early).match == further(late, None).match == late.match
    back = late._replace(history=OpenHistory(take_back(late.play, 2)))
    assert further(late, back).match == further(back, late).match == back.match, "a turn taken back stays so"


def test_what_stopped_it_is_not_shown_again() -> None:
    stopped = game(5, shown_plies=2, layout="hand")
    went_on = further(stopped, game(5, shown_plies=2))
    assert went_on.shown_plies == len(stopped.play.plies)
    assert went_on.layout == "hand", "it is shown as it was"


def test_a_report_has_the_game_and_the_fault_but_no_names() -> None:
    told = report(game(5), "Kaartbord 1", "https://example.org/", "Traceback: oh")
    assert told.startswith("Kaartbord 1\nhttps://example.org/#") and told.endswith("Traceback: oh")
    shared = link.decode_link(told.splitlines()[1].partition("#")[2])
    assert shared.match == game(5).match
    assert shared.seats and {(seat.name, seat.emblem) for seat in shared.seats} == {("", "")}


def test_a_report_of_a_sealed_game_lets_nobody_read_a_hand() -> None:
    party = Party("K", (0,), (1,))
    party.hop()
    local = party.locals[0]
    sealed = SavedGame(local, (PEOPLE[0], Seat("link", "Bep", True)), frozenset({0}))
    told = report(sealed, "", "", "")
    assert local.secrets()
    held = sealed_links.read(told.splitlines()[1].removeprefix("#"))
    assert not held.secrets
    assert held.people and all(not seat.name for seat in link.read_people(held.people, 2))
