"""What games share: the protocol, cards, options, the race track. Pure, and knows no game."""
