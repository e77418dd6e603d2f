"""Tests of the players at a sealed table, without a browser."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match import evening, sealed_links
from kaartbord.match.link import Seat, Section
from kaartbord.match.session.saved_game import SavedGame, SentState
from kaartbord.match.session.session import Session
from kaartbord.sealed import table as table_module
from kaartbord.sealed.course.terms import FIRST, LEAN
from kaartbord.sealed.faults import Fault
from kaartbord.sealed.group import Group
from kaartbord.sealed.history import successor
from kaartbord.sealed.history.history import SealedHistory
from kaartbord.text.messages import People
from kaartbord.text.reader import Reader
from page.held import Store
from support.catalogue import EN, NL
from support.sealed.party import Party
from support.sealed.tables import SMALL

SEATS = (Seat("human", "Jan", True), Seat("link", "Piet", False), Seat("link", "Bep", False))


@pytest.fixture
def sealed(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, on a device that keeps nothing yet and answers every question with yes, but remembers it."""

    async def group() -> Group:
        return SMALL

    async def yes(*_: object) -> bool:
        return True

    module = page_module("sharing.sealed")
    module.asked = list[str]()
    module.answers = ["yes", "follow"]

    async def ask(_: str, words: str, choices: dict[str, str], **__: object) -> str:
        module.asked.append(words)
        return next((answer for answer in module.answers if answer in choices), "")

    monkeypatch.setattr(module.locks, "group", group)
    monkeypatch.setattr(module.link_arrivals, "ask_here", yes)
    monkeypatch.setattr(module.dialogs, "ask", ask)
    module.introduced = list[tuple[bool, bool]]()

    async def introduce(_: str, name: str | None, *, live: bool) -> tuple[str, bool]:
        module.introduced.append((name == "", live))
        return "Sam", live

    monkeypatch.setattr(module.joining, "introduce", introduce)
    store = Store()
    for keeper in (module.stored_games, module.joining, module.joining.setups):
        monkeypatch.setattr(keeper, "store", store)
    monkeypatch.setattr(module.stored_games, "Date", SimpleNamespace(now=lambda: 100))
    return module


def arrived_of(held: sealed_links.SealedLink) -> Any:
    """Return a link as it came in, on the page of the fixture."""
    from kaartbord.page.sharing.sealed_arrival import read

    return read(held)


def game(local: SealedHistory, *mine: int) -> SavedGame:
    seats = tuple(
        who._replace(claimed=seat in local.table.joined) for seat, who in enumerate(SEATS[: local.terms.seats])
    )
    return SavedGame(local, seats, frozenset(mine), awaited_seats=local.due_seats(), sent=SentState(0))


def test_who_opens_the_key_of_a_player_plays_that_seat_too_and_says_what_it_owes(sealed: Any) -> None:
    """So a game goes on from which somebody has to leave."""
    party = Party("P", (0,), (1,), (2,))
    while party.locals[1].due_seats() != (1,) or party.locals[1].can_choose(1) or party.sent < 3:
        assert party.hop()
    jan, piet, _ = (game(local, seat) for seat, local in enumerate(party.locals))
    key = piet.fragment(restores=True)
    both = asyncio.run(sealed.go_on(NL, jan, arrived_of(sealed_links.read(key))))
    assert both.mine == {0, 1}
    owing = both.sealed.due_seats()
    assert 1 not in owing or both.sealed.can_choose(1), "nothing is owed that nobody has to choose"
    assert both.sealed.message_count() > jan.sealed.message_count()


