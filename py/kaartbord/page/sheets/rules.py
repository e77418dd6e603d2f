"""The rules of the game on the table, as its house rules have them, with illustrations and a table of contents."""

from collections.abc import Sequence
from typing import Any

from ...games import ENTRIES
from ...scene.illustrations import SIZE
from ...scene.illustrations.captions import IllustrationEntry, captions, illustration_url, illustrations_for
from ...text import lessons, phrasebooks
from ...text.glossary import Glossary
from ...text.printed import pages
from ...text.rulebook import text_blocks
from ..storage.settings import Settings
from ..ui import dialogs, printing, terms
from ..ui.dom import button, by_id, el, handle


def show(settings: Settings, code: str, options: Any, seats: int, paragraph: str = "") -> Any:
    """Open the rules, at a paragraph (an id of `rules_page`) if one is named. Return the dialog."""
    messages = settings.messages
    page = phrasebooks.rules_page(messages, code, options, seats)
    glossary = Glossary(messages, code, options, seats)
    entries = (el("li", button(title, "rules-go", name, cls="plain")) for name, title, _ in page)
    contents = el("details", el("summary", text=messages.format("rules.contents")), el("ul", *entries), cls="contents")
    words = lessons.lesson_button_label(messages, code)
    practise = button(words, "lesson", code, cls="paper") if words else None
    sheet = dialogs.open_sheet(
        messages.format("rules.title.of", game=ENTRIES[code].name),
        practise,
        contents,
        *(_section(settings, glossary, *paragraph) for paragraph in page),
        printing.print_buttons(messages, code, options),
        el(
            "p",
            el(
                "a",
                text=messages.format("printed.link"),
                href=pages.rules_address(messages.language.code, code),
                target="_blank",
            ),
        ),
        cls="sheet rules",
    )
    if paragraph:
        _go(paragraph)
    return sheet


def paragraph_section(settings: Settings, code: str, options: Any, seats: int, name: str) -> Any:
    """Return one paragraph of the rules by its id, with its illustrations."""
    page = phrasebooks.rules_page(settings.messages, code, options, seats)
    glossary = Glossary(settings.messages, code, options, seats)
    return next(_section(settings, glossary, *paragraph) for paragraph in page if paragraph[0] == name)


def _section(settings: Settings, glossary: Glossary, name: str, title: str, lines: list[str]) -> Any:
    code, illustrations = glossary.code, illustrations_for(glossary.code, glossary.options, glossary.seats, name)
    heading = el("h3", text=title, id=f"rule-{name}", tabindex=-1)
    words = (el("p", *nodes) for nodes in terms.glossary_nodes(glossary, text_blocks(lines)))
    more = _more(settings, code, name, illustrations)
    return el("section", heading, *words, *more, aria_labelledby=f"rule-{name}")


def _more(settings: Settings, code: str, name: str, illustrations: Sequence[IllustrationEntry]) -> list[Any]:
    """Return the illustrations of a paragraph, and the way to the step of a lesson that teaches it."""
    figures = el("div", *(_figure(settings, code, one) for one in illustrations), cls="figures")
    if not (step := phrasebooks.PHRASEBOOKS[code].lesson_steps.get(name)):
        return [figures]
    return [figures, button(settings.messages.format("rules.practise"), "lesson", step, cls="plain link")]


def _figure(settings: Settings, code: str, illustration: IllustrationEntry) -> Any:
    """Return an illustration with its caption; its room is kept while it loads."""
    words = captions(settings.messages, code, illustration)
    picture = el(
        "img",
        src=illustration_url(code, illustration.name, settings.messages, settings.is_dark),
        alt=words.shows,
        width=SIZE[0],
        height=SIZE[1],
        loading="lazy",
    )
    return el("figure", picture, el("figcaption", text=words.caption))


def _go(name: str) -> None:
    """Bring a paragraph into view and, for screen readers, into focus."""
    if heading := by_id(f"rule-{name}"):
        heading.scrollIntoView()
        heading.focus()


handle(rules_go=_go)
