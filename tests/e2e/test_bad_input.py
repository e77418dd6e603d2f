"""Tests of what goes wrong outside the page: bad links, strange names, no storage, no worker, two tabs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from kaartbord.match import link
from kaartbord.match.link import Section
from kaartbord.match.match import Play
from kaartbord.match.seal import seal
from kaartbord.match.setup import lot
from playwright.sync_api import expect
from support.browser import player, turns
from support.browser.device import PHONE, ROOT, App, Devices, Site, wait_ready
from support.browser.site import STORES
from support.links.forge import forged
from support.long import long

PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Bep")
WHOLE = player.table_link(player.new(4, 7), *PEOPLE)
MATCH = link.bare_link(WHOLE)

BAD = {
    "torn": (MATCH[:-4], "Een stuk van deze link ontbreekt."),
    "half torn": (WHOLE[: len(WHOLE) // 2], "Een stuk van deze link ontbreekt."),
    "foreign": ("hoofdstuk-3", "Dit is geen link van Kaartbord."),
    "later format": (seal("EKB", b"\x01\x02\x03"), "Deze link komt uit een nieuwere versie."),
    "later rules": (seal("DKz", b"\x01\x02\x03"), "Deze link komt uit een nieuwere versie."),
    "long": (MATCH[:9] + "A" * 10_000, "Deze link is te lang"),
    "damaged": (MATCH[:9] + ("A" if MATCH[9] != "A" else "B") + MATCH[10:], "iets aan deze link veranderd"),
    "script": ("<img src=x onerror=a()>", "Dit is geen link van Kaartbord."),
}


def test_bad_links_get_one_sentence_and_a_way_on(phone: App) -> None:
    phone.open()
    for name, (text, sentence) in BAD.items():
        player.open_link(phone, text)
        dialog = phone.locator("dialog")
        expect(dialog.locator("h2")).to_have_text("Deze link opent niet")
        expect(dialog, name).to_contain_text(sentence)
        dialog.locator("[data-arg=lobby]").click()
        expect(dialog).to_have_count(0)
        expect(phone.locator("#lobby")).to_be_visible()
        phone.wait_for_function("location.hash === ''")

    # Pasted, among them one that is empty.
    phone.locator("#paste-link").click()
    for text, sentence in (("kijk: #", "Er staat geen spel in deze link."), BAD["foreign"], BAD["torn"]):
        phone.locator("#paste-field").fill(text)
        phone.locator("[data-do=lobby-typed]").click()
        expect(phone.locator("dialog")).to_contain_text(sentence)
        expect(phone.locator("#paste-field")).to_be_focused()
    phone.keyboard.press("Escape")
    assert not phone.evaluate("window.hacked === true")

    # At the very start of a page.
    phone.goto("about:blank")
    phone.open("#" + BAD["damaged"][0])
    expect(phone.locator("dialog")).to_contain_text(BAD["damaged"][1])
    phone.locator("dialog [data-arg=lobby]").click()
    expect(phone.locator("#play-keezbord")).to_be_visible()


def test_a_bad_link_does_not_cost_the_game_that_is_open(phone: App) -> None:
    play = player.play_on(player.new(4, 7), lambda p: player.to_move(p) == 0 and len(p.match.choices) > 4)
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    player.open_link(phone, BAD["torn"][0])
    expect(phone.locator("dialog")).to_contain_text(BAD["torn"][1])
    phone.keyboard.press("Escape")
    phone.wait_for_url(lambda url: not url.endswith(BAD["torn"][0]))
    player.wait(phone, "ask")
    assert player.shared(phone).match == play.match
    player.take(phone, player.choose(play))


LONG = "Maximiliaan " * 17
MARKUP = "<img src onerror=a()>"


def test_names_are_only_ever_text(phone: App) -> None:
    play = player.play_on(player.new(4, 7), lambda p: player.to_move(p) == 0 and len(p.match.choices) > 9)
    seats = "\n".join(("", MARKUP, LONG, "\u202eom\u0000keer"))
    people, later = Section("p", bytes((2, 1, 1, 1)) + seats.encode()), Section("z", MARKUP.encode())
    phone.open("#" + forged(link.encode(play), [people, later]))
    phone.locator("dialog [data-arg='0']").click()
    phone.locator("dialog [data-arg=done]").click()  # without a name
    player.wait(phone, "ask")
    check_names(phone)
    player.take(phone, player.choose(play))
    player.wait(phone, "ask")
    check_names(phone)
    phone.locator("[data-do=table-menu]").click()
    phone.locator("dialog [data-arg=share]").click()
    expect(phone.locator("#share-url")).to_be_visible()
    # What a later version wrote into the link is passed on with the names, and not without them.
    assert link.decode_link(phone.locator("#share-url").input_value()).extra_sections == (later,)
    player.open_more(phone)
    phone.locator("label:has(#share-names)").click()
    assert link.decode_link(phone.locator("#share-url").input_value()).extra_sections == ()
    phone.keyboard.press("Escape")
    phone.locator("[data-do=leave]").click()
    expect(phone.locator("#resume")).to_contain_text(MARKUP)
    check_width(phone)
    assert not phone.evaluate("window.hacked === true")


def check_names(app: App) -> None:
    names = app.locator("#plates .plate-name")
    expect(names.nth(1)).to_have_text(MARKUP)
    expect(names.nth(2)).to_have_text(LONG[:24].strip())
    expect(names.nth(3)).to_have_text("omkeer")
    expect(app.locator("body img[src='']")).to_have_count(0)
    check_width(app)


def check_width(app: App) -> None:
    assert app.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
def test_typed_names_are_cut(phone: App) -> None:
    phone.open()
    player.quick(phone)
    phone.locator("#play-keezbord").click()
    player.know(phone)
    for seat, name in ((0, LONG), (1, MARKUP)):
        phone.evaluate(
            """([id, name]) => {
                 const field = document.getElementById(id);
                 field.value = name;
                 field.dispatchEvent(new Event("change", { bubbles: true }));
               }""",
            [f"name-{seat}", name],
        )
    phone.locator("#dealer").select_option(label=MARKUP)
    phone.locator("#setup-start").click()
    player.wait(phone, "ask")
    assert lot.first_dealer(player.play_of(phone).match) == 1, "who was chosen deals first"
    names = phone.locator("#plates .plate-name")
    expect(names.nth(0)).to_have_text(LONG[:24].strip())
    expect(names.nth(1)).to_have_text(MARKUP)
    assert [seat.name for seat in player.shared(phone).seats[:2]] == [LONG[:24].strip(), MARKUP]
    check_width(phone)
    assert not phone.evaluate("window.hacked === true")


@pytest.mark.parametrize("how", ["refused", "full", *long("none", "odd", "aborts", "silent")])
def test_a_device_that_keeps_nothing(phone: App, how: str) -> None:
    phone.add_init_script(STORES[how])
    phone.open()
    phone.locator("#play-keezbord").click()
    player.know(phone)
    phone.locator("label:has(#seats-2)").click()
    phone.locator("#setup-start").click()
    expect(phone.locator("#toasts")).to_contain_text("Dit toestel bewaart je spellen nu niet.")
    player.wait(phone, "ask")
    player.take(phone, player.choose(player.play_of(phone)))
    player.wait(phone, "ask")
    before = player.shared(phone)

    # As long as the page is open the game stands in the lobby, which says how things are.
    phone.locator("[data-do=leave]").click()
    expect(phone.locator("#lobby-trouble")).to_contain_text("Dit toestel bewaart nu niets.")
    phone.locator("#resume [data-do=lobby-open]").click()
    player.wait(phone, "ask")
    assert player.shared(phone) == before

    # And the link alone is enough to go on.
    phone.reload()
    wait_ready(phone)
    dialog = phone.locator("dialog")
    if dialog.count():
        dialog.locator("[data-arg='0']").click()
        dialog.locator("[data-arg=done]").click()  # without a name
    player.wait(phone, "ask")
    assert player.shared(phone).match == before.match


def late(seats: int = 4) -> Play:
    return player.play_on(player.new(seats, 7), lambda p: player.to_move(p) == 0 and len(p.match.choices) > 9)


def test_without_a_worker_the_game_goes_on(phone: App) -> None:
    phone.allow("")
    phone.add_init_script("window.Worker = class { constructor() { throw new Error('no worker'); } };")
    player.sit_down(phone, late(), *PEOPLE)
    for _ in range(2):
        player.wait(phone, "ask")
        player.take(phone, player.choose(player.play_of(phone)))
    player.wait(phone, "ask")


KILL_THE_THINKER = """() => {
  const table = document.getElementById("table");
  new MutationObserver((_, watcher) => {
    if (!("thinking" in table.dataset)) return;
    watcher.disconnect();
    window.workers[0].terminate();
  }).observe(table, { attributes: true });
}"""
"""As soon as somebody thinks, the worker is gone."""


@pytest.mark.long
def test_a_worker_that_dies_in_mid_thought_is_replaced(phone: App) -> None:
    phone.allow("")
    phone.add_init_script(
        """window.workers = [];
           window.Worker = class extends Worker {
             constructor(...all) { super(...all); window.workers.push(this); }
           };"""
    )
    player.sit_down(phone, late(), *PEOPLE)
    phone.locator("html[data-worker=ready]").wait_for(state="attached")
    player.wait(phone, "ask")
    phone.evaluate(KILL_THE_THINKER)
    player.take(phone, player.choose(player.play_of(phone)))
    expect(phone.locator("#plates")).to_contain_text("denkt na")
    expect(phone.locator("[data-do=hurry]")).to_be_visible()
    player.wait(phone, "ask", patience=60)  # the page gives a silent worker its time
    phone.wait_for_function("window.workers.length === 2")
    player.take(phone, player.choose(player.play_of(phone)))
    player.wait(phone, "ask")


@pytest.mark.long
def test_workers_that_answer_nothing_that_can_be_read_are_ended(devices: Devices, own_site: Callable[[], Site]) -> None:
    site = own_site()
    code = site.folder / "py/worker.txt"
    whole, thinks = code.read_text(), "thought = await slices.think"
    assert thinks in whole
    code.write_text(whole.replace(thinks, "return 'nonsense'\n        " + thinks))
    phone = devices(site, fresh=True, viewport=PHONE, reduced_motion="reduce")
    phone.allow("the worker is lost")
    lost: list[str] = []
    phone.page.on("console", lambda said: lost.append(said.text) if "is lost" in said.text else None)
    player.sit_down(phone, late(), *PEOPLE)
    for _ in range(300):  # the second may be ready, asked and lost before it is my turn again
        player.wait(phone, "ask")
        if len(lost) == 2:
            break
        if phone.locator("html[data-worker=ready]").count():
            player.take(phone, player.choose(player.play_of(phone)))
        phone.wait_for_timeout(100)
    assert len(lost) == 2
    expect(phone.locator("html[data-worker]")).to_have_count(0)
    assert phone.page.workers == []


THROW = """() => {
  const broken = () => { throw Error("broken"); };
  BroadcastChannel.prototype.postMessage = navigator.vibrate = window.AudioContext = history.replaceState = broken;
}"""
"""A failure of everything that play can do without."""


def test_a_failure_is_told_unless_play_can_do_without_what_failed(phone: App) -> None:
    phone.allow("broken")
    play = late()
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    phone.evaluate(THROW)
    told: list[str] = []
    phone.on("console", lambda message: told.append(message.text))
    before = phone.evaluate(player.KEPT)
    while phone.evaluate(player.KEPT) == before:
        phone.evaluate(turns.AT_HAND, False)
        phone.wait_for_timeout(50)
    player.wait(phone, "ask")
    assert any("broken" in words for words in told)
    expect(phone.locator("#toasts p")).to_have_count(0)

    phone.evaluate("() => { HTMLDialogElement.prototype.showModal = () => { throw Error('broken'); }; }")
    phone.locator("[data-do=table-menu]").click()
    expect(phone.locator("#toasts")).to_contain_text("Er ging iets mis.")
    (kept,) = phone.evaluate(player.KEPT)
    phone.reload()
    wait_ready(phone)
    player.wait(phone, "ask")
    player.wait_stands(phone, link.decode(link.bare_link(kept)))


@pytest.mark.long
def test_two_tabs_on_one_game(phone: App) -> None:
    play = late()
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    second = phone.beside()
    second.open("#" + player.fragment(phone))
    player.wait(second, "ask")
    for one, other in ((phone, second), (second, phone)):
        player.take(one, player.choose(player.play_of(one)))
        player.wait(one, "ask")
        newest = player.shared(one).match
        player.wait_stands(other, newest, player.WAIT_MS / 1000)
        player.wait(other, "ask")
    # A tab in the lobby lists the game, and removing it there does not take it from the open one.
    second.locator("[data-do=leave]").click()
    expect(second.locator("#resume")).to_contain_text("Wim")
    player.take(phone, player.choose(player.play_of(phone)))
    player.wait(phone, "ask")
    second.locator("#resume [data-do=lobby-open]").click()
    player.wait(second, "ask")
    assert player.shared(second).match == player.shared(phone).match
    second.watch.check()


LONGEST = (ROOT / "tests" / "link" / "longest.txt").read_text("utf-8").splitlines()[1].partition(" ")[0]


@pytest.mark.long
@pytest.mark.only_browser("chromium")  # no other can be made slow
def test_the_longest_link_takes_a_while_and_opens(phone: App) -> None:
    phone.spoil()
    phone.open()
    slow = phone.page.context.new_cdp_session(phone.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 8})
    dialog = phone.locator("dialog")

    # Whoever closes the sheet, or goes back, is where they were.
    for leave in (lambda: phone.keyboard.press("Escape"), phone.page.go_back):
        player.open_link(phone, LONGEST)
        expect(dialog).to_contain_text("Dit is een heel lang spel.")
        expect(dialog.locator("progress")).to_be_visible()
        leave()
        expect(dialog).to_have_count(0)
        phone.wait_for_function("location.hash === ''")
        expect(phone.locator("#lobby")).to_be_visible()

    player.open_link(phone, LONGEST)
    expect(dialog.locator("progress")).to_be_visible()
    phone.wait_for_function("document.querySelector('dialog progress').value > 0.5")
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    dialog.locator("[data-arg=watch]").click()
    expect(phone.locator("#log li")).to_have_count(60)
    assert player.shared(phone).match == link.decode(LONGEST)
