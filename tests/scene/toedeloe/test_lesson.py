"""What one may be asked of a trick in the lesson."""

from kaartbord.games.toedeloe.state import JOKER_VALUE
from kaartbord.games.toedeloe.taking import worth
from kaartbord.rules.cards import parse
from kaartbord.scene.toedeloe.lesson import values
from kaartbord.text.toedeloe import phrases


def test_what_a_trick_is_worth_can_always_be_answered() -> None:
    for text in phrases.LESSON:
        trick = parse(text)
        assert worth(trick) in values(trick)
        assert values(trick)[-2:] == [JOKER_VALUE, 0]
        assert len(set(values(trick))) == len(values(trick))
