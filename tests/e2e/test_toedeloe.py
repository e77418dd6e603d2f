"""ToedeLoe on the page: numbers chosen by tapping, a joker's choices, the rows, a game."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from kaartbord.games import toedeloe
from kaartbord.games.toedeloe.rules.board import CELLS
from kaartbord.games.toedeloe.rules.state import EMPTY, GREY, SCORE, TRICK
from kaartbord.games.toedeloe.rules.taking import current_value, trick_value
from kaartbord.games.toedeloe.scene import partial_placement
from kaartbord.games.toedeloe.scene.partial_placement import PartialPlacement
from kaartbord.games.toedeloe.words import phrases as words
from kaartbord.games.toedeloe.words import prompts as toedeloe_ask
from kaartbord.games.tricks.scene.chooser import sort_hand
from kaartbord.match.match import Play
from kaartbord.rules.cards import in_first_pack
from kaartbord.rules.protocol import Action
from kaartbord.scene import hit_testing
from kaartbord.text import people
from kaartbord.text.reader import Reader
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import DESK, PHONE, App, Devices, axe_findings
from support.browser.toedeloe import confirm, take, tap
from support.catalogue import NL
from support.long import long

PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Truus")


def played(play: Play) -> bool:
    return play.state.phase == TRICK and len(play.state.takers) == 3 and toedeloe.current_lead(play.state) >= 0


def scored(play: Play) -> bool:
    return play.state.phase == SCORE and play.state.deals > 1


@cache
def king() -> Play:
    """A trick of 13, to be split."""
    return player.where("L", lambda p: scored(p) and current_value(p.state) == 13 and len(player.legal(p)) > 30)


@cache
def joker() -> Play:
    """A joker's trick with all three choices, and a green pawn that stands on the board."""
    return player.where(
        "L",
        lambda p: (
            scored(p)
            and {a.kind for a in player.legal(p)} == {"green", "back", "place"}
            and len({a.placements[0][0] for a in player.legal(p) if a.kind == "green"}) > 1
        ),
    )


def sit(app: App, play: Play) -> None:
    player.sit_down(app, play, *PEOPLE)
    player.wait(app, "ask")


def changes(play: Play, action: Action) -> list[str]:
    """Return what the page should say about the rows."""
    then = toedeloe.apply(play.state, 0, action)
    return toedeloe_ask.row_changes(Reader(NL, (), 0), play.state, then).split("\n")


def test_a_split_is_tapped_in_either_order_with_what_it_does_to_the_rows(phone: App) -> None:
    play = king()
    split = next(
        a
        for a in player.legal(play)
        if len(a.placements) == 2 and words.format_text(NL, "preview.same") not in changes(play, a)
    )
    first, second = (cell for _, cell in split.placements)
    number = play.state.table.numbers
    sit(phone, play)
    expect(phone.locator("#prompt")).to_have_text(words.first_prompt(NL, play.state))

    # The list of all draws where each goes.
    phone.locator("[data-do=others]").click()
    drawn = phone.locator(f".uses [data-arg='{list(player.legal(play)).index(split)}'] .field-map > span")
    expect(drawn).to_have_count(2)
    phone.locator("dialog [data-do=close-dialog]").click()

    # A tap between two numbers enlarges both, and the one that was meant is tapped there.
    assert {second - 1, second} <= set(partial_placement.next_cells(player.legal(play), PartialPlacement()))
    pitch, lens = tap(phone, play, second, -0.5), phone.locator(".lens")
    expect(lens).to_be_visible()
    expect(phone.locator("#prompt")).to_have_text(words.first_prompt(NL, play.state))
    box = lens.bounding_box()
    assert box is not None
    half = box["width"] / 2
    lens.click(position={"x": half + 0.5 * hit_testing.MIN_MAGNIFICATION * pitch, "y": half})
    expect(lens).to_be_hidden()
    expect(phone.locator("#prompt")).to_contain_text(f"{number[second]} ligt. Kies nu een {number[first]}")
    gold = phone.locator("#actions [data-do=confirm]")
    expect(gold).to_have_attribute("aria-disabled", "true")
    expect(gold).to_have_text(toedeloe_ask.confirm_label(NL, play.state, split, "", ()))
    fitting = partial_placement.next_cells(player.legal(play), PartialPlacement("place", (second,)))
    tap(phone, play, next(cell for cell in range(CELLS) if cell not in (*fitting, second)))
    expect(phone.locator("#prompt.bad [data-do=rule]")).to_be_visible()
    tap(phone, play, first)
    for line in changes(play, split):
        expect(phone.locator("#prompt")).to_contain_text(line)
    expect(gold).not_to_have_attribute("aria-disabled", "true")
    phone.locator("[data-do=part-back]").click()
    expect(gold).to_have_attribute("aria-disabled", "true")
    tap(phone, play, first)
    assert confirm(phone, play) == split


