"""The sheet on which the players of this device give standing orders, and where these are kept."""

from typing import TYPE_CHECKING, Any

from ...bots.toepen import orders
from ...bots.toepen.orders import FLAGS, LIMITS, Orders
from ...text import people, say
from ..storage import store
from ..ui.dialogs import answered, sheet
from ..ui.dom import button, el
from ..ui.fields import radios, switch

if TYPE_CHECKING:
    from ..table.table import Table


def setting(key: str) -> str:
    """Where the orders of a game are stored."""
    return f"orders:{key}"


async def load(key: str, seats: int) -> dict[int, Orders]:
    """The orders by seat that this device keeps for a game of so many seats."""
    return orders.by_seat(await store.get(setting(key)), seats)


async def show(table: "Table") -> None:
    """Open the sheet; what is changed holds from the next question on."""
    lang, key = table.settings.lang, table.kept().key
    given = dict(table.orders if table.orders is not None else await load(key, len(table.seats)))
    parts = [node for seat in table.locals for node in _part(table, seat, given.get(seat, Orders()))]

    def changed(field: Any) -> None:
        name, _, seat = str(field.name).removeprefix("order-").rpartition("-")
        old = given.get(int(seat), Orders())
        value: Any = int(field.value) if name == "fold_above" else bool(field.checked)
        given[int(seat)] = old._replace(**{name: value})

    done = el("div", button(say(lang, "seats.done"), "answer", "done", cls="gold"), cls="answers")
    dialog = sheet(
        say(lang, "toepen.orders.title"),
        el("p", text=say(lang, "toepen.orders.text")),
        el("div", *parts, cls="settings"),
        done,
        close=say(lang, "close"),
        changed=changed,
    )
    if await answered(dialog) == "done":
        table.orders = given
        await store.put(setting(key), {str(seat): one._asdict() for seat, one in given.items()})
        table.start()


def _part(table: "Table", seat: int, given: Orders) -> list[Any]:
    """The controls of one seat, under its name where several play here."""
    lang = table.settings.lang
    name = people.name(lang, seat, table.names)
    head = [el("h3", text=say(lang, "toepen.orders.of", name=name))] if len(table.locals) > 1 else []
    flags = [
        switch(
            f"order-{flag}-{seat}",
            say(lang, f"toepen.orders.{flag}"),
            say(lang, f"toepen.orders.{flag}.why"),
            getattr(given, flag),
        )
        for flag in FLAGS
    ]
    limits = [(str(n), str(n) if n else say(lang, "toepen.orders.fold_above.0")) for n in LIMITS]
    legend = say(lang, "toepen.orders.fold_above")
    return [*head, *flags, radios(f"order-fold_above-{seat}", legend, limits, str(given.fold_above))]
