"""Tests of a game on a device, without a page: who is asked, whose hand is open, and what has been shown."""

import pytest
from kaartbord.bots import players
from kaartbord.games import GAMES
from kaartbord.match import claims, evening, link, match, merge
from kaartbord.match.link import Seat
from kaartbord.match.match import Play, Ply, choose, game_of, replay, take_back
from kaartbord.match.session import premoves
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.session import Session
from kaartbord.rules.protocol import Action
from support.plays import bot_play
from support.sessions import begun, chosen, session

HUMAN, COMPUTER = Seat("human", "", True), Seat("computer", "Anna", True)
AWAY = Seat("link", "Bep", True)


def alone(play: Play, **kept: object) -> Session:
    return session(play, HUMAN, COMPUTER, COMPUTER, COMPUTER, mine={0}, **kept)


def shared(play: Play) -> Session:
    return session(play, HUMAN, COMPUTER, HUMAN, COMPUTER, mine={0, 2})


# ---- who plays


def test_a_player_alone_is_addressed_and_keeps_the_hand_open() -> None:
    game = alone(begun())
    assert (game.only_local_seat, game.viewer, game.bottom_seat, game.local_seats) == (0, 0, 0, [0])


def test_on_a_shared_device_every_hand_is_closed() -> None:
    game = shared(begun())
    assert (game.only_local_seat, game.viewer, game.local_seats) == (None, None, [0, 2])


def test_a_seat_given_to_the_computer_is_no_longer_played_by_a_person_here() -> None:
    game = session(begun(), COMPUTER, HUMAN, COMPUTER, COMPUTER, mine={0, 1})
    assert game.local_seats == [1]
    assert game.can_choose_for(0) and game.can_choose_for(1)


def test_left_alone_on_a_shared_device_the_hand_stays_closed() -> None:
    game = shared(begun())
    game.set_players((HUMAN, COMPUTER, COMPUTER, COMPUTER), frozenset({0}))
    assert (game.only_local_seat, game.viewer, game.bottom_seat) == (0, None, 0)


def test_a_player_alone_who_changes_seats_sees_the_other_hand() -> None:
    game = alone(begun())
    game.set_players((COMPUTER, HUMAN, COMPUTER, COMPUTER), frozenset({1}))
    assert (game.viewer, game.bottom_seat) == (1, 1)


def test_a_device_that_looks_on_makes_no_choice() -> None:
    game = session(begun(), HUMAN, AWAY, COMPUTER, COMPUTER, mine=set(), is_spectator=True)
    assert not any(map(game.can_choose_for, range(4)))


def test_of_those_who_choose_unseen_a_player_here_is_asked_first() -> None:
    play = begun("O")
    assert len(play.pending) > 1
    here = play.pending[1].seat
    seats = [HUMAN if seat == here else AWAY for seat in range(4)]
    game = session(play, *seats, mine={here})
    assert game.asked_seat() == here
    assert set(game.awaited_remote_seats()) == {due.seat for due in play.pending} - {here}


@pytest.mark.parametrize(("code", "seats"), [("T", 3), ("T", 6), ("O", 4), ("O", 2)])
def test_all_may_give_from_one_link(code: str, seats: int) -> None:
    play = begun(code, seats)
    givers = [due.seat for due in play.pending]
    tables = [[HUMAN if at == seat else AWAY for at in range(seats)] for seat in givers]
    devices = [session(play, *table, mine={seat}) for seat, table in zip(givers, tables, strict=True)]
    for seat, device in zip(givers, devices, strict=True):
        assert device.asked_seat() == seat
        while seat in (due.seat for due in device.play.pending) and device.play.dealt == play.dealt:
            legal = device.game.legal(device.play.state, seat)
            device.update(OpenHistory(choose(device.play, seat, legal[-1])))
        assert not premoves.turn_returns(device), "the others' gifts do not wait for this one"
    links = [device.fragment for device in devices]
    for device in devices:
        for text in links:
            joined = merge.join_matches(device.match, link.decode_link(text).match)
            assert joined is not None
            device.update(OpenHistory(match.run_steps(match.replay_steps(joined, device.play))))
    assert len({device.match.choices for device in devices}) == 1
    choices = devices[0].match.choices
    assert len(choices) >= len(givers) and match.OPEN not in choices


