"""The games that the page can play, by their code letter. Any other game is passed over."""

from ...games.okidoki.page.face import FACE as OKIDOKI
from ...games.race.page.faces import KEEZBORD, TOKKEN
from ...games.toedeloe.page.face import FACE as TOEDELOE
from ...games.toepen.page.face import FACE as TOEPEN
from .face import Face

FACES: dict[str, Face] = {face.game.INFO.code: face for face in (KEEZBORD, TOKKEN, TOEPEN, OKIDOKI, TOEDELOE)}
