"""A person who plays by keys, and how many that takes."""

from __future__ import annotations

from support.browser.device import App

FOCUS = """() => {
  const node = document.activeElement, group = node.closest("[data-walk]");
  return [group?.id ?? "", node.dataset.do ?? "", node.dataset.arg ?? ""];
}"""


class Typist:
    """Somebody at the keyboard who counts the keys."""

    def __init__(self, app: App) -> None:
        self.app, self.keys = app, 0

    def press(self, key: str) -> None:
        self.keys += 1
        self.app.keyboard.press(key)

    @property
    def group(self) -> str:
        return str(self.app.evaluate(FOCUS)[0])

    def come_to(self, group: str) -> None:
        """Tab to a group of the question, on from where the focus is."""
        if self.app.evaluate("document.activeElement.id") == "prompt":
            self.press("ArrowDown")
        order = ("prompt", "hand", "choices", "actions")
        while self.group != group:
            before = self.group in order and order.index(self.group) > order.index(group)
            self.press("Shift+Tab" if before else "Tab")

    def card(self, index: int, letter: str) -> None:
        """Find a card by its letter and play it."""
        self.come_to("hand")
        while self.app.evaluate(FOCUS) != ["hand", "card", str(index)]:
            self.press(letter)
        while self.app.locator("#controls[data-asking=yes]").count() and self.group == "hand":
            pressed = self.app.locator(f"#hand [data-arg='{index}'][aria-pressed=true]").count()
            self.press("Enter")
            if pressed:
                return

    def answer(self, rank: int) -> None:
        """Press an answer: in gold from anywhere, else by its letter."""
        node = self.app.locator(f"#controls :is([data-do=use], [data-do=call])[data-arg='{rank}']")
        if "gold" in str(node.get_attribute("class")):
            self.press("Control+Enter")
            return
        if node.get_attribute("id") == "call":
            self.come_to("hand")
            self.press("Tab")
            assert self.app.evaluate(FOCUS) == ["", "call", str(rank)]
            self.press("Enter")
            return
        self.come_to("actions" if self.app.locator(f"#actions [data-arg='{rank}']").count() else "choices")
        while self.app.evaluate(FOCUS)[1:] != ["use", str(rank)]:
            self.press(node.inner_text().strip()[0].lower())
        self.press("Enter")
