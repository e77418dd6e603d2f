"""The laws of every game, held against random matches of every game listed in `kaartbord.games`."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

from contract.mutants import MUTANTS, is_read, spoiled
from kaartbord.rules import cards
from kaartbord.rules.protocol import DEALER, UNKNOWN, Game
from support.cases import Case, dealt, start, viewers
from support.games import Ply


def test_somebody_is_to_move_until_the_end_and_can(case: Case, plies: list[Ply]) -> None:
    """Law 1."""
    game = case.game
    for ply in plies:
        movers = game.to_move(ply.before)
        assert ply.seat in movers
        assert [bool(game.legal(ply.before, seat)) for seat in range(case.seats)] == [
            seat in movers for seat in range(case.seats)
        ]
        assert len(set(movers)) == len(movers)
        assert set(movers) <= {DEALER, *range(case.seats)}
        assert DEALER not in movers or movers == (DEALER,)
    last = plies[-1].after
    assert game.to_move(last) == ()
    assert not any(game.legal(last, seat) for seat in (DEALER, *range(case.seats)))


def test_legal_is_stable_and_unique_and_all_of_it_is_accepted(case: Case, some: list[Ply]) -> None:
    """Law 2."""
    game = case.game
    for before, _, _, _, _ in some:
        for seat in set(game.to_move(before)) - {DEALER}:
            actions = list(game.legal(before, seat))
            assert actions == list(game.legal(before, seat))
            assert len(set(actions)) == len(actions)
            for action in actions:
                after = game.apply(before, seat, action)
                assert seat != game.to_move(before)[0] or after == game.play(before, action)


def test_nothing_is_inconsistent_after_any_action(case: Case, plies: list[Ply]) -> None:
    """Law 3."""
    assert case.game.problems(start(case)) == []
    for ply in plies:
        assert case.game.problems(ply.after) == []


def test_cards_are_conserved(case: Case, some: list[Ply]) -> None:
    """Law 3: what lies open, is held and can still be drawn is the same before and after."""

    def count(state: object) -> Counter[int]:
        return Counter(c for c in case.game.stock(state) + cards.parse(_cards_in(case.game.write(state))))

    for before, seat, _, after, _ in some:
        if seat != DEALER:
            assert case.game.to_move(after) == (DEALER,) or count(before) == count(after)


def test_legal_and_refusals_depend_on_what_the_seat_sees(case: Case, some: list[Ply]) -> None:
    """Law 4."""
    game = case.game
    for before, _, _, _, _ in some:
        for seat in range(case.seats):
            seen = game.view(before, seat)
            assert list(game.legal(seen, seat)) == list(game.legal(before, seat))
            assert list(game.refusals(seen, seat)) == list(game.refusals(before, seat))


def test_a_view_of_a_view_is_that_view(case: Case, some: list[Ply]) -> None:
    """Law 5."""
    for _, _, _, after, _ in some:
        for viewer in viewers(case):
            seen = case.game.view(after, viewer)
            assert case.game.view(seen, viewer) == seen
            assert case.game.problems(seen) == []


def test_no_foreign_card_in_any_view(case: Case, some: list[Ply]) -> None:
    """Law 5: every card is either written in the view or among those the viewer cannot tell the place of."""

    def where(state: object) -> Counter[str]:
        unseen = cards.text(bytes(c for c in case.game.stock(state) if c >= 4)).split()
        shown = [word for word in _cards_in(case.game.write(state)).split() if word != "?"]
        return Counter(unseen) + Counter(shown)

    for _, _, _, after, _ in some:
        for viewer in viewers(case):
            if case.game.to_move(after) != (DEALER,):
                assert where(case.game.view(after, viewer)) == where(after)


def test_what_a_viewer_cannot_see_makes_no_difference_to_it(case: Case, some: list[Ply]) -> None:
    """Law 5: with other cards in the hidden places the view and its text stay the same."""
    rng = Random(str(case))
    for _, _, _, after, _ in some:
        for viewer in viewers(case):
            seen = case.game.view(after, viewer)
            other = case.game.fill(seen, _shuffled(case.game.stock(seen), rng))
            assert case.game.view(other, viewer) == seen
            assert case.game.write(case.game.view(other, viewer)) == case.game.write(seen)


def test_no_foreign_card_in_any_event(case: Case, some: list[Ply]) -> None:
    """Law 5: a device tells from its own view what happened, with the cards it may know and no others: those of
    the two views, and those laid open by the action."""
    game = case.game
    for before, seat, action, after, _ in some:
        full = game.events(before, seat, action, after)
        assert {event.kind for event in full} <= set(game.INFO.events)
        for viewer in viewers(case):
            earlier, later = game.view(before, viewer), game.view(after, viewer)
            seen = game.seen(before, seat, action, viewer)
            events = game.events(earlier, seat, seen, later)
            known = cards.parse(_cards_in(game.write(earlier)) + " " + _cards_in(game.write(later))) + seen.cards
            assert all(c in known for event in events for c in event.cards if c != UNKNOWN)
            assert [e._replace(cards=b"") for e in events] == [e._replace(cards=b"") for e in full]


def test_a_device_that_knows_its_own_view_follows_the_game(case: Case, some: list[Ply]) -> None:
    """Law 6: the commuting law."""
    game = case.game
    for before, seat, action, after, _ in some:
        for viewer in viewers(case):
            seen = game.seen(before, seat, action, viewer)
            assert game.apply(game.view(before, viewer), seat, seen) == game.view(after, viewer)
            assert viewer != seat or seen == action


def test_a_sample_looks_the_same_to_the_viewer(case: Case, some: list[Ply]) -> None:
    """Law 7."""
    game, rng = case.game, Random(str(case))
    for _, _, _, after, _ in some:
        for viewer in viewers(case):
            seen = game.view(after, viewer)
            sample = game.fill(seen, _shuffled(game.stock(seen), rng))
            assert game.view(sample, viewer) == seen
            assert game.problems(sample) == []
            assert "?" not in _cards_in(game.write(sample)).split()


def test_unseen_choices_commute(case: Case, some: list[Ply]) -> None:
    """Law 8. A game in which only one seat at a time is to move keeps it by that."""
    game, rng = case.game, Random(str(case))
    for before, _, _, _, _ in some:
        movers = game.to_move(before)[:1] if game.INFO.interrupts else game.to_move(before)
        chosen = {seat: rng.choice(game.legal(before, seat)) for seat in movers if seat != DEALER}
        ends = set()
        for order in _orders(list(chosen), rng):
            state = before
            for seat in order:
                state = game.apply(state, seat, chosen[seat])
            ends.add(state)
        assert len(ends) == 1


def test_unseen_choices_do_not_depend_on_each_other(case: Case, some: list[Ply]) -> None:
    """Law 8. What may be chosen does not hang on the others, how often not on what is chosen, and the dealer
    opens it: so each choice has its place in a link, no matter who makes it first."""
    game, rng = case.game, Random(str(case))
    for before, _, _, _, _ in some:
        movers = () if game.INFO.interrupts else game.to_move(before)
        for seat in movers if len(movers) > 1 else ():
            ways = [rng.choice(game.legal(before, seat)) for _ in range(3)]
            assert len({tuple(_radices(game, game.apply(before, seat, way), seat)) for way in ways}) == 1
            others = before
            for other in movers:
                while other != seat and other in game.to_move(others):
                    others = game.apply(others, other, rng.choice(game.legal(others, other)))
            assert list(game.legal(others, seat)) == list(game.legal(before, seat))
            while seat in game.to_move(others):
                others = game.apply(others, seat, game.legal(others, seat)[0])
            assert game.to_move(others) == (DEALER,)


def _radices(game: Game[Any], state: Any, seat: int) -> Iterator[int]:
    """Among how many actions the seat still chooses, one choice after the other."""
    while seat in game.to_move(state):
        legal = game.legal(state, seat)
        yield len(legal)
        state = game.apply(state, seat, legal[0])


def test_what_is_done_out_of_turn_is_public_and_done_once(case: Case, some: list[Ply]) -> None:
    """Law 8, where a seat may act before the one whose turn it is: no choice unseen could stand in its way.

    Everybody can tell who may do what, and a link can number it; who has done it does not owe it again.
    """
    game, rng = case.game, Random(str(case))
    for before, _, _, _, _ in some:
        for seat in game.to_move(before)[1:] if game.INFO.interrupts else ():
            legal = list(game.legal(before, seat))
            for viewer in viewers(case):
                assert game.to_move(game.view(before, viewer)) == game.to_move(before)
                assert list(game.legal(game.view(before, viewer), seat)) == legal
            assert seat not in game.to_move(game.apply(before, seat, rng.choice(legal)))


def test_the_score_says_who_won_only_at_the_end(case: Case, plies: list[Ply]) -> None:
    """Law 10."""
    game = case.game
    sides = game.sides(start(case))
    assert sorted(seat for side in sides for seat in side) == list(range(case.seats))
    for ply in plies:
        score = game.score(ply.after)
        assert len(score.points) == len(sides)
        assert bool(score.winners or score.reason) == (game.to_move(ply.after) == ())
        assert set(score.winners) <= set(range(len(sides)))


def test_a_position_is_one_readable_line(case: Case, some: list[Ply]) -> None:
    for _, _, _, after, _ in some:
        for state in (after, *(case.game.view(after, viewer) for viewer in viewers(case))):
            text = case.game.write(state)
            assert text.isprintable()
            assert case.game.read(text) == state


def test_from_a_spoiled_position_play_goes_on_or_it_is_refused(case: Case, some: list[Ply]) -> None:
    """Positions that were read are spoiled further."""
    game, rng = case.game, Random(f"spoiled {case}")
    met = (state for ply in some for state in (ply.after, game.view(ply.after, rng.choice(viewers(case)))))
    texts = [game.write(start(case)), *map(game.write, met)]
    for _ in range(MUTANTS):
        text = spoiled(rng.choice(texts), texts, rng)
        if is_read(game, text, rng):
            texts.append(text)


def test_a_first_state_is_the_dealers(case: Case) -> None:
    first = start(case)
    assert case.game.to_move(first) == (DEALER,)
    assert all(case.game.view(first, viewer) == first for viewer in viewers(case))
    assert dealt(case.game, first, Random(1)) == dealt(case.game, first, Random(1))


def _shuffled(stock: bytes, rng: Random) -> bytes:
    return bytes(rng.sample(stock, len(stock)))


def _orders(seats: list[int], rng: Random) -> list[tuple[int, ...]]:
    """All orders of up to four seats; of more, some of the thousands."""
    if len(seats) <= 4:
        return list(permutations(seats))
    return [tuple(seats), tuple(reversed(seats)), *(tuple(rng.sample(seats, len(seats))) for _ in range(12))]


def _cards_in(text: str) -> str:
    """The words of a position text that are cards."""
    suits = cards.SUITS + cards.SUITS.upper()
    return " ".join(
        word for word in text.split() if word == "?" or (len(word) == 2 and word[0] in cards.RANKS and word[1] in suits)
    )
