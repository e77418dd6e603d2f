"""The tiles of the lobby: one for each game that has words, as shown before Python runs."""

from html import escape

from kaartbord.text import LANGUAGE_CODES, MESSAGES, lessons
from kaartbord.text.phrasebook import Phrasebook
from kaartbord.text.phrasebooks import PHRASEBOOKS

LANG = LANGUAGE_CODES[0]
"""The language of the page before it knows the player's."""

PLACE = "          {{games}}\n"
"""The place of the tiles in index.html."""

TILE = """\
          <li class="game" data-game="{code}">
            <img class="game-picture" src="web/pictures/{id}.svg" alt="" width="130" height="130" />
            <h3 id="name-{code}">{name}</h3>
            <p class="game-seats" data-t="{seats_key}">{seats}</p>
            <p class="game-line">
              <span class="wide-only" data-t="{line_key}">{line}</span>
              <span class="narrow-only" data-t="{short_key}">{short}</span>
            </p>
            <div class="game-acts">
              <button id="play-{id}" class="paper" type="button" aria-labelledby="play-word-{code} name-{code}">
                <span id="play-word-{code}" data-t="lobby.play">Speel</span>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 4l8 8-8 8" /></svg>
              </button>
              <button id="rules-{id}" class="plain wide-only" type="button" \
aria-labelledby="rules-{id} name-{code}" data-t="lobby.rules">Spelregels</button>
            </div>
{lesson}\
          </li>
"""

LESSON = """\
            <button id="lesson-{id}" class="lesson-door plain link" type="button" data-do="lesson" data-arg="{code}" \
aria-describedby="name-{code}" data-t="lesson.open" data-minutes="{minutes}">{words}</button>
"""

WORDS = ("seats", "line", "short")
"""The words of a tile: the numbers of players, and a line about the game, for wide and for narrow screens."""


def with_tiles(index: str) -> str:
    """Return the page with a tile for each game in its place."""
    if index.count(PLACE) != 1:
        raise ValueError("index.html has no place for the games")
    return index.replace(PLACE, "".join(map(tile, PHRASEBOOKS.values())))


def tile(phrasebook: Phrasebook) -> str:
    """Return the tile of one game."""
    info = phrasebook.rulebook.info
    words = {word: escape(phrasebook.format(MESSAGES[LANG], f"tile.{word}"), quote=False) for word in WORDS}
    keys = {f"{word}_key": f"{phrasebook.rulebook.name}.tile.{word}" for word in WORDS}
    named = {"code": info.code, "id": info.name.lower(), "name": escape(info.name, quote=False)}
    return TILE.format(lesson=lesson_door(info.code, named["id"]), **named, **words, **keys)


def lesson_door(code: str, name: str) -> str:
    """Return the button that opens the lesson of a game; "" if it has no lesson."""
    minutes = lessons.total_minutes(code)
    words = lessons.lesson_button_label(MESSAGES[LANG], code)
    return LESSON.format(id=name, code=code, words=words, minutes=minutes) if words else ""
