"""The dates of days, in the words of a language."""

from typing import Any

from js import Intl, navigator
from pyscript.ffi import to_js

from ...text import date_locale
from ...text.messages import Messages
from ..storage.days import MILLISECONDS

LONG = {"day": "numeric", "month": "long"}
WEEKDAY = {"weekday": "long", **LONG}


def date_text(messages: Messages, day: int, form: dict[str, str] = LONG) -> str:
    """Return the date of a day: "29 november", or in the form for `Intl.DateTimeFormat`."""
    locale = date_locale(messages.language, navigator.languages)
    writes: Any = Intl.DateTimeFormat.new(locale, to_js({**form, "timeZone": "UTC"}))
    return str(writes.format(day * MILLISECONDS))
