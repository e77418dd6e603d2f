"""The addresses in the site of the pages with rules and of their parts."""

from ...games import ENTRIES
from .. import LANGUAGE_CODES


def rules_address(lang: str, code: str) -> str:
    """Return the address of the page, from the top of the site."""
    language = "" if lang == LANGUAGE_CODES[0] else f".{lang}"
    return f"rules/{ENTRIES[code].name.lower()}{language}.html"


def board_address(lang: str, code: str, paper: str) -> str:
    """Return the address of the board to be printed on a paper, in a game that has one."""
    return rules_address(lang, code).replace(".", f"-{paper.lower()}.", 1)


def board_drawing_address(code: str) -> str:
    """Return the address of the drawing of that board."""
    return f"rules/{ENTRIES[code].name.lower()}-board.svg"


def paper_stylesheet_address(paper: str) -> str:
    """Return the address of the style sheet that makes a page as large as a paper."""
    return f"rules/{paper.lower()}.css"
