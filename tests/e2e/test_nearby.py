"""Devices in one network meet by codes, play live and ask no server for anything.

Each device of these tests fails at a request to anything but the site.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import segno
from browser import launch_options
from kaartbord.games import GAMES
from kaartbord.match.live import meeting_code
from playwright.sync_api import Playwright, expect
from support.browser import player
from support.browser.device import PHONE, App, Devices, Site, wait_ready
from support.browser.live import play_on_phones
from support.browser.sealed import asked, begin, join
from support.browser.sharing import WHO, claim
from support.long import long

# A stock Firefox hides the addresses of this machine, and cannot be told over BiDi not to.
pytestmark = pytest.mark.only_browser("chromium")

NAMES = ("Jan", "Truus", "Anna", "Willem", "Bep", "Cor", "Riet", "Joop")

ANOTHER = "name => { window.name = String(name); }"
"""The devices of a test draw the same numbers (see `SAME_DEALS`) but for this."""

COPY = """() => {
  window.copied = "";
  navigator.clipboard.writeText = async (text) => { window.copied = text; };
  document.querySelector("[data-do=meet-copy]").click();
}"""


def code_of(app: App) -> str:
    """Return the code that a device shows, as somebody copies it."""
    app.locator(".meeting .qr-code").wait_for()
    app.evaluate(COPY)
    for _ in range(100):
        if code := str(app.evaluate("window.copied")):
            return code
        app.wait_for_timeout(50)
    raise AssertionError("no code was copied")


def give(app: App, code: str) -> None:
    """Paste a code of the other device."""
    app.locator(".meeting").wait_for()
    app.evaluate("() => { document.querySelector('.meeting details').open = true; }")
    app.locator("#meet-paste").fill(code)
    app.locator("[data-do=meet-use]").click()


def invite(app: App) -> None:
    """Open the sheet for others from the share sheet of the table."""
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=share]").click()
    player.open_more(app)
    app.locator("dialog [data-do=meet]").click()
    app.locator(".meeting .qr-code").wait_for()


def come(app: App, middle: App, seat: int) -> None:
    """Come from the lobby to the table of another device, and take a seat there."""
    app.locator("#meet-link").click()
    give(app, code_of(middle))
    give(middle, code_of(app))
    claim(app, seat)
    app.locator("#table").wait_for()


def give_away(app: App, seat: int) -> None:
    """Give a card away, unseen."""
    player.wait(app, "ask")
    now = player.play_of(app)
    action = GAMES["T"].legal(now.state, seat)[0]
    app.locator(f"#hand [data-arg='{player.card_index(now, seat, action.cards[0])}']").click()
    app.locator("#actions [data-do=confirm]").click()


def gather(people: list[App]) -> None:
    """Bring three devices to a table of the first."""
    jan, anna, bep = people
    play = player.new(3, 4, "T")
    player.open_link(jan, player.table_link(play, "link:Jan", "link:Anna", "link:Bep"))
    claim(jan, 0)
    invite(jan)
    come(anna, jan, 1)
    expect(jan.locator(".meeting [role=status]")).to_contain_text("Er is 1 toestel verbonden")
    come(bep, jan, 2)
    jan.locator(".meeting [data-do=close-dialog]").click()
    for app in people:
        expect(app.locator("#live")).to_have_text("Iedereen is hier.")


def come_back(app: App, host: App, people: list[App]) -> None:
    """Come back to the own seat by two scans, with a device that was never away."""
    app.evaluate(ANOTHER, 400)
    app.locator("[data-do=leave]").click()
    invite(host)
    app.locator("#meet-link").click()
    give(app, code_of(host))
    give(host, code_of(app))
    expect(host.locator(".meeting [role=status]")).to_contain_text("Er zijn 2 toestellen verbonden")
    host.locator(".meeting [data-do=close-dialog]").click()
    for each in people:
        expect(each.locator("#live")).to_have_text("Iedereen is hier.")


def same_game(apps: list[App], turns: int) -> None:
    """Wait until all devices have the same game, in which people have chosen this often."""
    for _ in range(1200):
        known = {player.play_of(app).match for app in apps}
        if len(known) == 1 and sum(choice >= 0 for choice in known.pop().choices) == turns:
            return
        apps[0].wait_for_timeout(50)
    raise AssertionError([player.play_of(app).match.choices for app in apps])


def says_refusal(app: App, words: str) -> None:
    """Wait until the sheet says what is wrong with a code; nothing was opened."""
    expect(app.locator(".meeting .is-bad")).to_contain_text(words)
    expect(app.locator(".meeting")).to_be_visible()


@pytest.fixture
def people(devices: Devices) -> list[App]:
    """Three devices, in the lobby."""
    return guests(devices, 3)


@pytest.mark.long
def test_three_devices_play_without_internet_and_one_comes_back(people: list[App]) -> None:
    jan, anna, _ = people
    gather(people)
    for seat, app in enumerate(people):
        give_away(app, seat)
    same_game(people, turns=3)
    # one is away for a moment, and comes back to its seat by two scans
    anna.reload()
    wait_ready(anna)
    expect(jan.locator("#live")).to_have_text("Anna is even weg.")
    come_back(anna, jan, people)


def test_the_others_go_on_when_the_first_leaves_and_let_it_in_again(people: list[App]) -> None:
    jan, anna, bep = people
    gather(people)
    wait_introduced(bep, 2)
    jan.reload()
    wait_ready(jan)
    for app in (anna, bep):
        expect(app.locator("#live")).to_have_text("Jan is even weg.")
    give_away(anna, 1)
    same_game([anna, bep], turns=1)
    # another device lets it in
    come_back(jan, bep, people)
    same_game(people, turns=1)


def wait_introduced(app: App, others: int) -> None:
    """Wait until a device has lines of its own to this number of others, as the sheet tells."""
    for _ in range(60):
        invite(app)
        words = str(app.locator(".meeting [role=status]").text_content())
        app.locator(".meeting [data-do=close-dialog]").click()
        if f"{others} toestellen" in words:
            return
        app.wait_for_timeout(500)
    raise AssertionError(words)


def guests(devices: Devices, number: int) -> list[App]:
    """Return devices in the lobby, all different."""
    apps = [devices(viewport=PHONE, reduced_motion="reduce") for _ in range(number)]
    for at, app in enumerate(apps, 1):
        app.open()
        app.evaluate(ANOTHER, 100 * at)
    return apps


@pytest.mark.long
@pytest.mark.parametrize(("left", "turns_left"), [(6, 40), (2000, 2000)])
def test_a_tablet_has_the_board_and_four_phones_the_cards(devices: Devices, left: int, turns_left: int) -> None:
    play = player.new(4, 3)
    if left < 2000:
        play = player.near_the_end(play, left, range(4))
    tablet = devices(viewport={"width": 1024, "height": 768}, reduced_motion="reduce")
    tablet.open("#" + player.table_link(play, *(f"link:{name}" for name in NAMES[:4])))
    tablet.locator("dialog [data-arg=watch]").click()
    tablet.locator("[data-do=table-menu]").click()
    tablet.locator("dialog [data-arg=screen]").click()
    for part in ("leaves the site: wss:", "WebSocket"):
        tablet.allow(part)  # it is asked for phones over relays too, which there are none of
    tablet.locator("[data-do=phones]").click()
    tablet.locator("dialog [data-do=meet]").click()
    phones = dict(enumerate(guests(devices, 4)))
    for seat, app in phones.items():
        come(app, tablet, seat)
        app.locator("#table[data-layout=hand]").wait_for()
    tablet.locator(".meeting [data-do=close-dialog]").click()
    end = play_on_phones(tablet, phones, turns_left)
    assert GAMES["K"].score(end.state).winners


@pytest.mark.long
def test_eight_devices_meet_and_seven_go_on_without_the_first(devices: Devices) -> None:
    apps = guests(devices, 8)
    player.open_link(apps[0], player.table_link(player.new(8, 4, "T"), *(f"link:{name}" for name in NAMES)))
    claim(apps[0], 0)
    invite(apps[0])
    for seat, app in enumerate(apps[1:], 1):
        come(app, apps[0], seat)
    apps[0].locator(".meeting [data-do=close-dialog]").click()
    for app in apps:
        expect(app.locator("#live")).to_have_text("Iedereen is hier.", timeout=60_000)
    apps[0].reload()
    wait_ready(apps[0])
    for app in apps[1:]:
        expect(app.locator("#live")).to_have_text("Jan is even weg.", timeout=60_000)
    give_away(apps[7], 7)
    same_game(apps[1:], turns=1)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("https://example.org/kaartbord/#DKBqcAsGAkphbgEKQW5uYU0EAAAAAAAAAAwATQY8wA", "geen code om te verbinden"),
        *long(("hallo", "geen code om te verbinden")),
        *long(("NAAAAAAAAAAAAAAAA", "niet compleet")),
    ],
)
def test_what_is_no_code_opens_nothing(people: list[App], code: str, words: str) -> None:
    app = people[0]
    app.locator("#meet-link").click()
    give(app, code)
    says_refusal(app, words)


@pytest.mark.long
def test_codes_of_others_open_nothing(people: list[App]) -> None:
    jan, anna, bep = people
    for app in (jan, bep):
        player.open_link(app, player.table_link(player.new(2, 3), "link:Jan", "link:Anna"))
        claim(app, 0)
        invite(app)
    anna.locator("#meet-link").click()
    give(jan, code_of(bep))
    says_refusal(jan, "laat ook een uitnodiging zien")
    give(anna, code_of(jan))
    answer = code_of(anna)
    anna.locator(".meeting [data-do=close-dialog]").click()
    anna.locator("#meet-link").click()
    give(anna, answer)
    says_refusal(anna, "een antwoord aan een ander toestel")


# ---- the camera

SIDE = 480
"""Pixels of the film of a camera that is held before a code."""


def film(path: Path, code: str) -> None:
    """Write a film in which a code is seen, as Chromium takes it for that of a camera."""
    rows = segno.make(code, micro=False, error="l").matrix
    scale = SIDE * 6 // 10 // len(rows)
    edge = (SIDE - scale * len(rows)) // 2
    frame = bytearray(b"\xc0" * SIDE * SIDE)
    for y in range(SIDE):
        for x in range(SIDE):
            at = ((y - edge) // scale, (x - edge) // scale)
            if all(0 <= where < len(rows) for where in at) and rows[at[0]][at[1]]:
                frame[y * SIDE + x] = 30
    colours = b"\x80" * (SIDE * SIDE // 2)
    path.write_bytes(
        f"YUV4MPEG2 W{SIDE} H{SIDE} F10:1 Ip A1:1 C420jpeg\n".encode() + (b"FRAME\n" + frame + colours) * 2
    )


@pytest.fixture
def filming(playwright: Playwright, server: Site, tmp_path: Path) -> Iterator[tuple[App, Path]]:
    """A phone in the lobby whose camera sees what is in a film."""
    seen = tmp_path / "film.y4m"
    options = launch_options("chromium")
    flags = (
        "use-fake-device-for-media-stream",
        "use-fake-ui-for-media-stream",
        f"use-file-for-fake-video-capture={seen}",
    )
    options["args"] = [*options.get("args", []), *(f"--{flag}" for flag in flags)]
    browser = playwright.chromium.launch(**options)
    app = App(browser.new_page(locale="nl-NL"), server, viewport=PHONE)
    app.open()
    yield app, seen
    browser.close()


@pytest.mark.long
def test_the_camera_reads_the_code_of_another_device(devices: Devices, filming: tuple[App, Path]) -> None:
    jan, (anna, seen) = devices(), filming
    jan.open("#" + player.table_link(player.new(2, 3), "link:Jan", "link:Anna"))
    claim(jan, 0)
    invite(jan)
    film(seen, code_of(jan))
    anna.locator("#meet-link").click()
    answer = code_of(anna)
    assert meeting_code.read(answer).is_answer
    give(jan, answer)
    expect(anna.locator("dialog h2")).to_have_text(WHO)


def test_the_next_device_is_seen_without_another_tap(devices: Devices, filming: tuple[App, Path]) -> None:
    (jan, seen), others = filming, [devices(), devices()]
    player.open_link(jan, player.table_link(player.new(3, 4, "T"), "link:Jan", "link:Anna", "link:Bep"))
    claim(jan, 0)
    invite(jan)
    for number, app in enumerate(others, 1):
        app.open()
        app.evaluate(ANOTHER, 100 * number)
        app.locator("#meet-link").click()
        give(app, code_of(jan))
        film(seen, code_of(app))
        if number == 1:
            jan.locator("[data-do=meet-scan]").click()
        claim(app, number)
    expect(jan.locator(".meeting [role=status]")).to_contain_text("Er zijn 2 toestellen verbonden")
    expect(jan.locator(".meeting .is-bad")).to_be_hidden()


@pytest.mark.long
def test_hands_are_sealed_without_internet_too(people: list[App]) -> None:
    jan, *others = people
    begin(jan, "toepen", 3)
    player.wait(jan, "share")
    player.open_more(jan)
    jan.locator("dialog [data-do=meet]").click()
    for seat, app in enumerate(others, 1):
        app.locator("#meet-link").click()
        give(app, code_of(jan))
        give(jan, code_of(app))
        join(app, seat)
    jan.locator(".meeting [data-do=close-dialog]").click()
    assert asked(people)
