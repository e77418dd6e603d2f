"""What the computer says when it is asked for advice, in English."""

WORDS: dict[str, str] = {
    "hint.ask": "What would you do?",
    "hint.thinks": "Let me think…",
    "hint.say": "I would {choice}: {why}.",
    # whatever is played
    "hint.why.only": "nothing else is possible",
    "hint.why.win": "that wins the game",
    "hint.why.chance": "that gives a {chance}\u00a0% chance to win, the best of the rest {other}\u00a0%",
    "hint.why.even": "there is little between them, but this seems best",
    "hint.why.best": "I see nothing better",
    "hint.why.least": "that costs least",
    # tricks
    "hint.why.trick": "the trick is yours that way",
    "hint.why.team_trick": "your side takes the trick that way",
    "hint.why.highest": "it is the highest now",
}
