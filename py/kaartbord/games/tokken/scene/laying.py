"""The laying of a position of Tokken by hand."""

from ...race.scene.laying import race_laying

LAYING = race_laying("T")
