"""The deal of Slagen: five cards for each player, in one go."""

from kaartbord.sealed.dealing import Dealing

from . import HAND

DEALING = Dealing(
    chairs=lambda state: int(state.table.seats),
    stages=lambda state: (tuple((seat, HAND) for seat in range(state.table.seats)),),
    acting=lambda state, seat: seat,
    drawing=lambda state: (),
    starts=lambda state: 0,
    piles=lambda cards: (cards,),
    pile_of=lambda chair: 0,
    letters={2: 2900, 3: 3500, 4: 4200},
)
