"""Devices in one network hear each other through the one in the middle, and nobody speaks for another."""

import json
from collections import defaultdict

import pytest
from kaartbord.match.live.star import MAX_LETTERS, RoomCallbacks, Star


def noting(seen: list[str]) -> RoomCallbacks:
    """Return callbacks that write down what is seen and heard in a room."""
    return RoomCallbacks(
        lambda device: seen.append(f"+{device}"),
        lambda device: seen.append(f"-{device}"),
        lambda device, text: seen.append(f"{device}: {text}"),
    )


class Network:
    """Devices whose lines deliver immediately; the first is the middle."""

    def __init__(self, *names: str) -> None:
        self.stars = {name: Star(name) for name in names}
        self.seen: dict[str, list[str]] = defaultdict(list)
        for name in names[1:]:
            self.connect(names[0], name)

    def connect(self, middle: str, name: str) -> None:
        one, other = self.stars[middle], self.stars[name]
        one.add_line(name, lambda text: other.receive(middle, text), leads=True)
        other.add_line(middle, lambda text: one.receive(name, text), leads=False)
        for room in one._rooms:  # what was sent while the other end was not ready
            one._write(name, "in", room, middle)

    def enter(self, room: str, *names: str) -> None:
        for name in names:
            self.stars[name].enter(room, noting(self.seen[name]))


def test_all_hear_all_through_the_middle() -> None:
    net = Network("tab", "anna", "bep", "cor")
    net.enter("r", "tab", "anna", "bep", "cor")
    assert {name: sorted(seen) for name, seen in net.seen.items()} == {
        "tab": ["+anna", "+bep", "+cor"],
        "anna": ["+bep", "+cor", "+tab"],
        "bep": ["+anna", "+cor", "+tab"],
        "cor": ["+anna", "+bep", "+tab"],
    }
    net.stars["anna"].send("r", "hoi")
    assert [net.seen[name][-1] for name in ("tab", "bep", "cor")] == ["anna: hoi"] * 3
    assert net.seen["anna"][-1] != "anna: hoi"


@pytest.mark.parametrize("to", ["tab", "bep"])
def test_a_message_to_one_is_for_nobody_else(to: str) -> None:
    net = Network("tab", "anna", "bep", "cor")
    net.enter("r", "tab", "anna", "bep", "cor")
    net.stars["anna"].send("r", "psst", to)
    assert [name for name, seen in net.seen.items() if seen[-1] == "anna: psst"] == [to]


def test_a_room_is_heard_by_those_in_it() -> None:
    net = Network("tab", "anna", "bep")
    net.enter("r", "tab", "anna")
    net.enter("s", "bep")
    net.stars["tab"].send("r", "hoi")
    assert (net.seen["anna"], net.seen["bep"]) == (["+tab", "tab: hoi"], [])
    net.stars["anna"].leave("r")
    assert net.seen["tab"] == ["+anna", "-anna"]


def test_the_middle_need_not_be_in_the_room() -> None:
    net = Network("tab", "anna", "bep")
    net.enter("r", "anna", "bep")
    net.stars["bep"].send("r", "hoi")
    assert net.seen["anna"] == ["+bep", "bep: hoi"]


def test_who_is_cut_off_is_gone_for_all_and_comes_back() -> None:
    net = Network("tab", "anna", "bep")
    net.enter("r", "tab", "anna", "bep")
    net.stars["tab"].remove_line("anna")
    net.stars["anna"].remove_line("tab")
    assert net.seen["bep"][-1] == net.seen["tab"][-1] == "-anna"
    assert sorted(net.seen["anna"][-2:]) == ["-bep", "-tab"]
    net.connect("tab", "anna")
    assert net.seen["bep"][-1] == net.seen["tab"][-1] == "+anna"
    assert sorted(net.seen["anna"][-2:]) == ["+bep", "+tab"]


def test_nobody_takes_the_name_of_another() -> None:
    net = Network("tab", "anna", "bep")
    net.enter("r", "tab", "anna", "bep")
    for name in ("tab", "anna"):
        assert not net.stars["tab"].add_line(name, net.seen["cheat"].append, leads=True)
    net.stars["bep"].send("r", "psst", "anna")
    assert net.seen["anna"][-1] == "bep: psst"
    assert net.seen["cheat"] == []


def test_who_has_let_others_in_lets_nobody_speak_for_them() -> None:
    net = Network("tab", "anna")
    net.enter("r", "tab", "anna")
    net.stars["tab"].add_line("other", net.seen["other"].append, leads=False)
    net.stars["tab"].receive("other", json.dumps(["say", "r", "anna", "", "as if I were Anna"]))
    assert net.seen["tab"] == ["+anna"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        "7",
        json.dumps(["say", "r", "bep", "", "as if I were Bep"]),
        json.dumps(["out", "r", "bep"]),
        json.dumps(["in", "r", "dora"]),
        json.dumps(["say", "r", "anna", "", 7]),
        json.dumps(["say", "r", "anna", ["bep"], "x"]),
        json.dumps(["say", "r", "anna", "", "x" * MAX_LETTERS]),
        json.dumps(["shout", "r", "anna"]),
        json.dumps(["say", "other", "anna", "", "x"]),
    ],
)
def test_nobody_speaks_for_another_and_nonsense_is_ignored(text: str) -> None:
    net = Network("tab", "anna", "bep")
    net.enter("r", "tab", "anna", "bep")
    before = {name: [*seen] for name, seen in net.seen.items()}
    net.stars["tab"].receive("anna", text)
    assert net.seen == before
    net.stars["tab"].receive("nobody", json.dumps(["in", "r", "nobody"]))
    assert net.seen == before
