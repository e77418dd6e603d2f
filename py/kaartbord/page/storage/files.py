"""Text files: one that the page gives away, and one that a person chose."""

from typing import Any, NamedTuple

from js import URL, Blob, File, document, navigator
from pyscript.ffi import to_js

from ..ui import promises
from ..ui.dom import el

TYPE = "text/plain"


class TextFile(NamedTuple):
    """A file that the page made."""

    name: str
    text: str

    def can_be_shared(self) -> bool:
        """Whether the device has a way of its own to hand a file on, as phones have."""
        return hasattr(navigator, "canShare") and bool(navigator.canShare(self._given()))

    async def share(self) -> bool:
        """Hand it on in the way of the device; False if that is refused, but not if the person gives it up."""
        try:
            await promises.call(navigator, "share", self._given(), patience=None)
        except promises.Refused as fault:
            return fault.name == "AbortError"
        return True

    def save(self) -> None:
        """Save it where the browser saves files."""
        address = URL.createObjectURL(Blob.new(to_js([self.text]), to_js({"type": f"{TYPE};charset=utf-8"})))
        door = el("a", href=address, download=self.name)
        document.body.append(door)
        door.click()
        door.remove()
        URL.revokeObjectURL(address)

    def _given(self) -> Any:
        """It, as a device takes it."""
        return to_js({"files": [File.new(to_js([self.text]), self.name, to_js({"type": TYPE}))]})


def chooser(name: str, label: str) -> Any:
    """A button with which a text file is chosen; the input in it has the id `name`."""
    field = el("input", id=name, type="file", accept=f".txt,{TYPE}", cls="sr-only")
    return el("label", field, el("span", text=label), cls="button paper file-choice")


async def read(file: Any, longest: int) -> str | None:
    """The text of a file that was chosen; None if it is longer than so many characters. Refused if the browser does
    not read it."""
    if file.size > 4 * longest:  # a character takes four bytes at the most
        return None
    return str(await promises.call(file, "text", patience=None))
