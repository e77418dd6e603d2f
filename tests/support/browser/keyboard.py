"""A person who has no mouse: Tab, arrows and Enter."""

from __future__ import annotations

from support.browser.device import App

MOST_TABS = 60

FOCUSED = """selector => {
  const node = document.activeElement;
  return node !== null && node !== document.body && node.matches(selector);
}"""

RING = """() => {
  const node = document.activeElement;
  const shown = node.matches("input") ? node.closest("label")?.querySelector("span") ?? node : node;
  return [node, shown, node.parentElement].some(one => {
    const style = getComputedStyle(one);
    const outline = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    return outline || style.boxShadow !== "none";
  });
}"""

STEP = """selector => {
  const now = document.activeElement;
  const goal = document.querySelector(selector);
  if (goal?.closest("[data-walk]")?.contains(now)) return "ArrowRight";
  const passed = goal && now !== document.body
    && goal.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING;
  return passed ? "Shift+Tab" : "Tab";
}"""
"""Towards it, and not round by the browser's own bars: Firefox keeps the focus there. Inside a group the arrows."""


def tab_to(app: App, selector: str, most: int = MOST_TABS) -> None:
    """Press Tab, or Shift and Tab, until something has the focus, and see that it shows."""
    for _ in range(most):
        if app.evaluate(FOCUSED, selector):
            assert app.evaluate(RING), f"the focus on {selector} cannot be seen"
            return
        app.keyboard.press(app.evaluate(STEP, selector))
    raise AssertionError(f"Tab never comes to {selector}")


def press(app: App, selector: str) -> None:
    tab_to(app, selector)
    app.keyboard.press("Enter")


def press_card(app: App, index: int) -> None:
    """Come to the hand by Tab, walk over it by the arrows, and press a card."""
    tab_to(app, "#hand .card")
    assert app.locator("#hand .card[tabindex='0']").count() == 1, "the hand is one stop"
    app.keyboard.press("Home")
    for at in range(index + 1):
        assert app.evaluate(FOCUSED, f"#hand [data-arg='{at}']")
        app.keyboard.press("ArrowRight" if at < index else "Enter")
