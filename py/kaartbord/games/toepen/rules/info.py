"""The description of Toepen: its house rules, the reasons for refusals, the events."""

from ....rules.options import Option
from ....rules.protocol import Info
from .stake import answering_seats

ON, OFF = (True, False), (False, True)

# `first_rules` is what `version_1` plays: who let a wash pass is not asked again after a later one, who folded
# blind may not check a wash, the armoede of who was caught with a wash counts for nothing, and with
# `end_at_first_loser` a player put out by the fifth cross ends the game. It is an option so that a position text
# tells by which rules to play on.

INFO = Info(
    name="Toepen",
    code="P",
    version=2,
    seats=(2, 3, 4, 5, 6, 7, 8),
    options=(
        Option("blind", ON, "blind", sealed=False),
        Option("pelt", ON, "pelt"),
        Option("was", ON, "wash", sealed=False),
        Option("whistle", ON, "whistle", sealed=False),
        Option("jack_bonus", ON, "jack"),
        Option("four_alike", ON, "four", sealed=False),
        Option("kings_final", ("off", "two", "three"), "final"),
        Option("anti_line", OFF, "anti_line"),
        Option("five_crosses", OFF, "crosses"),
        Option("toep_any_time", ON, "toep", by_link=False),
        Option("toep_for_dead", ON, "dead"),
        Option("end_at_first_loser", OFF, "end"),
        Option("pelt_leads", OFF, "pelt"),
        Option("was_penalty", ("out", "keep_old", "keep_new", "open_hand"), "wash"),
        Option("blind_value", (3, 2, 4, 5), "blind"),
        Option("limit", (10, *range(5, 10), *range(11, 31)), "end"),
        Option("blind_anyone", OFF, "blind"),
        Option("first_rules", OFF, "wash", offered=False),
    ),
    presets={"SpelTips": {}, "Voorbeeld": {"five_crosses": True}, "Café 15": {"limit": 15, "toep_for_dead": False}},
    rules=(
        "turn",  # somebody else is to move
        "over",  # the game is over
        "dealer",  # not what the dealer can have done
        "question",  # something else is asked now; a toep waits until nothing is
        "hand",  # a card that is not in the hand
        "follow",  # the suit that was led must be followed
        "no_toep",  # nobody has toeped, so there is nothing to fold or to go along with
        "own_toep",  # whoever toeped last waits until somebody else has; so does a player in pelt
        "toep_turn",  # only the player whose turn it is may toep (`toep_any_time` off)
        "dead",  # a player who could not pay the new stake may not toep (`toep_for_dead` off)
        "final",  # no toep in the last fight
        "anti_line",  # after two folds in a row one must stay
        "blind",  # only the highest may call blind (`blind_anyone` off), nobody while somebody is in pelt
        "four",  # only four of a kind are shown
        "chance",  # a card is drawn with three of a kind, once, while the stock lasts
        "wash",  # four cards must be left in the stock; a player who was caught washes no more
        "whistle",  # three jacks or three tens are whistled for, nothing else
        "lay_away",  # three of the eleven cards are laid away
    ),
    events=(
        "dealer",  # the first dealer, cast by lot
        "deal",  # a seat's hand; closed where it is not seen yet
        "final",  # a seat in the last fight, before its hand is dealt (number of tricks)
        "blind",  # a blind toep (what losing will cost)
        "look",  # a seat sees its hand, or pays to see the one it folded blind
        "show",  # Toep!: four of a kind laid open
        "chance",  # kans op toep: a card is laid away for another
        "draw",  # cards drawn from the stock (how many)
        "wash",  # a hand put down as a wash (0 white, 1 dirty)
        "check",  # a seat wants to see the wash
        "turn_over",  # the wash laid open
        "true_wash",  # it is one: seat is the checker, who gets a point (1)
        "false_wash",  # it is none: seat is its owner, who gets a point (1)
        "whistle",  # three jacks or three tens
        "pelt",  # a seat is one point from the limit, which counts as a toep
        "lay_away",  # three cards laid away
        "toep",  # a toep (what losing will cost)
        "stay",  # along with it
        "fold",  # out of the round (what it costs)
        "stake",  # all have answered: what losing costs from now on (that); seat raised last, or is -1
        "card",  # a card to the trick
        "trick",  # who takes it, with its cards in order of seat
        "round",  # who wins the round
        "cross",  # another win in a row (how many)
        "points",  # a seat's points of this round (how many, below 0 with a jack)
        "flies",  # a seat put out by the fifth cross
        "out",  # a seat at the limit
        "over",  # a seat that wins the game
    ),
    interrupts=True,
    gentle={"blind": False, "was": False},
    ahead=answering_seats,
)
"""Beside each rule: what it forbids; beside each event: its meaning (`amount` in brackets)."""
