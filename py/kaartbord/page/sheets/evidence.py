"""The sheet on what was wrong at a sealed table, with a file by which others can check it."""

from ...games import ENTRIES
from ...match import link, sealed_links
from ...match.sealed_links import SealedLink
from ...match.session.saved_game import SavedGame
from ...sealed.history.calling_off import pack_to_call_off
from ...sealed.history.history import SealedHistory
from ...text.faults import fault_sentence
from ...text.messages import Messages
from ..sharing.sealed_arrival import history_of
from ..storage.files import TextFile, in_app_warning
from ..ui import dialogs
from ..ui.dom import button, el, handle
from ..ui.svg import icon_button


def _advice_key(local: SealedHistory) -> str:
    """Return what others can make of it."""
    if local.evidence:
        return "evidence.how"
    named = any(seat is not None for _, seat in local.verdicts.values())
    return "evidence.found" if named else "evidence.dark"


async def show(messages: Messages, game: SavedGame, address: str) -> bool:
    """Open the sheet until it is closed; return whether somebody wants the cards dealt again. `address` is the
    part of a link before the #."""
    names, local = [seat.name for seat in game.seats], history_of(game)
    evidence = local.evidence
    found = [
        fault_sentence(messages, game.match.game, kind, seat, names, game.colours)
        for kind, seat in local.verdicts.values()
    ]
    said = [fault_sentence(messages, game.match.game, kind, seat, names, game.colours) for kind, seat, _ in evidence]
    lines = [*found, messages.format("evidence.known"), f"{address}#{game.fragment(full=True)}"]
    for words, (_, _, data) in zip(said, evidence, strict=True):
        people = link.write_people(game.seats)
        refused = sealed_links.write(SealedLink(game.match.game, game.match.version, data, people))
        lines += ["", messages.format("evidence.refused", why=words), f"{address}#{refused}"]
    name = ENTRIES[game.match.game].name.lower()
    file = TextFile(f"{messages.format('menu.evidence').lower()}-{name}.txt", "\n".join(lines) + "\n")
    told = el("p", cls="meta", role="status")
    handle(evidence_save=lambda _: file.deliver_and_report(messages, told))
    sheet = dialogs.open_sheet(
        messages.format("evidence.title"),
        el("ul", *[el("li", text=words) for words in [*found, *said]]),
        el("p", text=messages.format(_advice_key(local)), cls="meta"),
        el(
            "div",
            icon_button("save", messages.format("evidence.file"), "evidence-save", cls="gold"),
            button(messages.format("void.yes"), "answer", "void", cls="paper")
            if pack_to_call_off(local) is not None
            else None,
            cls="answers",
        ),
        told,
        in_app_warning(messages),
    )
    return await dialogs.wait_for_answer(sheet) == "void"
