"""The words of each language, fetched when it is first used."""

import json

from js import URL, document, fetch, navigator

from ...text import LANGUAGE_CODES, MESSAGES, load_language


async def load_first_available(*wished: str) -> str:
    """Load the first of these languages whose words can be had, and return it; else the first one that is loaded.

    Raise OSError where there are no words at all.
    """
    for lang in dict.fromkeys((*wished, "en", *LANGUAGE_CODES)):
        if lang in MESSAGES or await _is_fetched(lang):
            return lang
    raise OSError("no words could be fetched")


def browser_language() -> str:
    """Return the first language that the browser wishes for and we have; English where it wishes for others alone."""
    wished = (str(one).partition("-")[0].lower() for one in navigator.languages or [navigator.language])
    return next((lang for lang in wished if lang in LANGUAGE_CODES), "en")


async def _is_fetched(lang: str) -> bool:
    try:
        answer = await fetch(URL.new(f"words/{lang}.txt", document.baseURI))
        words = json.loads(str(await answer.text()))
        load_language(lang, words["messages"], words["pages"])
    except Exception:  # there is none, or it is torn: use another language
        return False
    return True
