"""Devices in one network reach each other over lines of their own or through one that knows both; nobody speaks for
another."""

from __future__ import annotations

import json
from collections import defaultdict

import pytest
from kaartbord.match.live.mesh import MAX_DEVICES, MAX_LETTERS, MAX_ROOMS, Mesh, RoomCallbacks


def noting(seen: list[str]) -> RoomCallbacks:
    """Return callbacks that write down what is seen in a room."""
    return RoomCallbacks(
        lambda device: seen.append(f"+{device}"),
        lambda device: seen.append(f"-{device}"),
        lambda device, text: seen.append(f"{device}: {text}"),
    )


class Wire:
    """One end of a line."""

    def __init__(self, network: Network, at: str, to: str) -> None:
        self.network, self.at, self.to = network, at, to
        self.is_open = True

    def send(self, text: str) -> None:
        self.network.post.append((self, text))
        self.network.deliver()

    def close(self) -> None:
        self.is_open = False
        self.network.meshes[self.at].remove_line(self.to, self)


class Network:
    """Devices, each of which has met the first."""

    def __init__(self, *names: str, direct: bool = False) -> None:
        """With `direct` lines, those that are introduced to each other get one."""
        self.direct = direct
        self.codes: list[tuple[str, str, str]] = []
        """The device, the one introduced to it, and the code."""
        self.seen: dict[str, list[str]] = defaultdict(list)
        self.wires: dict[tuple[str, str], Wire] = {}
        self.post: list[tuple[Wire, str]] = []
        """The messages that are not delivered yet, in order."""
        self.wanted: list[tuple[str, str]] = []
        """Devices that were introduced and have no line yet."""
        self.is_busy = False
        self.meshes = {name: self.mesh(name) for name in names}
        for name in names[1:]:
            self.connect(names[0], name)

    def mesh(self, name: str) -> Mesh:
        def introduced(device: str, code: str) -> None:
            self.codes.append((name, device, code))
            if self.direct:
                self.wanted.append((name, device))

        return Mesh(name, introduced)

    def deliver(self) -> None:
        """Deliver what was sent, in that order."""
        while self.post and not self.is_busy:
            self.is_busy = True
            wire, text = self.post.pop(0)
            if wire.is_open:
                self.meshes[wire.to].receive(wire.at, text)
            self.is_busy = False
        if self.wanted and not self.is_busy:
            self.connect(*self.wanted.pop())

    def connect(self, one: str, other: str) -> None:
        """Give two a line; both learn of it before anything is sent over it, as the ends of a channel are."""
        self.is_busy = True
        for at, to in ((one, other), (other, one)):
            self.wires[at, to] = Wire(self, at, to)
            self.meshes[at].add_line(to, self.wires[at, to])
        self.is_busy = False
        self.deliver()

    def cut(self, one: str, other: str) -> None:
        """Lose the line between two."""
        self.wires[one, other].close()
        self.wires[other, one].close()

    def go(self, name: str) -> None:
        """Let a device go, with all its lines."""
        self.is_busy = True
        for one, other in [*self.wires]:
            if one == name and self.wires[one, other].is_open:
                self.cut(one, other)
        self.wanted = []  # it answers nobody any more
        self.is_busy = False
        self.deliver()

    def enter(self, room: str, *names: str) -> None:
        for name in names:
            self.meshes[name].enter(room, noting(self.seen[name]))

    def forget(self) -> None:
        for seen in self.seen.values():
            seen.clear()


@pytest.fixture(params=[False, True], ids=["through the first", "over lines of their own"])
def net(request: pytest.FixtureRequest) -> Network:
    """Return four devices in a room; all have met the first."""
    net = Network("tab", "anna", "bep", "cor", direct=request.param)
    net.enter("r", "tab", "anna", "bep", "cor")
    return net


def test_all_see_all_and_a_message_comes_once(net: Network) -> None:
    assert {name: sorted(seen) for name, seen in net.seen.items()} == {
        name: sorted(f"+{other}" for other in net.meshes if other != name) for name in net.meshes
    }
    net.forget()
    net.meshes["anna"].send("r", "hoi")
    assert net.seen == {"tab": ["anna: hoi"], "anna": [], "bep": ["anna: hoi"], "cor": ["anna: hoi"]}


@pytest.mark.parametrize("to", ["tab", "bep"])
def test_a_message_to_one_is_for_nobody_else(net: Network, to: str) -> None:
    net.meshes["anna"].send("r", "psst", to)
    assert [name for name, seen in net.seen.items() if seen[-1] == "anna: psst"] == [to]


def test_a_room_is_for_those_in_it(net: Network) -> None:
    net.enter("s", "bep")
    net.forget()
    net.meshes["tab"].send("s", "hoi", "bep")
    net.meshes["anna"].leave("r")
    net.meshes["anna"].send("s", "is anybody here?")
    assert net.seen == {"tab": ["-anna"], "anna": [], "bep": ["-anna"], "cor": ["-anna"]}


