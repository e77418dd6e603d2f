"""Everything that a score sheet asks has words in both languages, and no two buttons of a group say the same."""

from random import Random

import pytest
from kaartbord.match.tally import TALLIES
from kaartbord.match.tally.page import add_entry, new_sheet
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from kaartbord.text.phrasebooks import tell


@pytest.mark.parametrize("code", TALLIES)
def test_every_ask_and_entry_has_words(code):
    lot, tally = Random(3), TALLIES[code]
    house = {option.name: option.values[-1] for option in tally.options}
    made = new_sheet(code, ["Anna", "Bep", "Cor", "Dirk"][: min(tally.sides)], min(tally.limits, default=0), house)
    for _ in range(80):
        asks = tally.asks(made.sheet)
        for lang in LANGUAGE_CODES:
            for ask in asks:
                heading = tell(MESSAGES[lang], code, f"tally.{ask.key}", name=made.names[ask.side], number=ask.number)
                assert heading
                labels = [
                    tell(MESSAGES[lang], code, f"tally.{one.key}", name=made.names[one.side], number=one.number)
                    if one.key
                    else (made.names[one.side] if one.side >= 0 else one.number)
                    for one in ask.entries
                ]
                assert len({*labels}) == len(labels) > 0
        if not asks:
            break
        made = add_entry(made, lot.choice([one.text for ask in asks for one in ask.entries]))
