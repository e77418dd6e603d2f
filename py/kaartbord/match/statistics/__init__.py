"""What is counted of the kept games that are over, by the letter of the game. Pure."""

from ...games import keezbord, okidoki, toedeloe, toepen, tokken
from ...games.okidoki.counts import COUNTS as OKIDOKI
from ...games.race.counts import COUNTS as RACE
from ...games.toedeloe.counts import COUNTS as TOEDELOE
from ...games.toepen.counts import COUNTS as TOEPEN

COUNTS = {
    keezbord.INFO.code: RACE,
    tokken.INFO.code: RACE,
    toepen.INFO.code: TOEPEN,
    okidoki.INFO.code: OKIDOKI,
    toedeloe.INFO.code: TOEDELOE,
}
