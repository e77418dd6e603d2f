"""The themes of puzzles in ToedeLoe."""

from ....text.hints.themes import Theme

THEMES = (
    Theme("row", frozenset(("row_longer", "row_of", "row_next", "win"))),
    Theme("block", frozenset(("row_stopped", "row_shorter", "shut", "thrown"))),
    Theme("two", frozenset(("two_pawns",))),
    Theme("minus", frozenset(("less_minus",))),
    Theme("joker", frozenset(("joker", "joker_now", "frees_joker"))),
    Theme("plus", frozenset(("first_plus",))),
    Theme("value", frozenset(("raises",))),
    Theme("deny", frozenset(("nothing_for_them", "adds_nothing", "red_lead"))),
    Theme("trick", frozenset(("team_trick", "highest", "top_lead", "king_lead", "high_lead"))),
    Theme("thrift", frozenset(("saves_card", "no_more"))),
)