def test_nobody_waits_for_a_link_from_the_computer() -> None:
    play = begun("O")
    seats = [HUMAN, COMPUTER, AWAY, COMPUTER]
    assert {due.seat for due in play.pending} == {0, 1, 2, 3}
    assert session(play, *seats, mine={0}).awaited_remote_seats() == [2]


def test_in_turn_the_first_is_asked_and_waited_for() -> None:
    play = begun()
    first = play.pending[0].seat
    seats = [AWAY if seat == first else HUMAN for seat in range(4)]
    game = session(play, *seats, mine=set(range(4)) - {first})
    assert game.asked_seat() == first
    assert game.awaited_remote_seats() == [first]


def test_only_seats_of_this_device_may_call_out_of_turn() -> None:
    play = begun("P")
    while len(owing := GAMES["P"].to_move(play.state)) < 2:
        play = chosen(play)
    later = owing[1]
    mine = session(play, *[HUMAN] * 4, mine={later})
    assert mine.local_interrupters() == [later]
    assert mine.interrupt_action(later) == (later, GAMES["P"].legal(play.state, later)[0])
    assert mine.interrupt_action(owing[0]) is None
    assert session(play, *[AWAY] * 4, mine=set()).local_interrupters() == []


@pytest.mark.parametrize("code", GAMES)
def test_own_turns_leave_out_what_is_forced(code: str) -> None:
    play = begun(code, choices=12)
    everybody = session(play, *[HUMAN] * 4, mine={0, 1, 2, 3})
    made = everybody.own_turns()
    assert made == 12 or not play.pending
    by_seat = [session(play, *[HUMAN] * 4, mine={seat}).own_turns() for seat in range(4)]
    assert sum(by_seat) == made > 0


# ---- until somebody has sat down

FREE = Seat("link", "", False)


def opened_on(mine: int, *, forced: str) -> Play:
    """A game of Keezbord in which the seats up to the first choice have forced turns: of the seat `mine` first of all
    ("own"), or of others only ("others")."""
    for seed in range(200):
        play = match.start_match("K", GAMES["K"].options({}), 4, seed)
        turns = [ply.seat for ply in play.plies if ply.forced and ply.seat >= 0]
        if len({*turns} - {mine}) > 1 and (turns[0] == mine) == (forced == "own"):
            return play
    raise AssertionError("no such game")


def waits_for(game: Session) -> int | None:
    """The free seat that the game waits for, if it does."""
    return next((seat for seat in game.awaited_remote_seats() if game.saved_game.is_free(seat)), None)


def show_all(game: Session) -> list[int]:
    """Show what can be shown; the seats whose turns that were."""
    shown = []
    while (ply := game.next_ply()) is not None:
        shown += [ply.seat] if ply.seat >= 0 else []
        game.playback.show_next()
    return shown


@pytest.mark.parametrize("layout", ["table", "screen"])
def test_no_forced_turn_is_played_of_a_seat_that_nobody_has_taken(layout: str) -> None:
    play = opened_on(0, forced="others")
    game = session(play, HUMAN, FREE, FREE, FREE, mine={0}, layout=layout)
    first = next(ply.seat for ply in play.plies if ply.seat >= 0)
    assert show_all(game) == []
    assert (waits_for(game), game.asked_seat(), game.awaited_remote_seats(), game.saved_game.awaited_seats) == (
        first,
        first,
        [first],
        (first,),
    )
    assert not game.can_choose_for(first) and game.local_interrupters() == []


def test_the_own_forced_turn_is_played_before_a_free_seat_is_waited_for() -> None:
    play = opened_on(0, forced="own")
    game = session(play, HUMAN, FREE, FREE, FREE, mine={0})
    assert show_all(game) == [0]
    assert waits_for(game) not in (None, 0)


def test_the_game_goes_on_once_the_seats_are_taken() -> None:
    play = opened_on(0, forced="others")
    game = session(play, HUMAN, FREE, FREE, FREE, mine={0})
    while (seat := waits_for(game)) is not None:
        game.set_players(claims.claim(game.seats, seat), game.mine)
        show_all(game)
    assert game.playback.shown_plies == len(play.plies)
    assert game.due_seats == GAMES["K"].to_move(play.state)


