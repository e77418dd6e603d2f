"""All games in one file: to another device, joined with what is there; and what a browser wipes is seen."""

from __future__ import annotations

from pathlib import Path

from kaartbord.match import backup, match
from kaartbord.match.backup import BackupRecord
from kaartbord.match.match import Play
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import App, Devices, wait_ready
from support.browser.lobby import PEOPLE, keep, my_turn


def saved(app: App, tmp_path: Path) -> Path:
    """The file with all games, saved from the lobby."""
    app.locator("#backup-open").click()
    file = app.save("[data-do=backup-save]", tmp_path)
    app.locator("dialog.backup [data-do=close-dialog]").click()
    return file


def pasted(app: App, text: str) -> None:
    app.locator("#backup-text").fill(text)
    app.locator("[data-do=backup-read]").click()


def says(app: App, words: str) -> None:
    expect(app.locator("#backup-said")).to_contain_text(words)


def record(play: Play, title: str = "Keezbord") -> BackupRecord:
    fields = {"seats": "0", "shown": str(len(play.plies)), "choices": str(len(play.match.choices)), "at": "1"}
    return BackupRecord(title, player.table_link(play, *PEOPLE), fields)


def otherwise(play: Play) -> Play:
    """The match as it would be had its last chooser, a person, chosen something else."""
    before = match.replay(match.truncate(play.match, len(play.match.choices) - 1))
    seat = player.to_move(before)
    action = next(a for i, a in enumerate(player.legal(before)) if i != play.match.choices[-1])
    return match.choose(before, seat, action)


def test_all_games_go_to_another_device_in_a_file(phone: App, devices: Devices, tmp_path: Path) -> None:
    keep(phone, 3, 5)
    file = saved(phone, tmp_path)
    text = file.read_text()
    assert text.startswith("Kaartbord 1, 2 spellen, ") and phone.site.url + "#" in text

    other = devices(viewport={"width": 1024, "height": 768}, reduced_motion="reduce", locale="en-US").open()
    other.locator("#backup-open").click()
    pasted(other, text[:-20])
    says(other, "Restored: 1 game. Can no longer be read: Keezbord met Wim, Anna en Bep.")
    other.locator("#backup-file").set_input_files(file)
    says(other, "Restored: 1 game. Already here: 1 game.")

    # What stands further goes on; of what parted a person chooses, and the other side stays as well.
    stood = my_turn(3)
    further = player.play_on(stood, lambda p: len(p.match.choices) > len(stood.match.choices))
    pasted(other, backup.write("", [record(further), record(otherwise(further))], other.site.url))
    other.locator("dialog.fork [data-arg=theirs]").click()
    says(other, "Brought up to date: 1 game.")
    other.locator("dialog.backup [data-do=close-dialog]").click()
    expect(other.locator("#games-kept li")).to_have_count(1)
    player.open_link(other, player.table_link(stood, *PEOPLE))
    other.locator("#table:not([hidden])").wait_for()
    chosen = otherwise(further).match.choices
    assert player.shared(other).match.choices[: len(chosen)] == chosen
    other.locator("[data-do=table-menu]").click()
    expect(other.locator("dialog [data-arg=fork]")).to_be_visible()


def test_what_is_no_backup_gets_one_sentence(phone: App, tmp_path: Path) -> None:
    phone.open()
    phone.locator("#backup-open").click()
    pasted(phone, "")
    says(phone, "Hier staat geen spel in.")
    pasted(phone, '[Event "Casual"]\n1. e4 e5')
    says(phone, "Dit is geen bestand van Kaartbord.")
    pasted(phone, "Kaartbord 2, 3 spellen\niets nieuws")
    says(phone, "Dit bestand komt uit een nieuwere versie.")
    large = tmp_path / "large.txt"
    with large.open("wb") as file:
        file.truncate(50_000_000)
    phone.locator("#backup-file").set_input_files(large)
    says(phone, "Dit bestand is te groot om van Kaartbord te zijn.")
    title = "<img src=x onerror=a()>"
    odd = record(my_turn(3), title)
    pasted(phone, backup.write("", [odd, odd, odd._replace(link="x")], phone.site.url))
    says(phone, f"Teruggezet: 1 spel. Stond hier al: 1 spel. Niet meer te lezen: {title}.")
    assert not phone.evaluate("window.hacked === true")


STORAGE = """window.asked = [];
if (navigator.storage) {  // Firefox has none on about:blank.
  navigator.storage.persist = () => {
    window.asked.push(navigator.userActivation.isActive);
    return Promise.resolve(true);
  };
  navigator.storage.persisted = () => Promise.resolve(window.asked.length > 0);
}"""

WIPE = """() => new Promise((done, failed) => {
  const gone = indexedDB.deleteDatabase("kaartbord");
  gone.onsuccess = () => done();
  gone.onerror = failed;
})"""


def test_the_page_says_whether_the_browser_keeps_games(phone: App) -> None:
    phone.add_init_script(STORAGE)
    phone.open()
    phone.locator("#settings-open").click()
    expect(phone.locator("#keeping-status")).to_contain_text("De browser mag je spellen wissen")
    phone.locator("dialog [data-do=close-dialog]").click()
    assert phone.evaluate("window.asked") == []
    player.start(phone, seats=2)
    phone.wait_for_function("JSON.stringify(window.asked) === '[true]'")
    player.wait(phone, "ask")
    phone.locator("[data-do=leave]").click()
    phone.locator("#settings-open").click()
    expect(phone.locator("#keeping-status")).to_contain_text("De browser heeft beloofd")
    phone.locator("dialog [data-do=close-dialog]").click()

    # The browser wipes the games and leaves its other notes; then the other way round.
    phone.allow("404")  # of a file by itself the browser asks for an icon
    phone.goto(phone.site.url + "rules/keezbord.html")  # nothing of the page has the database open there
    phone.evaluate(WIPE)
    phone.open()
    notice = phone.locator("#lobby-trouble")
    expect(notice).to_contain_text("De browser heeft je bewaarde spellen gewist.")
    notice.locator("[data-do=backup-open]").click()
    pasted(phone, backup.write("", [record(my_turn(3))], phone.site.url))
    says(phone, "Teruggezet: 1 spel.")
    phone.locator("dialog [data-do=close-dialog]").click()
    expect(notice).to_have_count(0)
    phone.evaluate("localStorage.clear()")
    phone.reload()
    wait_ready(phone)
    expect(notice).to_contain_text("Je spellen zijn er nog")
    notice.locator("[data-do=lobby-seen]").click()
    expect(notice).to_have_count(0)
