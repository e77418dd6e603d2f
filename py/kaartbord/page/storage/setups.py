"""The last set-up of each game on this device, and the profile of its person in all of them."""

import secrets

from ...games import ENTRIES
from ...match.names import DEVICE_MARKS
from ...match.setup import profile
from ...match.setup.draft import Draft, GameSetup, from_record
from ...match.setup.profile import Profile
from . import store, stored_games

SETUP_PREFIX = "setup:"
"""The start of a key, before the letter of a game."""

PROFILE_KEY = "profile"
MARK = "mark"


async def load_last(code: str) -> Draft:
    """Return the set-up of the last game that this device knows, with its person as known in every game."""
    draft = from_record(code, await store.get(SETUP_PREFIX + code))
    return profile.apply_profile(draft, await load_profile(code), own=_has_own_colours(code))


async def save_last(draft: Draft) -> None:
    """Store a set-up for the next game, and its person for all games."""
    known = profile.from_draft(draft, await load_profile(draft.code), own=_has_own_colours(draft.code))
    await store.put_all([(SETUP_PREFIX + draft.code, draft.to_record()), (PROFILE_KEY, profile.to_record(known))])


async def has_been_played(code: str) -> bool:
    """Return whether this device knows of a game that was played here."""
    return bool(await store.get(SETUP_PREFIX + code)) or any(
        entry.game == code for entry in await stored_games.list_all()
    )


async def first_game(code: str) -> GameSetup:
    """Return the table of a person's first game, and store it for the next one too, where no other was played here."""
    draft = (await load_last(code)).for_first_game()
    if not await has_been_played(code):
        await store.put(SETUP_PREFIX + code, draft.to_record())
    return draft.setup()


async def load_profile(code: str) -> Profile:
    """Return the profile of the person of this device, in a game by its letter. Older versions kept it by game."""
    if known := profile.from_record(await store.get(PROFILE_KEY)):
        return known
    setups = dict(await store.entries(SETUP_PREFIX))
    found = map(profile.from_last_setup, (setups.pop(SETUP_PREFIX + code, None), *setups.values()))
    return next(filter(None, found), Profile())


async def device_mark() -> int:
    """Return the mark that tells the seats of this device from those of others; it is drawn once."""
    known = await store.get(MARK)
    if known not in range(1, len(DEVICE_MARKS) + 1):
        known = 1 + secrets.randbits(len(DEVICE_MARKS).bit_length() - 1)
        await store.put(MARK, known)
    return int(known)


async def rename_person(code: str, name: str) -> None:
    """Store the name of the person of this device for all games, the one with this letter among them."""
    await store.put(PROFILE_KEY, profile.to_record((await load_profile(code))._replace(name=name)))


def _has_own_colours(code: str) -> bool:
    """Return whether each seat of a game has a colour of its own."""
    return not ENTRIES[code].teams