def test_all_devices_wait_for_the_same_free_seat_however_much_they_have_shown() -> None:
    play = opened_on(0, forced="others")
    seats = HUMAN, FREE, FREE, FREE._replace(claimed=True)
    devices = [
        session(play, *seats, mine={0}),
        session(play, *seats, mine={3}),
        session(play, *seats, mine=set()),
    ]
    devices += [session(play, *seats, mine={0}, shown_plies=len(play.plies))]
    assert len({waits_for(game) for game in devices}) == 1
    assert devices[-1].next_ply() is None


def test_a_seat_freed_later_holds_up_nothing_that_was_played_on_since() -> None:
    play = opened_on(0, forced="others")
    play = choose(play, play.pending[0].seat, GAMES["K"].legal(play.state, play.pending[0].seat)[0])
    game = session(play, FREE, FREE, FREE, FREE, mine=set())
    chosen_at = max(at for at, ply in enumerate(play.plies) if ply.seat >= 0 and not ply.forced)
    show_all(game)
    assert game.playback.shown_plies > chosen_at


def test_who_sat_here_before_on_the_same_evening_is_not_waited_for() -> None:
    night = evening.next_evening(evening.Evening(), bot_play({}, 4, seed=1))
    play = opened_on(0, forced="others")
    game = session(play, HUMAN, FREE, FREE, FREE, mine={0}, extra_sections=evening.to_sections((), night))
    show_all(game)
    assert game.playback.shown_plies == len(play.plies)


def test_a_game_that_is_over_waits_for_nobody() -> None:
    over = bot_play({}, 4, seed=1)
    game = session(over, FREE, FREE, FREE, FREE, mine=set())
    show_all(game)
    assert (game.awaited_remote_seats(), game.due_seats, game.playback.shown_plies) == ([], (), len(over.plies))


# ---- what is kept


def test_what_is_kept_opens_the_same_session() -> None:
    game = alone(begun(choices=5), shown_plies=3)
    again = Session(game.saved_game)
    assert again.saved_game == game.saved_game
    assert again.playback.shown_plies == 3


def test_more_cannot_have_been_shown_than_there_is() -> None:
    assert alone(begun(), shown_plies=99).playback.shown_plies == len(begun().plies)


def test_the_fragment_follows_play_and_people() -> None:
    game = alone(begun())
    first = game.fragment
    assert link.decode_link(first).match == game.match
    game.update(OpenHistory(chosen(game.play)))
    second = game.fragment
    assert link.decode_link(second).match == game.match
    game.set_players((HUMAN, AWAY, COMPUTER, COMPUTER), frozenset({0}))
    assert len({first, second, game.fragment}) == 3


# ---- what can be taken back


def people(_: object, seat: int) -> bool:
    """A person has the first seat."""
    return seat == 0


def played_until(code: str, choices: int) -> Play:
    """Return a game in which the person has made `choices` choices and is asked again."""
    play = begun(code)
    while choices or play.pending[0].seat:
        choices -= play.pending[0].seat == 0
        play = chosen(play)
    return play


@pytest.mark.parametrize("code", [code for code, game in GAMES.items() if not game.INFO.interrupts])
def test_taking_back_leads_from_question_to_question_to_the_first(code: str) -> None:
    game = alone(played_until(code, 2))
    game.saved_game = game.saved_game._replace(shown_plies=len(game.play.plies))
    for undone in range(1, 3):
        answer = game.last_undoable_ply(people)
        assert answer is not None
        game.update(OpenHistory(take_back(game.play, answer.choice_index)))
        assert (game.asked_seat(), game.match.undo_count) == (0, undone)
        assert game.playback.shown_plies == len(game.play.plies), "nothing is shown twice"
        assert game.shown_view() == game.view()
    assert game.last_undoable_ply(people) is None
    assert game.match == played_until(code, 0).match._replace(undo_count=2)


def test_a_forced_turn_is_no_answer() -> None:
    play = played_until("K", 1)
    while not (play.plies[-1].seat == 0 and play.plies[-1].forced):
        play = chosen(play)
    answer = alone(play).last_undoable_ply(people)
    assert answer is not None and not answer.forced


