"""The question of Toepen: every answer has its button, and the hint says what a toep costs or why there is none."""

from collections.abc import Iterator
from random import Random

import pytest
from kaartbord.games import toepen
from kaartbord.games.toepen.state import DISCARD, TRICK
from kaartbord.match import match
from kaartbord.scene.presentation import Presentation
from kaartbord.scene.toepen import question
from kaartbord.scene.toepen.question import Question

NAMES = ("Anna", "Bob", "Cas", "Dien")


def questions(seed: int, plies: int, **options: bool) -> Iterator[Question]:
    """Whatever is asked in a game with chance choices."""
    random, play = Random(seed), match.new("P", toepen.options(options), 4, seed)
    while len(play.plies) < plies and (owing := toepen.to_move(play.state)):
        seat = owing[0]
        legal = toepen.legal(play.state, seat)
        yield Question("nl", Presentation(toepen.view(play.state, seat), seat, seat, NAMES), legal, ())
        play = match.choose(play, seat, random.choice(legal))


@pytest.mark.parametrize("seed", range(4))
def test_every_answer_that_is_no_card_has_one_button(seed: int) -> None:
    for asked in questions(seed, 120):
        buttons = [*question.choices(asked), *question.answers(asked)]
        said = [action for action in asked.legal if action.kind in question.KINDS]
        assert sorted(button.action for button in buttons if button.action) == sorted(said)
        assert all(button.words and button.does == "use" for button in buttons)
        assert question.prompt(asked)


def test_in_a_trick_a_hint_says_what_a_toep_costs_or_why_there_can_be_none() -> None:
    hints = {True: set[str](), False: set[str]()}
    for asked in questions(3, 200, was=False):
        if asked.view.phase == TRICK:
            hints[any(action.kind == "toep" for action in asked.legal)].add(question.hint(asked))
        else:
            assert question.hint(asked) == ""
    assert hints[True] and all(hints[True]) and not hints[True] & hints[False]


def test_the_gold_button_names_the_card_once_one_is_chosen() -> None:
    for asked in questions(1, 60):
        card = next((action for action in asked.legal if action.kind == "card"), None)
        if card is not None and asked.view.phase != DISCARD:
            assert question.card_words(asked, card) != question.card_words(asked, None)
