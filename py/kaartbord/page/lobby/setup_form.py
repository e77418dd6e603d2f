"""The form of a new game: the number of players, their seats, and the house rules."""

from typing import Any, NamedTuple

from ...games import ENTRIES, GAMES
from ...match.setup import house_rule_choices, seating
from ...match.setup.draft import Draft
from ...paint.pen import Look
from ...sealed.dealing import shufflers
from ...sealed.dealings import DEALINGS, conflicting_options
from ...sealed.due import links_before_cards
from ...text import lessons
from ...text.messages import Messages
from ...text.people import colour_name
from ...text.phrasebooks import PHRASEBOOKS, name_in_game, names_on_device, option_label, pawn_colour
from ..ui.dom import button, el
from ..ui.fields import radios, select, text_field
from ..ui.seat_mark import seat_mark
from ..ui.svg import icon, icon_button, icon_only_button
from . import custom_board, emblems, house_rules, levels

HANDS = ("open", "sealed")
"""The kinds of hands at a table to which somebody comes by link."""

ARRANGEMENT_ICONS = {"computer": "robot", "together": "device", "link": "link", "phones": "screen"}


class SetupForm(NamedTuple):
    """A draft as nodes of the page."""

    look: Look
    draft: Draft

    @property
    def messages(self) -> Messages:
        """The language of the page."""
        return self.look.messages

    def page(self, *, learnt: bool) -> list[Any]:
        """Return the whole form; `learnt` where the lesson of the game is done here."""
        counts = [(str(number), str(number)) for number in self.draft.info.seats]
        form = el(
            "form",
            el("div", self.help(learnt=learnt), id="setup-help"),
            self._ways(),
            radios("seats", self.messages.format("setup.seats"), counts, str(len(self.draft.chairs))),
            self._chairs_panel(),
            self._rules_panel(),
            id="setup-form",
        )
        return [self._head(), form, self._foot()]

    def help(self, *, learnt: bool) -> Any:
        """Return the ways to the lesson and to a first game with help. Where this is the first game, a note and
        a way out for somebody who knows it are added."""
        messages, draft = self.messages, self.draft
        words = lessons.lesson_button_label(messages, draft.code, learnt=learnt)
        lesson = icon_button("lesson", words, "lesson", draft.code, cls="paper") if words else None
        if not draft.is_first:
            return el(
                "div",
                lesson,
                button(messages.format("setup.first"), "first-game", draft.code, cls="paper"),
                cls="lesson-offer",
            )
        gentle = PHRASEBOOKS[draft.code].format(messages, "gentle")
        return el(
            "div",
            el("p", text=messages.format("setup.newcomer", game=draft.info.name, gentle=gentle)),
            lesson,
            button(messages.format("setup.known"), "setup-known", cls="paper"),
            cls="lesson-offer panel",
        )

    def _head(self) -> Any:
        back = icon_only_button("back", self.messages.format("back"), "leave-setup")
        title = el("h1", text=self.draft.info.name, id="setup-title", tabindex=-1)
        return el("header", back, title, cls="setup-head")

    def _ways(self) -> Any:
        field = radios(
            "way",
            self.messages.format("setup.way"),
            [(way, self.messages.format(f"setup.way.{way}")) for way in seating.TABLE_KINDS],
            seating.table_kind(self.draft.chairs),
            cls="cards",
        )
        for way, picture in ARRANGEMENT_ICONS.items():
            field.querySelector(f"#way-{way} + span").prepend(icon(picture))
        return field

    def _chairs_panel(self) -> Any:
        return el(
            "section",
            el("h2", text=self.messages.format("setup.chairs"), id="chairs-title"),
            el("div", *self.chairs(), id="chairs"),
            aria_labelledby="chairs-title",
            cls="chairs-panel",
        )

    def chairs(self) -> list[Any]:
        """Return the seats, and the choices for all of them."""
        draft = self.draft
        hands = [(way, self.messages.format(f"setup.hands.{way}")) for way in HANDS]
        advice = PHRASEBOOKS[draft.code].setup_advice(draft.values, draft.kinds, len(draft.chairs))
        return [
            el("p", *self._pairs(), cls="pairs"),
            el(
                "ul",
                *(self._chair(place, chair) for place, chair in enumerate(draft.chairs)),
                cls="chairs",
            ),
            levels.field("level", self.messages, draft.level, each=self._can_levels_differ())
            if "computer" in draft.kinds
            else None,
            radios("hands", self.messages.format("setup.hands"), hands, HANDS[draft.is_sealed])
            if draft.can_be_sealed and draft.code in DEALINGS
            else None,
            el("p", text=self.messages.format("setup.sealed.computers"), cls="advice")
            if draft.is_sealed and "computer" in draft.kinds
            else None,
            self._dealer() if draft.draws_lot and not draft.is_sealed else None,
            *(el("p", text=self.messages.format(key), cls="advice") for key in advice),
        ]

    def _can_levels_differ(self) -> bool:
        """Return whether computers can each play at a level of their own."""
        draft = self.draft
        return draft.level == seating.LEVEL_PER_CHAIR or [chair.kind for chair in draft.chairs].count("computer") > 1

    def _dealer(self) -> Any:
        """Return the choice of the first dealer."""
        label, dealer = self.messages.format("setup.dealer"), self.draft.dealer
        return el(
            "div",
            el("span", text=label, aria_hidden="true"),
            select("dealer", label, self.dealers(), "" if dealer is None else str(dealer)),
            cls="setup-dealer",
        )

    def dealers(self) -> list[tuple[str, str]]:
        """Return the candidates for first dealer: the one drawn by lot, or somebody at the table."""
        messages, chairs = self.messages, self.draft.chairs
        mine = next((place for place, chair in enumerate(chairs) if chair.kind == "me"), None)
        names = names_on_device(messages, self.draft.code, [chair.name for chair in chairs], mine, self.draft.colours)
        return [
            ("", messages.format("setup.dealer.lot")),
            *((str(seat), name) for seat, name in enumerate(names)),
        ]

    def _pairs(self) -> list[Any]:
        """Return the sides, as pairs of marks; the colours in words for those who do not see them."""
        messages, game = self.messages, GAMES[self.draft.code]
        values = house_rule_choices.playable_values(self.draft.info, self.draft.values)
        sides = game.sides(game.setup(game.options(values), len(self.draft.chairs)))
        if all(len(side) == 1 for side in sides):
            return [el("span", text=messages.format("setup.alone"))]
        figures = [[pawn_colour(self.draft.code, seat, self.draft.colours) for seat in side] for side in sides]
        pairs = [
            el(
                "span",
                *[seat_mark(one, messages, 26) for one in side],
                el("span", text=messages.join([colour_name(messages, one) for one in side]), cls="sr-only"),
                cls="pair",
            )
            for side in figures
        ]
        return [el("span", text=messages.format("setup.pairs")), *pairs]

    def _chair(self, place: int, chair: seating.Chair) -> Any:
        messages, name = self.messages, self._colour(place)
        hint = messages.format("setup.name.mine") if chair.kind == "me" else name
        kinds = [(kind, messages.format(f"setup.kind.{kind}")) for kind in seating.CHAIR_KINDS]
        return el(
            "li",
            emblems.emblem_button(messages, place, self.appearance(place)),
            text_field(f"name-{place}", messages.format("setup.name", colour=name), chair.name, placeholder=hint),
            select(f"kind-{place}", messages.format("setup.who", colour=name), kinds, chair.kind),
            levels.seat_field(f"strength-{place}", messages, chair.name or name, chair.level)
            if chair.kind == "computer" and self.draft.level == seating.LEVEL_PER_CHAIR
            else None,
        )

    def _rules_panel(self) -> Any:
        return el(
            "details",
            el(
                "summary",
                el("h2", text=self.messages.format("rules.title")),
                el("div", self.rules_summary(), id="rules-summary"),
            ),
            el("div", *self.rules_choices(), id="rules-choices"),
            cls="rules-panel",
        )

    def rules_summary(self) -> Any:
        """Return the house rules in a line or two."""
        return house_rules.summary(self.messages, self.draft.info, self.draft.preset, self.draft.values)

    def rules_choices(self) -> list[Any]:
        """Return the choice of the house rules."""
        draft = self.draft
        return house_rules.rule_fields(
            self.look, draft.info, len(draft.chairs), draft.preset, draft.values, draft.boards
        )

    def _foot(self) -> Any:
        start = icon_button(
            "play",
            self.messages.format("setup.start"),
            "setup-start",
            cls="gold big",
            id="setup-start",
            aria_describedby="setup-open",
            data_reason="yes",
        )
        return el("footer", el("p", *self.notice(), id="setup-open", role="status"), start, cls="setup-foot")

    def notice(self) -> list[Any]:
        """Return why there can be no start; else advice about links, where anybody plays by one."""
        if complaint := self.complaint():
            return [el("span", text=complaint, cls="problem")]
        draft, seats = self.draft, len(self.draft.chairs)
        if "link" not in draft.kinds:
            return []
        if draft.is_sealed:
            letters = DEALINGS[draft.code].letters[seats]
            number = links_before_cards(draft.code, house_rule_choices.playable_values(draft.info, draft.values), seats)
            words = self.messages.format("setup.sealed", seats=seats, count=number, letters=letters)
        else:
            words = self.messages.format(
                "setup.phones" if seating.table_kind(draft.chairs) == "phones" else "setup.open"
            )
        return [icon("eye"), el("span", text=words)]

    def appearance(self, seat: int) -> emblems.SeatAppearance:
        """Return the colour and emblem of a seat."""
        draft = self.draft
        return emblems.SeatAppearance(
            pawn_colour(draft.code, seat, draft.colours),
            self._colour(seat),
            draft.chairs[seat].emblem,
            not ENTRIES[draft.code].teams,
        )

    def _colour(self, seat: int) -> str:
        """Return the name of a seat's colour."""
        return name_in_game(self.messages, self.draft.code, seat, (), self.draft.colours)

    def complaint(self) -> str:
        """Return why the chosen board cannot be played on; "" if it can."""
        messages, code, option = self.messages, self.draft.code, custom_board.board_option(self.draft.info)
        if problem := self.sealing_problem():
            return problem
        problem = custom_board.board_problem(messages, code, option, self.draft.boards.letters) if option else ""
        label = option_label(messages, code, option.name) if option else ""
        return messages.format("rules.difference", rule=label, value=problem) if problem else ""

    def sealing_problem(self) -> str:
        """Return why hands cannot be sealed at this table; "" if they can."""
        messages, draft = self.messages, self.draft
        if not draft.is_sealed:
            return ""
        if draft.chairs[0].kind == "link":
            return messages.format("setup.sealed.first")
        if shufflers(len(draft.chairs)) < len(draft.chairs) and draft.chairs[1].kind != "link":
            return messages.format("setup.sealed.second")
        values = house_rule_choices.playable_values(draft.info, draft.values)
        rules = conflicting_options(draft.code, GAMES[draft.code].options(values))
        labels = [option_label(messages, draft.code, rule) for rule in rules]
        return messages.format("setup.sealed.rules", rules=messages.join(labels)) if labels else ""
