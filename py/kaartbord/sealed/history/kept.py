"""A sealed match as a device stores it: plain data. It trusts its own memory, so nothing in it is checked
again. It includes the secrets of the seats. A page shows or sends other data of a match (see `link`)."""

from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from typing import Any

from .. import audit, fixed_tables, link
from ..course.steps import SealedStep, unchanged
from ..course.terms import Terms
from ..device import Checkpoint, Device
from ..group import Group
from ..log import Window, read_entry, write_entry
from ..messages import ByteReader
from ..pack import PackSlot
from ..table import SealedTable
from .auditor import Evidence, Verdict
from .history import SealedHistory


def write(local: SealedHistory) -> dict[str, Any]:
    """Return all that is known of a match here."""
    table, log, device = local.table, local.device.log, local.device
    known = sorted(log.places)
    first = next((at for at in known if log.places[at].entry), known[-1] + 1)
    return {
        "terms": _text(table.terms.write()),
        "secrets": {str(seat): _text(master) for seat, master in local.masters.items()},
        "first": first,
        "before": _text(log.places[first - 1].head),
        "log": [_text(write_entry(entry, table.terms.lean)) for entry in log.entries],
        **_parts_of(table),
        "shown": [[*place, card] for place, card in table.shown.items()],
        "steps": [_parts(step) for step in table.steps],
        "trail": [_past(past, table) for past in device.checkpoints] if table.terms.strict else [],
        "attempts": {str(seat): sorted(other.keys.attempts.items()) for seat, other in local.devices.items()},
        "spent": {str(seat): sorted(other.keys.spent.items()) for seat, other in local.devices.items()},
        "turns": list(local.turns),
        "restored": local.restored,
        "vouched": sorted(device.vouched),
        "verdicts": [[pack, *verdict] for pack, verdict in local.verdicts.items()],
        "cards": {str(seat): _cards(device) for seat, device in local.devices.items()},
        "audited": {str(pack): cards for pack, cards in local.judge.audited.items()},
        "evidence": [[kind, seat, _text(data)] for kind, seat, data in local.evidence],
    }


def _parts_of(table: SealedTable) -> dict[str, Any]:
    """Return a table, all but its steps."""
    game = table.terms.rules
    return {
        "table": _text(fixed_tables.write(table)),
        "opening": game.write(table.opening),
        "past": table.first,
        "starts": [[pack, game.write(start), first] for pack, (start, first) in table.starts.items()],
        "void": [_parts(step) for step in table.void],
        "cuts": list(table.cuts),
        "voided": sorted(table.void_packs),
        "given": sorted(table.given.items()),
        "bare": [[n, slot, _text(point)] for n, pack in table.packs.items() for slot, point in pack.bare.items()],
    }


def _past(past: Checkpoint, now: SealedTable) -> dict[str, Any]:
    """Return an earlier state; of its steps the number shared with the present ones, and the others."""
    steps = past.table.steps
    same = unchanged(steps, now.steps)
    return {**_parts_of(past.table), "last": past.last, "same": same, "steps": [*map(_parts, steps[same:])]}


def _parts(step: SealedStep) -> list[Any]:
    return [step.seat, step.kind, step.placements, step.places, step.sees]


def _cards(device: Device) -> list[Any]:
    """Return by place the card that a device read, and the giver's proof of one that it was given."""
    return [[*place, card, _text(device.received.get(place, b""))] for place, card in device.cards.items()]


def read(group: Group, stored: Mapping[str, Any]) -> SealedHistory:
    """Return the match that was stored; raise ValueError or another error of plain data if it is not valid."""
    terms = link.read_terms(ByteReader(_bytes(stored["terms"])))
    local = SealedHistory(group, terms, {int(seat): _bytes(text) for seat, text in stored["secrets"].items()})
    shown = {_place(place): card for *place, card in stored["shown"]}
    table = _table(group, terms, stored, shown, ())
    entries = tuple(read_entry(ByteReader(_bytes(text)), terms.lean) for text in stored["log"])
    if "given" not in stored:
        table.given = {pack: sum(1 << seat for seat in audit.given(entries, pack)) for pack in range(table.playing + 1)}
    window = Window(stored["first"], _bytes(stored["before"]), entries)
    pasts = [(past, _table(group, terms, past, shown, table.steps)) for past in stored.get("trail", ())]
    for device in local.devices.values() or [local.device]:
        for *place, card, proof in stored["cards"].get(str(device.seat), ()):
            device.cards[_place(place)] = card
            if proof:
                device.received[_place(place)] = _bytes(proof)
        for name in ("attempts", "spent"):
            setattr(device.keys, name, dict(stored.get(name, {}).get(str(device.seat), ())))
        device.restore(window, table)
        device.vouched = frozenset(stored.get("vouched", ()))
        device.checkpoints = tuple(device.checkpoint(past["last"], before) for past, before in pasts)
    local.judge.evidence = [Evidence(kind, seat, _bytes(text)) for kind, seat, text in stored.get("evidence", ())]
    local.turns = tuple(stored.get("turns", ()))
    local.restored = stored.get("restored", False)
    local.judge.verdicts = {pack: Verdict(kind, seat) for pack, kind, seat in stored.get("verdicts", ())}
    local.judge.audited = {int(pack): list(cards) for pack, cards in stored["audited"].items()}
    return local


def length(stored: Mapping[str, Any]) -> int:
    """Return the number of messages in a match that was stored."""
    return int(stored["first"]) + len(stored["log"])


def _table(
    group: Group, terms: Terms, stored: Mapping[str, Any], shown: dict[PackSlot, int], now: Sequence[SealedStep]
) -> SealedTable:
    """Return the table with everything before the current pack; of the cards `shown` those that were open
    then. Its first steps are those of `now` that are the same."""
    table, game = fixed_tables.read(group, terms, ByteReader(_bytes(stored["table"]))), terms.rules
    table.opening = game.read(stored["opening"])
    table.steps = (*now[: stored.get("same", 0)], *(_step(*parts) for parts in stored["steps"]))
    table.first = stored["past"]
    table.starts = {pack: (game.read(text), first) for pack, text, first in stored.get("starts", ())}
    table.void = tuple(_step(*parts) for parts in stored.get("void", ()))
    table.cuts, table.void_packs = tuple(stored.get("cuts", ())), frozenset(stored.get("voided", ()))
    table.given = dict(stored.get("given", ()))
    for number, slot, point in stored.get("bare", ()):
        table.packs[number].bare[slot] = _bytes(point)
    earlier = {place: card for place, card in shown.items() if place[0] not in table.packs}
    table.shown |= {place: card for place, card in earlier.items() if place[0] < table.playing}
    return table


def _step(seat: int, kind: str, placements: Any, places: Any, sees: Sequence[int]) -> SealedStep:
    about = tuple((pawn, to) for pawn, to in placements)
    return SealedStep(seat, kind, about, tuple(map(_place, places)), tuple(sees))


def _place(numbers: Sequence[int]) -> PackSlot:
    pack, slot = numbers
    return pack, slot


def _text(data: bytes) -> str:
    return b64encode(data).decode()


def _bytes(text: str) -> bytes:
    return b64decode(text, validate=True)
