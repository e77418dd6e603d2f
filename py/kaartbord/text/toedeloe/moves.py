"""The choices and plies of ToedeLoe in words: squares, teams, what a seat can do, and what it did.

`view` is always a view that the reader may see.
"""

from collections.abc import Iterable, Sequence

from ...games.toedeloe.board import COLUMNS, FIELD
from ...games.toedeloe.effects import BLOCKED, FEWER, NO_PLUS
from ...games.toedeloe.state import EMPTY, GREEN, GREEN_HOME, GREY, JOKER_VALUE, WHITE, State, Table
from ...games.toedeloe.taking import VALUE, best
from ...match.match import Ply
from ...rules.cards import JOKER, face
from ...rules.protocol import UNKNOWN, Action, Event
from ...rules.seats import owner
from .. import capital, join, say
from ..people import card as card_sign
from ..people import card_name
from ..reader import Reader
from ..telling import Teller, Telling, sentences


class TeamTelling(Telling):
    """The same where teams and second hands are told of, too."""

    def team(self, side: int, form: str = "object") -> str:
        """The team that it is for, or of."""
        return team(self.reader, self.before.table, side, form)

    def hand(self, chair: int) -> str:
        """That it is the second hand of two players who have two each; "" for any other."""
        return self.say("second") if chair >= self.before.table.seats else ""


def tell(lang: str, key: str, **values: object) -> str:
    """A text of ToedeLoe."""
    return say(lang, f"toedeloe.{key}", **values)


# ---- cards, teams, numbers


def suit(lang: str, suit: int) -> str:
    """The name of a suit."""
    return say(lang, f"suit.{suit}")


def spoken(lang: str, card: int) -> str:
    """A card of either pack as it is spoken: "schoppen vrouw", "een joker"."""
    key = "spoken.joker" if face(card) >> 2 == JOKER else "spoken"
    return tell(lang, key, card=card_name(lang, face(card)))


def written(lang: str, card: int) -> str:
    """A card of either pack in short: "schoppen V"; a joker by its name alone."""
    if face(card) >> 2 == JOKER:
        return card_sign(lang, face(card))
    return tell(lang, "written", suit=suit(lang, card & 3), rank=card_sign(lang, face(card)))


def highest_black(cards: Iterable[int]) -> int:
    """The black card that gives a trick its value, of equal ones the first; UNKNOWN if there is none."""
    best = max(cards, key=VALUE.__getitem__, default=UNKNOWN)
    return best if VALUE[best] else UNKNOWN


def team(reader: Reader, table: Table, side: int, form: str = "") -> str:
    """A team to its reader: "jullie" or "zij", with two players "jij" or "de ander", to a spectator "wit".

    Other forms: `object` ("hen"), `whose` ("van hen") and `rows` ("hun rijen").
    """
    if reader.me is None:
        key = ("white", "grey")[side]
    elif table.seats == 2:
        key = "you" if side == reader.me else "other"
    else:
        key = "yours" if side == reader.me & 1 else "theirs"
    return tell(reader.lang, f"team.{key}.{form}" if form else f"team.{key}")


def figure(number: int) -> str:
    """A number with a true minus sign: "−2"."""
    return str(number).replace("-", "−")


def plus(numbers: Iterable[int]) -> str:
    """Numbers as they are added: "2 + 10"."""
    return " + ".join(map(str, numbers))


# ---- squares


