"""Tests of the question of Toepen: every answer has its button, and the hint gives the cost of a toep or why there is
none."""

from collections.abc import Iterator
from random import Random

import pytest
from kaartbord.games import toepen
from kaartbord.games.toepen.rules.state import DISCARD, FOUR, TRICK, WASH, WHISTLE, ToepenState
from kaartbord.games.toepen.scene import question
from kaartbord.games.toepen.scene.question import PickedCards, ToepenQuestion
from kaartbord.match import match
from kaartbord.scene.presentation import Presentation
from support.catalogue import NL
from support.tables.toepen import LADDER, deal, do, ready, table

WASHED = "As Ks Qh Jc / Tc Kh Qd Jd / Ts 9s 8s 8h / Th 9h 8c 8d"
"""With all sevens left in the stock."""

NAMES = ("Anna", "Bob", "Cas", "Dien")


def questions(seed: int, plies: int, **options: bool) -> Iterator[ToepenQuestion]:
    """Whatever is asked in a game with chance choices."""
    random, play = Random(seed), match.start_match("P", toepen.options(options), 4, seed)
    while len(play.plies) < plies and (owing := toepen.to_move(play.state)):
        seat = owing[0]
        legal = toepen.legal(play.state, seat)
        yield ToepenQuestion(NL, Presentation(toepen.view(play.state, seat), seat, seat, NAMES), legal, PickedCards())
        play = match.choose(play, seat, random.choice(legal))


@pytest.mark.parametrize("seed", range(4))
def test_every_answer_that_is_no_card_has_one_button(seed: int) -> None:
    for asked in questions(seed, 120):
        buttons = [*question.choices(asked), *question.answers(asked)]
        said = [action for action in asked.legal if action.kind in question.KINDS]
        assert sorted(button.action for button in buttons if button.action) == sorted(said)
        assert all(button.words and button.does == "use" for button in buttons)
        assert question.prompt(asked)
        assert "toep" not in [action.kind for action in said], "which has a place of its own"


def test_in_a_trick_a_hint_says_what_a_toep_costs_or_why_there_can_be_none() -> None:
    hints = {True: set[str](), False: set[str]()}
    for asked in questions(3, 200, was=False):
        if asked.view.phase == TRICK:
            hints[any(action.kind == "toep" for action in asked.legal)].add(question.hint(asked))
        else:
            assert question.hint(asked) == ""
    assert hints[True] and all(hints[True]) and not hints[True] & hints[False]


def question_of(state: ToepenState) -> ToepenQuestion:
    """Return the question to the first seat in the queue."""
    seat = toepen.to_move(state)[0]
    return ToepenQuestion(
        NL, Presentation(toepen.view(state, seat), seat, seat, NAMES), toepen.legal(state, seat), PickedCards()
    )


def test_what_there_is_no_choice_about_is_asked_in_words_of_its_own() -> None:
    four = "Vier gelijke: dat is een toep. Leg ze open."
    kings = "Ks Kh Kc Kd / 7s 8h 9c Td / 8s 9h Tc 7d / 9s Th 7c 8d"
    assert question.prompt(question_of(ready(deal(kings, blind=False), FOUR))) == four
    washed = do(ready(deal(WASHED, blind=False), WASH), "wash_white", "no_check", "no_check", "no_check")
    assert question.prompt(question_of(do(washed, "draw 7s 7h 7c 7d"))) == four
    folds = do(table(folds=(0, 0, 0, 2), anti_line=True), "2:toep")
    assert question.prompt(question_of(folds)) == "Je hebt al twee keer op rij gepast. Nu ga je mee voor 2."
    jacks = ready(deal("Js Jh Jc 8d / 7s 8h 9c Td / 8s 9h Tc 7d / 9s Th 7c Ad", blind=False), WHISTLE)
    assert question.prompt(question_of(jacks)) == "Drie boeren of tienen: fluit ervoor."
    plain = deal(LADDER, blind=False)
    for phase, words in (
        (FOUR, "Een kaart trekken kan nu niet."),
        (WHISTLE, "Je hebt niets om voor te fluiten."),
    ):
        assert question.prompt(question_of(ready(plain, phase))) == words
    drawn = do(ready(deal(LADDER, blind=False, was_penalty="keep_new"), WASH), "wash_white", "check")
    assert question.prompt(question_of(do(drawn, "draw As Ks Qs Js"))) == "Wassen kan nu niet."


def test_the_gold_button_names_the_card_once_one_is_chosen() -> None:
    for asked in questions(1, 60):
        card = next((action for action in asked.legal if action.kind == "card"), None)
        if card is not None and asked.view.phase != DISCARD:
            chosen = asked._replace(picked=PickedCards(tuple(card.cards)))
            assert question.confirm_label(chosen) != question.confirm_label(asked)
