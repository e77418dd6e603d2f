"""The parts that games share: the protocol, cards, options, tricks. Pure, and knows no game."""
