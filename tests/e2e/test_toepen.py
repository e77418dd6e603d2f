"""Toepen on the page: a whole evening, hands that stay closed, a toep out of turn, standing orders."""

from __future__ import annotations

from functools import partial
from random import Random
from time import monotonic

import pytest
from kaartbord.games import toepen
from kaartbord.games.toepen.rules.state import BLIND, LOOKED, TRICK
from kaartbord.games.toepen.scene import picture as toepen_picture
from kaartbord.games.toepen.scene import scorecard
from kaartbord.games.toepen.words import phrases as words
from kaartbord.games.toepen.words.terms import question_terms
from kaartbord.match import link, match
from kaartbord.match.match import Play
from kaartbord.text import people
from kaartbord.text.reader import Reader
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, App, Devices, axe_findings
from support.browser.sharing import claim, sent
from support.browser.toepen import card_button, press, take
from support.catalogue import NL
from support.plays import toeped

PEOPLE = ("link:Jij", "computer:Peter", "computer:Anna", "computer:Tom")
TOGETHER = ("human:Els", "human:Piet", "human:Anna")


NOTE_COMING = """() => {
  const place = document.getElementById("actions");
  window.coming = [];
  new MutationObserver(() => {
    const nodes = [...place.children];
    window.coming.push(...nodes.map((node) => [node.dataset.do, getComputedStyle(node).pointerEvents]));
  }).observe(place, { childList: true });
  const controls = document.getElementById("controls");
  setInterval(() => { controls.dataset.at = performance.now(); }, 10);
}"""
"""Notes of each button that comes what it does, and whether it can be pressed. On a busy machine it may come long after
the last one went: here that always was a moment ago."""


LIKELY = ("card", "stay")
"""The kinds of choices that are made more often, so that tricks are played."""

where = partial(player.where, "P", likely=LIKELY)


def kinds(play: Play) -> set[str]:
    return {action.kind for action in player.legal(play)}


@pytest.mark.long
def test_a_whole_short_evening_on_a_phone(phone: App) -> None:
    phone.open()
    player.quick(phone)
    player.open_link(phone, player.table_link(player.new(3, 1, "P", limit=5), *PEOPLE[:3]))
    phone.locator("dialog [data-do=answer][data-arg='0']").click()
    random = Random(1)
    while player.wait(phone, "ask", "over") == "ask":
        take(phone, random)
    play = player.play_of(phone)
    dialog = phone.locator("dialog.over")
    names = ["Jij", *(seat.name for seat in player.shared(phone).seats[1:])]
    expect(dialog.locator("h2")).to_have_text(words.headline(Reader(NL, names, 0), play.state))
    rounds = scorecard.finished_rounds(play.plies)
    expect(dialog.locator("tbody tr")).to_have_count(len(rounds))
    expect(dialog.locator("tfoot td")).to_have_text([str(p).replace("-", "−") for p in play.state.points])
    for column, _ in enumerate(names):
        won = [i for i, one in enumerate(rounds) if one.winner == column]
        crosses = dialog.locator(f"tbody tr td:nth-child({column + 2}).is-won")
        expect(crosses).to_have_count(len(won))
    assert dialog.locator("svg.chart .chart-line").count() == 3


def looked(play: Play) -> Play:
    """The match after I looked at my hand, at whoever is asked then."""
    return match.choose(play, 0, next(a for a in player.legal(play) if a.kind == "no_blind"))


def test_trick_and_stake_are_read_without_being_seen(phone: App) -> None:
    play = where(
        lambda p: p.state.phase == TRICK and p.state.stake > 1 and len(toepen_picture.trick_cards(p.state)) > 1
    )
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    names = ["Jij", *(seat.name for seat in player.shared(phone).seats[1:])]
    state, folded = play.state, NL.format("table.trick.out")
    lying = [
        f"{names[one.seat]}: {people.card_name(NL, one.card)}{f', {folded}' if one.out else ''}"
        for one in toepen_picture.trick_cards(state)
    ]
    assert phone.get_by_role("list", name="Slag").get_by_role("listitem").all_inner_texts() == lying
    tree = phone.locator("#board-place").aria_snapshot()
    assert f"Slag {state.tricks + 1} van {state.length}" in tree
    assert words.cost_lines(NL, state)[0] in tree

    # A tap on the table shows the last trick, and one on the place of the own card plays what is chosen.
    mat = phone.locator(".mat").bounding_box()
    phone.mouse.click(mat["x"] + mat["width"] / 2, mat["y"] + mat["height"] / 2)
    expect(phone.locator("dialog h2")).to_have_text(NL.format("table.last-trick"))
    phone.keyboard.press("Escape")
    if phone.locator("#hand .card[aria-pressed=true]").count() == 0:
        phone.locator(card_button(phone, play, player.legal(play)[0].cards[0])).click()
    phone.locator(".own-card").click()
    player.wait_moved(phone, play.match)


