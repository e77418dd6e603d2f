"""The look of each game in the page, by its code letter."""

from ...games import Parts
from .face import GameFace

FACES: Parts[GameFace] = Parts(".page.face", "FACE")
