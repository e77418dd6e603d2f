"""Keezbord in the page: as both races."""

from ...race.page.face import FACE as FACE
