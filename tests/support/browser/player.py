"""A person at the table: reads the match from the address, knows what is legal, and plays with mouse or keys.

The page is not asked what may be done: the link in its address is the match, and the engine knows the rest.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from time import monotonic
from typing import cast

from kaartbord.bots import players
from kaartbord.games import GAMES, keezbord
from kaartbord.games.race.scene.board import largest_plan
from kaartbord.match import link, match
from kaartbord.match.link import LEVELS, LinkContents, PlayerKind, Seat
from kaartbord.match.match import Match, Play, game_of
from kaartbord.rules.cards import JACK
from kaartbord.rules.protocol import Action
from kaartbord.scene import choosing
from kaartbord.scene.choosing import PartialTurn
from kaartbord.scene.track_plan import TrackPlan, pawn_point
from kaartbord.text import people
from playwright.sync_api import expect
from support.browser.device import App, come_to
from support.catalogue import NL

GAME = keezbord
"""The game of the tests that are about the page and not about a game."""
WAIT_MS = 120_000
EDGE = 30
"""CSS px of the canvas outside the board, for its shadow."""

HURRY = """() => {
  const forced = "#controls[data-forced=yes] :is([data-do=confirm], [data-do=use])";
  document.querySelector(`[data-do=hurry], ${forced}`)?.click();
}"""
"""Skips what is shown, and taps a turn that leaves nothing to choose."""

STATE = """wanted => {
  const has = (selector) => document.querySelector(selector) !== null;
  const states = {
    over: "dialog.over",
    curtain: "#curtain",
    share: "dialog.share",
    dialog: "#dialogs dialog",
    ask: "#table:not([hidden]) #controls[data-asking=yes]:not([data-forced=yes])",
  };
  const state = Object.keys(states).find(name => has(states[name]));
  if (state && (!wanted.length || wanted.includes(state))) return state;
  (HURRY)();
  return "";
}""".replace("HURRY", HURRY)
"""The state in which the page waits, if it is among `wanted`, of which none means any; else "": it hurries."""

KEPT = """() => new Promise((done, failed) => {
  const opening = indexedDB.open("kaartbord");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const reading = opening.result.transaction("kept").objectStore("kept").getAll();
    reading.onerror = failed;
    reading.onsuccess = () => {
      opening.result.close();
      const links = reading.result.map((text) => /"link": "([^"]+)"/.exec(text)?.[1]);
      done(links.filter(Boolean));
    };
  };
})"""
"""The links of the games that the device keeps."""

CHANGE_GAMES = """change => new Promise((done, failed) => {
  const opening = indexedDB.open("kaartbord");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const writing = opening.result.transaction("kept", "readwrite");
    writing.oncomplete = done;
    const walk = writing.objectStore("kept").openCursor(IDBKeyRange.bound("game:", "game;"));
    walk.onsuccess = () => {
      const at = walk.result;
      if (!at) return;
      const kept = { ...JSON.parse(at.value), ...change };
      at.update(JSON.stringify(kept, (_, value) => value ?? undefined));
      at.continue();
    };
  };
}).then(() => {})"""
"""Writes values into every kept game of the store; null takes one out."""

CONFIRM = """() => {
  document.querySelector("#controls[data-asking=yes] [data-do=confirm]:not([aria-disabled])")?.click();
}"""
"""Confirms a turn, if it has not been played without."""

FRAGMENT = "(dispatchEvent(new Event('pagehide')), location.hash.slice(1))"
"""The part of the address behind the #, which is right immediately where the page may be left."""

MOVED = f"before => {FRAGMENT} !== before"
"""A check that this part has changed."""

Wish = Callable[[Play, Action], bool]


# ---- what the address says


def fragment(app: App) -> str:
    """Return the part of the address behind the #."""
    return str(app.evaluate(FRAGMENT))


def stage(app: App) -> str:
    """Return the link of the match in the address, without anything else there; "" if the address has no link."""
    return bare(fragment(app))


def bare(text: str) -> str:
    """The link of the match in a text, or ""."""
    try:
        return link.bare_link(text)
    except link.BadLink:
        return ""


def shared(app: App) -> LinkContents:
    """All that the link in the address tells."""
    return link.decode_link(fragment(app))


@lru_cache(maxsize=4)
def unfolded(text: str) -> Play:
    """The match of a link, unfolded; a test asks for the same one many times."""
    return match.replay(link.decode(text))


