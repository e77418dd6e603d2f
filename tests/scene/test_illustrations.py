"""The illustrations of the rules: true by the engine, with words, and one at every paragraph that needs it."""

from __future__ import annotations

from itertools import product

import pytest
from kaartbord.games import ENTRIES, GAMES
from kaartbord.games.toepen.rules.hand import is_true_wash
from kaartbord.lessons.lesson import parse_move
from kaartbord.rules.protocol import Illegal
from kaartbord.scene.illustrations import SIZE
from kaartbord.scene.illustrations.captions import IllustrationEntry, captions, illustration_url, illustrations_for
from kaartbord.scene.illustrations.drawn import ILLUSTRATIONS
from kaartbord.scene.illustrations.illustration import Illustration
from kaartbord.scene.illustrations.listed import LISTED
from kaartbord.text import LANGUAGE_CODES, MESSAGES, phrasebooks
from support.catalogue import EN, NL
from support.samples import lacking, samples

ALL = [
    pytest.param(code, one, id=f"{ENTRIES[code].name.lower()}-{one.name}")
    for code, some in ILLUSTRATIONS.items()
    for one in some
]
NAMED = [
    pytest.param(code, IllustrationEntry._make(row), id=f"{ENTRIES[code].name.lower()}-{row[0]}")
    for code, rows in LISTED.items()
    for row in rows
]


def state_of(code: str, illustration: Illustration):
    return GAMES[code].read(illustration.position)


@pytest.mark.parametrize(("code", "one"), ALL)
def test_what_it_shows_is_legal_and_what_it_forbids_is_refused_by_that_rule(code, one) -> None:
    game, state = GAMES[code], state_of(code, one)
    for text in one.moves:
        seat, action = parse_move(text)
        assert action in game.legal(state, seat), text
    for text, rule in one.refused:
        with pytest.raises(Illegal) as why:
            game.apply(state, *parse_move(text))
        assert why.value.refusal.rule == rule


@pytest.mark.parametrize(("code", "one"), ALL)
def test_all_that_it_points_at_lies_in_the_part_that_it_shows(code, one) -> None:
    picture, view = one.draw(one), one.view
    points = [point for arrow in picture.arrows for point in (arrow.points[0], arrow.points[-1])]
    points += [point for _, point in picture.numbers] + [card.at for card in picture.cards]
    assert view.w / view.h == pytest.approx(SIZE[0] / SIZE[1])
    for x, y in points:
        assert view.x < x < view.x + view.w and view.y < y < view.y + view.h


MOST = 17
"""Words in a sentence of a caption; French takes most."""


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@pytest.mark.parametrize(("code", "one"), NAMED)
def test_it_has_a_caption_and_says_what_there_is_to_see(code, one, lang) -> None:
    said = captions(MESSAGES[lang], code, one)
    for words in said:
        assert words.endswith(".") and "{" not in words
        sentences = [sentence for sentence in words.split(". ") if sentence]
        assert len(words.split()) <= 25 and len(words.split()) <= MOST * len(sentences)


@pytest.mark.parametrize("code", ILLUSTRATIONS)
def test_names_differ_and_paragraphs_exist(code) -> None:
    names = [one.name for one in ILLUSTRATIONS[code]]
    assert len(names) == len(set(names))
    rulebook = phrasebooks.PHRASEBOOKS[code].rulebook
    paragraphs = [name for name, _, _ in rulebook.pages["nl"]]
    drawn, bare = {one.paragraph for one in ILLUSTRATIONS[code]}, {*samples(code).bare}
    unseen = {*paragraphs} - drawn - bare
    assert not unseen, lacking(code, "bare", f"nothing illustrates the paragraphs {unseen}")
    assert drawn | bare == {*paragraphs} and not drawn & bare
    order = [paragraphs.index(one.paragraph) for one in ILLUSTRATIONS[code]]
    assert order == sorted(order)


@pytest.mark.parametrize("code", ILLUSTRATIONS)
def test_every_other_paragraph_has_one_whatever_the_house_rules(code) -> None:
    game = GAMES[code]
    changed = [{option.name: value} for option in game.INFO.options for value in option.values]
    for values, seats in product([{}, *changed], game.INFO.seats):
        options = game.options(values)
        paragraphs = [name for name, _, _ in phrasebooks.rules_page(NL, code, options, seats)]
        bare = {name for name in paragraphs if not illustrations_for(code, options, seats, name)}
        off = {
            option.rule
            for option in game.INFO.options
            if values.get(option.name) is False or type(values.get(option.name)) is int
        }
        assert bare <= {*samples(code).bare, *off}, (values, seats)


def test_a_house_rule_changes_what_is_shown() -> None:
    keezbord = GAMES["K"]
    kind, strict = (
        [one.name for one in illustrations_for("K", keezbord.options({"friendly_fire": on}), 4, "friendly_fire")]
        for on in (True, False)
    )
    assert (kind, strict) == (["hit_own"], ["hit_own_not"])


def test_a_hand_that_is_called_a_wash_is_one() -> None:
    calls = {one.name: one for one in ILLUSTRATIONS["P"] if one.paragraph == "wash"}
    for name, one in calls.items():
        assert is_true_wash(state_of("P", one).hands[0], name)
    assert set(calls) == {"wash_white", "wash_dirty"}


def test_its_address_names_language_and_theme() -> None:
    assert illustration_url("K", "walk", EN, True) == "web/illustrations/keezbord.svg#walk-en-dark"
