"""The dealing of Tokken."""

from ..race import dealing as race

DEALING = race.DEALING._replace(
    first=lambda state: int(state.table.seats),  # everybody gives a card
    letters={3: 3200, 4: 4600, 5: 5700, 6: 7600, 7: 8700, 8: 9500},
)
