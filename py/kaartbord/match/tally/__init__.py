"""Score sheets for games that are played with real cards, by the letter of the game. Pure."""

from ...games.keezbord.tally import TALLY as KEEZBORD
from ...games.okidoki.tally import TALLY as OKIDOKI
from ...games.toedeloe.tally import TALLY as TOEDELOE
from ...games.toepen.tally import TALLY as TOEPEN
from ...games.tokken.tally import TALLY as TOKKEN

TALLIES = {tally.code: tally for tally in (TOEPEN, KEEZBORD, TOKKEN, OKIDOKI, TOEDELOE)}