def test_a_hand_stays_face_down_until_its_owner_looks(phone: App) -> None:
    # In the first round, as later the log names cards that have been dealt again since.
    play = where(lambda p: p.state.phase == BLIND and p.state.rounds == 1 and player.to_move(looked(p)) == 0, seats=2)
    now = looked(play)
    assert not play.state.marks[0] & LOOKED
    assert now.state.marks[0] & LOOKED
    player.sit_down(phone, play, *PEOPLE[:2])
    player.wait(phone, "ask")
    expect(phone.locator("#hand .card")).to_have_count(4)
    expect(phone.locator("#prompt > span")).to_have_text(words.format_text(NL, "ask.blind"))
    phone.locator("#prompt [data-do=terms]").click()
    explained = phone.locator("dialog h3")
    expect(explained).to_have_text([NL.format(f"toepen.term.{name}") for name in question_terms(play.state)])
    phone.keyboard.press("Escape")
    text = player.all_text(phone)
    assert not [card for card in play.state.hands[0] if people.card_name(NL, card) in text]
    phone.spoil()
    phone.evaluate(NOTE_COMING)
    phone.locator("[data-do=use]", has_text=words.format_text(NL, "do.no_blind")).click()
    player.wait_stands(phone, now.match)
    expect(phone.locator("#hand .card").first).to_have_attribute(
        "aria-label", people.card_name(NL, toepen_picture.sort_hand(now.state.hands[0])[0])
    )
    player.wait(phone, "ask")
    coming = phone.evaluate("window.coming")
    assert coming and {pressed for _, pressed in coming} == {"none"}, "a finger may still be on its way"


def test_nobody_elses_cards_are_on_the_page(phone: App) -> None:
    play = where(lambda p: p.state.phase == TRICK and p.state.tricks == 1 and p.state.rounds == 1)
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    text = player.all_text(phone)
    view = toepen.view(play.state, 0)
    for seat in range(1, 4):
        for card in play.state.hands[seat]:
            if card not in view.hands[seat]:
                assert people.card_name(NL, card) not in text


def test_a_card_that_does_not_follow_is_refused(phone: App) -> None:
    play = where(lambda p: p.state.phase == TRICK and any(r.rule == "follow" for r in toepen.refusals(p.state, 0)))
    reason = next(r for r in toepen.refusals(play.state, 0) if r.rule == "follow")
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    phone.locator(card_button(phone, play, reason.card)).click(force=True)
    expect(phone.locator("#prompt > span")).to_have_text(words.refusal_text(Reader(NL), play.state, reason))
    phone.locator("#prompt [data-do=rule]").click()
    expect(phone.locator("dialog #rule-trick")).to_be_focused()


def test_the_stake_is_true_while_a_toep_is_answered(phone: App) -> None:
    play = where(lambda p: {"stay", "fold"} <= kinds(p) and p.state.raised > 2)
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    expect(phone.locator(".mat b")).to_have_text(str(play.state.raised))
    expect(phone.locator(".mat-costs span")).to_have_text(list(words.cost_lines(NL, play.state)))
    after = press(phone, "fold")
    paid = match.choose(play, 0, next(a for a in player.legal(play) if a.kind == "fold"))
    assert after.plies[len(play.plies)].action == paid.plies[len(play.plies)].action
    assert axe_findings(phone) == []