def test_the_device_in_between_need_not_be_in_the_room() -> None:
    net = Network("tab", "anna", "bep")
    net.enter("r", "anna", "bep")
    net.meshes["bep"].send("r", "hoi")
    assert net.seen["anna"] == ["+bep", "bep: hoi"]


def test_the_device_whose_name_comes_first_offers_a_line() -> None:
    net = Network("tab", "anna", "bep")
    net.enter("r", "tab", "anna", "bep")
    assert net.codes == [("anna", "bep", "")]
    net.meshes["anna"].send_code("bep", "offer")
    net.meshes["bep"].send_code("anna", "answer")
    assert net.codes[1:] == [("bep", "anna", "offer"), ("anna", "bep", "answer")]


def test_the_others_have_each_other_when_the_first_leaves() -> None:
    net = Network("tab", "anna", "bep", "cor", direct=True)
    net.enter("r", "tab", "anna", "bep", "cor")
    net.forget()
    net.go("tab")
    net.meshes["anna"].send("r", "still here?")
    assert [net.seen[name] for name in ("anna", "bep", "cor")] == [["-tab"], *[["-tab", "anna: still here?"]] * 2]
    # and one of them lets in who comes
    net.meshes["dora"] = net.mesh("dora")
    net.connect("cor", "dora")
    net.enter("r", "dora")
    net.forget()
    net.meshes["dora"].send("r", "hoi")
    assert [net.seen[name] for name in ("anna", "bep", "cor")] == [["dora: hoi"]] * 3


def test_a_line_that_is_lost_is_made_again_through_others(net: Network) -> None:
    if not net.direct:
        return
    net.direct = False
    net.forget()
    net.codes.clear()
    net.cut("anna", "tab")
    assert net.codes == [("anna", "tab", "")]
    assert not any(net.seen.values())
    net.meshes["anna"].send("r", "hoi")
    assert [seen for seen in net.seen.values() if seen] == [["anna: hoi"]] * 3
    net.connect("anna", "tab")
    net.meshes["tab"].send("r", "hoi", "anna")
    assert net.seen["anna"] == ["tab: hoi"]


def test_who_is_cut_off_is_gone_for_all_and_comes_back() -> None:
    net = Network("tab", "anna", "bep")
    net.enter("r", "tab", "anna", "bep")
    net.forget()
    net.cut("tab", "anna")
    assert {name: sorted(seen) for name, seen in net.seen.items()} == {
        "tab": ["-anna"],
        "anna": ["-bep", "-tab"],
        "bep": ["-anna"],
    }
    net.forget()
    net.connect("tab", "anna")
    assert {name: sorted(seen) for name, seen in net.seen.items()} == {
        "tab": ["+anna"],
        "anna": ["+bep", "+tab"],
        "bep": ["+anna"],
    }


def test_a_newer_line_to_a_device_takes_the_place_of_the_older() -> None:
    net = Network("tab", "anna", "bep")
    net.enter("r", "tab", "anna", "bep")
    older = [net.wires["tab", "anna"], net.wires["anna", "tab"]]
    net.forget()
    net.connect("anna", "tab")
    net.meshes["bep"].send("r", "hoi", "anna")
    assert not any(wire.is_open for wire in older[1:])
    assert net.seen["anna"] == ["bep: hoi"]


def test_nobody_speaks_for_a_device_with_a_line(net: Network) -> None:
    net.forget()
    net.meshes["tab"].receive("anna", json.dumps(["say", "bep", "r", "tab", "as if I were Bep"]))
    assert net.seen["tab"] == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        "7",
        json.dumps(["in", "anna"]),
        json.dumps(["out", "bep", "r"]),
        json.dumps(["in", "tab", "r"]),
        json.dumps(["say", "anna", "r", "tab", 7]),
        json.dumps(["say", "anna", "r", ["bep"], "x"]),
        json.dumps(["say", "anna", "r", "tab", "x" * MAX_LETTERS]),
        json.dumps(["shout", "anna", "r"]),
        json.dumps(["say", "anna", "other", "tab", "x"]),
        json.dumps(["code", "bep", "cor", "x"]),
    ],
)
def test_nonsense_is_ignored(text: str) -> None:
    net = Network("tab", "anna", "bep", "cor")
    net.enter("r", "tab", "anna", "bep", "cor")
    net.forget()
    net.codes.clear()
    net.meshes["tab"].receive("anna", text)
    net.meshes["tab"].receive("nobody", json.dumps(["in", "nobody", "r"]))
    assert not any(net.seen.values()) and not net.codes


def test_a_device_that_tells_of_a_crowd_is_not_believed_for_ever() -> None:
    net = Network("tab", "anna")
    net.enter("r", "tab", "anna")
    for number in range(3 * MAX_DEVICES):
        net.meshes["tab"].receive("anna", json.dumps(["in", f"x{number}", "r"]))
        net.meshes["tab"].receive("anna", json.dumps(["in", "anna", f"room {number}"]))
    assert len(net.seen["tab"]) == MAX_DEVICES
    assert len(net.meshes["tab"]._ways) == MAX_ROOMS
