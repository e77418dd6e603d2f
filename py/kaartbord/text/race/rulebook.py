"""What the rulebooks of all races have in common."""

PARAGRAPHS = {
    "turn": "turn",
    "over": "score",
    "dealer": "dealer",
    "hand": "turn",
    "card": "cards",
    "forced": "turn",
    "yard": "start",
    "start": "start",
    "waiting": "start",
    "protected": "protected",
    "exact": "home",
    "jump": "home",
    "back": "back",
    "swap_own": "swap",
    "swap_other": "swap",
    "seven": "seven",
    "seven_partner": "seven",
    "friendly_fire": "friendly_fire",
}
"""By rule: the paragraph of the rules page that it is in."""
