"""Tests of every lesson of every game: it keeps to the rules, and its words are short and fit."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from kaartbord.games import ENTRIES
from kaartbord.lessons import lesson as lessons
from kaartbord.lessons.lesson import LEARNER, Lesson, Step
from kaartbord.lessons.lessons import LESSONS, find_lesson
from kaartbord.match.observation import observe
from kaartbord.rules import cards
from kaartbord.rules.protocol import UNKNOWN, Action
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from kaartbord.text.messages import message_id
from kaartbord.text.people import card_name
from support import catalogue

ALL = [lesson for taught in LESSONS.values() for lesson in taught]
STEPS = [
    pytest.param(lesson, n, id=f"{lesson.name}-{step.name}") for lesson in ALL for n, step in enumerate(lesson.steps)
]

MOST_STEPS, MOST_WORDS, MOST_ON_AVERAGE = 12, 25, 15
"""Steps of a lesson, words of a step, and words of a sentence on average."""

A_MINUTE = 120
"""Words that a slow reader reads in a minute."""
A_CHOICE = 8
"""Seconds that a choice takes, once the step is read."""
A_PLY = 2
"""Seconds that a ply is shown."""

each_lesson = pytest.mark.parametrize("lesson", ALL, ids=[lesson.name for lesson in ALL])
each_step = pytest.mark.parametrize(("lesson", "number"), STEPS)
in_both = pytest.mark.parametrize("lang", LANGUAGE_CODES)


# ---- the positions, and what is done there


def meant(lesson: Lesson, step: Step, state: Any) -> list[Action]:
    """The legal moves of the learner that are right."""
    return [action for action in legal(lesson, state) if lessons.is_meant(step, action)]


def legal(lesson: Lesson, state: Any) -> list[Action]:
    """The legal moves of the learner."""
    return [*lesson.game.legal(state, LEARNER)] if LEARNER in lesson.game.to_move(state) else []


def wrong(lesson: Lesson, number: int) -> bool:
    """Return whether a step has answers that may be given but are not right."""
    step, state = lesson.steps[number], lessons.start(lesson, number)
    return bool(step.answers or step.meant and len(legal(lesson, state)) > len(meant(lesson, step, state)))


def test_every_lesson_is_found_by_its_name() -> None:
    assert [find_lesson(lesson.name) for lesson in ALL] == ALL
    assert [code for code, taught in LESSONS.items() for lesson in taught if lesson.code != code] == []


@each_lesson
def test_a_lesson_has_few_steps_each_with_a_name_of_its_own(lesson: Lesson) -> None:
    assert 0 < len(lesson.steps) <= MOST_STEPS
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)
    assert lesson.steps[0].position


@each_lesson
def test_the_name_of_a_lesson_begins_with_that_of_its_game(lesson: Lesson) -> None:
    assert lesson.name.startswith(ENTRIES[lesson.code].name.lower())


@each_step
def test_a_step_begins_at_a_position_of_its_table(lesson: Lesson, number: int) -> None:
    state = lessons.start(lesson, number)
    assert lesson.game.problems(state) == []
    assert state.table.seats == lesson.seats
    assert state.table.options == lesson.game.options(lesson.options)


@each_step
def test_a_step_is_read_or_played_or_answered(lesson: Lesson, number: int) -> None:
    step = lesson.steps[number]
    assert not (step.meant and step.answers)
    assert bool(step.answers) == (step.right is not None)


@each_step
def test_what_is_meant_is_legal_and_so_is_what_follows_it(lesson: Lesson, number: int) -> None:
    step, state = lesson.steps[number], lessons.start(lesson, number)
    for wanted in step.meant:
        assert meant(lesson, step._replace(meant=(wanted,)), state), wanted
    choices: list[Action | None] = [*meant(lesson, step, state)]
    for chosen in choices or [None]:
        for ply in lessons.step_plies(lesson, number, state, chosen)[bool(step.meant) :]:
            forced = ply.seat != LEARNER or len(lesson.game.legal(ply.before, LEARNER)) == 1
            assert forced, "the learner is not asked for a choice"


@each_step
def test_the_engine_knows_one_right_answer_from_what_the_learner_sees(lesson: Lesson, number: int) -> None:
    step, state = lesson.steps[number], lessons.start(lesson, number)
    if step.right:
        right = step.right(lesson.game.view(state, LEARNER))
        assert right in range(len(step.answers))
        assert right == step.right(state)


# ---- its words


def keys(lesson: Lesson) -> Iterator[str]:
    """The keys that a lesson must have, and no others."""
    yield f"lesson.{lesson.name}"
    for number, step in enumerate(lesson.steps):
        key = f"lesson.{lesson.name}.{step.name}"
        yield key
        if wrong(lesson, number):
            yield f"{key}.why"
        yield from (f"{key}.{answer}" for answer in step.answers)


@in_both
@each_lesson
def test_a_lesson_has_the_words_it_needs_and_no_others(lesson: Lesson, lang: str) -> None:
    begins = f"lesson-{lesson.name}-"
    there = {key for key in catalogue.texts(lang) if f"{key}-".startswith(begins)}
    played = {f"{begins}{step.name}-done" for step in lesson.steps if step.meant}
    assert there - played == {*map(message_id, keys(lesson))}


def said(lesson: Lesson, number: int, lang: str) -> list[str]:
    """Return the texts of a step: its sentences, and those for what was done."""
    key = f"lesson.{lesson.name}.{lesson.steps[number].name}"
    return [MESSAGES[lang].format(each) for each in (key, f"{key}.why", f"{key}.done") if each in MESSAGES[lang]]


def words(text: str) -> list[str]:
    return re.findall(r"[\w'’-]+", text)


@in_both
@each_step
def test_a_step_says_little(lesson: Lesson, number: int, lang: str) -> None:
    for text in said(lesson, number, lang):
        assert len(words(text)) <= MOST_WORDS, text
        assert re.search(r"[.?]$", text), text


@in_both
@each_lesson
def test_sentences_are_short(lesson: Lesson, lang: str) -> None:
    text = " ".join(text for n in range(len(lesson.steps)) for text in said(lesson, n, lang))
    assert len(words(text)) / len(re.findall(r"[.?](?: |$)", text)) <= MOST_ON_AVERAGE


@in_both
@each_step
def test_answers_differ(lesson: Lesson, number: int, lang: str) -> None:
    step = lesson.steps[number]
    answers = [MESSAGES[lang].format(f"lesson.{lesson.name}.{step.name}.{answer}") for answer in step.answers]
    assert len(set(answers)) == len(answers)
    assert not any(answer.endswith(".") for answer in answers)


@in_both
@each_lesson
def test_it_takes_as_long_as_it_says(lesson: Lesson, lang: str) -> None:
    seconds = 0.0
    for number, step in enumerate(lesson.steps):
        own = bool(step.meant or step.answers)
        shown = lessons.step_plies(lesson, number, lessons.start(lesson, number))
        seconds += len(words(MESSAGES[lang].format(f"lesson.{lesson.name}.{step.name}"))) * 60 / A_MINUTE
        seconds += A_CHOICE * own + A_PLY * len(shown)
    assert 2 <= lesson.minutes <= 6
    assert abs(lesson.minutes - seconds / 60) <= 1


# ---- what is seen


def visible(lesson: Lesson, number: int) -> set[int]:
    """The faces of the cards that the learner sees in a step, and those shown in it."""
    game, state = lesson.game, lessons.start(lesson, number)
    plies = [observe(game, ply, LEARNER) for ply in lessons.step_plies(lesson, number, state)]
    views = [game.view(state, LEARNER), *(ply.after for ply in plies)]
    shown = [cards.parse(word) for view in views for word in game.write(view).split() if is_card(word)]
    return {cards.in_first_pack(card) for card in b"".join(shown)}


def is_card(word: str) -> bool:
    return bool(re.fullmatch(r"[A2-9TJQK*][shcdSHCD]", word))


@in_both
@each_step
def test_no_sentence_names_a_card_that_is_not_seen(lesson: Lesson, number: int, lang: str) -> None:
    seen = visible(lesson, number)
    step = lesson.steps[number]
    chips = [MESSAGES[lang].format(f"lesson.{lesson.name}.{step.name}.{answer}") for answer in step.answers]
    text = " ".join(said(lesson, number, lang) + chips).lower()
    deck = [cards.card(rank, suit) for rank in range(1, 14) for suit in range(4)]
    named = {card for card in deck if re.search(rf"\b{card_name(MESSAGES[lang], card)}\b", text)}
    assert named <= seen


@each_step
def test_nobody_elses_hand_is_shown(lesson: Lesson, number: int) -> None:
    game, state = lesson.game, lessons.start(lesson, number)
    before = game.view(state, LEARNER)
    for ply in lessons.step_plies(lesson, number, state):
        seen = observe(game, ply, LEARNER)
        assert seen.before == before
        before = seen.after
        others = [hand for seat, hand in enumerate(seen.after.hands) if seat != LEARNER]
        assert all(set(hand) <= {UNKNOWN} for hand in others)