def test_a_toep_out_of_turn_on_one_device(phone: App) -> None:
    matches = (player.positions("P", seed, 3, LIKELY) for seed in range(300))
    play = next(p for each in matches for p in each if len(toepen.to_move(p.state)) == 3)
    caller = toepen.to_move(play.state)[2]
    phone.open("#" + player.table_link(play, *TOGETHER))
    phone.locator("dialog [data-do=answer]").first.click()
    phone.locator("#table").wait_for()
    phone.locator("[data-do=table-menu]").click()
    phone.locator("dialog [data-arg=seats]").click()
    for seat in range(3):
        phone.locator(f"label:has(#seat-{seat}-here)").click()
    phone.locator("dialog [data-do=answer][data-arg=done]").click()
    if player.wait(phone, "ask", "curtain") == "curtain":
        phone.locator("#curtain [data-do=answer]").click()
    player.wait(phone, "ask")
    phone.locator("#call").click()
    phone.locator(f"dialog [data-do=answer][data-arg='{caller}']").click()
    after = player.wait_moved(phone, play.match)
    assert after.plies[len(play.plies)][1:3] == (caller, toepen.legal(play.state, caller)[0])


def test_a_standing_order_answers_and_stands_in_the_history(phone: App) -> None:
    play = where(lambda p: p.state.phase == BLIND and p.state.rounds > 1)
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    phone.locator("[data-do=table-menu]").click()
    phone.locator("dialog [data-arg=orders]").click()
    phone.locator("label:has(#order-no_blind-0)").click()
    phone.locator("dialog [data-do=answer][data-arg=done]").click()
    after = player.wait_moved(phone, play.match)
    assert after.plies[len(play.plies)].action.kind == "no_blind"


@pytest.mark.long
def test_two_devices_play_toepen_by_link(devices: Devices) -> None:
    els, piet = (devices(viewport=PHONE, reduced_motion="reduce") for _ in "ab")
    els.open()
    player.quick(els)
    els.locator("#play-toepen").click()
    els.locator("label:has(#way-link)").click()
    els.locator("label:has(#seats-2)").click()
    els.locator("#setup-start").click()
    els.locator("#table").wait_for()
    player.put_off(els)
    assert not player.play_of(els).match.options.toep_any_time
    # Nobody is asked whether to knock blind or to wash, so the first message goes to who leads.
    state, end = player.wait(els), monotonic() + player.WAIT_MS / 1000
    while player.play_of(els).state.phase != "trick":
        assert monotonic() < end, "somebody is asked"
        els.wait_for_timeout(50)
    text = sent(els) if state == "share" else player.fragment(els)
    random, apps, met = Random(3), {0: els, 1: piet}, {els}
    hidden = 0
    for _ in range(7):
        seat = player.to_move(match.replay(link.decode(text)))
        app = apps[seat]
        if app in met:
            player.open_link(app, text)
        else:
            app.open("#" + text)
            claim(app, seat, nameless=True)
            met.add(app)
        while player.wait(app) == "ask":
            take(app, random)
        expect(app.locator(".share-lines")).to_contain_text(NL.format("share.open"))
        text = sent(app)
        now = match.replay(link.decode(text))
        if now.state.rounds == 1:  # later the log names cards that have been dealt again since
            said, view = player.all_text(app), toepen.view(now.state, seat)
            theirs = [card for card in now.state.hands[1 - seat] if card not in view.hands[1 - seat]]
            hidden += len(theirs)
            assert not [card for card in theirs if people.card_name(NL, card) in said]
    assert len(link.decode(text).choices) >= 7
    assert hidden


def test_who_may_answer_ahead_reads_what_is_asked_and_may_wait(devices: Devices) -> None:
    app, start = devices(viewport={"width": 360, "height": 640}, reduced_motion="reduce"), toeped()
    last = start.state.queue[-1]
    app.open("#" + player.table_link(start, *(f"link:{name}" for name in ("Papa", "Oma", "Kind"))))
    app.locator(f"dialog [data-arg='{last}']").click()
    advice = app.locator("#advice")
    expect(advice).to_contain_text("Papa toept. Ga je mee voor 2 of pas je voor 1? Je kunt alvast kiezen")
    advice.locator("[data-do=later]").click()
    expect(app.locator("#actions [data-do=ahead]")).to_have_text("Kies alvast")
    assert not player.shared(app).extra_sections
