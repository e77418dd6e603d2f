"""Files that the page gives away: what it may say of them, and where it is better not tried."""

import asyncio
import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from kaartbord.text import MESSAGES

SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 9"
CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36"


class Page:
    """The module, and a browser around it that does as it is told."""

    def __init__(
        self, page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, fault: str | None = None
    ) -> None:
        self.media = {""}
        self.later: list[tuple[int, str]] = []
        self.files = page_module("storage.files")
        self.navigator = SimpleNamespace(
            canShare=lambda _: True, share=lambda _: None, userAgent=f"{ANDROID}) {CHROME}"
        )
        for name, value in {
            "navigator": self.navigator,
            "window": SimpleNamespace(matchMedia=lambda query: SimpleNamespace(matches=query in self.media)),
            "setTimeout": lambda work, ms, address: self.later.append((ms, address)),
        }.items():
            monkeypatch.setattr(self.files, name, value)

        async def call(*_: Any, **__: Any) -> None:
            if fault:
                raise self.files.promises.BrowserRefused(fault, "")

        monkeypatch.setattr(self.files.promises, "call", call)
        monkeypatch.setattr(self.files.URL, "createObjectURL", lambda _: "blob:x", raising=False)


TOUCH = "(hover: none) and (pointer: coarse)"


@pytest.mark.parametrize(
    ("touch", "fault", "end"),
    [
        (False, None, "started"),
        (True, None, "shared"),
        (True, "AbortError", "left"),
        (True, "NotAllowedError", "started"),
    ],
)
def test_a_phone_shares_first_and_nothing_is_said_that_nobody_saw(
    page_module: Callable[[str], Any],
    monkeypatch: pytest.MonkeyPatch,
    touch: bool,
    fault: str | None,
    end: str,
) -> None:
    page = Page(page_module, monkeypatch, fault)
    page.media |= {TOUCH} if touch else set()
    assert asyncio.run(page.files.TextFile("a.txt", "b").deliver()) == end
    assert page.later == ([(60_000, "blob:x")] if end == "started" else [])


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("key", ["share.started", "backup.started", "file.started"])
def test_that_it_was_saved_is_not_said_but_where_to_look(lang: str, key: str) -> None:
    words = MESSAGES[lang].format(key, name="a.txt", games="2", time="12:00")
    assert "a.txt" in words and "downloads" in words
    assert not re.search("bewaard|opgeslagen|saved", words, re.IGNORECASE)


def test_a_device_that_hands_no_files_on_saves_them(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Page(page_module, monkeypatch)
    page.media |= {TOUCH}
    del page.navigator.canShare
    assert asyncio.run(page.files.TextFile("a.txt", "b").deliver()) == "started"


@pytest.mark.parametrize(
    ("agent", "inside"),
    [
        (f"{SAFARI} Version/19.0 Mobile/15E148 Safari/604.1", False),
        (f"{SAFARI} CriOS/150.0 Mobile/15E148 Safari/604.1", False),
        (f"{SAFARI} FxiOS/150.0 Mobile/15E148 Safari/605.1.15", False),
        (f"{ANDROID}) {CHROME}", False),
        (f"{ANDROID}) {CHROME} SamsungBrowser/29.0", False),
        ("Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0", False),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15",
            False,
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36 Edg/150.0",
            False,
        ),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", False),
        (f"{SAFARI} Mobile/15E148", True),
        (f"{SAFARI} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/500.0;FBDV/iPhone17,1]", True),
        (f"{SAFARI} Mobile/15E148 Instagram 400.0.0 (iPhone17,1; iOS 19_1)", True),
        (f"{SAFARI} Mobile/15E148 [LinkedInApp]/9.31", True),
        (f"{SAFARI} GSA/390.0 Mobile/15E148 Safari/604.1", True),
        (f"{SAFARI} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI", True),
        (f"{SAFARI} Mobile/15E148 Safari Line/15.0.0", True),
        (f"{SAFARI} Mobile/15E148 musical_ly_40.0.0 BytedanceWebview/d8a21c6", True),
        (f"{ANDROID} Build/BP1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/150.0 Mobile Safari/537.36", True),
        (f"{ANDROID}; wv) {CHROME} [FB_IAB/FB4A;FBAV/500.0;]", True),
        (f"{ANDROID}) {CHROME} Telegram-Android/12.0 (Pixel 9; Android 16)", True),
        (f"{ANDROID}) {CHROME} WhatsApp/2.26.1", True),
    ],
)
def test_the_browser_of_another_app_is_known(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, agent: str, inside: bool
) -> None:
    page = Page(page_module, monkeypatch)
    page.navigator.userAgent = agent
    assert page.files.is_in_app() is inside
    page.media |= {"(display-mode: standalone)"}  # on the home screen an iPhone calls itself as inside an app
    assert not page.files.is_in_app()
