"""The laying of a position of Keezbord by hand."""

from ...race.scene.laying import race_laying

LAYING = race_laying("K")