def test_of_toepen_a_card_with_no_choice_and_a_call_out_of_turn_are_no_answers() -> None:
    game = session(begun("P"), HUMAN, COMPUTER, COMPUTER, COMPUTER, mine={0})
    seen = set()
    for _ in range(200):
        play = game.play
        toep = [action for action in game.game.legal(play.state, 0) if action.kind == "toep"]
        out_of_turn = toep and game.local_interrupters() and "toep" not in seen
        if out_of_turn:
            game.update(OpenHistory(choose(play, 0, toep[0])))
            seen.add("toep")
        else:
            seat = play.pending[0].seat
            stays = [action for action in game.game.legal(play.state, seat) if action.kind != "fold"]
            game.update(OpenHistory(choose(play, seat, stays[0])))
        if (answer := game.last_undoable_ply(people)) is not None:
            assert game.game.to_move(answer.before)[0] == 0
            assert len(game.game.legal(answer.before, 0)) > 1
        if not game.due_seats:
            break
    assert "toep" in seen


def test_a_partner_who_is_moved_by_a_person_is_taken_back_too() -> None:
    play = chosen(begun("O"))
    last = play.plies[-1].seat
    game = session(play, *[HUMAN if seat == 3 - last else COMPUTER for seat in range(4)], mine={3 - last})
    assert game.last_undoable_ply(lambda _, seat: seat == 3 - last) is None
    answer = game.last_undoable_ply(lambda *_: True)
    assert answer is not None and answer.seat == last


@pytest.mark.parametrize(
    "seats",
    [
        (HUMAN, COMPUTER, AWAY, COMPUTER),
        (HUMAN, COMPUTER, HUMAN, COMPUTER),
        (HUMAN, COMPUTER, COMPUTER._replace(handovers=1), COMPUTER),
        (HUMAN._replace(handovers=1), COMPUTER, COMPUTER, COMPUTER),
    ],
)
def test_with_others_or_after_a_change_of_seats_nothing_is_taken_back(seats: tuple[Seat, ...]) -> None:
    play = played_until("K", 2)
    assert alone(play).last_undoable_ply(people) is not None
    mine = {seat for seat, who in enumerate(seats) if who.kind == "human"}
    assert session(play, *seats, mine=mine).last_undoable_ply(people) is None


def test_who_looks_on_takes_nothing_back() -> None:
    game = session(played_until("K", 2), HUMAN, *[COMPUTER] * 3, mine=set(), is_spectator=True)
    assert game.last_undoable_ply(people) is None


def test_once_it_was_taken_back_as_often_as_a_link_can_say_that_ends() -> None:
    play = played_until("K", 2)
    assert alone(replay(play.match._replace(undo_count=65535))).last_undoable_ply(people) is None


@pytest.mark.parametrize("code", GAMES)
def test_after_the_same_answer_the_computers_choose_the_same(code: str) -> None:
    seats = GAMES[code].INFO.seats[0]
    play = bot_play({}, seats, 5, code)
    answers = [ply for ply in play.plies if ply.seat == 0 and not ply.forced][:3]
    again = take_back(play, answers[-1].choice_index)
    while len(again.match.choices) < min(len(play.match.choices), answers[-1].choice_index + 12):
        seat = again.pending[0].seat
        view = game_of(again.match).view(again.state, seat)
        again = choose(again, seat, players.choose(code, view, seat, "firm"))
    assert again.match.choices == play.match.choices[: len(again.match.choices)]


def test_a_choice_made_unseen_that_was_taken_back_is_not_shown_again() -> None:
    play = begun("O")
    last = play.pending[-1].seat
    game = session(play, *[HUMAN if seat == last else AWAY for seat in range(4)], mine={last})
    game.update(OpenHistory(choose(play, last, GAMES["O"].legal(play.state, last)[0])))
    game.saved_game = game.saved_game._replace(shown_plies=len(game.play.plies))
    game.update(OpenHistory(take_back(game.play, 0)))
    assert game.playback.shown_plies == len(game.play.plies)
    assert game.shown_view() == game.view()


