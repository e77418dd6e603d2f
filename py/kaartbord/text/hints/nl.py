"""What the computer says when it is asked for advice, in Dutch."""

HINTS: dict[str, str] = {
    "hint.ask": "Wat zou jij doen?",
    "hint.thinks": "Even nadenken…",
    "hint.say": "Ik zou “{choice}” kiezen: {why}.",

    # whatever is played
    "hint.why.only": "iets anders kan niet",
    "hint.why.win": "daarmee is het spel gewonnen",
    "hint.why.chance": "dat geeft {chance}\u00a0% kans om te winnen, het beste van de rest {other}\u00a0%",
    "hint.why.even": "het scheelt niet veel, maar dit lijkt me het best",
    "hint.why.least": "dat kost het minste",

    # the races
    "hint.why.finished": "dan zijn alle vier de pionnen thuis",
    "hint.why.home": "zo komt er een pion thuis",
    "hint.why.hit": "zo gaat een pion van {whom} terug",
    "hint.why.enter": "zo komt er een pion in het spel",
    "hint.why.back_door": "achteruit over de start is de kortste weg naar huis",
    "hint.why.off_start": "zo komt de start weer vrij",
    "hint.why.near": "zo staat die pion dicht bij huis",
    "hint.why.saves": "zo houd je je beste kaarten nog",
    "hint.why.push": "zo blijft je eigen pion staan waar hij goed staat",
    "hint.why.swap": "zo komt je pion {squares} verder",
    "hint.why.swap_away": "zo raakt {whom} een goede plaats kwijt",
    "hint.why.gift_start": "daarmee kan {whom} een pion opzetten",
    "hint.why.keep": "die is in de volgende deling meer waard",
    "hint.why.discard": "alles wat nog kan, kost meer dan het oplevert",

    # tricks
    "hint.why.trick": "zo is de slag van jou",
    "hint.why.team_trick": "zo is de slag van jullie",
    "hint.why.highest": "die is nu de hoogste",
    "hint.why.low": "zo bewaar je wat hoger is",
    "hint.why.spare": "die kun je het best missen",

    # Toepen
    "hint.why.toep": "je hand is goed genoeg om er meer op te zetten",
    "hint.why.bluff": "misschien passen ze, en winnen ga je zo bijna niet",
    "hint.why.stay": "meegaan kost gemiddeld minder dan passen",
    "hint.why.fold": "de kans op de laatste slag is daarvoor te klein",
    "hint.why.look": "passen is beter, en even kijken is het waard",
    "hint.why.blind": "de anderen weten nu net zo weinig als jij",
    "hint.why.no_blind": "zonder je kaarten te kennen is dat te veel risico",
    "hint.why.draw": "de kans op vier gelijke is dat waard",
    "hint.why.no_draw": "je hand is goed zoals hij is",
    "hint.why.wash": "nieuwe kaarten zijn bijna altijd beter dan deze",
    "hint.why.bluff_wash": "bluf: een was is dit niet, maar met deze kaarten kost het weinig als iemand "
                           "hem omdraait",
    "hint.why.no_wash": "met deze kaarten kun je vooruit",
    "hint.why.check": "die was vertrouw ik niet",
    "hint.why.no_check": "die was klopt waarschijnlijk",
    "hint.why.lay_away": "wat je overhoudt is samen het sterkst",
    "hint.why.show": "met vier gelijke is de ronde van jou",
    "hint.why.whistle": "zo hoort het met zo'n hand",
    "hint.why.no_whistle": "er is niets om voor te fluiten",

    # OkiDoki
    "hint.why.gift_penalty": "zo ben je een kaart met strafpunten kwijt",
    "hint.why.gift_suit": "zo heb je van die kleur niets meer",
    "hint.why.rid_high": "een hoge kaart ben je liever nu kwijt dan later",
    "hint.why.they_pay": "zo krijgen zij de strafpunten",
    "hint.why.free": "die slag kost niets",
    "hint.why.shed": "zo raak je strafpunten kwijt",
    "hint.why.under": "daarmee neem je de slag niet",
    "hint.why.lead_low": "zo laag neem je de slag zelden",
    "hint.why.finish": "zo haalt een pion de finish",
    "hint.why.throw_back": "zo moet een pion van de ander terug",
    "hint.why.safe": "daar staat je pion veilig",
    "hint.why.gain": "zo win je {squares}",

    # ToedeLoe
    "hint.why.mates": "de slag is nu van {whom}",
    "hint.why.adds_nothing": "zo wordt de slag voor hen niet meer waard",
    "hint.why.row": "zo wordt een rij van jullie langer",
    "hint.why.cut": "zo houd je een rij van de ander tegen",
    "hint.why.thrown": "zo gaat een pion van de ander van het bord",
    "hint.why.shut": "zo is dat vakje dicht voor de ander",
    "hint.why.less_minus": "zo gaan er minpunten af",
}
