"""A tournament from the entry of its teams to the standings, by mouse and by keyboard, closed and opened again."""

from __future__ import annotations

import pytest
from kaartbord.match.tournament import played, schedule
from playwright.sync_api import expect
from support import plays
from support.browser import player
from support.browser.device import PHONE, App, Devices, wait_ready
from support.browser.ink import GROUNDS
from support.browser.lobby import PEOPLE
from support.browser.screens import fine

TEAMS = "Anna en Bep", "Zaandam", "<b>Zoë & Wim</b>"
SCORES = (8, 3), (6, 7), (2, 8)
BEAMER = {"width": 1920, "height": 1080}


def totals() -> list[str]:
    """The points as the standings say them, counted by hand: two a pawn, ten for winning, 26 for who rests."""
    points = dict.fromkeys(range(3), 0)
    for one, score in zip(schedule.rounds(3), SCORES, strict=True):
        points[one.resting or 0] += 26
        for team, home in zip(one.tables[0], score, strict=True):
            points[team] += 2 * home + 10 * (home == 8)
    return [f"{number} punten" for number in sorted(points.values(), reverse=True)]


def press(app: App, what: str) -> None:
    """Press a control by keys: the next ones in turn, until it has the focus."""
    for _ in range(60):
        if app.locator(f"{what}:focus").count():
            app.keyboard.press("Enter")
            return
        app.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {what}")


def walk_to(app: App, what: str) -> None:
    """The same for something that is not pressed."""
    for _ in range(60):
        if app.locator(f"{what}:focus").count():
            return
        app.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {what}")


