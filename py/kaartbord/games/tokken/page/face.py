"""Tokken in the page: as for both races."""

from ...race.page.face import FACE as FACE
