"""Small drawings in the document: line icons on a grid of 24, always next to something that names them."""

from typing import Any

from js import document

from .dom import button_element, el

_SPACE = "http://www.w3.org/2000/svg"

_ICONS = {
    "away": "M10 3H4v18h6M9 12h12M16 7l5 5-5 5",
    "back": "M17 3L7 12l10 9",
    "book": "M12 6q-4-3-9-2v15q5-1 9 2q4-3 9-2V4q-5-1-9 2zM12 6v15",
    "brush": "M20 2l2 2-10 11-4-3zM8 12l4 3q0 6-9 6q3-2 2-5q0-3 3-4",
    "cards": "M9 3h11v14H9zM9 7H4v14h11v-4M12 7h.1M17 13h.1",
    "chart": "M3 3v18h18M6 16l5-6 4 3 6-8",
    "check": "M3 12l6 7L21 5",
    "clock": "M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 6v6l4 3",
    "close": "M5 5l14 14M19 5L5 19",
    "copy": "M11 9h8a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M6 16H3V2h12v3",
    "device": "M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M11 18h2",
    "emblem-anchor": "M12 7v15M14.500 4.500a2.500 2.500 0 1 1-5 0a2.500 2.500 0 1 1 5 0M8 11h8M3 14q1 8 9 8q8 0 9-8",
    "emblem-bell": "M4 17q3-2 3-8a5 5 0 0 1 10 0q0 6 3 8zM12 4V2M10 20.500q2 2 4 0",
    "emblem-bicycle": "M10 16a4 4 0 1 1-8 0a4 4 0 0 1 8 0M22 16a4 4 0 1 1-8 0a4 4 0 0 1 8 0M6 16l3-7h7l2 7V5h3M7 7h4",
    "emblem-boat": "M12 2v14M12 3l7 10h-7M12 6l-6 7h6M2 17h20l-3 5H5z",
    "emblem-cat": "M4 3l4 4q4-1.500 8 0l4-4v9q0 9-8 9t-8-9zM9 11v1M15 11v1M11 15h2l-1 1z",
    "emblem-clog": "M2 13q0-5 4-5q3 0 5 3q2 1 6 1q5 0 5 6H4q-2-1-2-5zM5 8q1 4 6 3",
    "emblem-duck": "M4 13q-1 8 8 8q10 0 10-9q-4 3-8 1q-2-1-1-3a4.500 4.500 0 1 0-8.500 1zM8 7v.1M4 8L1 10l4 1",
    "emblem-fish": "M2 12q8-9 15 0q-7 9-15 0zM17 12l5-5v10zM6.500 11v.1M11 8q2 4 0 8",
    "emblem-house": "M2 12L12 3l10 9M5 10v11h14V10M10 21v-6h4v6M16 7V3h3v6",
    "emblem-key": "M11 7a4.500 4.500 0 1 1-9 0a4.500 4.500 0 1 1 9 0M10 10l11 11M17 17l3-3M13 13l2-2",
    "emblem-mill": "M9 22l1.500-10h3L15 22zM4 2l16 16M20 2L4 18M4 2L2 5l4 3M20 2l2 3-4 3M4 18l3 2 2-4M20 18l-3 2-2-4",
    "emblem-moon": "M21 15A10 10 0 1 1 9 3a8 8 0 0 0 12 12z",
    "emblem-tree": "M12 22v-9M12 2q5 0 6 5q4 1 4 4q0 4-5 4H7q-5 0-5-4q0-3 4-4q1-5 6-5zM8 22h8",
    "emblem-tulip": "M12 13q-6 0-6-6V3l3 3 3-4 3 4 3-3v4q0 6-6 6zM12 13v9M12 22q-5 0-7-6q6 0 7 6q1-6 7-6q-2 6-7 6",
    "emblem-umbrella": "M2 12a10 10 0 0 1 20 0q-3-3-5 0q-3-3-5 0q-3-3-5 0q-3-3-5 0zM12 2V1M12 11v9q-2 4-5 0",
    "expand": "M8 3H3v5M16 3h5v5M8 21H3v-5M16 21h5v-5",
    "eye": "M1 12q11-12 22 0q-11 12-22 0M15.200 12a3.200 3.200 0 1 1-6.400 0a3.200 3.200 0 1 1 6.400 0",
    "first": "M20 3L10 12l10 9M4 3v18",
    "fork": "M6 3v18M6 14q0-5 6-5h7M15 5l4 4-4 4",
    "gesture": "M8 14V5q1.500-2 3 0v6V3q1.500-2 3 0v8V5q1.500-2 3 0v7V8q1.500-2 3 0v7q0 7-7 7q-4 0-6-3l-4-6q1-3 5 0z",
    "gesture-again": "M3 4v6h6M3.500 10A9 9 0 1 1 4 16M12 8v8M8 12h8",
    "gesture-nice": "M7 11v10H3V11zM7 11l5-9q3 0 2.500 4L14 9h6q2 0 1.500 2.500L20 19q-.500 2-3 2H7",
    "gesture-pity": "M7 14a4 4 0 1 1 1-8a5 5 0 0 1 9.500 1a3.500 3.500 0 0 1-.500 7zM8 18v3M12 17v5M16 18v3",
    "gesture-wait": "M6 2h12M6 22h12M7 2v4l5 6-5 6v4M17 2v4l-5 6 5 6v4",
    "help": "M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M9 9.500a3 3 0 1 1 4 3q-1 .6-1 2M12 18v.1",
    "hint": "M9 18.500h6M10 22h4M9 15.500q0-1.500-1.300-3a6.500 6.500 0 1 1 8.600 0q-1.300 1.500-1.300 3z",
    "keyboard": "M2 6h20v12H2zM6 10h.1M10 10h.1M14 10h.1M18 10h.1M7 14h10",
    "last": "M4 3l10 9-10 9M20 3v18",
    "lesson": "M2 9l10-5 10 5-10 5zM6 11v6q6 4 12 0v-6",
    "link": "M10 14a5 5 0 0 0 7 0l4-4a5 5 0 0 0-7-7l-2 2M14 10a5 5 0 0 0-7 0l-4 4a5 5 0 0 0 7 7l2-2",
    "list": "M8 5h13M8 12h13M8 19h13M3 5h.1M3 12h.1M3 19h.1",
    "live": "M12 12h.1M8 16a6 6 0 0 1 0-8M16 8a6 6 0 0 1 0 8M5 19a10 10 0 0 1 0-14M19 5a10 10 0 0 1 0 14",
    "menu": "M3 5h18M3 12h18M3 19h18",
    "minus": "M4 12h16",
    "next": "M8 4l8 8-8 8",
    "pause": "M8 3v18M16 3v18",
    "people": "M12 7a4 4 0 1 1-8 0a4 4 0 1 1 8 0M1 21q0-8 7-8t7 8M16 5a3 3 0 1 1 1 6M18 13q5 1 5 8",
    "play": "M6 3l15 9-15 9z",
    "plus": "M4 12h16M12 4v16",
    "qr": "M2 2h7v7H2zM15 2h7v7h-7zM2 15h7v7H2zM16 16h1M21 16h1M16 22h1M21 22h1",
    "redo": "M16 3l5 5-5 5M21 8H9.500a6.500 6.500 0 0 0 0 13H14",
    "remove": "M3 6h18M9 6V3h6v3M6 6l1 15h10l1-15M10 11v6M14 11v6",
    "restart": "M3 4v6h6M3.500 10A9 9 0 1 1 4 16",
    "robot": "M5 9h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2M12 9V4M9 14v2M15 14v2",
    "save": "M12 2v14M7 11l5 5 5-5M3 15v7h18v-7",
    "screen": "M2 4h20v13H2zM12 17v4M7 21h10",
    "share": "M12 16V2M7 7l5-5 5 5M7 11H3v11h18V11h-4",
    "silence": "M3 9v6h4l6 5V4L7 9zM17 9l5 6M22 9l-5 6",
    "sliders": "M3 6h9M18 6h3M15 3v6M3 12h3M12 12h9M9 9v6M3 18h9M18 18h3M15 15v6",
    "sound": "M3 9v6h4l6 5V4L7 9zM17 9a4 4 0 0 1 0 6M19.500 6a8 8 0 0 1 0 12",
    "speech": "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H11l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M7 8h10M7 12h6",
    "trophy": "M7 3h10v6a5 5 0 0 1-10 0zM7 5H3q0 6 5 6M17 5h4q0 6-5 6M12 14v6M8 21h8",
    "undo": "M8 3L3 8l5 5M3 8h11.500a6.500 6.500 0 0 1 0 13H10",
    "unlocked": "M5 11h14v10H5zM8 11V7a4 4 0 0 1 7.500-2M12 15v2",
    "zoom-in": "M18 10.500a7.500 7.500 0 1 1-15 0a7.500 7.500 0 1 1 15 0M16 16l6 6M7 10.500h7M10.500 7v7",
    "zoom-out": "M18 10.500a7.500 7.500 0 1 1-15 0a7.500 7.500 0 1 1 15 0M16 16l6 6M7 10.500h7",
}