def test_a_tournament_by_mouse(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    app.open()
    app.locator("#tournament-open").click()
    app.locator("#cup-new").click()
    for team in TEAMS:
        app.locator("#cup-team").fill(team)
        app.locator("#cup-entry button").click()
    for name, words in (
        ("zaandam", "Er is al een team zaandam. Noem dit team anders, bijvoorbeeld zaandam 2."),
        ("x" * 200, "Deze naam heeft 200 tekens. Maak er hoogstens 30 van."),
        (" ", "Een team heeft een naam nodig."),
    ):
        app.locator("#cup-team").fill(name)
        app.locator("#cup-entry button").click()
        expect(app.locator("#cup-problem")).to_contain_text(words)
    expect(app.locator(".cup-teams li")).to_have_count(3)
    fine(app)
    for number, (one, other) in enumerate(SCORES):
        app.locator(f"#cup-view-{number + 1}").click()
        app.locator(f"#cup-table-{number}-0").click()
        app.locator(f"label:has(#cup-one-{one})").click()
        app.locator(f"label:has(#cup-other-{other})").click()
        if number == 0:
            fine(app)
        app.locator("#cup-book").click()
        expect(app.locator(f"#cup-table-{number}-0 .cup-points")).not_to_be_empty()
    fine(app)
    # entered twice, and otherwise: what stands there stays until somebody says so
    app.locator("#cup-view-1").click()
    app.locator("#cup-table-0-0").click()
    app.locator("label:has(#cup-other-8)").click()
    expect(app.locator("#cup-sum")).to_contain_text("Beide teams met acht pionnen thuis kan niet")
    expect(app.locator("#cup-book")).to_have_attribute("aria-disabled", "true")
    app.locator("label:has(#cup-one-5)").click()
    app.locator("#cup-book").click()
    expect(app.locator("dialog")).to_contain_text("Deze tafel heeft al een uitslag")
    app.locator("dialog [data-arg=leave]").click()
    expect(app.locator("#cup-table-0-0")).to_contain_text("pionnen 8 – 3")
    app.locator("#cup-view-standings").click()
    expect(app.locator(".cup-standings .cup-points")).to_have_text(totals())
    fine(app)
    # closed and opened again at the same place
    app.reload()
    wait_ready(app)
    expect(app.locator("#cup-heading")).to_have_text("Eindstand")
    expect(app.locator(".cup-standings .cup-points")).to_have_text(totals())
    app.page.emulate_media(media="print", reduced_motion="reduce")
    expect(app.locator(".cup-tabs")).to_be_hidden()
    expect(app.locator(".cup-standings")).to_be_visible()
    app.page.emulate_media(media="screen", reduced_motion="reduce")


def test_a_tournament_by_keyboard(devices: Devices) -> None:
    app = devices(viewport=BEAMER, reduced_motion="reduce", locale="nl-NL")
    app.open()
    press(app, "#tournament-open")
    expect(app.locator("#cup-new")).to_be_visible()
    press(app, "#cup-new")
    for number, team in enumerate(TEAMS):
        expect(app.locator("#cup-team")).to_be_focused()
        app.keyboard.type(team)
        app.keyboard.press("Enter")
        expect(app.locator(".cup-teams li")).to_have_count(number + 1)
    for number, (one, other) in enumerate(SCORES):
        press(app, "#cup-onward")
        expect(app.locator("#cup-heading")).to_have_text(f"Ronde {number + 1}")
        press(app, f"#cup-table-{number}-0")
        for name, home in (("one", one), ("other", other)):
            walk_to(app, f"[name=cup-{name}]")
            app.locator(f"[name=cup-{name}]:focus").press("Space")
            for _ in range(home):
                app.keyboard.press("ArrowRight")
        press(app, "#cup-book")
        expect(app.locator(f"#cup-table-{number}-0")).to_be_focused()
    press(app, "#cup-onward")
    expect(app.locator(".cup-standings .cup-points")).to_have_text(totals())
    app.keyboard.press("Shift+Tab")
    press(app, "#club-back")
    expect(app.locator(".cups li")).to_contain_text("3 teams, afgelopen")
    app.locator(".cups .kept-open").click()
    expect(app.locator("#cup-heading")).to_have_text("Eindstand")
    app.locator("#cup-full").click()
    app.wait_for_function("document.fullscreenElement")
    app.locator("#cup-full").click()
    app.wait_for_function("!document.fullscreenElement")
    app.locator("#cup-view-teams").click()
    expect(app.locator("#cup-onward")).to_have_text("Stand")


def test_a_result_is_read_from_the_link_of_a_game(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    app.open("#toernooi")
    app.locator("#cup-new").click()
    for team in ("Anna", "Bep", "Cor"):
        app.locator("#cup-team").fill(team)
        app.locator("#cup-entry button").click()
    app.locator("#cup-view-1").click()
    app.locator("#cup-table-0-0").click()
    app.locator(".cup-link summary").click()
    play = player.play_on(player.new(4, 5), lambda p: len(p.match.choices) > 5)
    app.locator("#cup-link").fill("geen link")
    app.locator("#cup-read").click()
    expect(app.locator("#cup-heard")).to_contain_text("geen hele link")
    expect(app.locator("#cup-heard")).to_be_in_viewport(ratio=1)
    app.locator("#cup-link").fill(player.table_link(play, *PEOPLE))
    app.locator("#cup-read").click()
    expect(app.locator("#cup-heard")).to_contain_text("nog niet uit")
    expect(app.locator("#cup-sum")).to_contain_text("de tijd is om")
    app.locator("#cup-book").click()
    expect(app.locator("#cup-table-0-0")).to_contain_text("tijd om")
    # the link of the whole game says otherwise, and which is right is asked; the names show who played which side
    over = plays.bot_play({}, 4, 3)
    one, other = (cup_team(number) for number in schedule.rounds(3)[0].tables[0])
    app.locator("#cup-table-0-0").click()
    app.locator(".cup-link summary").click()
    app.locator("#cup-link").fill(player.table_link(over, "human:Wim", f"human:{one}", "human:Riet", "human:Dirk"))
    app.locator("#cup-read").click()
    home = played.result_of(over, first=1).pawns_home
    expect(app.locator("#cup-heard")).to_contain_text(f"{one} speelde met {one} en Dirk.")
    app.locator("#cup-book").click()
    expect(app.locator("dialog")).to_contain_text(f"Wil je dat veranderen in: {one} {home[0]}, {other} {home[1]}?")
    app.locator("dialog [data-arg=change]").click()
    expect(app.locator("#cup-table-0-0")).to_contain_text(f"pionnen {home[0]} – {home[1]}")
    # it counts once
    app.locator("#cup-view-2").click()
    app.locator("#cup-table-1-0").click()
    app.locator(".cup-link summary").click()
    app.locator("#cup-link").fill(player.table_link(over, *PEOPLE))
    app.locator("#cup-read").click()
    expect(app.locator("#cup-sum")).to_contain_text("Dit spel telt al bij ronde 1, tafel 1.")
    expect(app.locator("#cup-book")).to_have_attribute("aria-disabled", "true")
    app.keyboard.press("Escape")
    # and on paper a round stands without what can be pressed
    app.locator("#cup-view-1").click()
    app.page.emulate_media(media="print", color_scheme="dark", reduced_motion="reduce")
    expect(app.locator(".cup-tables")).to_be_visible()
    expect(app.locator(".cup-tabs, .cup-acts").locator("visible=true")).to_have_count(0)
    assert app.evaluate(GROUNDS) == []
    app.page.emulate_media(media="screen", color_scheme="light", reduced_motion="reduce")


@pytest.mark.long
def test_what_is_written_down_is_seen_at_once_in_another_tab_as_on_the_big_screen(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    app.open("#toernooi")
    app.locator("#cup-new").click()
    for team in ("Anna", "Bep"):
        app.locator("#cup-team").fill(team)
        app.locator("#cup-entry button").click()
    hall = app.beside()
    hall.open("#toernooi")
    hall.locator("#cup-view-standings").click()
    expect(hall.locator(".cup-standings")).to_have_count(0)
    app.locator("#cup-view-1").click()
    app.locator("#cup-table-0-0").click()
    for field in ("#cup-one-8", "#cup-other-5"):
        app.locator(f"label:has({field})").click()
    app.locator("#cup-book").click()
    expect(hall.locator(".cup-standings li")).to_have_count(2)


def cup_team(number: int) -> str:
    return ("Anna", "Bep", "Cor")[number]
