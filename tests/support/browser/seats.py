"""TODO."""

from __future__ import annotations

from support.browser.device import App


def give_seat(app: App, seat: int, kind: str) -> None:
    """Hand a seat to `computer`, `here` or `away` by the menu."""
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=seats]").click()
    app.locator(f"label:has(#seat-{seat}-{kind})").click()
    app.locator("dialog [data-arg=done]").click()
