"""The names of the rules and events of every race."""

HAND_RULES = ("turn", "over", "dealer", "hand", "card", "forced")
"""Rules about turns and playable cards."""

BOARD_RULES = (
    *("yard", "start", "waiting", "protected", "exact", "jump", "back"),
    *("swap_own", "swap_other", "seven", "seven_partner", "friendly_fire"),
)
"""Rules about the board."""

EVENTS = (
    *("dealer", "shuffle", "deal", "card", "discard", "enter"),
    *("walk", "swap", "hit", "home", "finished", "over"),
)
