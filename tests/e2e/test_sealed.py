"""Games whose hands are sealed: by link, between devices that know their own cards alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest
from e2e.cheats import NAMES, as_link, at_odds, last_card, met
from kaartbord.match import sealed_links
from kaartbord.sealed.course.terms import LEAN, STRICT
from kaartbord.sealed.history.calling_off import call_off
from kaartbord.sealed.link import unpack
from kaartbord.sealed.messages import VoidDeals
from kaartbord.text.faults import fault_sentence
from playwright.sync_api import expect
from support.browser import player, turns
from support.browser.device import PHONE, App, Devices
from support.browser.sealed import arrive, asked, begin, messages, sent
from support.catalogue import NL
from support.long import long
from support.sealed import cheats
from support.sealed.cheats import CHEATS


def take(app: App) -> None:
    """Do what lies at hand until there is something to send."""
    while player.wait(app) == "ask":
        app.evaluate(turns.AT_HAND, False)
        app.wait_for_timeout(20)


def put_away(app: App, sheet: str) -> None:
    """Close a sheet wherever it comes in the way."""
    app.page.add_locator_handler(
        app.page.locator(sheet), lambda found: found.locator("[data-do=close-dialog]").dispatch_event("click")
    )


@pytest.mark.parametrize("game", ["keezbord"])
def test_two_play_by_link_and_neither_can_read_the_other(devices: Devices, game: str) -> None:
    jan, piet = (devices(viewport=PHONE, reduced_motion="reduce") for _ in "ab")
    begin(jan, game, 2)
    text = sent(jan)
    arrive(piet, text, 1)
    text = sent(piet)
    here, there = jan, piet
    for _ in range(6):
        player.open_link(here, text)
        take(here)
        text = sent(here)
        assert messages(text)
        here, there = there, here
    compared = set[str]()
    for app in (jan, piet):
        app.locator("[data-do=table-menu]").click()
        app.locator("dialog [data-arg=seals]").click()
        expect(app.locator(".seals li")).to_have_count(6)
        compared.add(app.locator(".seals").inner_text())
        app.locator("dialog [data-do=close-dialog]").click()
    assert len(compared) == 1


def test_a_lost_device_comes_back_with_its_key_and_the_full_link_of_another(devices: Devices, tmp_path: Path) -> None:
    """The key fits in a QR code, the full link may not: it goes as a file."""
    jan, piet, new = (devices(viewport=PHONE, reduced_motion="reduce") for _ in "abc")
    begin(jan, "toedeloe", 2)
    text = sent(jan)
    arrive(piet, text, 1)
    player.wait(piet, "share")
    player.open_more(piet)
    piet.locator("label:has(#share-mine)").click()
    expect(piet.locator("#share-open")).to_contain_text("de sleutel van jouw kaarten")
    expect(piet.locator("#share-qr-button")).to_be_visible()
    key = piet.locator("#share-url").input_value().partition("#")[2]
    assert len(key) < 200
    piet.locator("label:has(#share-play)").click()
    expect(piet.locator("#share-open")).to_contain_text("kan er geen kaarten in lezen")
    player.open_link(jan, sent(piet))
    take(jan)
    player.wait(jan, "share")
    player.open_more(jan)
    jan.locator("label:has(#share-whole)").click()
    expect(jan.locator("#share-qr-button")).to_be_hidden()
    letters = len(jan.locator("#share-url").input_value())
    assert letters > 2000
    expect(jan.locator("#share-intro")).to_contain_text(NL.format("share.long", letters=letters))
    expect(jan.locator("#share-intro")).not_to_contain_text(NL.format("share.any"))
    expect(jan.locator("#share-dense")).to_be_hidden()
    expect(jan.locator("#share-buttons > :first-child")).to_have_id("share-file")
    file = jan.save("#share-file", tmp_path)
    expect(jan.locator("#share-done")).to_be_in_viewport(ratio=1)

    new.open()
    player.quick(new)
    player.open_link(new, key)
    expect(new.locator("dialog")).to_contain_text("speel je straks weer als")
    new.locator("dialog [data-do=answer]").click()
    new.locator("[data-do=lobby-paste]").click()
    new.locator("#paste-file").set_input_files(file)
    expect(new.locator("dialog .seal-pictures")).to_have_count(6)
    new.locator("dialog [data-arg=yes]").click()
    new.locator("#table").wait_for()
    take(new)
    player.open_link(jan, sent(new))
    assert player.wait(jan) in ("ask", "share")


SOME = [cheats.a_move_that_the_rules_forbid, cheats.a_message_in_the_name_of_another]


@pytest.mark.parametrize("made", [SOME, *long(CHEATS[:10], CHEATS[10:])], ids=["some", "first", "last"])
def test_who_cheats_is_named_and_the_table_stays_as_it_was(
    devices: Devices, made: list[Callable[[], None]], tmp_path: Path
) -> None:
    """The device that was cheated on is brought back as it was, and opens the link."""
    for each in made:
        app, cheat = devices(viewport=PHONE, reduced_motion="reduce"), met(each)
        app.open()
        player.quick(app)
        put_away(app, "dialog.share")
        player.open_link(app, cheat.known)
        app.locator("dialog [data-arg=here]").click()
        app.locator("dialog [data-arg=yes]").click()
        app.locator("#table").wait_for()
        before = app.evaluate(player.KEPT)
        said = fault_sentence(NL, sealed_links.read(cheat.known).code, cheat.kind, cheat.by, NAMES)
        player.open_link(app, cheat.sent)
        dialog = app.locator("dialog", has_text=said)
        expect(dialog.locator("h2")).to_have_text(
            "Hier klopt iets niet" if cheat.by is not None else "Deze link opent niet"
        )
        dialog.locator("[data-arg=ok]").click()
        assert app.evaluate(player.KEPT) == before
        if cheat.by is not None:
            app.locator("[data-do=table-menu]").click()
            app.locator("dialog [data-arg=evidence]").click()
            expect(app.locator("dialog li")).to_have_text([said])
            assert said in app.save("[data-do=evidence-save]", tmp_path).read_text()


def test_a_deal_in_which_somebody_cheated_is_made_again(devices: Devices) -> None:
    """It is offered where the cheat is named; the link that goes round then says it to the others, one of whom has to
    agree."""
    app = devices(viewport=PHONE, reduced_motion="reduce")
    cheat = met(cheats.a_move_that_the_rules_forbid)
    app.open()
    player.quick(app)
    player.open_link(app, cheat.known)
    app.locator("dialog [data-arg=here]").click()
    app.locator("dialog [data-arg=yes]").click()
    app.locator("#table").wait_for()
    sent(app)
    player.open_link(app, cheat.sent)
    app.locator("dialog [data-arg=void]").click()
    dialog = app.locator("dialog", has_text="Opnieuw delen?")
    expect(dialog).to_contain_text("het bord komt weer te staan zoals ervoor")
    dialog.locator("[data-arg=void]").click()
    entry = unpack(sealed_links.read(sent(app)).messages).window.entries[-1]
    assert entry.seat == cheat.seat
    assert [type(operation) for operation in entry.operations] == [VoidDeals]


def test_of_two_that_answer_at_once_the_lower_seat_goes_first(devices: Devices) -> None:
    """Then the other calls the deal off: both times the page follows, and nothing of it sounds like cheating."""
    app, odds = devices(viewport=PHONE, reduced_motion="reduce"), at_odds()
    app.open()
    player.quick(app)
    player.open_link(app, odds.known)
    app.locator("dialog [data-arg=here]").click()
    app.locator("dialog [data-arg=yes]").click()
    app.locator("#table").wait_for()
    take(app)
    mine = unpack(sealed_links.read(sent(app)).messages).window.last
    player.open_link(app, odds.toep)
    expect(app.locator("#toasts")).to_contain_text("twee antwoorden tegelijk")
    assert player.wait(app) == "ask"
    take(app)
    answer = sealed_links.read(sent(app))
    assert unpack(answer.messages).window.last > mine
    odds.other.take(answer.messages)
    call_off(odds.other, odds.other.table.playing)
    player.open_link(app, as_link(odds.other))
    dialog = app.locator("dialog", has_text="wil dat deze ronde niet telt")
    dialog.locator("[data-arg=void]").click()
    app.locator("dialog", has_text="Opnieuw delen?").locator("[data-arg=void]").click()
    sent(app)
    stands = unpack(sealed_links.read(player.fragment(app)).messages).window
    said, agreed, *later = stands.entries[unpack(answer.messages).window.last + 1 - stands.first :]
    assert isinstance(said.operations[0], VoidDeals) and isinstance(agreed.operations[0], VoidDeals)
    assert said.seat != agreed.seat
    assert all(entry.seat != said.seat for entry in later), "what follows is said here"


@pytest.mark.parametrize("taps", [True, *long(False)])
def test_who_ends_a_game_is_asked_to_send_the_link(devices: Devices, *, taps: bool) -> None:
    """The others do not know yet that it is over, and all hands open once their links have gone round too. The last
    card is the only thing to do: one tap plays it, or none. A game of the older kind has a sign that says so."""
    app = devices(viewport=PHONE, reduced_motion="reduce")
    app.open()
    if not taps:
        player.quick(app)
    player.open_link(app, last_card(LEAN if taps else STRICT))
    app.locator("dialog [data-arg=here]").click()
    app.locator("dialog [data-arg=yes]").click()
    if taps:
        app.locator("#weak").click()
        expect(app.locator("dialog")).to_contain_text(NL.format("seals.weak"))
        app.locator("dialog [data-do=close-dialog]").click()
        player.tap_forced(app)
    else:
        expect(app.locator("#weak")).to_be_hidden()
    over = app.locator("dialog.over")
    expect(over).to_contain_text("Alle handen gaan open als iedereen heeft laten zien hoe er is geschud.")
    gold = over.locator(".gold")
    expect(gold).to_have_text(re.compile("Stuur de link naar (Anna|Wim)"))
    gold.click()
    player.wait(app, "share")
    expect(app.locator("#share-why")).to_have_text("Alle plaatsen zijn bezet: deze link is voor wie er al een heeft.")
    assert messages(app.locator("#share-url").input_value().partition("#")[2])
    app.locator("dialog [data-do=close-dialog]").click()
    expect(over).to_be_visible()


@pytest.mark.parametrize("seats", [2, *long(4)])
def test_live_all_laps_go_by_themselves(live_devices: Devices, seats: int) -> None:
    """All open one invitation; each takes a seat, and no more links are sent by hand."""
    jan, *others = (live_devices() for _ in range(seats))
    begin(jan, "keezbord", seats)
    text = sent(jan)
    player.go_live(jan)
    for seat, app in reversed([*enumerate(others, 1)]):  # they take their seats in any order
        arrive(app, text, seat)
        if seat == 1:  # the others have nothing to send yet
            sent(app)
        player.go_live(app)
    assert asked([jan, *others])


@pytest.mark.long
def test_another_tab_follows_and_a_big_screen_asks_nobody(devices: Devices) -> None:
    jan, piet = (devices(viewport=PHONE, reduced_motion="reduce") for _ in "ab")
    begin(jan, "toedeloe", 2)
    text = sent(jan)
    arrive(piet, text, 1)
    text = sent(piet)
    tab = jan.beside().open()
    tab.locator("#resume [data-do=lobby-open]").click()
    sent(tab)  # it is offered again until the first card
    player.open_link(jan, text)
    for page in (jan, tab):
        assert player.wait(page) == "ask"
    tab.locator("[data-do=table-menu]").click()
    tab.locator("dialog [data-arg=screen]").click()
    expect(tab.locator("#prompt")).to_have_text("Wachten op de link van Wit 1.")
    take(jan)
    sent(jan)
    tab.wait_for_function(f"location.hash === '#{player.fragment(jan)}'")
    expect(tab.locator("#curtain, dialog")).to_have_count(0)


def sit(others: list[App], text: str) -> str:
    """Let others join, one after the other; the link that the last of them sends."""
    for seat, app in enumerate(others, 1):
        arrive(app, text, seat)
        text = sent(app)
    return text


@pytest.mark.long
def test_a_game_goes_on_without_somebody_who_does_not_come_back(devices: Devices) -> None:
    jan, piet, bep = (devices(viewport=PHONE, reduced_motion="reduce") for _ in "abc")
    begin(jan, "toepen", 3)
    player.open_link(jan, sit([piet, bep], sent(jan)))
    take(jan)
    player.wait(jan, "share")
    jan.locator("[data-do=share-copy]").click()
    sent(jan)
    jan.locator("[data-do=gone]").click()
    dialog = jan.locator("dialog", has_text="Komt Blauw niet terug?")
    expect(dialog).to_contain_text("begint deze ronde opnieuw")
    dialog.locator("[data-arg=go]").click()
    text = sent(jan)
    assert unpack(sealed_links.read(text).messages).terms.position.startswith("toepen 3 ")
    player.open_link(bep, text)
    asks = bep.locator("dialog", has_text="Rood is ermee begonnen en heeft voor jullie tafel getekend.")
    expect(asks).to_contain_text("De computer speelt daar voor Blauw.")
    asks.locator("[data-arg=follow]").click()
    player.open_link(jan, sent(bep))
    assert player.wait(jan, "ask", "share")


@pytest.mark.long
def test_who_lost_a_device_asks_the_others_to_deal_again_and_sits_there_again(devices: Devices) -> None:
    """The first link of the table, or a full one of now, opens on the new phone; one tap of another deals again."""
    jan, piet, bep, new = (devices(viewport={"width": 360, "height": 640}, reduced_motion="reduce") for _ in "abcd")
    begin(jan, "toepen", 3)
    first = sent(jan)
    player.open_link(jan, sit([piet, bep], first))
    take(jan)
    player.wait(jan, "share")
    short = jan.locator("#share-url").input_value().partition("#")[2]
    jan.locator("[data-do=share-copy]").click()
    player.open_more(jan)
    jan.locator("label:has(#share-whole)").click()
    full = jan.locator("#share-url").input_value().partition("#")[2]
    jan.locator("dialog [data-do=close-dialog]").click()

    new.open()
    player.quick(new)
    player.open_link(new, short)
    expect(new.locator("dialog")).to_contain_text(re.compile("Vraag (Rood|Geel) om de volledige link"))
    expect(new.locator("html")).to_have_attribute("data-ready", "yes")
    new.locator("dialog [data-arg=ok]").click()
    player.open_link(new, full)
    new.locator("dialog", has_text="Wie ben jij?").locator("[data-arg='1']").click()
    expect(new.locator("#prompt")).to_have_text(NL.format("sealed.lost", name="Blauw"))
    expect(new.locator("[data-do=backup-open]:visible")).to_have_count(1)
    new.locator("[data-do=ask-deal]").click()
    expect(new.locator("#share-text")).to_contain_text("Blauw mist de sleutel van dit spel")
    wish = new.locator("#share-url").input_value().partition("#")[2]
    assert len(wish) < 250
    new.locator("dialog [data-do=close-dialog]").click()
    player.open_link(jan, wish)
    jan.locator("dialog", has_text="Opnieuw delen voor Blauw?").locator("[data-arg=deal]").click()
    text = sent(jan)
    player.open_link(new, text)
    expect(new.locator("dialog:not(.share)")).to_have_count(0)
    text = sent(new)
    player.open_link(bep, text)
    asks = bep.locator("dialog", has_text="Blauw zit daar op een ander toestel, met een nieuwe sleutel.")
    asks.locator("[data-arg=follow]").click()
    player.open_link(jan, sent(bep))
    assert player.wait(jan, "ask", "share")
    player.open_link(piet, text)
    asks = piet.locator("dialog", has_text="Op jouw plaats speelt daar een ander toestel.")
    asks.locator("[data-arg=stay]").click()


@pytest.mark.long
def test_who_was_away_when_the_others_went_on_finds_them_live_and_sits_there_again(
    live_devices: Devices,
) -> None:
    jan, piet, bep = (live_devices() for _ in "abc")
    begin(jan, "toepen", 3)
    text = sent(jan)
    player.go_live(jan)
    arrive(bep, text, 2)
    player.go_live(bep)
    arrive(piet, text, 1)
    sent(piet)
    player.go_live(piet)
    asked([jan])
    for app in (jan, piet, bep):  # it comes where somebody is not here yet, or no longer
        put_away(app, "dialog.share")
    old = player.fragment(piet)
    piet.goto("about:blank")
    end = monotonic() + player.WAIT_MS / 1000
    while not jan.locator("[data-do=gone]").count():  # nobody is waited for who is here
        assert monotonic() < end, "it is not said that somebody is gone"
        jan.evaluate(turns.AT_HAND, False)
        jan.wait_for_timeout(100)
    jan.locator("[data-do=gone]").click()
    jan.locator("dialog [data-arg=go]").click()
    bep.locator("dialog", has_text="De computer speelt daar voor Blauw.").locator("[data-arg=follow]").click()
    asked([jan, bep])
    piet.open()
    player.open_link(piet, old)
    asks = piet.locator("dialog", has_text="De anderen zijn verder gegaan zonder jou")
    asks.locator("[data-arg=follow]").click()
    jan.locator("dialog", has_text="Opnieuw delen voor Blauw?").locator("[data-arg=deal]").click()
    bep.locator("dialog", has_text="Blauw zit daar op een ander toestel").locator("[data-arg=follow]").click()
    assert asked([jan, piet, bep])
    matches = [unpack(sealed_links.read(player.fragment(app)).messages).terms.nonce for app in (jan, piet, bep)]
    assert len({*matches}) == 1


def answered(speaker: App, others: list[App], text: str) -> tuple[App, str] | None:
    """Return the device with the next link once the others opened one, and that link; None if all hands are open."""
    end, known = monotonic() + player.WAIT_MS / 1000, messages(text)
    for app in others:
        player.open_link(app, text)
    while not all(NL.format("sealed.opened") in app.locator("#prompt").inner_text() for app in (speaker, *others)):
        assert monotonic() < end, "nobody answers"
        for app in others:
            app.evaluate(turns.AT_HAND, False)
            if app.locator("dialog.share").count():
                return app, sent(app)
            over = app.locator("#actions [data-do=over]").count()
            if over and messages(at := player.fragment(app)) > known:
                return app, at
        speaker.wait_for_timeout(10)
    return None


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats"), [("keezbord", 2), ("tokken", 3), ("toepen", 3), ("okidoki", 2), ("toedeloe", 2)]
)
def test_a_whole_game_by_link(devices: Devices, game: str, seats: int) -> None:
    """Everybody opens every link, as in a chat; whose turn it is plays what lies at hand and sends the next."""
    apps = [devices(viewport=PHONE, reduced_motion="reduce") for _ in range(seats)]
    begin(apps[0], game, seats)
    speaker, text = apps[-1], sit(apps[1:], sent(apps[0]))
    while link := answered(speaker, [app for app in apps if app is not speaker], text):
        speaker, text = link


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats"),
    [("keezbord", 2), ("toepen", 2), ("okidoki", 2), ("toedeloe", 2), ("tokken", 4), ("toepen", 4)],
)
def test_a_whole_game_live(live_devices: Devices, game: str, seats: int) -> None:
    """All seats play in parallel to the end and watch the hands being opened; the next game is sealed too."""
    apps = [live_devices() for _ in range(seats)]
    begin(apps[0], game, seats)
    sit(apps[1:], sent(apps[0]))
    for app in apps:
        player.go_live(app)
    for _ in range(9000):
        states = [app.evaluate(turns.AT_HAND, False) for app in apps]
        if set(states) == {"over"}:
            break
        apps[0].wait_for_timeout(10)
    while len({messages(player.fragment(app)) for app in apps}) > 1:
        apps[0].wait_for_timeout(20)
    for app in apps:
        expect(app.locator("dialog.over")).to_be_visible()
    first, *others = apps
    for app in others:
        expect(app.locator("dialog.over [data-arg=again]")).to_have_count(0)
    before = player.fragment(first)
    first.locator("dialog.over [data-arg=again]").click()
    for app in others:
        app.locator("dialog [data-arg=follow]").click()
    assert asked(apps)
    matches = [unpack(sealed_links.read(player.fragment(app)).messages).terms.nonce for app in apps]
    assert set(matches) != {unpack(sealed_links.read(before).messages).terms.nonce} and len(set(matches)) == 1