def play_of(app: App) -> Play:
    """The match in the address, unfolded."""
    return unfolded(stage(app))


def to_move(play: Play) -> int:
    """The seat that owes a choice, or -1 after the end."""
    owing = game_of(play.match).to_move(play.state)
    return owing[0] if owing else -1


def legal(play: Play) -> Sequence[Action]:
    """Return the legal actions of the seat to move."""
    return game_of(play.match).legal(play.state, to_move(play))


# ---- what a person does before and between the turns


def quick(app: App) -> None:
    """Let the others play quickly, and what is forced by itself, by the settings of the lobby."""
    app.locator("#settings-open").click()
    app.locator("label:has(#set-tempo-quick)").click()
    app.locator("label:has(#set-forced-auto)").click()
    app.locator("dialog [data-do=close-dialog]").click()
    app.locator("dialog").wait_for(state="detached")


def write(app: App, selector: str, text: str) -> None:
    """Type into a field, key by key and in the window in front: in Firefox nothing else makes it change."""
    app.bring_to_front()
    app.locator(selector).click()
    app.keyboard.type(text)


def start(app: App, way: str = "computer", seats: int = 4, game: str = "keezbord") -> None:
    """Go from the lobby to a table of `seats` seats, with the quick choice `way` of who sits there."""
    app.locator(f"#play-{game}").click()
    app.locator(f"label:has(#way-{way})").click()
    app.locator(f"label:has(#seats-{seats})").click()
    if way == "computer":
        if app.locator("[data-do=setup-known]").count():
            know(app)
        app.locator("label:has(#level-firm)").click()
    app.locator("#setup-start").click()
    app.locator("#table").wait_for()


def put_off(app: App) -> None:
    """Put the invitation away with which a table begins whose people play elsewhere."""
    expect(app.locator("dialog.share h2")).to_have_text("Nodig je medespelers uit")
    app.locator("dialog [data-do=close-dialog]").click()
    app.locator("dialog").wait_for(state="detached")


def know(app: App) -> None:
    """Say of a game that is set up for the first time that nobody has to get to know it."""
    app.locator("[data-do=setup-known]").click()


def change_rules(app: App, changed: Mapping[str, object]) -> None:
    """Open the house rules of a new game and set these options."""
    app.locator(".rules-panel summary").click()
    for name, value in changed.items():
        control = f"#option-{name}" if isinstance(value, bool) else f"#option-{name}-{value}"
        app.locator(f"label:has({control})").click()
    expect(app.locator("#rules-summary li")).to_have_count(len(changed))


def open_more(app: App) -> None:
    """Show all that can be chosen on the share sheet."""
    app.locator("dialog.share summary").click()


def go_live(app: App) -> App:
    """Turn on Live in the menu of the table."""
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=live]").click()
    app.locator("label:has(#live-on)").click()
    app.locator("dialog [data-do=close-dialog]").click()
    expect(app.locator("dialog")).to_have_count(0)
    return app


def wait(app: App, *states: str, patience: float = WAIT_MS / 1000) -> str:
    """Skip over what is shown until the page is in one of the states of STATE (any, if none is named)."""
    end = monotonic() + patience
    while not (state := come_to(app, STATE, states)):
        assert monotonic() < end, f"waited for {states}, at {fragment(app)}"
    return str(state)


def wait_moved(app: App, before: Match) -> Play:
    """Wait until the address tells of another match than before; the new one."""
    told = link.encode(before)
    end = monotonic() + WAIT_MS / 1000
    while bare(at := fragment(app)) == told:
        assert monotonic() < end, "nothing was played"
        come_to(app, MOVED, at)
    return unfolded(bare(at))


def wait_stands(app: App, wanted: Match | Play, patience: float = 15) -> None:
    """Wait until the address holds this match up to its last choice."""
    told, end = link.encode(wanted), monotonic() + patience
    while bare(at := fragment(app)) != told:
        assert monotonic() < end, f"not within {patience} s; at {at}"
        come_to(app, MOVED, at)


def wait_kept(app: App, told: Match) -> None:
    """Wait until the device keeps a match as it stands: the page may be closed then."""
    wanted, end = link.encode(told), monotonic() + WAIT_MS / 1000
    while wanted not in map(link.bare_link, app.evaluate(KEPT)):
        assert monotonic() < end, "not kept"
        app.wait_for_timeout(50)