def test_those_who_played_are_asked_and_take_their_seats_in_the_next_game(
    sealed: Any, page_module: Callable[[str], Any]
) -> None:
    party = Party("P", (0,), (1,), house={"limit": 5})
    party.play(5000)
    jan, piet = (game(local, seat) for seat, local in enumerate(party.locals))

    async def page() -> None:
        following = await sealed.successors.begin_next(jan, "K", GAMES["K"].options({"guarantee_start_card": True}))
        assert following.match.game == "K" and following.mine == {0}
        assert len(evening.from_sections(following.extra_sections, 2).results) == 1
        arrived = arrived_of(sealed_links.read(following.fragment()))
        assert await sealed.successors.followed(EN, following, arrived) is None and not sealed.asked
        followed = await sealed.successors.followed(EN, piet, arrived)
        assert followed.mine == {1} and followed.sealed.own_message_count() == 1
        assert len(arrived_of(sealed_links.read(followed.fragment())).parcel.extra_sections) == 1, (
            "once all sit nobody needs what was signed"
        )
        assert len(arrived_of(sealed_links.read(followed.fragment(full=True))).parcel.extra_sections) == 2, (
            "but who comes late"
        )
        await sealed.stored_games.save(piet, piet.fragment())
        joined = await sealed.open_new_match(EN, arrived, ready=lambda: None)
        assert joined.mine == {1} and joined.sealed.own_message_count() == 1
        assert len(sealed.asked) == 2, "by link as well as live"
        assert all("Jan began it and signed for your table." in words for words in sealed.asked)
        sealed.answers.clear()
        assert await sealed.successors.followed(EN, piet, arrived) is None
        assert await sealed.open_new_match(EN, arrived, ready=lambda: None) is None
        before = page_module("sharing.following").seats_before
        assert await before(following.extra_sections, SEATS[:2]) == (frozenset(), False), (
            "no open table takes over their seats"
        )

    asyncio.run(page())


@pytest.mark.parametrize("form", [FIRST, LEAN])
def test_the_game_goes_on_without_who_does_not_come_back(sealed: Any, form: int) -> None:
    """The board stays; a computer of the first device that is left plays the seat, and the others follow."""
    party = Party("P", (0,), (1,), (2,), form=form)
    while party.locals[0].table.playing < 2:
        party.hop()
    party.play(party.sent + 4)
    _, piet, bep = (game(local, seat) for seat, local in enumerate(party.locals))

    async def page() -> None:
        begun = await sealed.successors.gone_on(piet, {0})
        assert [who.kind for who in begun.seats] == ["computer", "human", "link"]
        assert begun.mine == {1} and begun.sealed.devices.keys() == {0, 1}
        assert begun.play.state == piet.sealed.table.start != piet.play.state
        arrived = arrived_of(sealed_links.read(begun.fragment()))
        assert await sealed.successors.followed(NL, jan_elsewhere(), arrived) is None and not sealed.asked
        followed = await sealed.successors.followed(NL, bep, arrived)
        assert followed.mine == {2} and followed.sealed.own_message_count() == 1
        await sealed.stored_games.save(bep, bep.fragment())
        joined = await sealed.open_new_match(NL, arrived, ready=lambda: None)
        assert joined.mine == {2} and joined.sealed.own_message_count() == 1, "who played is not asked who they are"
        assert len(sealed.asked) == 2 and not any("kent de stand niet" in words for words in sealed.asked)
        assert all("Piet is ermee begonnen" in words for words in sealed.asked)
        assert all("De computer speelt daar voor Jan." in words for words in sealed.asked)
        (old,) = await sealed.stored_games.list_all()
        assert old.awaited_seats == (), "the old game is done with"
        on = await sealed.go_on(NL, begun, arrived_of(sealed_links.read(followed.fragment())))
        assert on.sealed.table.joined.keys() == {0, 1, 2}

    def jan_elsewhere() -> SavedGame:
        other = Party("P", (0,), (1,), (2,), seed=2)
        other.play(30)
        return game(other.locals[0], 0)

    asyncio.run(page())


@pytest.mark.parametrize(("gone", "alone"), [(1, True), (2, False)])
def test_that_one_device_would_shuffle_for_all_is_said_before(
    sealed: Any, page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, gone: int, alone: bool
) -> None:
    """With five seats the first two shuffle; who goes on without the second would play both."""
    party = Party("T", (0,), (1,), (2,), (3,), (4,))
    while party.locals[0].table.playing < 0:
        party.hop()
    seats = tuple(Seat("link" if seat else "human", name, True) for seat, name in enumerate("ABCDE"))
    old = [SavedGame(local, seats, frozenset({seat})) for seat, local in enumerate(party.locals)]
    waiting = page_module("table.waiting")
    session = Session(old[0])
    monkeypatch.setattr(session, "awaited_remote_seats", lambda: [gone])

    async def page() -> None:
        asked = waiting.WaitingPanel(session, lambda _: False, lambda _: None)
        monkeypatch.setattr(waiting, "ask", sealed.dialogs.ask)
        sealed.answers.append("go")
        assert await asked.ask_continue_without(Reader(EN, [one.name for one in seats])) == ([gone], False)
        begun = await sealed.successors.gone_on(old[0], {gone})
        assert await sealed.successors.followed(EN, old[4], arrived_of(sealed_links.read(begun.fragment())))

    asyncio.run(page())
    assert [("one device shuffles for everybody" in words) for words in sealed.asked] == [alone, alone]


