"""How long what happens stands in view, in milliseconds at the usual pace."""

BREATH_MS = 650
"""The pause after somebody else's turn, so that people can follow."""

TRICK_MS = 1100
"""How long a finished trick lies before it goes to its taker."""

LOSS_MS = 4000
"""How long a loss of somebody who plays here stands, such as a hand thrown away."""

LONGEST_MS = 3000
"""How long something is shown that waits for somebody to go on, if nobody plays here."""

LAY_MS, SWEEP_MS = 220, 260
"""How long a card comes to the table, and a trick goes to its taker."""

BANNER_MS = 1500
"""How long an announcement stands."""
