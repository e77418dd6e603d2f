"""Dutch: the rules as pages of their own."""

WORDS = {
    "printed.language": "Nederlands",
    "printed.lead": "Zo speel je het hier, met {seats} spelers en de gewone huisregels.",
    "printed.play": "Speel {game}",
    "printed.seats": "Met meer of minder spelers",
    "printed.seats.lead": "Hierboven zijn jullie met {seats}. Zo gaat het anders.",
    "printed.seats.with": "Met {seats} spelers",
    "printed.presets": "Soorten huisregels",
    "printed.presets.lead": "Bij een nieuw spel kies je er een; de bovenste is de gewone.",
    "printed.house": "Huisregels",
    "printed.house.lead": "Deze regels kun je bij een nieuw spel anders kiezen.",
    "printed.terms": "Woorden",
    "printed.usual": "Gewoon: {value}.",
    "printed.also": "Ook te kiezen: {values}.",
    "printed.range": "{first} tot en met {last}",
    "printed.others": "Spelregels van alle spellen",
    "printed.link": "Print of deel de spelregels",
    "printed.links": "Om te printen of te delen",
}
