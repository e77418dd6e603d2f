"""The choices and plies of ToedeLoe in words: squares, teams, choices and log.

`view` is always a view that the reader may see.
"""

from collections.abc import Iterable, Sequence
from functools import partial

from ....match.match import Ply
from ....rules.cards import JOKER, in_first_pack
from ....rules.protocol import UNKNOWN, Action, Event
from ....rules.seats import seat_of_chair
from ....text import capitalize_first, format_number
from ....text.messages import Message, Messages, ValueList
from ....text.people import card_phrase, suit_name
from ....text.people import card_symbol as card_sign
from ....text.reader import Reader
from ...tricks.words import phrases as tricks
from ...tricks.words.report import DescribeEvents, PlyReport, no_sentence, report_sentences
from ..rules.board import COLUMNS, FIELD
from ..rules.effects import LOST_BLOCKED, LOST_NO_PLUS
from ..rules.rows import rows
from ..rules.state import EMPTY, GREEN, GREEN_HOME, GREY, JOKER_VALUE, WHITE, ToedeloeState, ToedeloeTable
from ..rules.taking import CARD_VALUE, winning_index


class TeamReport(PlyReport):
    """A report that also names teams and second hands."""

    def team(self, side: int) -> Message:
        """Return the team that it is for, or of."""
        return team_name(self.reader, self.before.table, side)

    def hand(self, chair: int) -> str:
        """Return the words for the second hand of two players who have two each; "" for any other."""
        return self.format("second") if chair >= self.before.table.seats else ""


format_text = partial(tricks.format_text, "toedeloe")
"""Return a text of ToedeLoe."""


# ---- cards, teams, numbers


def spoken_card(messages: Messages, card: int) -> str:
    """Return a card of either pack as it is spoken: "schoppen vrouw", "een joker"."""
    key = "spoken.joker" if in_first_pack(card) >> 2 == JOKER else "spoken"
    return format_text(messages, key, card=card_phrase(in_first_pack(card)))


def written_card(messages: Messages, card: int) -> str:
    """Return a card of either pack in short: "schoppen V"; a joker by its name alone."""
    if in_first_pack(card) >> 2 == JOKER:
        return card_sign(messages, in_first_pack(card))
    return format_text(
        messages, "written", suit=suit_name(messages, card & 3), rank=card_sign(messages, in_first_pack(card))
    )


def highest_black(cards: Iterable[int]) -> int:
    """Return the black card that gives a trick its value, of equal ones the first; UNKNOWN without a black card."""
    best = max(cards, key=CARD_VALUE.__getitem__, default=UNKNOWN)
    return best if CARD_VALUE[best] else UNKNOWN


def team_name(reader: Reader, table: ToedeloeTable, side: int) -> Message:
    """Return a team to its reader: "jullie" or "zij", with two players "jij" or "de ander", to a spectator "wit"."""
    if reader.me is None:
        key = ("white", "grey")[side]
    elif table.seats == 2:
        key = "you" if side == reader.me else "other"
    else:
        key = "yours" if side == reader.me & 1 else "theirs"
    return Message(f"toedeloe.team.{key}")


def sum_text(numbers: Iterable[int]) -> str:
    """Return numbers as a sum: "2 + 10"."""
    return " + ".join(map(str, numbers))


# ---- squares


