"""The rules of each game as pages of their own, in every language: no script, no Python, good on paper."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape

from kaartbord.games import GAMES
from kaartbord.paint.theme import DARK, LIGHT
from kaartbord.scene.illustrations import SIZE, captions
from kaartbord.scene.printout import PAPERS, PRINTOUTS, svg, unit_in_mm
from kaartbord.text import LANGUAGE_CODES, MESSAGES, phrasebooks
from kaartbord.text.glossary import Glossary, definitions, mark_terms
from kaartbord.text.messages import Messages
from kaartbord.text.printed import pages
from kaartbord.text.rulebook import text_blocks
from variants import HouseRule, OtherValue, Paragraph, house_rules, usual_rules, with_other_seats

SHEET = "rules/rules.css"
"""Path of the style sheet of these pages, from the top of the site."""

POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"

PX_PER_MM = 96 / 25.4
"""CSS px a mm."""

EMPTY = ("img", "link", "meta", "source")
"""Elements without content."""

OPTIONAL_END_TAGS = ("dd", "dt", "li", "p")
"""Elements that end at the next one, so their end is not written."""

BARE = re.compile(r"[^\s\"'=<>`&]+")
"""The values of attributes that need no quotation marks."""


def rule_pages() -> dict[str, str]:
    """Return every page by its path from the top of the site."""
    rules = {pages.rules_address(lang, code): page(MESSAGES[lang], code) for lang in LANGUAGE_CODES for code in GAMES}
    boards = {
        pages.board_address(lang, code, paper): board_page(MESSAGES[lang], code, paper)
        for lang in LANGUAGE_CODES
        for code in PRINTOUTS
        for paper in PAPERS
    }
    return rules | boards


def drawings() -> dict[str, str]:
    """Return the usual boards to be printed, by their path from the top of the site."""
    return {
        pages.board_drawing_address(code): svg(printout(GAMES[code].options({})))
        for code, printout in PRINTOUTS.items()
    }


def page(messages: Messages, code: str) -> str:
    """Return the rules of one game in one language."""
    paragraphs = usual_rules(messages, code)
    body = tag(
        "main",
        _head(messages, code),
        _contents(messages, code, paragraphs),
        *(
            section(name, title, _lines(messages, code, lines), _figures(messages, code, name))
            for name, title, lines in paragraphs
        ),
        _with_other_seats(messages, code),
        _presets(messages, code),
        _house_rules(messages, code),
        _terms(messages, code),
        *([_paper(messages, code)] if code in PRINTOUTS else []),
    )
    title = messages.format("rules.title.of", game=GAMES[code].INFO.name)
    languages = {other: pages.rules_address(other, code) for other in LANGUAGE_CODES}
    description = phrasebooks.PHRASEBOOKS[code].format(messages, "tile.line")
    head = [*_meta(title), *_found(description, languages)]
    return _document(messages, head, _top(messages, languages), body, _foot(messages))


def board_page(messages: Messages, code: str, paper: str) -> str:
    """Return the usual board of a game, to be printed on a paper."""
    game = GAMES[code]
    title = messages.format("printed.paper.title", game=game.INFO.name, paper=paper)
    languages = {other: pages.board_address(other, code, paper) for other in LANGUAGE_CODES}
    head = [
        *_meta(title),
        tag("link", rel="stylesheet", href=_from_here(pages.paper_stylesheet_address(paper))),
    ]
    back = link(messages.format("printed.paper.back"), _from_here(pages.rules_address(messages.language.code, code)))
    lead, needs = messages.format("printed.paper.lead"), _needs(messages, code)
    intro = tag("div", tag("h1", text(title)), _line(lead), _line(needs), tag("p", back), cls="head")
    printout = PRINTOUTS[code](game.options({}))
    size = unit_in_mm(printout, paper) * PX_PER_MM
    width, height = (str(round(length * size)) for length in (printout.width, printout.height))
    drawing = _from_here(pages.board_drawing_address(code))
    board = tag("img", src=drawing, alt=title, width=width, height=height)
    return _document(messages, head, _top(messages, languages), tag("main", intro, board, cls="board"))


def _document(messages: Messages, head: Iterable[str], *body: str) -> str:
    return f"<!doctype html>\n{tag('html', tag('head', *head), tag('body', *body), lang=messages.language.code)}\n"


def tag(name: str, *children: str, cls: str = "", **attributes: str) -> str:
    """Return an element; children are HTML, attributes are text and may end in an underscore."""
    values = {"class": cls, **attributes} if cls else attributes
    written = "".join(f" {key.strip('_').replace('_', '-')}={_value(value)}" for key, value in values.items())
    end = "" if name in EMPTY + OPTIONAL_END_TAGS else f"</{name}>"
    return f"<{name}{written}>{''.join(children)}{end}"


def _value(value: str) -> str:
    """Return the value of an attribute as HTML."""
    return value if BARE.fullmatch(value) else f'"{escape(value)}"'


def text(words: str) -> str:
    """Return words as HTML."""
    return escape(words, quote=False)


def link(words: str, href: str, **attributes: str) -> str:
    """Return words that lead somewhere, as HTML."""
    return tag("a", text(words), href=href, **attributes)


def section(name: str, title: str, *children: str) -> str:
    """Return a paragraph of the rules under its heading, which links can lead to."""
    return tag("section", tag("h2", text(title), id=name), *children)


def _meta(title: str) -> Iterable[str]:
    """Yield the elements in the head of every page."""
    yield tag("meta", charset="utf-8")
    yield tag("meta", http_equiv="Content-Security-Policy", content=POLICY)
    yield tag("meta", name_="viewport", content="width=device-width, initial-scale=1")
    yield tag("title", text(f"{title} · Kaartbord"))
    yield tag("link", rel="icon", href="../web/icons/icon.svg")
    yield tag("link", rel="stylesheet", href=_from_here(SHEET))


def _found(description: str, languages: Mapping[str, str]) -> Iterable[str]:
    """Yield the further elements of a page that can be found by search; its addresses are given by language."""
    yield tag("meta", name_="description", content=description)
    yield '<meta property="og:image" content="{{site}}web/shown/card.jpg">'
    for theme in (LIGHT, DARK):
        media = f"(prefers-color-scheme: {theme.scheme})"
        yield tag("meta", name_="theme-color", media=media, content=theme.felt_hi)
    for lang, path in languages.items():
        yield tag("link", rel="alternate", hreflang=lang, href=_from_here(path))


def _from_here(path: str) -> str:
    """Return a path from the top of the site as it is written in these pages, which share one folder."""
    return path.removeprefix("rules/")


def _top(messages: Messages, languages: Mapping[str, str]) -> str:
    """Return the links to the same page in another language, and to all games."""
    logo = tag("img", src="../web/pictures/logo.svg", alt="", width="40", height="38")
    links = [
        link(MESSAGES[other].format("printed.language"), _from_here(path), lang=other)
        for other, path in languages.items()
        if other != messages.language.code
    ]
    return tag("header", tag("a", logo, "Kaartbord", href="../", cls="logo"), *links)


def _head(messages: Messages, code: str) -> str:
    """Return the name of the game, its numbers of players, and the link to play it."""
    name, book = GAMES[code].INFO.name, phrasebooks.PHRASEBOOKS[code]
    picture = tag("img", src=f"../web/pictures/{name.lower()}.svg", alt="", width="130", height="130")
    return tag(
        "div",
        picture,
        tag("h1", text(messages.format("rules.title.of", game=name))),
        _line(book.format(messages, "tile.line")),
        _line(book.format(messages, "tile.seats")),
        _line(messages.format("printed.lead", seats=phrasebooks.DEFAULT_SEATS)),
        tag("p", link(messages.format("printed.play", game=name), f"../#{code}"), cls="play"),
        cls="head",
    )


def _contents(messages: Messages, code: str, paragraphs: Iterable[Paragraph]) -> str:
    entries = [(name, title) for name, title, _ in paragraphs]
    further = ("seats", "presets", "house", "terms", *(["paper"] if code in PRINTOUTS else []))
    entries += [(name, messages.format(f"printed.{name}")) for name in further]
    rows = [tag("li", link(title, f"#{name}")) for name, title in entries]
    return tag("nav", tag("h2", text(messages.format("rules.contents")), id="contents"), tag("ul", *rows))


def _line(words: str) -> str:
    return tag("p", text(words))


def _lines(messages: Messages, code: str, lines: Iterable[str]) -> str:
    """Return sentences in which each term links to its meaning."""
    return "".join(
        tag("p", *(link(words, f"#term-{term}", cls="term") if term else text(words) for words, term in line))
        for line in mark_terms(_glossary(messages, code), text_blocks(lines))
    )


def _figures(messages: Messages, code: str, paragraph: str) -> str:
    """Return the illustrations of a paragraph as it is usually played."""
    usual = GAMES[code].options({})
    shown = captions.illustrations_for(code, usual, phrasebooks.DEFAULT_SEATS, paragraph)
    return tag("div", *(_figure(messages, code, one) for one in shown), cls="figures") if shown else ""


def _figure(messages: Messages, code: str, illustration: captions.IllustrationEntry) -> str:
    """Return an illustration as dark as the page, and light on paper."""
    words = captions.captions(messages, code, illustration)
    light, dark = (f"../{captions.illustration_url(code, illustration.name, messages, dark)}" for dark in (False, True))
    width, height = map(str, SIZE)
    picture = tag(
        "picture",
        tag("source", media="screen and (prefers-color-scheme: dark)", srcset=dark),
        tag("img", src=light, alt=words.shows, width=width, height=height),
    )
    return tag("figure", picture, tag("figcaption", text(words.caption)))


def _glossary(messages: Messages, code: str) -> Glossary:
    return Glossary(messages, code, GAMES[code].options({}), phrasebooks.DEFAULT_SEATS)


def _terms(messages: Messages, code: str) -> str:
    """Return the meaning of each term."""
    rows = [
        tag("dt", text(title), id=f"term-{name}") + tag("dd", text(words))
        for name, (title, words) in definitions(_glossary(messages, code)).items()
    ]
    return section("terms", messages.format("printed.terms"), tag("dl", *rows))


def _paper(messages: Messages, code: str) -> str:
    """Return the links to the boards to print, and the other things needed."""
    boards = [
        link(
            messages.format("printed.paper.board", paper=paper),
            _from_here(pages.board_address(messages.language.code, code, paper)),
        )
        for paper in PAPERS
    ]
    rows = tag("ul", *(tag("li", board) for board in boards), cls="links")
    lead = messages.format("printed.paper.lead")
    return section("paper", messages.format("printed.paper"), _line(lead), _line(_needs(messages, code)), rows)


def _needs(messages: Messages, code: str) -> str:
    """Return the cards and pawns that are needed to play on paper."""
    book = phrasebooks.PHRASEBOOKS[code]
    numbers = book.rulebook.numbers(GAMES[code].options({}), phrasebooks.DEFAULT_SEATS)
    return book.format(messages, "paper", **numbers)


def _changes(paragraphs: Iterable[Paragraph]) -> str:
    """Return sentences of several paragraphs, each led by a link to its own."""
    return "".join(tag("p", link(title, f"#{name}"), text(f": {' '.join(lines)}")) for name, title, lines in paragraphs)


def _with_other_seats(messages: Messages, code: str) -> str:
    others = []
    for seats, paragraphs in with_other_seats(messages, code):
        title = tag("h3", text(messages.format("printed.seats.with", seats=seats)))
        others.append(tag("div", title, _changes(paragraphs), cls="variant"))
    lead = _line(messages.format("printed.seats.lead", seats=phrasebooks.DEFAULT_SEATS))
    return section("seats", messages.format("printed.seats"), lead, *others)


def _presets(messages: Messages, code: str) -> str:
    """Return the sets of house rules to choose from, the usual one first."""
    rows = [
        tag("dt", text(phrasebooks.preset_name(messages, code, preset)))
        + tag("dd", text(phrasebooks.preset_source(messages, code, preset)))
        for preset in GAMES[code].INFO.presets
    ]
    lead = _line(messages.format("printed.presets.lead"))
    return section("presets", messages.format("printed.presets"), lead, tag("dl", *rows))


def _house_rules(messages: Messages, code: str) -> str:
    rules = [_house_rule(messages, rule) for rule in house_rules(messages, code)]
    return section("house", messages.format("printed.house"), _line(messages.format("printed.house.lead")), *rules)


def _house_rule(messages: Messages, rule: HouseRule) -> str:
    usual = messages.format("printed.usual", value=rule.usual)
    numbers = [messages.format("printed.also", values=rule.numbers)] if rule.numbers else []
    return tag(
        "div",
        tag("h3", text(rule.label)),
        _line(rule.sentence),
        _line(" ".join([usual, *numbers])),
        *map(_choice, rule.others),
        cls="variant",
    )


def _choice(choice: OtherValue) -> str:
    return tag("div", tag("h4", text(choice.value)), _changes(choice.changes), cls="choice")


def _foot(messages: Messages) -> str:
    """Return the links to the rules of all games."""
    rows = [
        tag("li", link(game.INFO.name, _from_here(pages.rules_address(messages.language.code, code))))
        for code, game in GAMES.items()
    ]
    return tag("footer", tag("h2", text(messages.format("printed.others"))), tag("ul", *rows))
