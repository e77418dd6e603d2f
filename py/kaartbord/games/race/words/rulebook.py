"""The common part of all races' rulebooks."""

PARAGRAPH_OVERRIDES = {
    "over": "score",
    "hand": "turn",
    "card": "cards",
    "forced": "turn",
    "yard": "start",
    "waiting": "start",
    "exact": "home",
    "jump": "home",
    "swap_own": "swap",
    "swap_other": "swap",
    "seven_partner": "seven",
}
"""By rule: the paragraph of the rules page that it is in, if not in one of its own name."""
