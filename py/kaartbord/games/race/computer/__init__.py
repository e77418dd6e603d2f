"""The computer at Keezbord and Tokken.

A position of the pawn race is evaluated in three ways, because three users need different speed and knowledge:

* `view_value` evaluates the result of a seat's own turn: it counts the unseen cards, checks possible hits, and
  plans with the cards still in hand. Thorough, and slow; the firm player (`firm`) compares its legal actions by
  it. In squares.
* `leaf_value` evaluates a board at the end of a deal, when nobody holds a card, for all sides together. Read from
  tables by pawn and square; the search (`adapter`) evaluates its leaves by it. In log-odds, and as chances.
* `action_gain` evaluates an action by its immediate changes in the tables of `leaf_value`, without playing it.
  Fast enough for every turn of every rollout; the search ranks its candidates and rolls out by it. In log-odds.

The facts that all three share are in `features`. The search deals hidden cards by the evidence (`clues`) of the
plies that its seat has seen.
"""
