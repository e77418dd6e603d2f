"""The rules as pages of their own: valid, without script, and everything in them leads somewhere."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from urllib.parse import urljoin
from xml.etree.ElementTree import Element

import pytest
from kaartbord.games import GAMES
from kaartbord.scene.illustrations import captions
from kaartbord.scene.illustrations.drawn import ILLUSTRATIONS
from kaartbord.scene.printout import PAPERS, PRINTOUTS
from kaartbord.text import LANGUAGE_CODES, MESSAGES, phrasebooks
from kaartbord.text.printed import pages
from rule_pages import POLICY, drawings, rule_pages
from styles import ENTRIES
from support.catalogue import EN, NL
from tinyhtml5.parser import HTMLParser
from variants import house_rules, with_other_seats

ROOT = Path(__file__).resolve().parent.parent
PAGES = rule_pages()
PLACES = [(lang, code) for lang in LANGUAGE_CODES for code in GAMES]
RULES = {pages.rules_address(lang, code): PAGES[pages.rules_address(lang, code)] for lang, code in PLACES}
BOARDS = [pages.board_address(lang, code, paper) for lang in LANGUAGE_CODES for code in PRINTOUTS for paper in PAPERS]
VIEWS = {
    captions.illustration_url(code, one.name, MESSAGES[lang], dark): one
    for code, some in ILLUSTRATIONS.items()
    for one in some
    for lang in LANGUAGE_CODES
    for dark in (False, True)
}
MADE = {"", "index.html", *PAGES, *ENTRIES.values(), *VIEWS, *drawings()}
"""The files of the site that are not in the sources, by path from its top."""

each_page = pytest.mark.parametrize("path", PAGES)
each_place = pytest.mark.parametrize(("lang", "code"), PLACES)


@cache
def parsed(html: str) -> tuple[Element, list[object]]:
    """The document, and what is wrong with it."""
    parser = HTMLParser(namespace_html_elements=False)
    return parser.parse(html), parser.errors


def words(node: Element) -> str:
    """All that can be read in it."""
    return re.sub(r"[ \n\t]+", " ", "".join(node.itertext())).strip(" ")


def test_every_game_has_a_page_in_every_language() -> None:
    assert list(PAGES) == [*RULES, *BOARDS]
    assert len(PAGES) == len(LANGUAGE_CODES) * (len(GAMES) + len(PRINTOUTS) * len(PAPERS))
    assert pages.rules_address("nl", "K") == "rules/keezbord.html"


@each_page
def test_a_page_is_valid_html(path: str) -> None:
    document, errors = parsed(PAGES[path])
    assert errors == []
    names = [node.get("id") for node in document.iter() if node.get("id")]
    assert len(set(names)) == len(names)
    assert [node.tag for node in document.iter() if node.tag in ("h1", "main", "title")] == [
        "title",
        "main",
        "h1",
    ]


def test_the_parser_finds_what_is_wrong() -> None:
    assert parsed(PAGES["rules/keezbord.html"].replace("</h1>", ""))[1]


@each_page
def test_a_page_has_no_script_and_a_policy_without_any(path: str) -> None:
    document, _ = parsed(PAGES[path])
    assert not list(document.iter("script"))
    assert not [name for node in document.iter() for name in node.attrib if name.startswith("on") or name == "style"]
    assert not [value for node in document.iter() for value in node.attrib.values() if "javascript:" in value]
    policies = [node for node in document.iter("meta") if node.get("http-equiv") == "Content-Security-Policy"]
    assert [node.get("content") for node in policies] == [POLICY]
    assert "script" not in POLICY and POLICY.startswith("default-src 'none'")


@each_page
def test_every_link_leads_somewhere(path: str) -> None:
    document, _ = parsed(PAGES[path])
    links = [(node.get("href") or node.get("src")) for node in document.iter() if node.tag in ("a", "link", "img")]
    assert len(links) > (20 if path in RULES else 6)
    for link in links:
        whole = urljoin(f"/{path}", link).removeprefix("/")
        target, _, fragment = (whole, "", "") if whole in VIEWS else whole.partition("#")
        assert target in MADE or (ROOT / target).is_file(), link
        if target in PAGES and fragment:
            assert [node for node in parsed(PAGES[target])[0].iter() if node.get("id") == fragment], link
        elif fragment:
            assert target == "" and fragment in GAMES, link


@each_place
def test_a_page_says_all_the_usual_rules_in_its_language(lang: str, code: str) -> None:
    document, _ = parsed(PAGES[pages.rules_address(lang, code)])
    assert document.get("lang") == lang
    title = MESSAGES[lang].format("rules.title.of", game=GAMES[code].INFO.name)
    assert [words(node) for node in document.iter("title")] == [f"{title} · Kaartbord"]
    said = words(document)
    for _, heading, lines in phrasebooks.rules_page(MESSAGES[lang], code, GAMES[code].options({})):
        assert all(line in said for line in (heading, *lines))


@each_place
def test_every_illustration_of_the_usual_rules_stands_in_its_paragraph_light_and_dark(lang: str, code: str) -> None:
    document, _ = parsed(PAGES[pages.rules_address(lang, code)])
    for section in document.iter("section"):
        name = section[0].get("id", "")
        shown = captions.illustrations_for(code, GAMES[code].options({}), phrasebooks.DEFAULT_SEATS, name)
        assert [node.get("alt") for node in section.iter("img")] == [
            captions.captions(MESSAGES[lang], code, one).shows for one in shown
        ]
        for node, one in zip(section.iter("picture"), shown, strict=True):
            addresses = [node[0].get("srcset"), node[1].get("src")]
            assert addresses == [
                f"../{captions.illustration_url(code, one.name, MESSAGES[lang], dark)}" for dark in (True, False)
            ]


@each_place
def test_a_page_says_every_house_rule_and_each_of_its_values(lang: str, code: str) -> None:
    said = words(parsed(PAGES[pages.rules_address(lang, code)])[0])
    info = GAMES[code].INFO
    offered = [option for option in info.options if option.offered]
    rules = house_rules(MESSAGES[lang], code)
    assert [rule.name for rule in rules] == [option.name for option in offered]
    for option, rule in zip(offered, rules, strict=True):
        assert f"{rule.label}{rule.sentence}" in said
        assert rule.numbers or len(rule.others) == len(option.values) - 1
        assert all(choice.changes for choice in rule.others), rule.name
    for preset in info.presets:
        assert phrasebooks.preset_source(MESSAGES[lang], code, preset) in said


def test_another_number_of_players_says_only_what_changes() -> None:
    changes = dict(with_other_seats(NL, "K"))
    assert list(changes) == [2, 6, 8]
    assert [name for name, _, _ in changes[6]] == ["table", "deal"]
    assert "Er zijn 78 kaarten: dertien per speler, zonder jokers." in changes[6][1][2]


def test_numbers_are_listed_or_named_by_their_ends() -> None:
    numbers = {rule.name: rule.numbers for rule in house_rules(EN, "P")}
    assert numbers["limit"] == "5 points to 30 points"
    assert numbers["blind_value"] == "2 points, 4 points and 5 points"
    assert numbers["blind"] == ""


@pytest.mark.parametrize("path", BOARDS)
def test_a_board_is_as_large_as_its_paper_and_says_how_to_print_it(path: str) -> None:
    document, _ = parsed(PAGES[path])
    paper = "a3" if "-a3." in path else "a4"
    assert f"{paper}.css" in [node.get("href") for node in document.iter("link")]
    (board,) = [node for node in document.iter("img") if node.get("alt")]
    width, height = (int(str(board.get(name))) * 25.4 / 96 for name in ("width", "height"))
    full = PAPERS[paper.upper()]
    assert 0.8 * full[0] < width < full[0] - 20 and height < full[1] - 20
    assert re.search(r"100\s?%", words(document))


def test_nothing_of_a_page_is_dark_on_paper() -> None:
    sheet = (ROOT / "web/styles/rule-pages.css").read_text()
    printed = sheet[sheet.index("@media print") :]
    assert re.search(r"html \{\s*background: none;", printed)