def open_link(app: App, text: str) -> None:
    """Open a link in the page that stands open, as somebody does who types it into the address bar."""
    app.evaluate("text => { location.hash = text; }", text)


# ---- what to play


def choose(play: Play, wishes: list[Wish] | None = None) -> Action:
    """Something that is wished for, where it is legal (which takes it off the list), or a sensible turn."""
    seat, options = to_move(play), legal(play)
    for wish in wishes or []:
        if found := next((action for action in options if wish(play, action)), None):
            assert wishes is not None
            wishes.remove(wish)
            return found
    return players.choose(play.match.game, game_of(play.match).view(play.state, seat), seat, "firm")


def parts(play: Play, action: Action) -> tuple[tuple[int, int], ...]:
    """The placements a person makes for this action."""
    return choosing.parts_of(action, play.state.table.ring.yard)


def is_swap(play: Play, action: Action) -> bool:
    return action.kind == "play" and action.cards[0] >> 2 == JACK


def is_seven(action: Action) -> bool:
    return action.kind == "play" and action.cards[0] >> 2 == 7


def is_split(play: Play, action: Action) -> bool:
    """A seven in two parts."""
    return is_seven(action) and len(parts(play, action)) == 2


def play_on(play: Play, until: Callable[[Play], bool]) -> Play:
    """The match played on sensibly by everybody until something holds."""
    while not until(play):
        assert to_move(play) >= 0, "the game is over and it never held"
        play = match.choose(play, to_move(play), choose(play))
    return play


def near_the_end(play: Play, turns: int, people: Sequence[int]) -> Play:
    """The match played on sensibly by everybody, some turns before it is over, at one of these people's."""
    whole = play_on(play, lambda p: to_move(p) < 0)
    choices = len(whole.match.choices) - turns
    while to_move(late := match.replay(match.truncate(whole.match, choices))) not in people:
        choices -= 1
    return late


def positions(code: str, seed: int, seats: int = 4, likely: Collection[str] = (), **options: object) -> Iterator[Play]:
    """A match by chance, position by position to its end; choices of a likely kind are made four times as often."""
    random, play = Random(seed), new(seats, seed, code, **options)
    while (seat := to_move(play)) >= 0:
        yield play
        actions = legal(play)
        weights = [4 if action.kind in likely else 1 for action in actions]
        play = match.choose(play, seat, random.choices(actions, weights)[0] if likely else random.choice(actions))


def where(
    code: str, until: Callable[[Play], bool], seats: int = 4, likely: Collection[str] = (), **options: object
) -> Play:
    """A match by chance in which something holds when seat 0 is asked."""
    matches = (positions(code, seed, seats, likely, **options) for seed in range(300))
    return next(play for each in matches for play in each if to_move(play) == 0 and until(play))


def new(seats: int = 4, seed: int = 1, code: str = "K", **options: object) -> Play:
    """A new match with these house rules."""
    return match.start_match(code, GAMES[code].options(options), seats, seed)


def table_link(play: Play, *people: str, level: str = "firm") -> str:
    """The link of a match with people at it, each written as kind:name, a `!` in front if it is claimed.

    The computer plays at a level that takes it no time, unless another is asked for.
    """
    seats = []
    for person in people:
        kind, _, name = person.removeprefix("!").partition(":")
        assert kind in ("human", "computer", "link")
        plays = level if kind == "computer" else LEVELS[0]
        seats.append(Seat(cast(PlayerKind, kind), name, person.startswith("!"), plays))
    return link.encode_link(play, seats)


# ---- the mouse


class Board:
    """The positions on the canvas now, in CSS px of the page; it shrinks when choices come up below it."""

    def __init__(self, app: App, play: Play, bottom: int) -> None:
        box = app.evaluate(
            """async () => {
                 for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
                 const place = document.getElementById("board-place");
                 const box = document.getElementById("board").getBoundingClientRect();
                 return [box.left, box.top, box.width, place.clientWidth, place.clientHeight];
               }"""
        )
        self.left, self.top = box[0] + EDGE, box[1] + EDGE
        self.plan: TrackPlan = largest_plan(play.state.table.ring, bottom, *box[3:5])
        self.pitch = (box[2] - 2 * EDGE) / self.plan.size[0]

    def at(self, pawn: int, cell: int) -> tuple[float, float]:
        """Return the position of the pawn on a cell."""
        x, y = pawn_point(self.plan, pawn, cell)
        return self.left + x * self.pitch, self.top + y * self.pitch


