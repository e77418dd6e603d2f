"""A club's evening: nine teams, the organiser, the beamer and the phones at the tables, from the door to the prize."""

from __future__ import annotations

import re

import pytest
from kaartbord.match.link import Seat, encode_link
from kaartbord.match.tournament import slip
from kaartbord.match.tournament.attendance import draw
from kaartbord.match.tournament.tournament import MAX_TEAMS, TableResult, Tournament, join_team, set_result
from playwright.sync_api import PdfMargins, ViewportSize, expect
from support import plays
from support.browser import player
from support.browser.device import PHONE, App, Devices, wait_ready
from support.browser.keyboard import press, tab_to
from support.browser.screens import fine
from support.long import some

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
BEAMER: ViewportSize = {"width": 1920, "height": 1080}
NAMES = (
    """1. Anna en Bep

2. Cor & Dirk
3. <b>Eva</b>
4. anna EN bep
5. Fien
6. Gijs
7. Hans en Ilse
8. Jan
9. Kees
   """
    + "x" * 40
)

NO_PRINTER = "window.print = () => { window.printing = true; };"

SMALLEST = """() => Math.min(...[...document.querySelectorAll(".hall *")]
  .filter((node) => node.checkVisibility() && [...node.childNodes].some((c) => c.nodeType === 3 && c.data.trim()))
  .map((node) => parseFloat(getComputedStyle(node).fontSize)))"""


CUT = """() => [...document.querySelectorAll("#printed :is(.paper-slip, .paper-certificate, .paper-team), #club li")]
  .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
  .map((node) => node.outerHTML.slice(0, 200))"""

OUTSIDE = """() => [...document.querySelectorAll(".hall li, .hall button, .hall #cup-time")]
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < 0 || box.top < 0)
  .map(([node]) => node.outerHTML.slice(0, 200))"""

MARGIN: PdfMargins = {"top": "10mm", "right": "10mm", "bottom": "10mm", "left": "10mm"}


def evening(desk: App) -> Tournament:
    """The tournament as the organiser shares it."""
    desk.locator("#cup-view-teams").click()
    desk.locator("#cup-share").click()
    found = slip.read_evening(desk.locator("#share-url").input_value())
    desk.keyboard.press("Escape")
    return found


def organise(devices: Devices, **look: object) -> App:
    desk = devices(viewport=LAPTOP, reduced_motion="reduce", **{"locale": "nl-NL", **look})
    desk.add_init_script(NO_PRINTER)
    desk.open("#toernooi")
    desk.locator("#cup-new").click()
    desk.locator("#cup-list summary").click()
    desk.locator("#cup-names").fill(NAMES)
    desk.locator("#cup-paste").click()
    expect(desk.locator(".cup-teams li")).to_have_count(8)
    return desk


def fill_in(device: App, one: int, other: int) -> None:
    """Fill in the pawns of both teams in the open sheet."""
    device.locator(f"label:has(#cup-one-{one})").click()
    device.locator(f"label:has(#cup-other-{other})").click()
    device.locator("#cup-book").click()


def hand_in(phone: App, link: str, one: int, other: int) -> str:
    """Hand in the result of a table on its own phone; return the link that comes of it."""
    phone.open("#" + link)
    at = slip.read_slip(link).at
    expect(phone.locator("#cup-heading")).to_have_text(f"Ronde {at[0] + 1}, tafel {at[1] + 1}")
    phone.locator(".cup-table").click()
    fill_in(phone, one, other)
    expect(phone.locator("#share-qr svg")).to_be_visible()
    return phone.locator("#share-url").input_value()


def take_in(desk: App, text: str, said: str) -> None:
    """Take a link in at the desk, where the camera refuses."""
    desk.locator("#cup-slip").fill(text)
    desk.locator("#cup-slip").press("Enter")
    expect(desk.locator("#cup-heard-slip")).to_contain_text(said)