def test_a_game_is_opening_until_somebody_here_has_chosen() -> None:
    game = alone(begun(choices=12))
    first = next(i for i, ply in enumerate(game.play.plies) if ply.seat == 0 and not ply.forced)
    assert any(ply.seat == 0 for ply in game.play.plies[:first]), "a forced turn comes before it"
    game.saved_game = game.saved_game._replace(shown_plies=first)
    assert game.is_before_first_choice()
    game.saved_game = game.saved_game._replace(shown_plies=first + 1)
    assert not game.is_before_first_choice()


def test_for_who_looks_on_no_game_is_opening() -> None:
    assert not session(begun(), *[COMPUTER] * 4, mine=set()).is_before_first_choice()


# ---- what is forced


def forced_turns(code: str, seat: int, seed: int) -> list[tuple[str, int]]:
    """The forced turns that the player of a seat is shown as theirs, of a game that everybody plays firmly."""
    play = match.start_match(code, GAMES[code].options({}), 4, seed)
    for _ in range(80):
        if not play.pending:
            break
        asked = play.pending[0].seat
        view = GAMES[code].view(play.state, asked)
        play = choose(play, asked, players.choose(code, view, asked, "firm"))
    game, shown = session(play, *[HUMAN] * 4, mine={seat}), []
    for ply in play.plies:
        if game.forced_turn() == seat:
            shown.append((ply.action.kind, game.playback.shown_plies))
        game.playback.show_next()
    assert game.forced_turn() is None, "all has been shown"
    return shown


@pytest.mark.parametrize(
    ("code", "seed", "kinds"),
    [
        ("K", 0, {"play", "discard"}),
        ("T", 0, {"play", "discard"}),
        ("P", 11, {"whistle"}),
        ("O", 0, {"card"}),
        ("L", 0, {"card"}),
    ],
)
def test_forced_turns_of_a_player_here_are_shown_as_theirs(code: str, seed: int, kinds: set[str]) -> None:
    turns = [turn for seat in range(4) for turn in forced_turns(code, seat, seed)]
    assert {kind for kind, _ in turns} == kinds


def test_what_the_computer_or_chance_is_forced_to_is_nobodys_turn() -> None:
    play, elsewhere = begun(choices=30), set()
    nobody = session(play, *[COMPUTER] * 4, mine={0, 1, 2, 3})
    others = session(play, *[AWAY] * 4, mine=set())
    for _ in play.plies:
        assert nobody.forced_turn() is None
        elsewhere.add(others.forced_turn())
        nobody.playback.show_next()
        others.playback.show_next()
    assert elsewhere - {None} == {ply.seat for ply in play.plies if ply.forced and ply.seat >= 0}


def test_several_of_one_kind_in_a_row_are_one_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["K"], "events", lambda *_: ["something"])
    card = Ply(None, 0, Action("card", b"a"), None, choice_index=3, radix=1)
    plies = [card, card, card._replace(action=Action("discard")), card._replace(seat=1), card]
    game = alone(begun())
    game.saved_game = game.saved_game._replace(history=OpenHistory(game.play._replace(plies=tuple(plies))))
    turns = []
    for _ in plies:
        turns.append(game.forced_turn() is not None)
        game.playback.show_next()
    assert turns == [True, False, True, False, True]


# ---- what is shown


def test_all_plies_are_shown_in_order() -> None:
    game = alone(begun(choices=4))
    seen = []
    while (ply := game.next_ply()) is not None:
        seen.append(ply)
        assert not game.playback.skip_if_shown(ply)
        game.playback.show_next()
    assert seen == list(game.play.plies)
    assert game.playback.plies == game.play.plies


def test_the_view_shows_no_other_hand() -> None:
    game = alone(begun())
    assert game.view() == game.game.view(game.play.state, 0)
    assert game.view() != game.play.state


def test_what_stands_on_the_table_is_what_has_been_shown() -> None:
    game = alone(begun(choices=4))
    assert game.shown_view() == game.game.view(game.play.plies[0].before, 0)
    game.saved_game = game.saved_game._replace(shown_plies=3)
    assert game.shown_view() == game.game.view(game.play.plies[2].after, 0)


