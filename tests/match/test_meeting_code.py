"""Codes to meet by carry what a browser's description has, and nothing else passes for one."""

from base64 import b32encode
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaartbord.match.live import meeting_code
from kaartbord.match.live.meeting_code import BadMeetingCode, MeetingCode, from_description, read, to_description, write

CHROMIUM = """v=0
o=- 2216365315671478448 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 43488 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 127.0.0.1
a=candidate:1414483835 1 udp 2122194687 127.0.0.1 43488 typ host generation 0 network-id 3 network-cost 50
a=candidate:3099232659 1 udp 2122063615 192.0.2.2 55444 typ host generation 0 network-id 1
a=candidate:2802983063 1 udp 2122134271 fd00::2 60725 typ host generation 0 network-id 2
a=candidate:718367350 1 tcp 1518214911 127.0.0.1 9 typ host tcptype active generation 0 network-id 3
a=ice-ufrag:+JVN
a=ice-pwd:alicSh+7IXPSJ/1XWDqsIPPF
a=ice-options:trickle
a=fingerprint:sha-256 17:17:21:A1:CB:01:6B:42:4B:81:65:36:C2:B9:2D:B9:5D:2F:76:27:60:92:80:1C:8A:00:ED:02:78:D8:57:0C
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
"""

FIREFOX = """v=0
o=mozilla...THIS_IS_SDPARTA-99.0 2331 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 EA:47:7E:49:CA:BD:CC:08:9F:E8:CC:60:EC:25:9E:AE:F8:0F:B5:89:8F:54:81:52:4C:1B:D5:38:FA:3F:FE:2E
a=group:BUNDLE 0
a=ice-options:trickle
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122252543 0b1f6d8e-53a4-4b4a-9d0a-0c3e29b53b4c.local 52917 typ host
a=candidate:1 1 TCP 2105524479 0b1f6d8e-53a4-4b4a-9d0a-0c3e29b53b4c.local 9 typ host tcptype active
a=sendrecv
a=ice-pwd:0f4c1d7a9b7e3f5c6d8e9fa0b1c2d3e4
a=ice-ufrag:a1b2c3d4
a=mid:0
a=setup:actpass
a=sctp-port:5000
"""

NUMBER = b"\0\1\2\3"


def code(sdp: str = CHROMIUM, *, is_answer: bool = False) -> MeetingCode:
    return from_description(sdp, NUMBER, is_answer=is_answer)


@pytest.mark.parametrize("sdp", [CHROMIUM, FIREFOX])
@pytest.mark.parametrize("is_answer", [False, True])
def test_a_code_has_all_that_the_other_device_needs(sdp: str, is_answer: bool) -> None:
    one = code(sdp, is_answer=is_answer)
    assert read(write(one)) == one
    other = to_description(one)
    assert from_description(other, NUMBER, is_answer=is_answer) == one
    assert f"a=setup:{'active' if is_answer else 'actpass'}\r\n" in other
    assert len(write(one)) <= meeting_code.MAX_LETTERS


def test_addresses_that_others_reach_come_first() -> None:
    assert [address for address, _ in code().addresses] == ["192.0.2.2", "fd00::2"]


def test_a_code_has_one_local_name_at_most_and_is_never_too_long() -> None:
    more = "a=candidate:2 1 UDP 2122252542 {} 52918 typ host\n"
    local = FIREFOX + more.format("1b1f6d8e-53a4-4b4a-9d0a-0c3e29b53b4c.local")
    assert len(code(local).addresses) == 1
    both = code(FIREFOX + more.format("192.0.2.2"))
    assert both.addresses == (("192.0.2.2", 52918),)
    assert read(write(both)) == both


def test_a_description_without_addresses_makes_no_code() -> None:
    with pytest.raises(ValueError, match="without addresses"):
        code(CHROMIUM.replace("typ host", "typ srflx"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "foreign"),
        ("https://example.org/kaartbord/#DKBEUgMAAAxwFgQB", "foreign"),
        ("N" + "A" * 200, "foreign"),
        ("DKBEUgMAAAxwFgQBAgFKYW4KVHJ1dXMKQW5u", "foreign"),
        (write(code())[:-3], "torn"),
        (write(code())[:40] + write(code())[44:], "torn"),
        ("NAAAAAAAAAAAA", "torn"),
    ],
)
def test_what_is_no_code_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(BadMeetingCode, match=reason):
        read(text)


def test_a_code_of_a_later_version_is_known_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meeting_code, "VERSION", meeting_code.VERSION + 1)
    later = write(code())
    monkeypatch.undo()
    with pytest.raises(BadMeetingCode, match="newer"):
        read(later)


def test_white_space_in_a_code_does_not_matter() -> None:
    text = write(code())
    assert read(f" {text[:50]}\n{text[50:]} ") == code()


@given(st.binary(max_size=100))
def test_no_bytes_bring_more_than_a_reason(data: bytes) -> None:
    body = data + meeting_code._check(data)
    with suppress(BadMeetingCode):
        read(meeting_code.MARK + b32encode(body).decode().rstrip("="))