def outsiders(known: SealedHistory, secret: bytes) -> SealedHistory:
    """A match that goes on from the board of a table, by somebody who only reads its links."""
    begun = SealedHistory(SMALL, successor.going_on(known, secret[:16]), {0: secret})
    begun.settle()
    return begun


def test_who_is_called_away_by_somebody_who_does_not_sit_there_is_told_so(sealed: Any) -> None:
    party = Party("P", (0,), (1,), (2,))
    while party.locals[0].table.playing < 2:
        party.hop()
    bep = game(party.locals[2], 2)
    begun, other = (outsiders(party.locals[2], bytes([number]) * 32) for number in (7, 8))
    again = SealedHistory(SMALL, begun.terms, {0: bytes([9]) * 32})
    again.settle()
    signed = successor.put((), party.locals[0], begun)
    body = signed[0].body

    def link(local: SealedHistory, more: tuple[Section, ...]) -> Any:
        seats = SEATS[:2] + (SEATS[2]._replace(kind="computer"),) if local is other else SEATS
        return arrived_of(sealed_links.read(SavedGame(local, seats, frozenset({0}), extra_sections=more).fragment()))

    lies = [
        link(begun, ()),
        link(other, signed),
        link(again, signed),  # who reads the link of a match that was signed begins it once more
        link(begun, (Section(successor.KIND, b"\x01" + body[1:]),)),
        link(begun, (Section(successor.KIND, body[:-1]),)),
    ]

    async def page() -> None:
        await sealed.stored_games.save(bep, bep.fragment())
        for lie in lies:
            sealed.answers.clear()
            assert await sealed.successors.followed(EN, bep._replace(layout="screen"), lie) is None
            assert "Nobody at your table has signed for it" in sealed.asked[-1]
        assert await sealed.open_new_match(EN, lies[0], ready=lambda: None) is None
        assert len(sealed.asked) == len(lies) + 1, "nobody joins unasked"
        (true,) = await sealed.stored_games.list_all()
        assert true.awaited_seats != (), "the true match goes on"
        await sealed.successors.followed(EN, bep, link(begun, signed))
        assert "Jan began it and signed for your table." in sealed.asked[-1]

    asyncio.run(page())


