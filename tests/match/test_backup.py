"""A backup of all games: what was written is read, wherever the text has been, and what is torn is named."""

import pytest
from kaartbord.match import backup
from kaartbord.match.backup import BackupRecord, BadBackup, read, write

ADDRESS = "https://example.org/kaartbord/"
RECORDS = (
    BackupRecord("Keezbord met Anna en Zoë 🐸", "DKabcdef.ghi", {"seats": "0", "shown": "41", "waits": "2"}),
    BackupRecord("Toepen", "DPzzz", {"seats": "0,1", "orders": '{"0":{"no_wash":true}}'}),
    BackupRecord("Tokken met <img src=x>", "DTqq", {"seats": "", "fork": "DTpp"}),
)
TEXT = write("spellen, 22-11-2026", RECORDS, ADDRESS)


def test_a_backup_reads_back():
    assert read(TEXT) == (RECORDS, (), 0)
    assert TEXT.startswith("Kaartbord 1, 3 spellen, 22-11-2026\nKeezbord met Anna")


def test_a_backup_of_no_games_is_empty():
    with pytest.raises(BadBackup, match="empty"):
        read(write("spellen", (), ADDRESS))


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "\ufeff" + text.replace("\n", "\r\n"),
        lambda text: text.replace(" | ", "\n  | "),
        lambda text: text.replace("abcdef", "abc\ndef"),
        lambda text: "\n\n" + text + "\n\nGroeten, oma | tot zondag",
        lambda text: text.partition("\n")[2],
    ],
    ids=["Windows", "wrapped", "broken word", "others' words", "no first line"],
)
def test_a_backup_survives_the_way_it_was_sent(change):
    assert read(change(TEXT)) == (RECORDS, (), 0)


@pytest.mark.parametrize("at", range(len(RECORDS)))
def test_a_changed_record_is_named_and_the_others_are_read(at):
    result = read(TEXT.replace(RECORDS[at].link, RECORDS[at].link[:-1] + "X"))
    assert result.records == RECORDS[:at] + RECORDS[at + 1 :]
    assert (result.damaged_titles, result.missing) == ((RECORDS[at].title,), 0)


def test_half_a_backup_gives_what_is_whole():
    lines = TEXT.split("\n")
    assert read("\n".join([*lines[:2], lines[2][:60]])) == (RECORDS[:1], ("Toepen",), 1)
    assert read("\n".join([lines[0], lines[1][:60], *lines[2:]])) == (RECORDS[1:], (RECORDS[0].title,), 0)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        (" \n", "empty"),
        ("Kaartbord 1, 0 spellen", "empty"),
        ('[Event "Chess"]\n1. e4 e5', "foreign"),
        ('{"games": []}', "foreign"),
        ("x" * 100_000, "foreign"),
        ("|" * 100_000, "foreign"),
        ("Kaartbord 2, 3 games\nsomething new", "newer"),
        ("Kaartbord 1, 3 spellen" + " " * backup.MAX_TEXT_LETTERS, "long"),
    ],
)
def test_what_is_no_backup_is_refused(text, reason):
    with pytest.raises(BadBackup, match=reason):
        read(text)


def test_words_cannot_pass_for_fields():
    text = write("", [BackupRecord("a | seats=3 | check=AAAAAA", "DKx", {"seats": "0"})], ADDRESS)
    assert read(text).records == (BackupRecord("a seats=3 check=AAAAAA", "DKx", {"seats": "0"}),)


def test_a_field_that_is_not_known_stays():
    record = BackupRecord("Later", "DKx", {"seats": "0", "evening": "a=b"})
    assert read(write("", [record], ADDRESS)).records == (record,)


BOARD = BackupRecord("Winterbord", "", {"game": "O", "board": "wrrw"})


def test_what_is_no_game_reads_back_and_counts_for_none():
    text = write("spellen", (*RECORDS, BOARD), ADDRESS)
    assert text.startswith("Kaartbord 1, 3 spellen\n")
    assert read(text) == ((*RECORDS, BOARD), (), 0)
    assert read(write("spellen", (BOARD, *RECORDS), ADDRESS)) == ((BOARD, *RECORDS), (), 0)
    assert read(write("spellen", (BOARD,), ADDRESS)) == ((BOARD,), (), 0)


def test_what_is_no_game_is_nothing_to_a_version_that_knows_only_games():
    line = write("spellen", (BOARD,), ADDRESS).split("\n")[1]
    assert line.startswith("Winterbord | ")
    assert not any(sign in line for sign in ("#", "://", "check=")), "that version sees a game by these"


def test_what_is_no_game_and_was_changed_is_passed_over():
    text = write("spellen", (*RECORDS, BOARD), ADDRESS).replace("wrrw", "wrrr")
    assert read(text) == (RECORDS, (), 0)
