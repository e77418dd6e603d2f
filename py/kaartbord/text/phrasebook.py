"""The words that a game provides: one record a game."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from ..match.match import Ply, Steps
from ..rules.protocol import Action, Event, Score
from .answers import Answers
from .hints.choice_case import ChoiceCase, ReasonFound
from .messages import Messages
from .newcomer_tips import NewcomerTips
from .reader import Reader
from .rulebook import Rulebook


class Phrasebook(NamedTuple):
    """One game's words: all that a page needs which knows no game."""

    rulebook: Rulebook
    format: Callable[..., str]
    """(language, key, values): the text of one of the game's own keys, named without the game."""
    choice_label: Callable[[Reader, Any, int, Action], str]
    """(reader, view, seat, action): the label of a legal choice of the seat, unlike that of any other."""
    choice_infinitive: Callable[[Reader, Any, int, Action], str]
    """(reader, view, seat, action): "6 lopen met je achterste pion", behind "Ik zou"; places as the reader needs."""
    reason: Callable[[ChoiceCase], ReasonFound | None]
    """The reason for a choice; None if no phrase is true of it and not of all others."""
    describe_ply: Callable[[Reader, Any, Sequence[Event]], str]
    """(reader, view before, events): one ply, for log and speech; squares are named as the reader needs."""
    is_minor_ply: Callable[[Ply, int | None], bool]
    """(ply, the reader's seat): True if a ply is too small for the log."""
    headline: Callable[[Reader, Any], str]
    """(reader, final state): the word above the result."""
    ending: Callable[[Reader, Any, Score], str]
    """(reader, final state, its score): how it was won."""
    statistics_line: Callable[[Messages, Any, Sequence[Ply]], Steps[str]]
    """(language, game, plies): the whole game in figures."""
    answers: Answers
    """The answers to questions at the table."""
    newcomer_tips: NewcomerTips
    """The explanations for a newcomer."""
    reason_paragraphs: Mapping[str, str]
    """By reason, as `reason` gives it: the paragraph of the rules page that explains it."""
    lesson_steps: Mapping[str, str]
    """By paragraph of the rules page: the step of a lesson that teaches it, as LESSON.STEP."""
    rules_placeholders: Callable[[Messages], Mapping[str, str]] = lambda messages: {}
    """Words that the sentences of the rules page may ask for, in a language."""
    setup_advice: Callable[[Mapping[str, Any], Collection[str], int], list[str]] = lambda values, kinds, seats: []
    """(house rules, kinds of players, seats): the keys of advice before the start."""
    pending_question: Callable[[Reader, Any, Sequence[int]], str] = lambda reader, view, seats: ""
    """(reader, view of a spectator, seats): what they are asked beyond their turn, for use in a message; ""
    for nothing."""
    reported_kinds: frozenset[str] = frozenset()
    """The kinds of events that a message reports before whose turn it is."""