@pytest.mark.parametrize(("wanted", "at"), [(-5, 0), (2, 2), (999, None)])
def test_looking_back_stays_within_the_game(wanted: int, at: int | None) -> None:
    game = alone(begun(choices=4))
    game.playback.show_replay(wanted)
    assert game.playback.replay_ply == (len(game.play.plies) if at is None else at)
    assert game.playback.plies == game.play.plies[: game.playback.replay_ply]
    after = (
        game.play.plies[game.playback.replay_ply - 1].after if game.playback.replay_ply else game.play.plies[0].before
    )
    assert game.shown_view() == game.game.view(after, 0)


def test_a_choice_made_unseen_is_not_shown_twice() -> None:
    """The last of those who choose unseen is known here first; what the others chose comes later."""
    play = begun("O")
    last = play.pending[-1].seat
    game = session(play, *[HUMAN if seat == last else AWAY for seat in range(4)], mine={last})
    game.saved_game = game.saved_game._replace(shown_plies=len(play.plies))
    ours = choose(play, last, GAMES["O"].legal(play.state, last)[0])
    game.update(OpenHistory(ours))
    while game.next_ply() is not None:
        game.playback.show_next()
    known = game.shown_view()
    first = ours.pending[0].seat
    game.update(OpenHistory(choose(ours, first, GAMES["O"].legal(ours.state, first)[0])))
    assert game.shown_view() == known, "what was shown stays"
    passed, shown = 0, 0
    while (ply := game.next_ply()) is not None:
        if game.playback.skip_if_shown(ply):
            passed += 1
        else:
            shown += 1
            game.playback.show_next()
    assert (passed, shown) == (1, 1)


def test_a_history_that_parts_is_shown_from_where_it_does() -> None:
    play = begun(choices=3)
    game = alone(chosen(play))
    game.saved_game = game.saved_game._replace(shown_plies=len(game.play.plies))
    seat = play.pending[0].seat
    other = choose(play, seat, GAMES["K"].legal(play.state, seat)[-1])
    game.update(OpenHistory(other))
    assert game.playback.shown_plies <= len(play.plies)
    assert game.play is other


def test_chances_are_forgotten_when_the_game_goes_on() -> None:
    game = alone(begun())
    game.chances[0] = (0.5, 0.5)
    game.update(OpenHistory(chosen(game.play)))
    assert game.chances == {}


def test_a_big_screen_closes_every_hand_and_asks_nobody() -> None:
    game = alone(begun())
    assert (game.viewer, game.local_seats) == (0, [0])
    game.set_layout("screen")
    assert (game.viewer, game.local_seats, game.mine) == (None, [], {0})
    assert not game.can_choose_for(0)
    assert game.can_choose_for(1)  # the computer's
    game.set_players(game.seats, frozenset({0, 1}))
    assert game.viewer is None
    assert Session(game.saved_game).viewer is None
    game.set_players(game.seats, frozenset({0}))
    game.set_layout("table")
    assert (game.viewer, game.local_seats) == (0, [0])


def test_cards_that_become_known_are_no_other_history() -> None:
    play = begun("T", choices=6)
    closed = [ply._replace(action=ply.action._replace(cards=bytes(len(ply.action.cards)))) for ply in play.plies]
    unknown = play._replace(plies=tuple(closed))
    assert merge.unchanged_but_for_cards(unknown, play) == len(play.plies)
    other = play.plies[-1]._replace(seat=play.plies[-1].seat ^ 1)
    assert merge.unchanged_but_for_cards(unknown, play._replace(plies=(*play.plies[:-1], other))) == len(closed) - 1
    assert merge.unchanged_but_for_cards(unknown, play._replace(plies=play.plies[:3])) == 3


def test_nobody_need_sit_down_for_a_turn_of_which_nothing_comes() -> None:
    """At Toepen who holds no three alike draws no card: that they cannot is no turn of theirs."""
    play, free = begun("P", 3, 3), Seat("link", "", False)
    since = play.plies[max(at for at, ply in enumerate(play.plies) if ply.radix > 1) + 1 :]
    assert {ply.seat for ply in since if ply.forced} > {0}
    assert play.state.phase == "wash"
    game = session(play, HUMAN, free, free, mine={0})
    assert game.due_seats == game.game.to_move(play.state)