def field(lang: str, cell: int) -> str:
    """The playing field of a cell: "veld A"."""
    return tell(lang, "field", letter="AB"[cell // FIELD])


def spot(lang: str, cell: int) -> str:
    """Where a cell lies on its field: "rij 2, plaats 5"."""
    row, column = divmod(cell % FIELD, COLUMNS)
    return tell(lang, "spot", row=row + 1, column=column + 1)


def place(lang: str, cell: int) -> str:
    """Where a cell lies: "veld A, rij 2, plaats 5"."""
    return f"{field(lang, cell)}, {spot(lang, cell)}"


STANDING = {EMPTY: "empty", WHITE: "white", GREY: "grey", GREEN: "green"}


def cell(lang: str, view: State, cell: int) -> str:
    """A cell in words: "veld A, rij 2, plaats 5: 3, vrij"."""
    standing = tell(lang, f"cell.{STANDING[view.cells[cell]]}")
    return tell(lang, "cell", place=place(lang, cell), number=view.table.numbers[cell], standing=standing)


def source(lang: str, view: State, cell: int) -> str:
    """The label of the green pawn that stands on a cell or beside the board."""
    if cell == GREEN_HOME:
        return tell(lang, "part.from.home")
    return tell(lang, "part.from", number=view.table.numbers[cell], place=place(lang, cell))


def target(lang: str, view: State, cell: int) -> str:
    """The label of the cell that a pawn goes to: "3, veld A, rij 2, plaats 5", and whose pawn it throws."""
    return tell(
        lang,
        "part.to",
        number=view.table.numbers[cell],
        place=place(lang, cell),
        thrown=_thrown_off(lang, view, cell),
    )


def _thrown_off(lang: str, view: State, cell: int) -> str:
    """Whose pawn a green one throws off the cell, or nothing."""
    standing = STANDING[view.cells[cell]]
    return tell(lang, f"part.throws.{standing}") if standing in ("white", "grey") else ""


def by_number(view: State, cells: Iterable[int]) -> list[int]:
    """The cells by their numbers, the lowest first."""
    return sorted(cells, key=lambda cell: (view.table.numbers[cell], cell))


# ---- choices


def choice(reader: Reader, view: State, seat: int, action: Action) -> str:
    """The label of one legal choice of the seat, unlike that of any other: "Speel schoppen vrouw"."""
    if action.kind == "card":
        return tell(reader.lang, "choice.card", card=_own_card(reader.lang, view, action.cards[0]))
    if action.kind == "place":
        return _placing(reader.lang, view, [to for _, to in action.placements])
    if action.kind == "green":
        origin, to = action.placements[0]
        return tell(
            reader.lang,
            "choice.green",
            source=capital(source(reader.lang, view, origin)),
            target=target(reader.lang, view, to),
        )
    stands = view.minus[seat & 1]
    return tell(reader.lang, f"choice.{action.kind}", stands=figure(stands), then=figure(min(stands + 2, 0)))


def _own_card(lang: str, view: State, card: int) -> str:
    """A card of the hand that plays, its two jokers told apart."""
    jokers = [each for each in view.hands[view.turn] if face(each) >> 2 == JOKER]
    if card in jokers and len(jokers) > 1:
        return tell(lang, f"joker.{jokers.index(card) + 1}")
    return spoken(lang, card)


def _placing(lang: str, view: State, cells: Sequence[int]) -> str:
    """The numbers and where they lie; the field once if it is the same."""
    ordered = by_number(view, cells)
    one_field = len({to // FIELD for to in ordered}) == 1
    spots = join(lang, [(spot if one_field else place)(lang, to) for to in ordered])
    where = tell(lang, "choice.one_field", field=field(lang, ordered[0]), spots=spots) if one_field else spots
    return tell(lang, "choice.place", numbers=plus(view.table.numbers[to] for to in ordered), where=where)


# ---- the log


def quiet(ply: Ply, me: int | None) -> bool:
    """Whether a ply is too small for the log: none is."""
    return False


def turn(reader: Reader, before: State, events: Sequence[Event]) -> str:
    """What one ply did, for log and speech: "Anna legt 2 + 10 op veld A. Dat is plusslag 3."."""
    return " ".join(sentences(TeamTelling("toedeloe", reader, before, events), TELLERS))


def _dealer(telling: TeamTelling, events: Sequence[Event]) -> str:
    return telling.say("dealer", whom=telling.whom(events[0].seat))


def _deal(telling: TeamTelling, events: Sequence[Event]) -> str:
    """Who deals and how many tricks there are; new packs are shuffled first."""
    table, dealer = telling.before.table, telling.before.dealer
    number = telling.before.deals % len(table.played)
    told = telling.say("deal", who=telling.who(owner(dealer, table.seats)), tricks=table.played[number])
    return told if number else f"{telling.say('shuffle')} {told}"


def _card(telling: TeamTelling, events: Sequence[Event]) -> str:
    _, seat, cards, *_, chair = events[0]
    return telling.say(
        "card", who=telling.who(seat), hand=telling.hand(chair), card=spoken(telling.lang, cards[0])
    )


def _trick(telling: TeamTelling, events: Sequence[Event]) -> str:
    """Who takes it, and what it is worth by which card."""
    _, seat, cards, *_, value = events[0]
    taker = (telling.before.leader + best(cards)) % telling.before.table.chairs
    key = "trick.joker" if value == JOKER_VALUE else "trick" if value else "trick.red"
    return telling.say(
        key,
        who=telling.who(seat),
        hand=telling.hand(taker),
        value=value,
        card=spoken(telling.lang, highest_black(cards)),
    )


def _place(telling: TeamTelling, events: Sequence[Event]) -> str:
    """The numbers by field: "legt 2 + 10 op veld A", "legt 7 op veld A en 7 op veld B"."""
    lang, view, cells = telling.lang, telling.before, by_number(telling.before, events[0].cells)
    fields: dict[int, list[int]] = {}
    for to in sorted(cells, key=lambda each: each // FIELD):
        fields.setdefault(to // FIELD, []).append(to)
    laid = [
        telling.say("laid", numbers=plus(view.table.numbers[to] for to in group), field=field(lang, group[0]))
        for group in fields.values()
    ]
    return telling.say("place", who=telling.who(events[0].seat), laid=join(lang, laid))


def _green(telling: TeamTelling, events: Sequence[Event]) -> str:
    origin, to = events[0].cells
    lang, numbers = telling.lang, telling.before.table.numbers
    key, start = "green", ""
    if origin != GREEN_HOME:
        key, start = "green.moved", telling.say("spot", number=numbers[origin], field=field(lang, origin))
    return telling.say(
        key,
        who=telling.who(events[0].seat),
        origin=start,
        target=telling.say("spot", number=numbers[to], field=field(lang, to)),
    )


def _thrown(telling: TeamTelling, events: Sequence[Event]) -> str:
    return telling.say("thrown", whose=telling.team(events[0].other, "whose"))


def _back(telling: TeamTelling, events: Sequence[Event]) -> str:
    return telling.say("back", who=telling.who(events[0].seat), stands=figure(events[0].amount))


def _minus(telling: TeamTelling, events: Sequence[Event]) -> str:
    """Why each team loses points, and how many; players without a plus are told together."""
    losses: dict[tuple[int, int], list[Event]] = {}
    for event in events:
        losses.setdefault((event.cells[0], event.pawn), []).append(event)
    return " ".join(_loss(telling, reason, side, alike) for (reason, side), alike in losses.items())


def _loss(telling: TeamTelling, reason: int, side: int, events: Sequence[Event]) -> str:
    table, points = telling.before.table, sum(event.amount for event in events)
    key, players = REASONS[reason], ""
    if reason == NO_PLUS and table.seats == 2:
        key += ".alone" if table.chairs == 2 else ".hand" if points == 1 else ".hands"
    elif reason == NO_PLUS:
        players = join(telling.lang, [telling.whom(event.seat) for event in events])
    elif reason == FEWER:
        key += f".{table.options.round_compare}"
    return telling.say(key, whom=players, points=figure(-points), team=telling.team(side))


REASONS = {BLOCKED: "blocked", NO_PLUS: "no_plus", FEWER: "fewer"}


def _plus(telling: TeamTelling, events: Sequence[Event]) -> str:
    return telling.say("plus", number=events[0].amount)


def _deal_end(telling: TeamTelling, events: Sequence[Event]) -> str:
    return telling.say("deal_end", number=events[0].amount)


def _over(telling: TeamTelling, events: Sequence[Event]) -> str:
    table, seats = telling.before.table, [event.seat for event in events]
    return won(telling.reader, table, seats)


def won(reader: Reader, table: Table, seats: Sequence[int]) -> str:
    """Who has won: "Jij en Anna hebben gewonnen."; a draw if everybody has."""
    if len(seats) == table.seats:
        return tell(reader.lang, "end.draw")
    number = "many" if len(seats) > 1 else "yours" if seats[0] == reader.me else "one"
    return tell(reader.lang, f"end.won.{number}", who=capital(reader.together(seats)))


TELLERS: dict[str, Teller[TeamTelling]] = {
    "dealer": _dealer,
    "deal": _deal,
    "card": _card,
    "trick": _trick,
    "place": _place,
    "green": _green,
    "thrown": _thrown,
    "back": _back,
    "minus": _minus,
    "plus": _plus,
    "deal_end": _deal_end,
    "over": _over,
}
"""By kind of event: what tells it."""
