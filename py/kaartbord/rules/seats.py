"""Who plays which hand at a table for four hands in two teams, or for two players.

A chair is the place of one hand, clockwise; a seat is a player. Four play a chair each. Two players may play
two chairs each, their own and the one across; or there are just two chairs.
"""


def owner(chair: int, seats: int) -> int:
    """The seat that plays a chair."""
    return chair % seats


def own(seat: int, seats: int, chairs: int) -> tuple[int, ...]:
    """The chairs that a seat plays."""
    return tuple(range(seat, chairs, seats))


def team(chair: int) -> int:
    """The team of a chair: every other one is of the same."""
    return chair & 1
