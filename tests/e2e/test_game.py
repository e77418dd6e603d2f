"""Games by mouse against the computer, and all that a person can do on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.games import keezbord
from kaartbord.games.race.words import moves as race_moves
from kaartbord.games.race.words import phrases as words
from kaartbord.match import link, match, rounds
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from kaartbord.scene import choosing
from kaartbord.text import phrasebooks
from kaartbord.text.reader import Reader
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import DESK, PHONE, App, Devices, wait_ready
from support.browser.sharing import give_seat
from support.catalogue import NL
from support.long import long

PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Bep")


def my_turn_with(hope: Callable[[Play], bool], **options: Any) -> Play:
    """A match for four at a turn of mine at which something holds."""
    for seed in range(100):
        try:
            return player.play_on(player.new(4, seed, **options), lambda play: player.to_move(play) == 0 and hope(play))
        except AssertionError:
            continue
    raise AssertionError("no match in which this happens")


def take_back(desk: App, question: Play) -> None:
    """Take the first answer back by key, have it back after all, and take it back in the bar."""
    player.wait(desk, "ask")
    answered = player.play_of(desk)
    desk.keyboard.press("Control+z")
    player.wait_stands(desk, question.match._replace(undo_count=1))
    expect(desk.locator("#toasts")).to_contain_text("Je zet is teruggenomen.")
    desk.locator("#toasts").get_by_role("button", name="Toch spelen").click()
    player.wait_stands(desk, answered.match._replace(undo_count=1))
    expect(desk.locator("#toasts .toast")).to_have_count(0)
    player.wait(desk, "ask")
    desk.locator("#undo").click()
    player.wait_stands(desk, question.match._replace(undo_count=2))
    player.wait(desk, "ask")
    expect(desk.page).to_have_title("Jouw beurt · Keezbord")


@pytest.mark.parametrize("whole", [False, *long(True)])
def test_a_game_by_mouse(desk: App, whole: bool) -> None:
    desk.open()
    player.quick(desk)
    if whole:
        player.start(desk)
    else:
        late = player.near_the_end(player.new(4, 3), 10, (0,))
        player.open_link(desk, player.table_link(late, *PEOPLE))
        desk.locator("dialog [data-do=answer][data-arg='0']").click()
    wishes: list[player.Wish] = [player.is_split, player.is_swap]
    turns = 0
    while player.wait(desk, "ask", "over") == "ask":
        play = player.play_of(desk)
        assert player.to_move(play) == 0
        player.take(desk, player.choose(play, wishes))
        turns += 1
        if turns == 1:
            take_back(desk, play)
    play = player.play_of(desk)
    assert player.to_move(play) == -1
    assert turns >= 2
    winners = keezbord.score(play.state).winners
    dialog = desk.locator("dialog.over")
    names = [seat.name for seat in player.shared(desk).seats]
    expect(dialog.locator("h2")).to_have_text(words.headline(Reader(NL, names, 0), play.state))
    expect(dialog.locator(".score-home").nth(winners[0])).to_have_text("8 van 8")
    expect(dialog).to_contain_text(f"{play.state.deals} rondes")
    expect(dialog.locator(".undone")).to_have_text("2 zetten teruggenomen")

    # The link of the end goes on in the lobby, in a replay and in a new game.
    dialog.locator("[data-arg=replay]").click()
    expect(desk.locator("#replay-count")).to_have_text(f"0 van {len(play.plies)}")
    desk.locator("#replay-at").fill(str(len(play.plies) // 2))
    expect(desk.locator("#replay-count")).to_have_text(f"{len(play.plies) // 2} van {len(play.plies)}")
    desk.locator("[data-do=replay-step][data-arg='1']").click()
    expect(desk.locator("#replay-count")).to_have_text(f"{len(play.plies) // 2 + 1} van {len(play.plies)}")
    desk.keyboard.press("PageUp")
    next_deal = rounds.next_start(play.plies, len(play.plies) // 2 + 1)
    expect(desk.locator("#replay-count")).to_have_text(f"{next_deal} van {len(play.plies)}")
    desk.locator("[data-do=replay-round][data-arg=before]").click()
    deal_before = rounds.previous_start(play.plies, next_deal)
    expect(desk.locator("#replay-count")).to_have_text(f"{deal_before} van {len(play.plies)}")
    expect(desk.page).to_have_title("Keezbord")
    expect(desk.locator("#replay .undone")).to_have_text("2 zetten teruggenomen")
    desk.locator("[data-do=replay-close]").click()
    expect(desk.page).to_have_title("Afgelopen · Keezbord")
    desk.locator("dialog.over [data-arg=again]").click()
    player.wait(desk, "ask")
    assert player.play_of(desk).match.seed != play.match.seed


def leaves_a_choice(play: Play, action: Action) -> bool:
    """Return whether a seven is split, and its rest can be walked in several ways once its first part is chosen."""
    if not player.is_split(play, action):
        return False
    picked = choosing.PartialTurn(action.cards[0], tuple(player.parts(play, action)[:1]))
    return len(choosing.candidates(player.legal(play), picked, play.state.table.ring.yard)) > 1


def test_a_seven_in_two_parts_and_back(desk: App) -> None:
    play = my_turn_with(lambda p: any(leaves_a_choice(p, a) for a in player.legal(p)))
    split = next(a for a in player.legal(play) if leaves_a_choice(play, a))
    player.sit_down(desk, play, *PEOPLE)
    player.wait(desk, "ask")
    player.press_card(desk, play, split.cards[0])
    board = player.Board(desk, play, 0)
    (pawn, to), (other, _) = player.parts(play, split)
    yard = play.state.table.ring.yard
    assert choosing.autopick(player.legal(play), choosing.PartialTurn(split.cards[0]), yard).pawn < 0
    expect(desk.locator("#prompt")).to_have_text("Kies een pion: 7 vooruit, of verdeeld over twee pionnen.")
    desk.mouse.click(*board.at(pawn, play.state.pawns[pawn]))
    expect(desk.locator("#prompt")).to_have_text("Kies waar de 7 heen gaat.")
    desk.mouse.click(*board.at(pawn, to))
    expect(desk.locator("#actions [data-do=confirm]")).to_have_attribute("aria-disabled", "true")

    # Nothing is played yet, and every part can be taken back.
    assert player.play_of(desk).match == play.match
    while desk.locator("[data-do=part-back]").count():
        desk.locator("[data-do=part-back]").click()
    expect(desk.locator("#prompt")).to_contain_text("Kies een kaart")
    assert player.play_of(desk).match == play.match
    assert other != pawn

    after = player.take(desk, split)
    assert after.plies[len(play.plies)].action == split


def test_a_swap_by_mouse_is_confirmed(desk: App) -> None:
    play = my_turn_with(lambda p: any(player.is_swap(p, a) for a in player.legal(p)))
    swap = next(a for a in player.legal(play) if player.is_swap(play, a))
    player.sit_down(desk, play, *PEOPLE)
    player.wait(desk, "ask")
    player.press_card(desk, play, swap.cards[0])
    board, (pawn, to) = player.Board(desk, play, 0), player.parts(play, swap)[0]
    desk.mouse.click(*board.at(pawn, play.state.pawns[pawn]))
    desk.mouse.click(*board.at(pawn, to))
    expect(desk.locator("#prompt")).to_have_text("Klaar? Leg de boer.")
    assert player.play_of(desk).match == play.match
    desk.locator("#actions [data-do=confirm]:not([aria-disabled])").click()
    after = player.wait_moved(desk, play.match)
    assert after.plies[len(play.plies)].action == swap
    expect(desk.locator("#log")).to_contain_text(told(play, after, len(play.plies)))


def told(before: Play, play: Play, ply: int) -> str:
    """The sentence of the log about a ply, as its player reads it."""
    names = [person.partition(":")[2] for person in PEOPLE]
    one = play.plies[ply]
    here, there = keezbord.view(one.before, None), keezbord.view(one.after, None)
    seen = keezbord.seen(one.before, one.seat, one.action, None)
    return race_moves.describe_ply(Reader(NL, names, 0), here, keezbord.events(here, one.seat, seen, there))


def test_an_unplayable_card_gives_its_reason(desk: App) -> None:
    def stuck(play: Play) -> list[int]:
        ranks = {a.cards[0] >> 2 for a in player.legal(play) if a.kind == "play"}
        return [card for card in play.state.hands[0] if ranks and card >> 2 not in ranks]

    play = my_turn_with(lambda p: bool(stuck(p)))
    card = stuck(play)[0]
    reason = words.likeliest_refusal(keezbord.view(play.state, 0), 0, card)
    player.sit_down(desk, play, *PEOPLE)
    player.wait(desk, "ask")
    player.press_card(desk, play, card, dead=True)
    names = [person.partition(":")[2] for person in PEOPLE]
    view = keezbord.view(play.state, 0)
    expect(desk.locator("#prompt.bad > span")).to_have_text(words.refusal_text(Reader(NL, names, 0), view, reason))
    desk.locator("#prompt [data-do=rule]").click()
    heading = desk.locator(f"dialog #rule-{phrasebooks.refusal_paragraph('K', reason.rule)}")
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()

    # On paper there is the sheet alone, or the table with its whole log, and nothing to press.
    desk.emulate_media(media="print")
    expect(heading).to_be_visible()
    for gone in ("#table", "dialog [data-do=close-dialog]"):
        expect(desk.locator(gone).first).to_be_hidden()
    desk.emulate_media(media="screen")
    desk.keyboard.press("Escape")
    expect(desk.locator("dialog")).to_have_count(0)
    desk.emulate_media(media="print")
    board, log = desk.locator("#board").bounding_box(), desk.locator("#log").bounding_box()
    assert board["y"] + board["height"] <= log["y"]
    assert log["y"] + log["height"] <= desk.evaluate("document.documentElement.scrollHeight")
    expect(desk.locator("#table button:visible:not(.term)")).to_have_count(0)
    desk.emulate_media(media="screen")
    assert player.play_of(desk).match == play.match


def test_a_thrown_away_hand_is_told(desk: App) -> None:
    def thrown(play: Play) -> int:
        """The first ply after the next sensible turn at which somebody has nothing to do but throw away."""
        after = match.choose(play, 0, player.choose(play))
        news = enumerate(after.plies[len(play.plies) :], len(play.plies))
        return next((i for i, ply in news if ply.forced and ply.action.kind == "discard"), -1)

    play = my_turn_with(lambda p: thrown(p) >= 0)
    ply = thrown(play)
    player.sit_down(desk, play, *PEOPLE)
    player.wait(desk, "ask")
    after = player.take(desk, player.choose(play))
    expect(desk.locator("#log")).to_contain_text(told(play, after, ply), timeout=player.WAIT_MS)


def test_reload_and_back_lose_nothing(desk: App) -> None:
    desk.open()
    player.quick(desk)
    player.start(desk)
    for _ in range(2):
        player.wait(desk, "ask")
        player.take(desk, player.choose(player.play_of(desk)))
    player.wait(desk, "ask")
    before = player.shared(desk)

    desk.reload()
    wait_ready(desk)
    player.wait(desk, "ask")
    assert player.shared(desk) == before
    expect(desk.locator("#prompt")).to_be_focused()
    expect(desk.locator("#prompt")).to_have_css("outline-style", "none")
    desk.keyboard.press("Shift")
    expect(desk.locator("#prompt")).to_have_css("outline-style", "solid")

    desk.evaluate("history.back()")
    expect(desk.locator("#resume")).to_contain_text("Jouw beurt")
    desk.evaluate("history.forward()")
    player.wait(desk, "ask")
    assert player.shared(desk) == before

    desk.locator("[data-do=leave]").click()
    desk.locator("#resume [data-do=lobby-open]").click()
    player.wait(desk, "ask")
    assert player.shared(desk) == before
    player.take(desk, player.choose(player.play_of(desk)))

    # A second game does not push out the first, and one that is removed is asked about.
    player.wait(desk, "ask")
    newest = player.shared(desk)
    desk.locator("[data-do=leave]").click()
    player.start(desk)
    player.wait(desk, "ask")
    desk.locator("[data-do=leave]").click()
    expect(desk.locator("#games-kept li")).to_have_count(1)
    desk.locator("#games-kept [data-do=lobby-forget]").click()
    desk.locator("dialog [data-arg=keep]").click()
    desk.locator("#games-kept [data-do=lobby-open]").click()
    player.wait(desk, "ask")
    assert player.shared(desk) == newest
    desk.locator("[data-do=leave]").click()
    desk.locator("#games-kept [data-do=lobby-forget]").click()
    desk.locator("dialog [data-arg=forget]").click()
    expect(desk.locator("#games-kept li")).to_have_count(0)


@pytest.mark.long
def test_a_seat_goes_to_the_computer_and_back(desk: App) -> None:
    play = player.play_on(player.new(4, 3), lambda p: len(p.match.choices) > 20 and player.to_move(p) == 0)
    player.sit_down(desk, play, *PEOPLE)
    player.wait(desk, "ask")
    give_seat(desk, 0, "computer")
    own = len(play.match.choices)
    player.wait_moved(desk, play.match)
    desk.wait_for_function(
        f"document.querySelectorAll('#log li').length > {len(play.plies[-60:]) // 4}", timeout=player.WAIT_MS
    )
    assert player.shared(desk).seats[0].kind == "computer"
    give_seat(desk, 0, "here")
    player.wait(desk, "ask")
    play = player.play_of(desk)
    assert player.to_move(play) == 0
    assert len(play.match.choices) > own
    player.take(desk, player.choose(play))
    assert player.shared(desk).seats[0].kind == "human"


@pytest.mark.parametrize(("seats", "viewport"), [(2, PHONE), *long((6, PHONE), (6, DESK), (8, DESK))])
def test_other_numbers_of_seats(devices: Devices, seats: int, viewport: dict[str, int]) -> None:
    app = devices(viewport=viewport, reduced_motion="reduce").open()
    player.quick(app)
    player.start(app, seats=seats)
    for _ in range(2):
        player.wait(app, "ask")
        play = player.play_of(app)
        assert play.match.seats == seats
        player.take(app, player.choose(play))
    expect(app.locator("#plates .plate")).to_have_count(seats)


@pytest.mark.long
def test_all_house_rules_changed(desk: App) -> None:
    usual = keezbord.options({})
    changed = {o.name: next(v for v in o.values if v != o.values[0]) for o in keezbord.INFO.options}
    desk.open()
    player.quick(desk)
    desk.locator("#play-keezbord").click()
    player.know(desk)
    player.change_rules(desk, changed)
    for name in changed:
        expect(desk.locator("#rules-summary")).to_contain_text(phrasebooks.option_label(NL, "K", name))
    desk.locator("#setup-start").click()
    player.wait(desk, "ask")
    assert player.play_of(desk).match.options == keezbord.options(changed) != usual
    for _ in range(3):
        player.wait(desk, "ask")
        player.take(desk, player.choose(player.play_of(desk)))

    # What was chosen stands ready the next time, and one press goes back to the preset.
    desk.locator("[data-do=leave]").click()
    desk.locator("#play-keezbord").click()
    expect(desk.locator("#rules-summary li")).to_have_count(len(changed))
    desk.locator(".rules-panel summary").click()
    desk.locator("label:has(#preset-NK)").click()
    expect(desk.locator("dialog")).to_contain_text("vervallen")
    desk.keyboard.press("Escape")
    expect(desk.locator("#preset-Keezbord")).to_be_checked()
    expect(desk.locator("#rules-summary li")).to_have_count(len(changed))
    desk.locator("#preset-back").click()
    expect(desk.locator("#rules-summary li")).to_have_count(0)


def test_the_link_in_the_address_is_the_match(desk: App) -> None:
    play = my_turn_with(lambda p: len(p.match.choices) > 8)
    player.sit_down(desk, play, *PEOPLE)
    player.wait(desk, "ask")
    told = player.shared(desk)
    assert told.match == play.match
    assert [seat.name for seat in told.seats] == ["Jij", "Wim", "Anna", "Bep"]
    assert link.decode(desk.url) == play.match
    after = player.take_from_list(desk, player.legal(play)[-1])
    assert after.plies[len(play.plies)].action == player.legal(play)[-1]


def test_of_two_equal_cards_the_one_that_was_taken_is_raised(devices: Devices) -> None:
    play = player.new(6, 13)
    first, second = [place for place, card in enumerate(play.state.hands[0]) if card >> 2 == 9]
    app = devices(reduced_motion="reduce")
    player.sit_down(app, play, "link:Jij", *[f"computer:{name}" for name in ("Wim", "Anna", "Bep", "Jo", "Kees")])
    player.wait(app, "ask")
    cards = app.locator("#hand .card")

    def raised() -> list[int]:
        return [place for place in range(4) if cards.nth(place).get_attribute("aria-pressed") == "true"]

    cards.nth(second).click()
    assert raised() == [second]
    cards.nth(first).click()
    assert raised() == [first]
    cards.nth(first).press("9")
    app.keyboard.press("Enter")
    assert raised() == [second]
    while raised():
        app.locator("[data-do=part-back]").click()
    app.reload()
    wait_ready(app)
    player.wait(app, "ask")
    assert raised() == []
    cards.nth(second).click()
    assert raised() == [second]
    cards.nth(second).click()
    player.wait_moved(app, play.match)
