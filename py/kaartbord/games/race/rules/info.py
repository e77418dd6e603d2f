"""What the rules and the events of every race are called."""

HAND_RULES = ("turn", "over", "dealer", "hand", "card", "forced")
"""Rules about whose turn it is, and which card may be played."""

BOARD_RULES = (
    *("yard", "start", "waiting", "protected", "exact", "jump", "back"),
    *("swap_own", "swap_other", "seven", "seven_partner", "friendly_fire"),
)
"""Rules about what is on the board."""

EVENTS = (
    *("dealer", "shuffle", "deal", "card", "discard", "enter"),
    *("walk", "swap", "hit", "home", "finished", "over"),
)
