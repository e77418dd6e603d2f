"""The games that the page can play, by their code letter. Any other game is passed over."""

from .face import Face
from .okidoki.face import FACE as OKIDOKI
from .race.faces import KEEZBORD, TOKKEN
from .toedeloe.face import FACE as TOEDELOE
from .toepen.face import FACE as TOEPEN

FACES: dict[str, Face] = {face.game.INFO.code: face for face in (KEEZBORD, TOKKEN, TOEPEN, OKIDOKI, TOEDELOE)}
