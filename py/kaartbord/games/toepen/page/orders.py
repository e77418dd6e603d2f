"""The sheet on which the players of this device give standing orders, and their storage."""

from typing import Any

from ....match.match import Ply
from ....match.session.session import Session
from ....match.setup.early_answers import from_sections, to_sections
from ....page.storage import store
from ....page.storage.stored_games import ORDERS_PREFIX
from ....page.ui.dialogs import open_sheet, wait_for_answer
from ....page.ui.dom import button, el
from ....page.ui.fields import radios, switch
from ....rules.protocol import Action
from ....text.reader import Reader
from ..computer import standing_orders
from ..computer.standing_orders import FLAGS, LIMITS, LINK_PLAYER_ORDERS, SeatOrders


class StandingOrders:
    """The orders of the players of one table."""

    def __init__(self) -> None:
        self._given: dict[int, SeatOrders] | None = None
        """By seat, once they have been read."""

    async def _of(self, session: Session, *, apart: bool) -> dict[int, SeatOrders]:
        """Return the orders by seat; for players by link they are in the link."""
        if self._given is None:
            stored = await store.get(ORDERS_PREFIX + session.key)
            self._given = standing_orders.by_seat(stored, len(session.seats))
        if not (apart and session.has_open_remote_players):
            return self._given
        ahead = enumerate(_packed_orders(session))
        return {seat: standing_orders.unpack_flags(bits, self._given.get(seat, SeatOrders())) for seat, bits in ahead}

    async def answer(self, session: Session, seat: int, *, apart: bool) -> Action | None:
        """Return the answer that a seat has ordered; None if it must be asked. `apart` means that nobody is live."""
        given = await self._of(session, apart=apart)
        state = session.play.state
        return standing_orders.answer(given[seat], state, session.game.legal(state, seat)) if seat in given else None

    def is_ordered(self, session: Session, ply: Ply) -> bool:
        """Return whether a choice is the one that its seat has ordered, as a link has it."""
        given = standing_orders.unpack_flags(_packed_orders(session)[ply.seat], SeatOrders())
        return standing_orders.answer(given, ply.before, session.game.legal(ply.before, ply.seat)) == ply.action

    async def open(self, session: Session, reader: Reader) -> bool:
        """Open the sheet; return whether other orders hold from the next question on."""
        messages, given = reader.messages, dict(await self._of(session, apart=True))
        parts = [
            node for seat in session.local_seats for node in _part(session, reader, seat, given.get(seat, SeatOrders()))
        ]

        def changed(field: Any) -> None:
            name, _, seat = str(field.name).removeprefix("order-").rpartition("-")
            value: Any = int(field.value) if name == "fold_above" else bool(field.checked)
            given[int(seat)] = given.get(int(seat), SeatOrders())._replace(**{name: value})

        done = el("div", button(messages.format("seats.done"), "answer", "done", cls="gold"), cls="answers")
        dialog = open_sheet(
            messages.format("toepen.orders.title"),
            el("p", text=messages.format("toepen.orders.text")),
            el("div", *parts, cls="settings"),
            done,
            changed=changed,
        )
        if await wait_for_answer(dialog) != "done":
            return False
        self._given = given = {seat: given[seat] for seat in session.local_seats if seat in given}
        if session.has_open_remote_players:
            ahead = [
                standing_orders.pack_flags(given[seat]) if seat in given else bits
                for seat, bits in enumerate(_packed_orders(session))
            ]
            session.saved_game = session.saved_game._replace(extra_sections=to_sections(session.extra_sections, ahead))
        await store.put(ORDERS_PREFIX + session.key, {str(seat): one._asdict() for seat, one in given.items()})
        return True


def _packed_orders(session: Session) -> list[int]:
    """Return by seat the players' orders, as a link has them."""
    return from_sections(session.extra_sections, len(session.seats), standing_orders.pack_flags(LINK_PLAYER_ORDERS))


def _part(session: Session, reader: Reader, seat: int, given: SeatOrders) -> list[Any]:
    """Return the controls of one seat, under its name if several play here."""
    messages = reader.messages
    name = reader.name(seat)
    head = [el("h3", text=messages.format("toepen.orders.of", name=name))] if len(session.local_seats) > 1 else []
    flags = [
        switch(
            f"order-{flag}-{seat}",
            messages.format(f"toepen.orders.{flag}"),
            messages.format(f"toepen.orders.{flag}.why"),
            getattr(given, flag),
        )
        for flag in FLAGS
    ]
    limits = [(str(n), str(n) if n else messages.format("toepen.orders.fold_above.0")) for n in LIMITS]
    legend = messages.format("toepen.orders.fold_above")
    return [*head, *flags, radios(f"order-fold_above-{seat}", legend, limits, str(given.fold_above))]
