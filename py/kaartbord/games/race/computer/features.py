"""The facts about cards and homes that all evaluators of the pawn race share."""

from ....rules.cards import ACE, JOKER, KING, QUEEN

FOUR, FIVE, SEVEN = 4, 5, 7

STEPS = {
    "keezbord": {ACE: 1, 2: 2, 3: 3, FIVE: 5, 6: 6, SEVEN: 7, 8: 8, 9: 9, 10: 10, QUEEN: 12},
    "tokken": {ACE: 1, 2: 2, 3: 3, 6: 6, SEVEN: 7, 8: 8, 9: 9, 10: 10, QUEEN: 12, KING: 13, JOKER: 18},
}
"""By game and rank: the steps of a card for an own pawn forward, house rules apart."""

OPENERS = (ACE, KING, JOKER)
"""The ranks that bring a pawn out; no game's deck holds others."""

HOME_VALUES = (0.0, -0.15, 0.2, 0.1, 0.05, 0.1, -0.25, -0.3, 0.25, 0.45, 0.35, 0.3, 0.6, 0.85, 1.1, 2.5)
"""By the home squares that are taken, the first square the lowest bit: the value in log-odds.

A pawn on the first square with free squares behind it (1, 0b0001) shuts the home, so it costs; the last pawn
(15, 0b1111) is worth most, because the seat then helps its partner. Fitted with the weights of `leaf_value`."""

HOME_SQUARES = 15
"""Mask of the four home squares of a seat."""