def play_round(desk: App, number: int) -> None:
    """Book every open table of a round by hand."""
    desk.locator(f"#cup-view-{number}").click()
    expect(desk.locator("#cup-heading")).to_have_text(f"Ronde {number}")
    still_open = desk.locator(".cup-table.is-open")
    for left in range(still_open.count(), 0, -1):
        expect(still_open).to_have_count(left)
        still_open.first.click()
        fill_in(desk, 8, number)
        expect(desk.locator("dialog")).to_have_count(0)


def test_an_evening_of_nine_teams(devices: Devices) -> None:
    desk = organise(devices)
    refused = desk.locator("#cup-refused li")
    expect(refused).to_have_count(2)
    expect(refused.nth(0)).to_contain_text("Er is al een team anna EN bep.")
    expect(refused.nth(1)).to_contain_text("Deze naam heeft 40 tekens.")
    expect(desk.locator("#cup-team-2")).to_have_value("<b>Eva</b>")
    fine(desk)
    desk.locator("label:has(#cup-method-played)").click()
    expect(desk.locator("#cup-method-why")).to_contain_text("De eerste ronde wordt geloot")
    desk.locator("#cup-draw").click()
    expect(desk.locator("#cup-heading")).to_have_text("Ronde 1")
    # a ninth team comes before any result, and has the bye; no table changes
    desk.locator("#cup-view-teams").click()
    desk.locator("#cup-team").fill("Laat & Later")
    desk.locator("#cup-team").press("Enter")
    expect(desk.locator("#toasts")).to_contain_text("Aan de tafels verandert niets.")
    cup = evening(desk)
    assert cup.rounds[0].resting == 8
    desk.locator("#cup-view-1").click()
    expect(desk.locator(".cup-table")).to_have_count(4)
    fine(desk)
    # three phones hand in, by the codes on the slips
    phones = [devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL") for _ in range(3)]
    texts = [slip.write_slip(slip.slip_of(cup, (0, table))) for table in range(4)]
    links = [
        hand_in(phone, f"{slip.FRAGMENT}={text}", 8, table)
        for table, (phone, text) in enumerate(zip(phones, texts, strict=False))
    ]
    fine(phones[0])
    desk.locator("#cup-desk").click()
    expect(desk.locator("dialog")).to_contain_text("De camera doet het hier niet.")
    for table, link in enumerate(links):
        take_in(desk, link, f"Ronde 1, tafel {table + 1} is genoteerd")
    fine(desk)
    take_in(desk, links[0], "Deze uitslag stond er al.")
    take_in(desk, links[1][:-3], "Dit is geen hele link van een tafel.")
    yesterday = slip.slip_of(cup, (0, 3))._replace(key="gisteren", result=TableResult((8, 1)))
    take_in(desk, slip.write_slip(yesterday), "hoort bij een ander toernooi")
    later = slip.slip_of(cup, (0, 3))._replace(at=(1, 3), result=TableResult((8, 1)))
    take_in(desk, f"#{slip.FRAGMENT}={slip.write_slip(later)}", "Deze uitslag is van ronde 2, tafel 4.")
    # another result of the same table is asked about, and nothing is booked meanwhile
    second = hand_in(phones[1], f"{slip.FRAGMENT}={texts[0]}", 3, 8)
    desk.locator("#cup-slip").fill(second)
    desk.locator("#cup-slip").press("Enter")
    expect(desk.locator("dialog").last).to_contain_text("Deze tafel heeft al een uitslag")
    desk.locator("dialog [data-arg=leave]").click()
    desk.keyboard.press("Escape")
    assert evening(desk).results[0, 0].pawns_home == (8, 0)
    desk.locator("#cup-view-1").click()
    desk.locator("#cup-table-0-0").click()
    expect(desk.locator("dialog")).to_contain_text("van de telefoon van de tafel")
    fill_in(desk, 7, 6)
    desk.locator("dialog [data-arg=change]").click()
    desk.locator("#cup-table-0-0").click()
    expect(desk.locator("dialog")).to_contain_text("Eerder stond er:")
    expect(desk.locator("dialog")).to_contain_text("met de hand")
    desk.keyboard.press("Escape")
    play_round(desk, 1)
    for number in range(2, 6):
        desk.locator("#cup-draw").click()
        if number == 3:
            desk.locator("#cup-view-teams").click()
            desk.locator("#cup-leave-1").click()
            desk.locator("#cup-rest-4").click()
            expect(desk.locator("#cup-return-4")).to_be_focused()
        play_round(desk, number)
    desk.locator("#cup-view-standings").click()
    expect(desk.locator("#cup-heading")).to_have_text("Eindstand")
    fine(desk)
    cup = evening(desk)
    pairs = [
        frozenset(pair)
        for number, one in enumerate(cup.rounds)
        for pair in one.tables
        if not any((team, number) in cup.away for team in pair)
    ]
    assert len(pairs) == len({*pairs})
    desk.locator("#cup-view-standings").click()
    desk.locator("#cup-certificates").click()
    desk.wait_for_function("window.printing === true")
    desk.page.emulate_media(media="print")
    expect(desk.locator(".paper-certificate")).not_to_have_count(0)
    desk.page.emulate_media(media="screen")
    # the laptop dies: another device opens the link of the standings and goes on
    desk.locator("#cup-share").click()
    link = desk.locator("#share-url").input_value()
    other = devices(viewport=LAPTOP, reduced_motion="reduce", locale="nl-NL")
    other.open(link[link.index("#") :])
    expect(other.locator(".cup-standings li")).to_have_count(9)
    other.locator("#cup-take").click()
    expect(other.locator("#cup-view-5")).to_be_visible()
    assert evening(other) == cup


def in_print(desk: App, button: str) -> int:
    """Press a button that prints; return how many pages of A4 that gives, none of them with anything cut off."""
    desk.evaluate("window.printing = false")
    desk.locator(button).click()
    desk.wait_for_function("window.printing === true")
    desk.page.emulate_media(media="print")
    assert desk.evaluate(CUT) == []
    made = desk.page.pdf(format="A4", print_background=True, margin=MARGIN)
    desk.page.emulate_media(media="screen")
    return len(re.findall(rb"/Type\s*/Page\b", made))


def largest() -> Tournament:
    """An evening of as many teams as there is room for, with long names, its first round played but for one table."""
    cup = Tournament("Xa81_kQ2", "Clubkampioenschap")._replace(method="played")
    for number in range(MAX_TEAMS):
        cup = join_team(cup, f"Wilhelmina & Maximiliaan {number:5}")
    cup = draw(cup, range(MAX_TEAMS))
    for table in range(31):
        cup = set_result(cup, (0, table), TableResult((8, table % 8)))
    return cup


def test_thirty_two_tables_fit_on_paper_and_on_the_beamer(devices: Devices) -> None:
    desk = devices(viewport=LAPTOP, reduced_motion="reduce", locale="nl-NL")
    desk.add_init_script(NO_PRINTER)
    desk.open(f"#{slip.FRAGMENT}={slip.write_evening(largest())}")
    desk.locator("#cup-take").click()
    desk.locator("#cup-view-1").click()
    expect(desk.locator(".cup-table")).to_have_count(32)
    assert in_print(desk, "#cup-print") == 1
    assert in_print(desk, "#cup-slips") == 1
    desk.locator("#cup-view-standings").click()
    assert in_print(desk, "#cup-print") == 2
    desk.locator("#cup-view-1").click()
    desk.locator(".cup-table.is-open").click()
    fill_in(desk, 8, 3)
    assert in_print(desk, "#cup-slips") == 16
    desk.page.set_viewport_size(BEAMER)
    desk.page.goto(desk.site.url + f"#{slip.FRAGMENT}=zaal")
    expect(desk.locator(".hall")).to_be_visible()
    desk.locator("#cup-hall-pages").click()
    assert desk.evaluate(SMALLEST) >= BEAMER["height"] / 30
    assert desk.evaluate(OUTSIDE) == []


@pytest.mark.parametrize(
    ("locale", "lang", "words"), some([("de-DE", "de", "Runde 1, Tisch 2"), ("fr-FR", "fr", "Manche 1, table 2")], 1)
)
def test_a_phone_by_keyboard_in_other_languages(devices: Devices, locale: str, lang: str, words: str) -> None:
    cup = largest()
    phone = devices(viewport=PHONE, reduced_motion="reduce", locale=locale)
    phone.open(f"#{slip.FRAGMENT}={slip.write_slip(slip.slip_of(cup, (0, 1)))}")
    expect(phone.locator("html")).to_have_attribute("lang", lang)
    expect(phone.locator("#cup-heading")).to_have_text(words)
    press(phone, ".cup-table")
    for name, home in (("one", 8), ("other", 2)):
        tab_to(phone, f"[name=cup-{name}]")
        phone.locator(f"[name=cup-{name}]:focus").press("Space")
        for _ in range(home):
            phone.keyboard.press("ArrowRight")
    press(phone, "#cup-book")
    handed = slip.read_slip(phone.locator("#share-url").input_value())
    assert handed.result is not None
    assert handed.result.pawns_home == (8, 2)
    fine(phone)
    # opened where the tournament is not known, nothing is booked and it is said
    phone.goto(phone.site.url + f"#{slip.FRAGMENT}={slip.write_slip(handed)}")
    expect(phone.locator("#toasts .bad")).to_be_visible()
    expect(phone.locator(".cups li")).to_have_count(0)


@pytest.mark.long
def test_the_beamer_shows_the_clock_the_tables_and_the_standings(devices: Devices) -> None:
    desk = organise(devices)
    desk.locator("#cup-view-1").click()
    desk.locator("#cup-clock").click()
    with desk.page.context.expect_page() as opened:
        desk.locator("#cup-hall").click()
    hall = opened.value
    hall.set_viewport_size(BEAMER)
    wait_ready(hall)
    expect(hall.locator(".hall-table")).to_have_count(4)
    assert hall.evaluate(SMALLEST) >= BEAMER["height"] / 30
    fine(App(hall, desk.site, started=True, viewport=BEAMER))
    desk.locator(".cup-table.is-open").first.click()
    fill_in(desk, 8, 3)
    expect(hall.locator(".hall-table.is-done")).to_have_count(1)
    expect(hall.locator(".hall-team")).to_have_count(8, timeout=60_000)
    assert hall.evaluate(SMALLEST) >= BEAMER["height"] / 30
    hall.locator("#cup-clock").click()
    expect(desk.locator("#cup-clock-reset")).to_be_visible()
    left = hall.locator("#cup-time").inner_text()
    hall.reload()
    wait_ready(hall)
    expect(hall.locator("#cup-time")).to_have_text(left)


@pytest.mark.long
def test_the_beamer_shows_one_game_after_the_other(devices: Devices) -> None:
    desk = organise(devices)
    desk.locator("#cup-view-1").click()
    desk.locator("details:has(#cup-watch) summary").click()
    desk.locator("#cup-watch").fill("geen link")
    desk.locator("#cup-watch-open").click()
    expect(desk.locator("#cup-watch-bad")).to_contain_text("geen hele link van een spel")
    over = plays.bot_play({}, 4, 3)
    played = player.play_on(player.new(4, 5), lambda p: len(p.match.choices) > 5)
    links = [
        encode_link(
            play, [Seat("human", name, claimed=False) for name in ("Anna", "Bep", "Cor", "Dirk")], for_spectator=True
        )
        for play in (over, played)
    ]
    desk.locator("#cup-watch").fill("\n".join(f"Kijk mee: {desk.site.url}#{each}" for each in links))
    with desk.page.context.expect_page() as opened:
        desk.locator("#cup-watch-open").click()
    beamer = opened.value
    beamer.wait_for_url(f"**/?screen#{links[0]}")
    wait_ready(beamer)
    expect(beamer.locator("#table[data-layout=screen]")).to_be_visible()
    beamer.wait_for_url(f"**/?screen#{links[1]}", timeout=120_000)