@pytest.mark.parametrize("size", [(360, 640), *long(((390, 844),), ((1024, 768),), ((1366, 625),), ((740, 360),))])
def test_an_announcement_covers_no_number(devices: Devices, size: tuple[int, int]) -> None:
    app = devices(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    sit(app, king())
    apart, inside = app.evaluate(
        """words => {
             const banner = document.querySelector(".banner");
             banner.hidden = false;
             banner.textContent = words;
             const { bottom, top, left, right } = banner.getBoundingClientRect();
             const board = document.querySelector(".team-board").getBoundingClientRect();
             const inside = top > -2 && left >= 0 && right <= innerWidth;
             return [bottom <= board.top + 1 || left > board.right, inside];
           }""",
        "Straf: jullie 11, zij 9",
    )
    assert (apart, inside) == (True, True)


def test_a_joker_moves_a_green_pawn(phone: App) -> None:
    play = joker()
    source = next(a.placements[0][0] for a in reversed(player.legal(play)) if a.kind == "green")
    action = next(
        a
        for a in player.legal(play)
        if a.kind == "green" and a.placements[0][0] == source and play.state.cells[a.placements[0][1]] == GREY
    )
    to = action.placements[0][1]
    sit(phone, play)
    expect(phone.locator("[data-do=chip]")).to_have_count(3)
    phone.locator("[data-do=chip][data-arg=green]").click()
    expect(phone.locator("#prompt")).to_have_text(words.format_text(NL, "ask.green.from"))
    tap(phone, play, source)
    expect(phone.locator("#prompt")).to_have_text(words.format_text(NL, "ask.green.to"))
    tap(phone, play, to)
    expect(phone.locator("#prompt")).to_contain_text("een pion van grijs gaat eraf")
    for line in changes(play, action):
        expect(phone.locator("#prompt")).to_contain_text(line)
    assert confirm(phone, play) == action


@pytest.mark.long
def test_a_joker_steps_back_or_lays_a_pair(desk: App) -> None:
    play = joker()
    sit(desk, play)
    desk.locator("[data-do=chip][data-arg=place]").click()
    pair = next(a for a in reversed(player.legal(play)) if a.kind == "place")
    for _, cell in pair.placements:
        tap(desk, play, cell)
    gold = desk.locator("#actions [data-do=confirm]")
    expect(gold).to_have_text(toedeloe_ask.confirm_label(NL, play.state, pair, "", ()))
    for _ in range(3):
        desk.locator("[data-do=part-back]").click()
    expect(desk.locator("[data-do=part-back]")).to_have_count(0)
    desk.locator("[data-do=chip][data-arg=back]").click()
    expect(gold).to_have_text(words.format_text(NL, "do.back"))
    assert confirm(desk, play).kind == "back"


def test_a_card_that_does_not_follow_is_refused_and_nobody_s_cards_are_seen(phone: App) -> None:
    play = player.where(
        "L",
        lambda p: (
            p.state.phase == TRICK
            and p.state.deals == 1
            and any(r.rule == "follow" for r in toedeloe.refusals(p.state, 0))
        ),
    )
    reason = next(r for r in toedeloe.refusals(play.state, 0) if r.rule == "follow")
    sit(phone, play)
    text, view = player.all_text(phone), toedeloe.view(play.state, 0)
    lying = b"".join((*view.hands, *view.played))
    seen = {people.card_name(NL, in_first_pack(card)) for card in lying if card}
    hidden = {people.card_name(NL, in_first_pack(card)) for hand in play.state.hands for card in hand}
    assert not [name for name in hidden - seen if name in text]
    index = sort_hand(play.state.hands[0]).index(reason.card)
    phone.locator(f"#hand [data-arg='{index}']").click(force=True)
    expect(phone.locator("#prompt > span")).to_have_text(words.refusal_text(Reader(NL), play.state, reason))
    phone.locator("#prompt [data-do=rule]").click()
    expect(phone.locator("dialog #rule-follow")).to_be_focused()


@pytest.mark.long
def test_what_the_trick_is_worth_and_what_lies_plus_and_min_are_in_view(desk: App) -> None:
    play = player.where(
        "L", lambda p: played(p) and trick_value(bytes(c for _, c in toedeloe.trick_plays(p.state))) > 0
    )
    sit(desk, play)
    lying = bytes(card for _, card in toedeloe.trick_plays(play.state))
    expect(desk.locator(".worth b")).to_have_text(str(trick_value(lying)))
    expect(desk.locator(".after-trick p")).to_have_text(words.scoring_choices_text(NL, play.state))
    signs = [str(trick_value(bytes((c,)))) for c in lying if trick_value(bytes((c,))) > 0]
    expect(desk.locator(".trick-sign")).to_have_text(signs)
    for chair, plate in enumerate(desk.locator("#plates li").all()):
        expect(plate).to_contain_text(words.piles_line(NL, play.state, chair))


@pytest.mark.parametrize("size", [{"width": 360, "height": 640}, *long(PHONE, DESK)])
def test_both_phases_are_in_view_and_axe_finds_nothing(devices: Devices, size: dict[str, int]) -> None:
    app = devices(viewport=size, reduced_motion="reduce")
    for play in (player.where("L", played), joker()):
        sit(app, play)
        assert axe_findings(app) == []
        assert app.evaluate("document.documentElement.scrollWidth") <= size["width"]
        wide = app.evaluate(
            """() => [...document.querySelectorAll("#choices *, #actions *, #hand .card, #prompt, .scoreboard *")]
                 .filter(node => node.checkVisibility())
                 .filter(node => node.getBoundingClientRect().right > innerWidth + 1)
                 .map(node => node.outerHTML)"""
        )
        assert not wide
    if size == DESK:  # there what can be chosen is not above what is asked
        return
    tap(app, play, next(cell for cell in range(CELLS) if play.state.cells[cell] == EMPTY))
    boxes = [app.locator(each).bounding_box() for each in ("#choices", "#prompt.bad", "#hand .card >> nth=0")]
    for above, below in pairwise(boxes):
        assert above is not None and below is not None and above["y"] + above["height"] <= below["y"]


@pytest.mark.long
def test_the_end_of_a_short_game_against_computers_on_a_phone(phone: App) -> None:
    play = next(p for p in player.positions("L", 3, pawns=20) if min(p.state.left) <= 3 or min(p.state.minus) <= -4)
    phone.open()
    player.quick(phone)
    player.open_link(phone, player.table_link(play, *PEOPLE))
    phone.locator("dialog [data-do=answer][data-arg='0']").click()
    phone.locator("#table").wait_for()
    while player.wait(phone, "ask", "over") == "ask":
        take(phone)
    play = player.play_of(phone)
    assert player.to_move(play) == -1
    names = ["Jij", "Wim", "Anna", "Truus"]
    expect(phone.locator("dialog.over h2")).to_have_text(words.headline(Reader(NL, names, 0), play.state))