@pytest.mark.parametrize("way", ["backup", "key"])
def test_who_lost_a_game_says_that_it_stands_as_a_link_says_before_anything_is_played(
    sealed: Any, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Led along an early part of it, an honest seat would sign twice at one place."""
    party, shown, says = Party("K", (0,), (1,)), list[str](), [False, True]
    while not party.locals[0].can_choose(0):
        party.hop()
    jan, piet = (game(local, seat) for seat, local in enumerate(party.locals))
    restoring = jan.fragment(full=way == "backup", restores=True)
    early = piet.fragment(full=True)
    party.hop()
    party.hop()
    later = game(party.locals[1], 1).fragment(full=True)

    async def stands(_: str, local: SealedHistory, name: People) -> bool:
        assert local.key_fingerprint(15), "who is believed to play is shown"
        shown.extend(name.names)
        return says.pop(0)

    monkeypatch.setattr(sealed.key_pictures, "confirmed", stands)

    async def page() -> None:
        arrived = arrived_of(sealed_links.read(restoring))
        if way == "backup":
            back = await sealed.restore_backup(None, arrived, [0])
        else:
            assert await sealed.open_new_match(NL, arrived, ready=lambda: None) is None
            back = await sealed.open_new_match(NL, arrived_of(sealed_links.read(early)), ready=lambda: None)
            assert shown.pop() == "Piet"
            says.insert(0, False)
        assert back.sealed.restored and not back.sealed.can_choose(0) and not shown
        led = await sealed.go_on(NL, back, arrived_of(sealed_links.read(later)))
        assert led.sealed.restored and led.sealed.message_count() > back.sealed.message_count()
        on = await sealed.go_on(NL, led, arrived_of(sealed_links.read(later)))
        assert not on.sealed.restored and on.sealed.can_choose(0)
        assert shown == ["Piet", "Piet"]
        with pytest.raises(Fault, match="stale"):  # nothing is silent where a link says nothing new
            await sealed.go_on(NL, on, arrived_of(sealed_links.read(early)))
        same = await sealed.go_on(NL, on, arrived_of(sealed_links.read(later)))
        assert same.sealed.revision() == on.sealed.revision() and len(shown) == 2, "asked once"

    asyncio.run(page())


def test_another_key_replaces_one_that_is_kept_only_if_somebody_wants_that(sealed: Any) -> None:
    party = Party("T", (0,), (1,), (2,))
    party.play(6)
    jan, piet, bep = (game(local, seat) for seat, local in enumerate(party.locals))
    full = bep.fragment(full=True)
    wrong = game(SealedHistory(SMALL, party.terms, {0: bytes([9]) * 32}), 0)._replace(seats=jan.seats)

    async def page() -> None:
        async def keeps(of: SavedGame, answer: str) -> dict[int, bytes]:
            sealed.answers[:] = [answer]
            key = of.fragment(restores=True)
            assert await sealed.open_new_match(EN, arrived_of(sealed_links.read(key)), ready=lambda: None) is None
            return sealed.read_masters(await sealed.stored_games.load_secrets(jan.match))

        true = await keeps(jan, "")
        assert await keeps(piet, "") == true | piet.sealed.masters and len(sealed.asked) == 2, "nothing is lost"
        assert await keeps(jan, "new") == true | piet.sealed.masters and len(sealed.asked) == 3
        assert await keeps(wrong, "old") == true | piet.sealed.masters
        assert "This device already has Jan's key to this game" in sealed.asked[-1]
        assert (await keeps(wrong, "new"))[0] == bytes([9]) * 32
        back = await sealed.open_new_match(EN, arrived_of(sealed_links.read(full)), ready=lambda: None)
        assert back.mine == {1}, "what fits is used all the same"

    async def stands(*_: object) -> bool:
        return True

    sealed.key_pictures.confirmed = stands
    asyncio.run(page())


def test_a_game_that_is_full_says_so_and_goes_on_in_a_new_one(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting, prompts, asked = page_module("table.waiting"), list[str](), list[tuple[str, str]]()
    party = Party("K", (0,), (1,))
    while not party.locals[0].can_choose(0):
        party.hop()
    full = table_module.MOST_STEPS[-1]

    async def ask(title: str, words: str, choices: dict[str, str], *, close: bool) -> str:
        asked.append((title, words))
        return "go" if "go" in choices else "wait"

    monkeypatch.setattr(waiting, "prompt", prompts.append)
    monkeypatch.setattr(waiting, "clear_controls", lambda *_: None)
    monkeypatch.setattr(waiting, "ask", ask)
    tables = [Session(game(local, seat)) for seat, local in enumerate(party.locals)]
    reader = Reader(EN, ("Jan", "Piet"), None)
    with monkeypatch.context() as patch:
        patch.setattr(table_module, "SPARE", full)
        for table in tables:
            here = waiting.WaitingPanel(table, lambda _: False, lambda _: None)
            here.show(reader)
            assert prompts.pop() == EN.format("sealed.full.why")
            goes_on = asyncio.run(here.ask_continue_without(reader))
            assert goes_on == (([], False) if table is tables[0] else None), "who sits first begins it"
            assert asked.pop()[0] == "This game is full"
    here = waiting.WaitingPanel(tables[1], lambda _: False, lambda _: None)
    assert asyncio.run(here.ask_continue_without(reader)) == ([0], False)
    assert asked.pop()[0] == "Is Jan not coming back?"


@pytest.mark.parametrize("lost", [0, 1])
def test_who_lost_the_key_asks_for_the_seat_and_sits_there_once_the_others_deal_again(
    sealed: Any, monkeypatch: pytest.MonkeyPatch, lost: int
) -> None:
    """The device has nothing but a full link of another; who agrees is told whose key is new. Where the first seat is
    lost, the new match begins with a link in which nobody has said anything."""
    party, answers = Party("P", (0,), (1,), (2,)), [str(lost)]
    while party.locals[0].table.playing < 1:
        assert party.hop()
    games = [game(local, seat) for seat, local in enumerate(party.locals)]
    founder, bep = games[0 if lost else 1], games[2]

    async def who(*_: object, **__: object) -> int:
        return int(answers.pop())

    monkeypatch.setattr(sealed.seat_choice, "ask", who)

    async def page() -> None:
        full = arrived_of(sealed_links.read(bep.fragment(full=True)))
        new = await sealed.open_new_match(NL, full, ready=lambda: None)
        assert not new.mine and new.is_spectator and sealed_links.requested_seat(new.extra_sections) == lost
        wish = arrived_of(sealed_links.read(new.fragment(restores=True)))
        assert sealed.successors.asked_for(bep, wish) == sealed.successors.asked_for(founder, wish) == lost
        assert sealed.successors.asked_for(new, wish) is None, "who looks on deals nothing"
        with pytest.raises(Fault, match="missing"):
            await sealed.open_new_match(NL, wish, ready=lambda: None)
        sealed.answers[:] = ["deal"]
        assert not await sealed.successors.ask_deal_again(NL, bep, lost, here=False)
        assert sealed.asked[-1].endswith("stuur die link door.")
        assert not await sealed.successors.ask_deal_again(NL, founder, lost, here=True), (
            "whoever is here signs for that"
        )
        assert not await sealed.successors.ask_deal_again(NL, games[lost], lost, here=False), "who is asked has the key"
        assert await sealed.successors.ask_deal_again(NL, founder, lost, here=False)
        begun = await sealed.successors.gone_on(founder, [lost], back=True)
        assert [who.kind for who in begun.seats].count("computer") == 0
        await sealed.stored_games.save(Session(new).saved_game, new.fragment())
        asked, sealed.answers[:] = len(sealed.asked), ["follow"]
        back = await sealed.open_new_match(NL, arrived_of(sealed_links.read(begun.fragment())), ready=lambda: None)
        assert back.mine == {lost} and len(sealed.asked) == asked, "it asked for that"
        followed = await sealed.successors.followed(NL, bep, arrived_of(sealed_links.read(begun.fragment())))
        name = SEATS[lost].name
        assert followed.mine == {2} and f"{name} zit daar op een ander toestel" in sealed.asked[-1]
        assert f"{founder.seats[min(founder.mine)].name} is ermee begonnen" in sealed.asked[-1]
        tables = [begun, back, followed]
        for _ in range(9):
            for at, table in enumerate(tables):
                for other in tables:
                    arrived = arrived_of(sealed_links.read(other.fragment()))
                    if not arrived.letter.is_name_only and arrived.letter.window.last > table.sealed.message_count():
                        tables[at] = table = await sealed.go_on(NL, table, arrived)
        assert all(len(table.sealed.table.joined) == 3 for table in tables)
        assert {table.play.state[:1] for table in tables} and all(
            table.sealed.setup_progress() is None for table in tables
        )

    asyncio.run(page())


@pytest.mark.parametrize("live", [True, False])
def test_who_sits_down_at_a_sealed_table_is_asked_for_a_name_as_elsewhere(sealed: Any, live: bool) -> None:
    """It goes to the others with what the device says, and its wish to play live is kept."""
    party = Party("P", (0,), (1,), (2,))
    party.play(1)
    jan = game(party.locals[0], 0)._replace(seats=(SEATS[0], Seat("link", "", False), SEATS[2]))

    async def page() -> None:
        arrived = arrived_of(sealed_links.read(jan.fragment()))
        sam = await sealed.open_new_match(NL, arrived, ready=lambda: None, live=live)
        assert sam.mine == {1} and sealed.introduced == [(True, live)]
        assert (sam.seats[1].name, sam.seats[1].claimed) == ("Sam", True)
        chosen = await sealed.joining.store.get(sealed.joining.LIVE_PREFIX + sam.key)
        assert chosen is (True if live else None), "nobody is asked again"
        chosen = await sealed.joining.store.get(sealed.joining.LIVE_PREFIX + sam.key)
        assert chosen is (live or None), "nobody is asked again"
        told = await sealed.go_on(NL, jan, arrived_of(sealed_links.read(sam.fragment())))
        assert told.seats[1].name == "Sam"

    async def who(*_: object, **__: object) -> int:
        return 1

    sealed.seat_choice.ask = who
    asyncio.run(page())


def test_whose_seat_is_given_away_is_told_and_nobody_sits_there_unseen(sealed: Any) -> None:
    """Somebody says that Bep lost her key, who has it: her device tells her, also once another sits there."""
    party = Party("P", (0,), (1,), (2,))
    while party.locals[0].table.playing < 1:
        assert party.hop()
    jan, piet, bep = (game(local, seat) for seat, local in enumerate(party.locals))

    async def page() -> None:
        begun = await sealed.successors.gone_on(jan, [2], back=True)
        link = arrived_of(sealed_links.read(begun.fragment()))
        sealed.answers.clear()
        assert await sealed.successors.followed(NL, bep, link) is None
        assert sealed.asked[-1].startswith("Volgens deze link is jouw sleutel kwijt")
        sealed.answers[:] = ["follow"]
        there = await sealed.successors.followed(NL, piet, link)
        taken = await sealed.open_new_match(NL, arrived_of(sealed_links.read(there.fragment())), ready=lambda: None)
        assert taken.mine == {2}
        link = arrived_of(sealed_links.read(taken.fragment(full=True)))
        followed = await sealed.successors.followed(NL, bep, link)
        assert sealed.asked[-1].startswith("Op jouw plaats speelt daar een ander toestel.")
        assert not followed.mine and sealed_links.requested_seat(followed.extra_sections) == 2, "she may ask for it"
        without = await sealed.successors.gone_on(jan, [2])
        followed = await sealed.successors.followed(NL, bep, arrived_of(sealed_links.read(without.fragment())))
        assert sealed.asked[-1].startswith("De anderen zijn verder gegaan zonder jou")
        assert not followed.mine and sealed_links.requested_seat(followed.extra_sections) == 2

    async def who(*_: object, **__: object) -> int:
        return 2

    sealed.seat_choice.ask = who
    asyncio.run(page())


def test_who_takes_the_seat_anew_by_the_first_invitation_asks_for_it_too(sealed: Any) -> None:
    """The others see another key, her device sees that its own is worth nothing: both are told what to do."""
    party = Party("P", (0,), (1,))
    first = game(party.locals[0], 0).fragment()
    while party.locals[0].table.playing < 0:
        assert party.hop()
        first = first if party.sent > 1 else game(party.locals[0], 0).fragment()
    jan, piet = (game(local, seat) for seat, local in enumerate(party.locals))

    async def who(*_: object, **__: object) -> int:
        return 1

    sealed.seat_choice.ask = who

    async def page() -> None:
        new = await sealed.open_new_match(NL, arrived_of(sealed_links.read(first)), ready=lambda: None)
        assert new.mine == {1} and new.sealed.table.joined[1] != jan.sealed.table.joined[1]
        assert sealed.successors.asked_for(jan, arrived_of(sealed_links.read(new.fragment()))) == 1
        assert sealed.successors.asked_for(jan, arrived_of(sealed_links.read(piet.fragment()))) is None
        told = await sealed.go_on(NL, new, arrived_of(sealed_links.read(jan.fragment(full=True))))
        assert not told.mine and told.is_spectator and sealed_links.requested_seat(told.extra_sections) == 1
        with pytest.raises(Fault, match="taken"):
            await sealed.go_on(NL, jan, arrived_of(sealed_links.read(new.fragment())))
        forged = Party("P", (0,), (1,))  # the cheat writes the match anew with a key of another for the seat
        forged.locals[1] = SealedHistory(SMALL, forged.terms, {1: bytes([9]) * 32})
        while forged.locals[0].message_count() < 6:
            assert forged.hop()
        party.hop()
        assert party.locals[1].answered()
        with pytest.raises(Fault, match="taken"):  # who has been answered never gives up a key
            await sealed.go_on(
                "nl",
                game(party.locals[1], 1),
                arrived_of(sealed_links.read(game(forged.locals[0], 0).fragment(full=True))),
            )

    asyncio.run(page())


def test_going_on_without_somebody_is_offered_once_they_are_waited_for(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not before a link has gone to them, nor while they are here live; who lacks a key is offered the two ways back,
    and only to ask where a computer plays the seat now."""
    waiting, buttons = page_module("table.waiting"), list[str]()
    monkeypatch.setattr(waiting, "prompt", lambda _: None)
    monkeypatch.setattr(waiting, "button", lambda _, do, **__: do)
    monkeypatch.setattr(waiting, "clear_controls", lambda *shown: buttons.__setitem__(slice(None), shown))
    monkeypatch.setattr(waiting, "is_any_open", lambda: True)
    monkeypatch.setattr(waiting, "_moment", lambda lang, at: "now")
    party = Party("P", (0,), (1,), (2,))
    while party.locals[0].table.playing < 0 or party.locals[0].can_choose(0):
        assert party.hop()
    jan, reader = game(party.locals[0], 0), Reader(EN, [one.name for one in SEATS])

    def offered(kept: SavedGame, *, live: bool = False, gone: bool = False) -> list[str]:
        waiting.WaitingPanel(Session(kept), lambda _: live, lambda *_: None, lambda _: gone).show(reader)
        return buttons

    sent = SentState(Session(jan).own_turns(), 1)
    assert offered(jan) == ["send"]
    assert offered(jan, gone=True) == ["send", "gone"], "who was here and is gone"
    assert offered(jan._replace(sent=sent)) == ["send", "gone"]
    assert "gone" not in offered(jan._replace(sent=sent), live=True)
    more = sealed_links.with_seat_request((), 1)
    lost = game(party.watcher)._replace(is_spectator=True, extra_sections=more)
    assert offered(lost) == ["ask-deal", "backup-open"]
    seats = (lost.seats[0], lost.seats[1]._replace(kind="computer"), lost.seats[2])
    assert offered(lost._replace(seats=seats)) == ["ask-deal"]
    assert offered(lost._replace(extra_sections=())) == []


def test_who_was_left_out_is_asked_by_a_link_to_watch_too(sealed: Any) -> None:
    """That is what is sent of a table that has no free seat; also who missed the last links is asked, and told so."""
    party = Party("P", (0,), (1,), (2,))
    while party.locals[0].table.playing < 0:
        assert party.hop()
    late = game(party.locals[1].copy(), 1)
    while party.locals[0].table.playing < 1:
        assert party.hop()
    jan, bep = (game(party.locals[seat], seat) for seat in (0, 2))

    async def page() -> None:
        begun = await sealed.successors.gone_on(jan, [1])
        followed = await sealed.successors.followed(NL, bep, arrived_of(sealed_links.read(begun.fragment())))
        jan_on = await sealed.go_on(NL, begun, arrived_of(sealed_links.read(followed.fragment())))
        link = arrived_of(sealed_links.read(jan_on._replace(is_spectator=True).fragment(full=True)))
        await sealed.stored_games.save(Session(late).saved_game, late.fragment())
        sealed.asked.clear()
        back = await sealed.open_new_match(NL, link, ready=lambda: None)
        assert sealed.asked[-1].startswith("De anderen zijn verder gegaan zonder jou")
        assert "Dit toestel weet niet hoe het spel er dan voor staat" in sealed.asked[-1]
        assert "Jan is ermee begonnen" in sealed.asked[-1], "a full link still says who signed"
        assert not back.mine and sealed_links.requested_seat(back.extra_sections) == 1 and len(sealed.asked) == 1

    asyncio.run(page())


def test_a_game_that_is_done_with_stays_so_whatever_of_it_is_shown_later(sealed: Any) -> None:
    """Its table is put away after the game has gone on in another one."""
    party = Party("K", (0,), (1,))
    party.play(6)
    jan = game(party.locals[0], 0)

    async def page() -> tuple[int, ...]:
        await sealed.stored_games.save(jan, jan.fragment())
        await sealed.stored_games.mark_done(jan.key)
        await sealed.stored_games.save(jan._replace(shown_plies=3, awaited_seats=(1,)), jan.fragment())
        (entry,) = await sealed.stored_games.list_all()
        return tuple(entry.awaited_seats)

    assert asyncio.run(page()) == ()
