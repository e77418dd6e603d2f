"""The look of each game in the page, by its code letter."""

from ...games import Parts
from .face import Face

FACES: Parts[Face] = Parts(".page.face", "FACE")