def field_name(messages: Messages, cell: int) -> str:
    """Return the playing field of a cell: "veld A"."""
    return format_text(messages, "field", letter="AB"[cell // FIELD])


def spot_name(messages: Messages, cell: int) -> str:
    """Return the place of a cell on its field: "rij 2 plaats 5"."""
    row, column = divmod(cell % FIELD, COLUMNS)
    return format_text(messages, "spot", row=row + 1, column=column + 1)


def place_name(messages: Messages, cell: int) -> str:
    """Return the place of a cell: "veld A rij 2 plaats 5"."""
    return f"{field_name(messages, cell)} {spot_name(messages, cell)}"


PIECE_KEYS = {EMPTY: "empty", WHITE: "white", GREY: "grey", GREEN: "green"}


def cell_content(messages: Messages, piece: int) -> str:
    """Return the content of a cell: "pion van wit", "vrij"."""
    return format_text(messages, f"cell.{PIECE_KEYS[piece]}")


def source_label(messages: Messages, view: ToedeloeState, cell: int) -> str:
    """Return the label of the green pawn on a cell or beside the board."""
    if cell == GREEN_HOME:
        return format_text(messages, "part.from.home")
    return format_text(messages, "part.from", number=view.table.numbers[cell], place=place_name(messages, cell))


def target_label(messages: Messages, view: ToedeloeState, cell: int) -> str:
    """Return the label of a pawn's destination: "3, veld A rij 2 plaats 5", with the owner of the pawn it throws."""
    return format_text(
        messages,
        "part.to",
        number=view.table.numbers[cell],
        place=place_name(messages, cell),
        thrown=thrown_pawn_text(messages, view, cell),
    )


def thrown_pawn_text(messages: Messages, view: ToedeloeState, cell: int) -> str:
    """Return the owner of the pawn that a green one throws off the cell, or ""."""
    standing = PIECE_KEYS[view.cells[cell]]
    return format_text(messages, f"part.throws.{standing}") if standing in ("white", "grey") else ""


def sorted_by_number(view: ToedeloeState, cells: Iterable[int]) -> list[int]:
    """Return the cells by their numbers, the lowest first."""
    return sorted(cells, key=lambda cell: (view.table.numbers[cell], cell))


# ---- choices


def choice_label(reader: Reader, view: ToedeloeState, seat: int, action: Action) -> str:
    """Return the label of one legal choice of the seat, unlike that of any other: "Speel schoppen vrouw"."""
    if action.kind == "card":
        return format_text(reader.messages, "choice.card", card=_own_card(reader.messages, view, action.cards[0]))
    if action.kind == "place":
        return _placing(reader.messages, view, [to for _, to in action.placements])
    if action.kind == "green":
        origin, to = action.placements[0]
        return format_text(
            reader.messages,
            "choice.green",
            source=capitalize_first(source_label(reader.messages, view, origin)),
            target=target_label(reader.messages, view, to),
        )
    stands = view.minus[seat & 1]
    return format_text(
        reader.messages, f"choice.{action.kind}", stands=format_number(stands), then=format_number(min(stands + 2, 0))
    )


def choice_infinitive(reader: Reader, view: ToedeloeState, seat: int, action: Action) -> str:
    """Return a choice as it follows "Ik zou": "schoppen vrouw spelen", "een 2 en een 10 op veld A leggen"."""
    messages, stands = reader.messages, view.minus[seat & 1]
    return format_text(
        messages,
        f"would.{action.kind}",
        card=_own_card(messages, view, action.cards[0]) if action.cards else "",
        laid=placed_pawns_text(reader, view, [to for _, to in action.placements]),
        pawn=source_label(messages, view, action.placements[0][0]) if action.kind == "green" else "",
        stands=format_number(stands),
        then=format_number(min(stands + 2, 0)),
    )


def _own_card(messages: Messages, view: ToedeloeState, card: int) -> str:
    """Return a card of the hand that plays, its two jokers distinguished."""
    jokers = [each for each in view.hands[view.turn] if in_first_pack(each) >> 2 == JOKER]
    if card in jokers and len(jokers) > 1:
        return format_text(messages, f"joker.{jokers.index(card) + 1}")
    return spoken_card(messages, card)


def _placing(messages: Messages, view: ToedeloeState, cells: Sequence[int]) -> str:
    """Return the numbers and their places; the field once if it is the same."""
    ordered = sorted_by_number(view, cells)
    one_field = len({to // FIELD for to in ordered}) == 1
    spots = messages.join([(spot_name if one_field else place_name)(messages, to) for to in ordered])
    where = (
        format_text(messages, "choice.one_field", field=field_name(messages, ordered[0]), spots=spots)
        if one_field
        else spots
    )
    return format_text(
        messages, "choice.place", numbers=sum_text(view.table.numbers[to] for to in ordered), where=where
    )


# ---- the log


def is_minor_ply(ply: Ply, me: int | None) -> bool:
    """Return whether a ply is too small for the log: no ply is."""
    return False


def describe_ply(reader: Reader, before: ToedeloeState, events: Sequence[Event]) -> str:
    """Return one ply for log and speech: "Anna legt 7 op veld A rij 2 plaats 3. Dat is plusslag 3."."""
    return " ".join(report_sentences(TeamReport("toedeloe", reader, before, events), DESCRIBERS))


def _deal(report: TeamReport, events: Sequence[Event]) -> str:
    """Return the dealer and the number of tricks; new packs are shuffled first."""
    table, dealer = report.before.table, report.before.dealer
    number = report.before.deals % len(table.played)
    dealt = report.format("deal", who=report.people(seat_of_chair(dealer, table.seats)), tricks=table.played[number])
    return dealt if number else f"{report.format('shuffle')} {dealt}"


def _card(report: TeamReport, events: Sequence[Event]) -> str:
    """Return the player and the card, with its taking the trick."""
    _, seat, cards, *_, chair = events[0]
    trick = next((event for event in report.events if event.kind == "trick"), None)
    wins = trick is not None and _taker(report, trick) == chair
    joker = in_first_pack(cards[0]) >> 2 == JOKER
    return report.format(
        "card.wins" if wins else "card",
        who=report.people(seat),
        hand=report.hand(chair),
        card=spoken_card(report.messages, cards[0]),
        worth=_worth(report, trick) if trick and wins and not joker else "",
    )


def _trick(report: TeamReport, events: Sequence[Event]) -> str:
    """Return the taker, unless the card's sentence names it, and the value of the trick."""
    taker, chair = _taker(report, events[0]), report.before.turn
    if taker == chair:
        return ""
    return report.format(
        "trick", who=report.people(events[0].seat), hand=report.hand(taker), worth=_worth(report, events[0])
    )


def _taker(report: TeamReport, trick: Event) -> int:
    """Return the chair whose card takes a trick."""
    chair: int = (report.before.leader + winning_index(trick.cards)) % report.before.table.chairs
    return chair


def _worth(report: TeamReport, trick: Event) -> str:
    """Return the value of a trick and the card that gives it."""
    key = "worth.joker" if trick.amount == JOKER_VALUE else "worth" if trick.amount else "worth.red"
    return report.format(key, value=trick.amount, card=spoken_card(report.messages, highest_black(trick.cards)))


def _place(report: TeamReport, events: Sequence[Event]) -> str:
    """Return the numbers and their places, and the row that is made."""
    row = _row(report, events[0])
    return report.format(
        "place.row" if row >= MIN_REPORTED_ROW else "place",
        who=report.people(events[0].seat),
        laid=placed_pawns_text(report.reader, report.before, events[0].cells),
        row=report.format(f"row.{row}") if row >= MIN_REPORTED_ROW else "",
    )


def placed_pawns_text(reader: Reader, view: ToedeloeState, cells: Sequence[int]) -> str:
    """Return the numbers on which pawns are put, the field once if it is the same: to a reader who sees the board
    "een 2 en een 10 op veld A", else "2 op veld A rij 1 plaats 4 en 10 op rij 1 plaats 2"."""
    messages, numbers, lie = reader.messages, view.table.numbers, list[str]()
    for side in (0, 1):
        on = [to for to in sorted_by_number(view, cells) if to // FIELD == side]
        if on and reader.sees:
            shown = messages.join([format_text(messages, "turn.number", number=numbers[to]) for to in on])
            lie.append(format_text(messages, "turn.laid", number=shown, place=field_name(messages, on[0])))
        elif on:
            named = [place_name(messages, on[0]), *(spot_name(messages, to) for to in on[1:])]
            lie += [
                format_text(messages, "turn.laid", number=numbers[to], place=where)
                for to, where in zip(on, named, strict=True)
            ]
    return messages.join(lie)


MIN_REPORTED_ROW = 3
"""The length from which on a new row is reported."""


def _row(report: TeamReport, event: Event) -> int:
    """Return the length of the longest row that contains a placed pawn."""
    cells = bytearray(report.before.cells)
    for to in event.cells:
        cells[to] = event.pawn + 1
    return longest_row_through(report.before.table, bytes(cells), event)


def longest_row_through(table: ToedeloeTable, cells: bytes, event: Event) -> int:
    """Return the length of the longest row that contains a pawn of this event, once they are on the cells."""
    found = rows(cells, event.pawn, table.options.green_wild)
    return max((len(row) for row in found if set(row) & set(event.cells)), default=1)


def _green(report: TeamReport, events: Sequence[Event]) -> str:
    """Return the source and the destination of a green pawn, and the owner of the pawn it throws off there."""
    origin, to = events[0].cells
    messages, came = report.messages, origin != GREEN_HOME and not report.reader.sees
    thrown = next((event.other for event in report.events if event.kind == "thrown"), None)
    words = report.format(
        "green.moved" if came else "green",
        who=report.people(events[0].seat),
        origin=place_name(messages, origin) if came else "",
        target=placed_pawns_text(report.reader, report.before, [to]),
    )
    return words if thrown is None else f"{words} {report.format('thrown', team=report.team(thrown))}"


def _back(report: TeamReport, events: Sequence[Event]) -> str:
    return report.format("back", who=report.people(events[0].seat), stands=format_number(events[0].amount))


def _minus(report: TeamReport, events: Sequence[Event]) -> str:
    """Return that there is no room, with its cost; the losses at the end of a deal are reported there."""
    first = events[0]
    if first.cells[0] != LOST_BLOCKED:
        return ""
    return report.format("blocked", points=format_number(-first.amount), team=report.team(first.pawn))


def _plus(report: TeamReport, events: Sequence[Event]) -> str:
    """Return the number of the hand's plus trick; the reader's first has its own words, because it spares a minus."""
    seat, number = events[0].seat, events[0].amount
    return report.format("plus.first" if number == 1 and seat == report.reader.me else "plus", number=number)


def _deal_end(report: TeamReport, events: Sequence[Event]) -> str:
    """Return the end of a deal, its cost to each team, and the use of the last cards."""
    lost = [event for event in report.events if event.kind == "minus" and event.cells[0] != LOST_BLOCKED]
    sides = dict.fromkeys(event.pawn for event in lost)
    losses = [_loss(report, side, [event for event in lost if event.pawn == side]) for side in sides]
    held = min(map(len, report.before.hands))
    return " ".join(
        [
            report.format("deal_end", number=events[0].amount),
            *(losses or [report.format("deal_end.even")]),
            *([report.format("deal_end.left")] if held and report.events[-1].kind != "over" else []),
        ]
    )


def _loss(report: TeamReport, side: int, events: Sequence[Event]) -> str:
    """Return the points that a team loses, and why: "Jullie −2: geen plusslag voor Anna, minder plusslagen."."""
    without = [event.seat for event in events if event.cells[0] == LOST_NO_PLUS]
    reasons = [_without(report, without)] if without else []
    if len(events) > len(without):
        reasons.append(report.format(f"fewer.{report.before.table.options.round_compare}"))
    return report.format(
        "loss",
        team=report.team(side),
        points=format_number(-sum(event.amount for event in events)),
        reasons=ValueList(reasons, "series"),
    )


def _without(report: TeamReport, seats: Sequence[int]) -> str:
    """Return the players of a team without a plus, a seat for each hand without."""
    table = report.before.table
    if table.seats > 2:
        return report.format("no_plus", whom=ValueList(tuple(map(report.people, seats))))
    return report.format(
        "no_plus.alone" if table.chairs == 2 else "no_plus.hand" if len(seats) == 1 else "no_plus.hands"
    )


def _over(report: TeamReport, events: Sequence[Event]) -> str:
    table, seats = report.before.table, [event.seat for event in events]
    return winner_sentence(report.reader, table, seats)


def winner_sentence(reader: Reader, table: ToedeloeTable, seats: Sequence[int]) -> str:
    """Return the winners: "Jij en Anna hebben gewonnen."; a draw if everybody has won."""
    if len(seats) == table.seats:
        return format_text(reader.messages, "end.draw")
    return reader.sentence_about("tricks.end.won", seats)


DESCRIBERS: dict[str, DescribeEvents[TeamReport]] = {
    "dealer": lambda report, events: report.format("dealer", who=report.people(events[0].seat)),
    "deal": _deal,
    "card": _card,
    "trick": _trick,
    "place": _place,
    "green": _green,
    "thrown": no_sentence,  # the green pawn's sentence names its owner
    "back": _back,
    "minus": _minus,
    "plus": _plus,
    "deal_end": _deal_end,
    "over": _over,
}
"""By kind of event: the function that describes it."""