def card_index(play: Play, seat: int, card: int) -> int:
    """Return the index of the card of the hand that represents this one: cards of one rank are alike."""
    return next(i for i, held in enumerate(play.state.hands[seat]) if held >> 2 == card >> 2)


def press_card(app: App, play: Play, card: int, *, dead: bool = False) -> None:
    """Click a card of the hand of whoever is asked; a dead one too, which counts as disabled."""
    app.locator(f"#hand [data-arg='{card_index(play, to_move(play), card)}']").click(force=dead)


def take(app: App, action: Action) -> Play:
    """Play an action with the mouse: card, pawn, square, and where it is needed the gold button."""
    play = play_of(app)
    seat, options, yard = to_move(play), legal(play), play.state.table.ring.yard
    assert action in options
    if action.kind == "discard":
        app.locator("#actions [data-do=confirm]").click()
        return wait_moved(app, play.match)
    if action.kind == "keep":
        app.locator(f"[data-do=use][data-arg='{list(options).index(action)}']").click()
        return wait_moved(app, play.match)
    press_card(app, play, action.cards[0])
    if action.kind == "give":
        app.locator("#actions [data-do=confirm]").click()
        return wait_moved(app, play.match)
    board = Board(app, play, seat)
    picked = choosing.autopick(options, PartialTurn(action.cards[0]), yard)
    pawns = play.state.pawns
    for pawn, to in parts(play, action):
        if picked.pawn < 0:
            app.mouse.click(*board.at(pawn, pawns[pawn]))
            picked = picked._replace(pawn=pawn)
        elif picked.pawn != pawn:
            picked = picked._replace(pawn=pawn)
            app.mouse.click(*board.at(pawn, pawns[pawn]))
        app.mouse.click(*board.at(pawn, to))
        picked = choosing.pick_square(options, picked, to, yard)
        pawns = choosing.preview(play.state.pawns, picked, None, yard)
        picked = choosing.autopick(options, picked, yard)
    app.evaluate(CONFIRM)
    after = wait_moved(app, play.match)
    wanted = match.choose(play, seat, action)
    assert after.match.choices[: len(wanted.match.choices)] == wanted.match.choices
    return after


def lift(app: App) -> None:
    """Lift the curtain, and that of the next player for as long as somebody has nothing to choose."""
    while wait(app, "curtain", "ask") == "curtain":
        app.locator("#curtain [data-do=answer]").click()


def tap_forced(app: App) -> None:
    """Tap a turn that leaves nothing to choose, once it lies ready."""
    app.locator("#controls[data-forced=yes] [data-do=confirm]").click()
    app.locator("#controls[data-forced=no]").wait_for(state="attached")


def take_from_list(app: App, action: Action) -> Play:
    """Play an action from the list of every choice."""
    play = play_of(app)
    app.locator("[data-do=others]").click()
    app.locator(f".uses [data-arg='{list(legal(play)).index(action)}']").click()
    if action.kind in ("play", "give"):
        app.locator("#actions [data-do=confirm]").click()
    return wait_moved(app, play.match)


# ---- what is to be seen


def all_text(app: App) -> str:
    """Everything that can be read or heard on the page, shown or not: text, labels and values."""
    return str(
        app.evaluate(
            """() => {
                 const said = ["aria-label", "title", "alt", "aria-valuetext", "placeholder", "data-arg"];
                 const nodes = [...document.body.querySelectorAll("*")];
                 const labels = nodes.flatMap(n => said.map(name => n.getAttribute(name) ?? ""));
                 const values = nodes.map(n => (n.id === "share-url" ? "" : n.value ?? ""));
                 return [document.title, document.body.textContent, ...labels, ...values].join("\\n");
               }"""
        )
    )


def words(text: str) -> str:
    """Text with its white space evened out."""
    return re.sub(r"\s+", " ", text).strip()


# ---- a table out of nothing


def sit_down(app: App, play: Play, *people: str, seat: int = 0, level: str = "firm") -> None:
    """Open the link of a match on a device that does not know it, and say who I am there."""
    app.open("#" + table_link(play, *people, level=level))
    app.locator(f"dialog [data-do=answer][data-arg='{seat}']").click()
    app.locator("#table").wait_for()


def names_of(hand: bytes) -> set[str]:
    return {people.card_name(NL, card).lower() for card in hand}
