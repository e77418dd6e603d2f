"""What the computer says when it is asked for advice, in English."""

HINTS: dict[str, str] = {
    "hint.ask": "What would you do?",
    "hint.thinks": "Let me think…",
    "hint.say": "I would choose “{choice}”: {why}.",

    # whatever is played
    "hint.why.only": "nothing else is possible",
    "hint.why.win": "that wins the game",
    "hint.why.chance": "that gives a {chance}\u00a0% chance to win, the best of the rest {other}\u00a0%",
    "hint.why.even": "there is little between them, but this seems best",
    "hint.why.least": "that costs least",

    # the races
    "hint.why.finished": "then all four pawns are home",
    "hint.why.home": "it brings a pawn home",
    "hint.why.hit": "it sends back a pawn of {whom}",
    "hint.why.enter": "it brings a pawn into the game",
    "hint.why.back_door": "backward over the start is the shortest way home",
    "hint.why.off_start": "it frees the start",
    "hint.why.near": "it brings that pawn close to home",
    "hint.why.saves": "you keep your best cards for later",
    "hint.why.push": "your own pawn stays where it stands well",
    "hint.why.swap": "it takes your pawn {squares} further",
    "hint.why.swap_away": "it takes a good place away from {whom}",
    "hint.why.gift_start": "{whom} can bring out a pawn with it",
    "hint.why.keep": "it is worth more in the next deal",
    "hint.why.discard": "all that is possible costs more than it brings",

    # tricks
    "hint.why.trick": "the trick is yours that way",
    "hint.why.team_trick": "your side takes the trick that way",
    "hint.why.highest": "it is the highest now",
    "hint.why.low": "you keep what is higher",
    "hint.why.spare": "it is the one you can best do without",

    # Toepen
    "hint.why.toep": "your hand is good enough to raise the stake",
    "hint.why.bluff": "they may fold, and you will hardly win otherwise",
    "hint.why.stay": "staying in costs less on average than folding",
    "hint.why.fold": "the last trick is too unlikely for that",
    "hint.why.look": "folding is better, and a look is worth it",
    "hint.why.blind": "the others know as little as you do now",
    "hint.why.no_blind": "it is too risky without knowing your cards",
    "hint.why.draw": "the chance of four of a kind is worth it",
    "hint.why.no_draw": "your hand is good as it is",
    "hint.why.wash": "new cards are nearly always better than these",
    "hint.why.bluff_wash": "a bluff: this is no wash, but with these cards it costs little if somebody "
                           "turns it over",
    "hint.why.no_wash": "you can do something with these cards",
    "hint.why.check": "I do not trust that wash",
    "hint.why.no_check": "that wash is probably true",
    "hint.why.lay_away": "what you keep is strongest together",
    "hint.why.show": "four of a kind wins you the round",
    "hint.why.whistle": "that is proper with such a hand",
    "hint.why.no_whistle": "there is nothing to whistle for",

    # OkiDoki
    "hint.why.gift_penalty": "it rids you of a card with penalty points",
    "hint.why.gift_suit": "it leaves you without that suit",
    "hint.why.rid_high": "a high card had better go now than later",
    "hint.why.they_pay": "they get the penalty points",
    "hint.why.free": "that trick costs nothing",
    "hint.why.shed": "it rids you of penalty points",
    "hint.why.under": "it does not take the trick",
    "hint.why.lead_low": "so low a card seldom takes the trick",
    "hint.why.finish": "it brings a pawn to the finish",
    "hint.why.throw_back": "it sends a pawn of theirs back",
    "hint.why.safe": "your pawn is safe there",
    "hint.why.gain": "it wins you {squares}",

    # ToedeLoe
    "hint.why.mates": "the trick is with {whom} now",
    "hint.why.adds_nothing": "it makes the trick worth no more to them",
    "hint.why.row": "it makes a row of yours longer",
    "hint.why.cut": "it stops a row of theirs",
    "hint.why.thrown": "it throws a pawn of theirs off the board",
    "hint.why.shut": "it shuts that number to them",
    "hint.why.less_minus": "it takes minus points off",
}
