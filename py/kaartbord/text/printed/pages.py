"""Where the pages with rules, and what belongs to them, stand in the site."""

from ...games import ENTRIES
from .. import LANGS


def address(lang: str, code: str) -> str:
    """Where the page stands, from the top of the site."""
    language = "" if lang == LANGS[0] else f".{lang}"
    return f"rules/{ENTRIES[code].name.lower()}{language}.html"


def board_address(lang: str, code: str, paper: str) -> str:
    """Where the board to be printed on a paper stands, in a game that has one."""
    return address(lang, code).replace(".", f"-{paper.lower()}.", 1)


def drawing_address(code: str) -> str:
    """Where the drawing of that board stands."""
    return f"rules/{ENTRIES[code].name.lower()}-board.svg"


def paper_sheet(paper: str) -> str:
    """Where the style sheet stands that makes a page as large as a paper."""
    return f"rules/{paper.lower()}.css"