def svg(tag: str, *children: Any, **attributes: Any) -> Any:
    """Return a new node of a drawing; attribute names are written with underscores."""
    node = document.createElementNS(_SPACE, tag)
    for name, value in attributes.items():
        node.setAttribute(name if name == "viewBox" else name.strip("_").replace("_", "-"), str(value))
    node.append(*children)
    return node


def icon(name: str) -> Any:
    """Return a line icon in the colour of the text around it."""
    return svg("svg", svg("path", d=_ICONS[name]), viewBox="0 0 24 24", class_="icon", aria_hidden="true")


def emblem(name: str) -> Any | None:
    """Return the emblem of a player; None for a player without one."""
    return icon(f"emblem-{name}") if name else None


def icon_button(name: str, text: str, do: str, arg: Any = "", *, cls: str = "paper", **more: Any) -> Any:
    """Return a button with an icon before its words."""
    return button_element(icon(name), el("span", text=text), do=do, arg=arg, cls=cls, **more)


def icon_only_button(name: str, text: str, do: str, arg: Any = "", *, cls: str = "icon-button", **more: Any) -> Any:
    """Return a button with an icon; its words are for screen readers and for a mouse that rests on it."""
    return button_element(icon(name), do=do, arg=arg, cls=cls, aria_label=text, title=text, **more)
