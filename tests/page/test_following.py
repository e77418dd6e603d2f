"""The next game of an evening, without a browser."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest
from kaartbord.games import GAMES
from kaartbord.match import claims, evening, link
from kaartbord.match.link import LinkContents, Seat
from kaartbord.match.live import wire
from kaartbord.match.match import Match, Play, choose, key_of_match, replay
from kaartbord.match.observation import has_events
from kaartbord.match.session import premoves
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import OTHERS_BEHIND, UNSENT, SavedGame, SentState
from kaartbord.match.session.session import Session
from kaartbord.match.setup import colours, early_answers
from kaartbord.rules.protocol import Action
from kaartbord.rules.seats import replace_at
from kaartbord.text.reader import Reader
from page.held import Store
from support.catalogue import NL
from support.plays import bot_play, random_play, toeped
from support.sessions import begun

COLOURS = (5, 1, 0, 7)
SEATS = tuple(Seat("link", name, claimed=True) for name in ("Jan", "Truus", "Anna", "Wim"))


@pytest.fixture
def following(page_module: Callable[[str], Any]) -> Any:
    """The module, without a browser."""
    return page_module("sharing.following")


def test_colours_stay_from_game_to_game_also_over_one_of_teams(following: Any) -> None:
    options = {code: GAMES[code].options({}) for code in "OP"}
    play = random_play(Match("P", GAMES["P"].INFO.version, options["P"], 4, 1))
    game = SavedGame(OpenHistory(play), SEATS, frozenset({0}), extra_sections=colours.to_sections((), COLOURS))
    for code in "OP":
        game = following.begun(game, code, options[code], live=False)
        assert game.colours == COLOURS
        assert len(game.extra_sections) == 2, "the evening stands next to them"
        game = game._replace(history=OpenHistory(random_play(game.match)))


@pytest.fixture
def over() -> SavedGame:
    """A game that is over, on the device of Jan."""
    play = random_play(Match("P", GAMES["P"].INFO.version, GAMES["P"].options({}), 4, 1))
    return SavedGame(OpenHistory(play), SEATS, frozenset({0}))


def test_all_who_go_on_at_once_are_in_one_game(following: Any, over: SavedGame) -> None:
    """And in that of another evening only who ended it in the same way."""
    options = GAMES["P"].options({})
    begun = [following.begun(over._replace(mine=frozenset({seat})), "P", options, live=False) for seat in range(4)]
    assert len({key_of_match(game.match) for game in begun}) == 1
    assert key_of_match(begun[0].match) != key_of_match(over.match)
    other = following.begun(over, "O", GAMES["O"].options({}), live=False)
    assert key_of_match(other.match) != key_of_match(begun[0].match)
    undone = over.play._replace(match=over.match._replace(undo_count=1))
    assert key_of_match(
        following.begun(over._replace(history=OpenHistory(undone)), "P", options, live=False).match
    ) != key_of_match(begun[0].match)
    assert begun[0].sent == SentState(UNSENT), "it is to be handed on"


def test_a_next_game_that_was_begun_goes_on_and_one_that_is_over_is_followed_by_another(
    following: Any, over: SavedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: dict[str, SavedGame] = {}

    async def options(game: SavedGame, code: str) -> Any:
        return GAMES[code].options({})

    async def find(match: Match) -> SavedGame | None:
        return held.get(key_of_match(match))

    monkeypatch.setattr(following, "options", options)
    monkeypatch.setattr(following.stored_games, "find", find)

    def leads_on() -> SavedGame:
        return asyncio.run(following.next_game(over, "P", live=False))

    first = leads_on()
    held[key_of_match(first.match)] = first._replace(shown_plies=9)
    assert leads_on().shown_plies == 9
    held[key_of_match(first.match)] = first._replace(history=OpenHistory(random_play(first.match)))
    second = leads_on()
    assert key_of_match(second.match) not in {key_of_match(over.match), key_of_match(first.match)}
    assert len(evening.from_sections(second.extra_sections).results) == 2


@pytest.mark.parametrize(("missed", "told"), [(True, "Toepen is uit: Anna heeft gewonnen. "), (False, "")])
def test_who_is_called_to_the_next_game_reads_who_began_it_and_what_they_missed(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, missed: bool, told: str
) -> None:
    arrivals, asked = page_module("sharing.link_arrivals"), list[Any]()

    async def ask(title: str, text: str, choices: dict[str, str], **_: Any) -> str:
        asked.append((title, text, [*choices]))
        return "follow"

    monkeypatch.setattr(arrivals.dialogs, "ask", ask)
    match = Match("K", GAMES["K"].INFO.version, GAMES["K"].options({}), 4, 1)
    seats = tuple(who._replace(claimed=who.name == "Truus") for who in SEATS)
    night = evening.Evening((evening.EveningResult("P", frozenset({2}), b"mark"),))
    shared = LinkContents(match, seats, None, extra_sections=evening.to_sections((), night))
    assert asyncio.run(arrivals.ask_on(NL, shared, missed=missed))
    title, text, choices = asked[0]
    assert title == "Nieuw spel: Keezbord, begonnen door Truus"
    assert text == f"{told}Dit is spel 2 van de avond."
    assert choices == ["follow", "stay"]


@pytest.mark.parametrize("knows", [True, False])
def test_a_link_that_is_further_may_not_know_yet_that_a_seat_was_given_away_here(
    page_module: Callable[[str], Any], knows: bool
) -> None:
    arrivals = page_module("sharing.link_arrivals")
    early, late = begun("P", 4, 1), begun("P", 4, 6)
    given = (SEATS[0], claims.hand_over(SEATS[1], "computer", claimed=False), *SEATS[2:])
    game = SavedGame(OpenHistory(early), given, frozenset(), sent=SentState(UNSENT))
    shared = LinkContents(late.match, given if knows else SEATS, None)
    met = asyncio.run(arrivals.meet(SimpleNamespace(messages=NL), game, shared, late, lambda: None))
    assert (met.newer, met.kept.seats) == (True, given)
    assert met.kept.sent == SentState(0 if knows else UNSENT)


@pytest.mark.parametrize("further", [True, False])
def test_who_is_further_has_our_turns_also_those_that_were_answered_ahead(
    page_module: Callable[[str], Any], further: bool
) -> None:
    arrivals = page_module("sharing.link_arrivals")
    early, late = begun("P", 4, 1), begun("P", 4, 6)
    known, theirs = (early, late) if further else (late, early)
    game = SavedGame(OpenHistory(known), SEATS, frozenset({2}), sent=SentState(7))
    shared = LinkContents(theirs.match, SEATS, None)
    met = asyncio.run(arrivals.meet(SimpleNamespace(messages=NL), game, shared, theirs, lambda: None))
    assert met.newer is further
    assert met.kept.sent == (SentState(met.kept.own_turns) if further else SentState(7))


@pytest.mark.parametrize(("sent", "taken", "told"), [(0.0, False, False), (9.0, False, True), (0.0, True, True)])
def test_who_is_waited_for_by_a_link_that_knows_nothing_of_them_tells_that_they_sit(
    page_module: Callable[[str], Any], sent: float, taken: bool, told: bool
) -> None:
    """Unless they have handed on a link before."""
    arrivals, start = page_module("sharing.link_arrivals"), begun("P", 4, 1)
    first = Session(SavedGame(OpenHistory(start), SEATS, frozenset())).due_seats[0]
    ours = choose(start, first, GAMES["P"].legal(start.state, first)[0])
    game = SavedGame(OpenHistory(ours), SEATS, frozenset({first}), sent=SentState(1, sent))
    shared = LinkContents(start.match, replace_at(SEATS, first, SEATS[first]._replace(claimed=taken)), None)
    met = asyncio.run(arrivals.meet(SimpleNamespace(messages=NL), game, shared, start, lambda: None))
    assert met.kept.sent == (game.sent if told else SentState(OTHERS_BEHIND))


@pytest.mark.parametrize(("stays", "sent"), [(True, OTHERS_BEHIND), (False, 1)])
def test_who_keeps_to_their_own_of_two_histories_has_it_to_hand_on(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, stays: bool, sent: int
) -> None:
    arrivals, start = page_module("sharing.link_arrivals"), begun("P", 4, 1)

    async def agreed(__: object, here: SavedGame, theirs: Play, *_: object) -> Play:
        return here.play if stays else theirs

    monkeypatch.setattr(arrivals, "agreed", agreed)
    first = Session(SavedGame(OpenHistory(start), SEATS, frozenset())).due_seats[0]
    ours, theirs = (choose(start, first, action) for action in GAMES["P"].legal(start.state, first)[:2])
    game = SavedGame(OpenHistory(ours), SEATS, frozenset({first}), sent=SentState(1, 9.0))
    shared = LinkContents(theirs.match, SEATS, None)
    met = asyncio.run(arrivals.meet(SimpleNamespace(messages=NL), game, shared, theirs, lambda: None))
    assert met.kept.sent is not None and met.kept.sent.turns == sent


def ready(play: Play, seat: int) -> tuple[Session, Action]:
    """Return the game of somebody who laid their first choice ready, and that choice."""
    session = Session(SavedGame(OpenHistory(play), SEATS[:3], frozenset({seat})))
    turn = premoves.next_premove_turn(session)
    assert turn is not None
    premoves.add_premove(session, turn, turn.legal[0])
    return session, turn.legal[0]


@pytest.mark.parametrize(("sent", "unsent"), [(True, 0), (False, 1)])
def test_an_answer_that_lay_ready_and_was_not_sent_is_still_to_be_sent_when_its_turn_came(
    page_module: Callable[[str], Any], sent: bool, unsent: int
) -> None:
    arrivals, start = page_module("sharing.link_arrivals"), toeped()
    first, second = start.state.queue
    kind, first_choice = ready(start, second)
    known = kind.saved_game._replace(sent=SentState(kind.own_turns() - (not sent)))
    theirs = choose(start, first, first_choice)
    shared = LinkContents(theirs.match, SEATS[:3], None)
    met = asyncio.run(arrivals.meet(SimpleNamespace(messages=NL), known, shared, theirs, lambda: None)).kept
    assert premoves.premove_for(Session(met), second) == first_choice
    assert met.sent is not None and met.own_turns - met.sent.turns == unsent


def test_an_older_link_that_brings_an_answer_ahead_brings_something(
    page_module: Callable[[str], Any],
) -> None:
    arrivals, start = page_module("sharing.link_arrivals"), toeped()
    first, second = start.state.queue
    kind, first_choice = ready(start, second)
    oma = SavedGame(OpenHistory(choose(start, first, first_choice)), SEATS[:3], frozenset({first}))
    shared = LinkContents(start.match, SEATS[:3], None, extra_sections=kind.extra_sections)
    met = asyncio.run(arrivals.meet(SimpleNamespace(messages=NL), oma, shared, start, lambda: None))
    assert (met.relation, met.newer) == ("beside", False)
    assert premoves.premove_for(Session(met.kept), second) == first_choice


def test_who_opens_an_old_invitation_after_the_end_has_nothing_to_send(
    page_module: Callable[[str], Any], over: SavedGame
) -> None:
    """Those who were live know the end, though the link knows of nobody who sits."""
    arrivals, begun_play = page_module("sharing.link_arrivals"), replay(over.match._replace(choices=()))
    known = over._replace(mine=frozenset({begun_play.pending[0].seat}))
    known = known._replace(sent=SentState(known.own_turns))
    shared = LinkContents(begun_play.match, tuple(who._replace(claimed=False) for who in over.seats), None)
    met = asyncio.run(arrivals.meet(SimpleNamespace(messages=NL), known, shared, begun_play, lambda: None))
    assert (met.relation, met.kept.seats_to_inform) == ("older", [])


def test_what_players_answer_ahead_goes_on_in_the_same_game_and_in_no_other(following: Any, over: SavedGame) -> None:
    game = over._replace(extra_sections=early_answers.to_sections((), [1, 2, 3, 4]))
    for code, known in (("P", [1, 2, 3, 4]), ("O", [9] * 4)):
        begun_now = following.begun(game, code, GAMES[code].options({}), live=False)
        assert early_answers.from_sections(begun_now.extra_sections, 4, 9) == known


@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_who_sits_down_knows_whether_the_others_waited_for_just_that(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, taken: int
) -> None:
    """A game of Keezbord whose first turn after the last choice is a forced one of a free seat."""
    arrivals, joining = page_module("sharing.link_arrivals"), page_module("sharing.joining")
    play = next(play for play in (begun("K", 4, n) for n in range(40)) if _forced_last(play))
    free = tuple(Seat("link", name, False) for name in "ABCD")

    async def ask(*_: Any) -> int:
        return taken

    monkeypatch.setattr(arrivals.seat_choice, "ask", ask)
    monkeypatch.setattr(joining.setups, "store", Store())
    game = asyncio.run(arrivals.open_new_match(NL, LinkContents(play.match, free, None), play, lambda: None))
    assert (game.sent == SentState(OTHERS_BEHIND)) is (taken == _forced_last(play)[0])


def _forced_last(play: Play) -> list[int]:
    """The seats of the forced turns since the last choice."""
    session = Session(SavedGame(OpenHistory(play), SEATS, frozenset()))
    last = max((at for at, ply in enumerate(play.plies) if ply.radix > 1), default=-1)
    return [ply.seat for ply in play.plies[last + 1 :] if ply.forced and has_events(session.game, ply)]


@pytest.mark.parametrize("live", [True, False])
def test_who_was_here_live_is_expected_in_the_next_game(
    page_module: Callable[[str], Any], over: SavedGame, live: bool
) -> None:
    here = frozenset({2, 3} if live else ())
    before = MagicMock()
    before.participants.is_live, before.participants.live_seats = live, lambda: here
    tables = MagicMock(current=before)
    page_module("next_game").NextGameFlow(MagicMock(), tables)._continue_with(over)
    assert before.participants.live.lead_on.call_args.args == (Session(over).fragment,)
    assert tables.open.call_args.kwargs["live"] is live
    assert tables.open.return_value.table.waiting.expected == here


@pytest.fixture
def two(following: Any, over: SavedGame) -> list[SavedGame]:
    """Return two games that Jan and Truus began in parallel after the same one, first the one that all devices hold
    to."""
    both = [
        following.begun(over._replace(mine=frozenset({seat})), code, GAMES[code].options({}), live=True)
        for seat, code in enumerate("KT")
    ]
    return sorted(both, key=lambda game: key_of_match(game.match))


def shared_of(game: SavedGame) -> LinkContents:
    """Return what another device reads in the link of a game."""
    return LinkContents(game.match, game.seats, None, extra_sections=game.extra_sections)


@pytest.mark.parametrize(("first", "choices"), [(True, ["follow", "stay"]), (False, ["stay", "follow"])])
def test_who_began_another_game_reads_who_began_this_one_and_all_are_offered_the_same_one_first(
    page_module: Callable[[str], Any],
    monkeypatch: pytest.MonkeyPatch,
    two: list[SavedGame],
    first: bool,
    choices: list[str],
) -> None:
    arrivals, asked = page_module("sharing.link_arrivals"), list[Any]()

    async def ask(title: str, text: str, choices: dict[str, str], **_: Any) -> str:
        asked.append((title, text, choices))
        return "stay"

    monkeypatch.setattr(arrivals.dialogs, "ask", ask)
    theirs, ours = two if first else reversed(two)
    game, own = (GAMES[one.match.game].INFO.name for one in (theirs, ours))
    name = theirs.seats[min(theirs.mine)].name
    assert not asyncio.run(arrivals.ask_on(NL, shared_of(theirs), missed=False, rival=ours.match))
    title, text, offered = asked[0]
    assert title == f"Nieuw spel: {game}, begonnen door {name}"
    assert f"Op dit toestel is ook {own} begonnen" in text
    assert [*offered] == choices and offered["stay"] == f"Blijf bij {own}"


def live_at(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, game: SavedGame) -> Any:
    """Return a live table with a game, what leads on from there, and what was asked and told."""
    module = page_module("next_game")
    asked, told = list[Match | None](), list[str]()

    async def ask_on(_: str, shared: LinkContents, *, missed: bool, rival: Match | None) -> bool:
        asked.append(rival)
        return True

    monkeypatch.setattr(module.link_arrivals, "ask_on", ask_on)
    monkeypatch.setattr(module.dialogs, "toast", told.append)
    monkeypatch.setattr(page_module("storage.setups"), "store", Store())
    here = MagicMock(session=Session(game), is_open=True, seen_offers=set())
    shell = MagicMock(is_question_open=False, settings=page_module("storage.settings").Settings())
    shell.say = NL.format
    tables = MagicMock(current=here, open_game_of=lambda _: None)
    lead = module.NextGameFlow(shell, tables)
    return SimpleNamespace(lead=lead, here=here, open=tables.open, asked=asked, told=told)


def test_of_two_games_that_were_begun_at_once_one_is_asked_about_and_the_other_told_once(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, two: list[SavedGame]
) -> None:
    first, second = two
    at = live_at(page_module, monkeypatch, second)
    asyncio.run(at.lead.follow_offer(link.parse_link(Session(first).fragment)))
    assert at.asked == [second.match] and not at.told
    assert at.open.call_args.args[0].match == first.match
    at.here.participants.live.lead_on.assert_called_once_with(Session(at.open.call_args.args[0]).fragment)
    at = live_at(page_module, monkeypatch, first)
    at.lead._tables.open_game_of = lambda played: first if played == first.match else None
    for _ in range(2):
        asyncio.run(at.lead.follow_offer(link.parse_link(Session(second).fragment)))
        asyncio.run(at.lead.follow_offer(link.parse_link(Session(first).fragment)))
    name = second.seats[min(second.mine)].name
    game = GAMES[second.match.game].INFO.name
    assert not at.asked and not at.open.called
    assert at.told == [f"Nieuw spel: {game}, begonnen door {name}. Daar komt de vraag om hier mee te spelen."]


def test_a_question_about_a_table_goes_with_it(page_module: Callable[[str], Any]) -> None:
    """It would be answered at another one, where nothing comes of that."""
    shell: Any = page_module("shell").Shell()
    shell._asking = MagicMock()
    shell.switch_screen("lobby")
    shell._asking.cancel.assert_called_once_with()


def test_who_goes_on_with_a_game_hears_of_another_that_was_begun_at_once(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, over: SavedGame, two: list[SavedGame]
) -> None:
    module, followed = page_module("sharing.live"), list[str]()

    def reader() -> Reader:
        return Reader(NL, [who.name for who in SEATS], 0)

    async def follow(text: str) -> None:
        followed.append(text)

    async def page() -> None:
        here = module.LiveCallbacks(*[MagicMock()] * 8)
        here = here._replace(asking=lambda: False, follow=follow, reader=reader)
        live: Any = module.Live(Session(over), here)
        live.on, live._room._channel = True, MagicMock(trouble="", apart=0.0)
        live._joined("truus")
        live._said("truus", wire.announcement(frozenset({1}), "x"))
        ours, theirs = (Session(game).fragment for game in two)
        live.lead_on(ours)
        live.close()
        live._said("truus", theirs)
        live._left("truus")
        await asyncio.sleep(0)
        assert followed == [link.parse_link(theirs)]

    asyncio.run(page())


@pytest.mark.parametrize("goes", [True, False])
def test_who_stays_out_of_the_next_game_leaves_the_room_with_the_table(
    page_module: Callable[[str], Any], over: SavedGame, two: list[SavedGame], goes: bool
) -> None:
    module, theirs = page_module("sharing.live"), Session(two[0]).fragment

    async def page() -> bool:
        follow = AsyncMock()
        here = module.LiveCallbacks(*[MagicMock()] * 8)
        here = here._replace(asking=lambda: False, follow=follow, reader=lambda: Reader(NL, "abcd", 0))
        live: Any = module.Live(Session(over), here)
        live.on, live._room._channel = True, MagicMock(trouble="", apart=0.0)
        room = live._room._channel
        live._joined("truus")
        live._said("truus", wire.announcement(frozenset({1}), "x"))
        live._said("truus", theirs)
        await asyncio.sleep(0)
        follow.assert_called_once_with(link.parse_link(theirs))
        if goes:
            live.lead_on(theirs)
        live.close()
        await asyncio.sleep(0)
        return bool(room.close.called)

    assert asyncio.run(page()) is not goes


def test_who_takes_another_seat_says_so_to_those_who_are_live(
    page_module: Callable[[str], Any], over: SavedGame
) -> None:
    module = page_module("sharing.live")

    async def page() -> list[str]:
        here = SimpleNamespace(
            asking=lambda: False,
            is_ordered=lambda _: False,
            presence=MagicMock(),
            reader=MagicMock(),
            follow=None,
        )
        live: Any = module.Live(Session(over), here)
        live.on, live._room._channel = True, MagicMock(trouble="", apart=0.0)
        live._room.send(live._device.words())
        live._session.set_players(over.seats, frozenset({1}))
        await live._send_all()
        return [str(call.args[0]) for call in live._room._channel.send.call_args_list]

    first, second, _ = asyncio.run(page())
    assert [words.split()[:2] for words in (first, second)] == [["here", str(min(over.mine))], ["here", "1"]]


@pytest.mark.parametrize("stays", [True, False])
def test_by_link_too_who_began_another_game_may_stay_there(
    page_module: Callable[[str], Any],
    monkeypatch: pytest.MonkeyPatch,
    two: list[SavedGame],
    stays: bool,
) -> None:
    module, joined = page_module("incoming"), page_module("sharing.following")
    theirs, ours = two
    mine = ours.mine

    async def before(*_: Any) -> tuple[frozenset[int], bool]:
        return mine, False

    async def beside(*_: Any) -> SavedGame:
        return ours

    async def find(_: Any) -> None:
        return None

    async def ask_on(*_: Any, rival: Match, **__: Any) -> bool:
        assert rival == ours.match
        return not stays

    tables, stored = MagicMock(current=None), page_module("storage.stored_games")
    tables.open.return_value = None
    shell = MagicMock(settings=page_module("storage.settings").Settings())
    opened = module.Incoming(shell, tables, MagicMock(), MagicMock())
    monkeypatch.setattr(joined, "seats_before", before)
    monkeypatch.setattr(stored, "find_rival", beside)
    monkeypatch.setattr(stored, "find", find)
    monkeypatch.setattr(module.link_arrivals, "ask_on", ask_on)
    monkeypatch.setattr(page_module("storage.setups"), "store", Store())
    asyncio.run(opened._open_unknown_match(shared_of(theirs), theirs.play, None, push=False, live=False))
    (game,) = (call.args[0] for call in tables.open.call_args_list)
    assert game.match == (ours if stays else theirs).match
    assert game.mine == mine


@pytest.mark.parametrize("news", [False, True])
def test_an_old_link_leads_to_the_game_that_is_played_by_now(
    page_module: Callable[[str], Any],
    monkeypatch: pytest.MonkeyPatch,
    over: SavedGame,
    two: list[SavedGame],
    news: bool,
) -> None:
    module, stored = page_module("incoming"), page_module("storage.stored_games")

    async def after(played: Match) -> SavedGame | None:
        return two[0] if played == over.match else None

    monkeypatch.setattr(stored, "find_later", after)
    monkeypatch.setattr(module, "location", SimpleNamespace(search=""))
    monkeypatch.setattr(module.dialogs, "toast", lambda _: None)
    tables = MagicMock(current=None, open_game_of=lambda _: None)
    tables.open.return_value = None
    incoming = module.Incoming(MagicMock(), tables, MagicMock(), MagicMock())
    incoming.merge_into_known = AsyncMock()
    older = Session(
        over._replace(history=OpenHistory(replay(over.match._replace(choices=over.match.choices[:4]))))
    ).fragment
    known = over if not news else over._replace(history=OpenHistory(replay(over.match._replace(choices=()))))
    monkeypatch.setattr(stored, "find", AsyncMock(return_value=known))
    asyncio.run(incoming.open_link(older))
    assert incoming.merge_into_known.called is news
    assert [call.args[0] for call in tables.open.call_args_list] == ([] if news else [two[0]])


@pytest.mark.parametrize("person", [True, False])
def test_what_a_person_chose_is_asked_about_though_the_computer_has_the_seat_here(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, person: bool
) -> None:
    arrivals, start = page_module("sharing.link_arrivals"), begun("K", 4)
    seat = start.pending[0].seat
    first, *_, last = GAMES["K"].legal(start.state, seat)
    ours, theirs = choose(start, seat, first), choose(start, seat, last)
    taken = tuple(who._replace(kind="computer") if at == seat else who for at, who in enumerate(SEATS))
    monkeypatch.setattr(page_module("sharing.forks"), "ask", AsyncMock(return_value=True))
    monkeypatch.setattr(page_module("storage.stored_games"), "save_fork", AsyncMock())
    here, link_seats = SavedGame(OpenHistory(ours), taken, frozenset()), SEATS if person else taken
    newest = asyncio.run(arrivals.agreed(SimpleNamespace(messages=NL), here, theirs, link_seats, lambda: None))
    assert page_module("sharing.forks").ask.called is person
    assert not person or newest == theirs


def test_a_link_opened_after_forced_turns_shows_them_from_the_last_choice_on(
    page_module: Callable[[str], Any],
) -> None:
    play, shown_from = bot_play({}, 4, 0, longest=40), page_module("sharing.link_arrivals").shown_from
    for seat in range(4):
        own = [ply for ply in play.plies[shown_from(play, seat) :] if ply.seat == seat]
        assert all(ply.forced for ply in own)
    assert any(ply.forced and ply.seat == seat for seat in range(4) for ply in play.plies[shown_from(play, seat) :])
