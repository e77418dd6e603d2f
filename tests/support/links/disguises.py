"""Disguises of a link, in which every letter of it is still there somehow: each takes the address of a link.

`DISGUISES` has them by name, `disguised` puts one or two on by chance.
"""

import json
import quopri
import re
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable
from random import Random
from textwrap import wrap
from urllib.parse import quote

SITE = "https://example.org/kaartbord/"
"""The address of the page."""

CRLF = "\r\n"
ESCAPE = "\x1b"

Disguise = Callable[[str], str]


def _behind(address: str) -> str:
    """Return what follows the mark, if it is still there."""
    return address.partition("#")[2] or address


def _lines(width: int, text: str) -> str:
    return CRLF.join(text[at : at + width] for at in range(0, len(text), width))


def _cut(address: str) -> list[str]:
    return _lines(40, address).split(CRLF)


def _after(before: str) -> Disguise:
    """In lines that all begin with something."""
    return lambda address: "\n".join(f"{before}{line}" for line in _cut(address))


def _followed(mark: str) -> Disguise:
    return lambda address: address + mark


def _between(marks: str) -> Disguise:
    return lambda address: f"Kijk: {marks.format(address)} en speel"


def _redirected(form: str, depth: int) -> Disguise:
    """Encoded once or twice inside another address."""
    return lambda address: form.format(quote(_encoded(address), safe="") if depth > 1 else _encoded(address))


def _hex_entities(address: str) -> str:
    return re.sub(r"[^A-Za-z0-9]", lambda one: f"&#X{ord(one[0]):x};", address)


def _encoded(address: str) -> str:
    return quote(address, safe="")


def _inside(what: str, every: int = 20) -> Disguise:
    """Something between the letters."""
    return lambda address: what.join(address[at : at + every] for at in range(0, len(address), every))


def _broken(width: int, between: str) -> Disguise:
    return lambda address: f"Kijk:{between}" + between.join(wrap(address, width)) + f"{between}Tot straks!"


def _guarded(address: str) -> str:
    """As a guard of mail writes it."""
    escaped = quote(address).replace("#", "%23")
    return escaped.replace("_", "%5F").replace("-", "%2D").replace("%", "-").replace("/", "_")


def _quoted_printable(address: str) -> str:
    return quopri.encodestring(f'<a href="{address}">Doe mee!</a> {"Groetjes, Jan. " * 9}'.encode()).decode()


def _everything_encoded(address: str) -> str:
    return "".join(f"%{ord(letter):02X}" for letter in address)


def _hex(mark: str) -> Disguise:
    """Every sign that is neither letter nor digit escaped behind a mark."""
    return lambda address: re.sub(r"[!-/:-@[-`{-~]", lambda one: f"{mark}{ord(one[0]):02x}", address)


def _packed_in_a_search(address: str) -> str:
    """As long as it is an address."""
    letters = urlsafe_b64encode(address.encode()).decode().rstrip("=")
    return f"https://b.example/ck/a?!&&u=a1{letters}&ntb=1" if address.startswith("http") else address


REDIRECTS = {
    "safelinks": "https://eur03.safelinks.protection.outlook.com/?url={}&data=05%7C02%7C%7C63&sdata=x%2By%3D&reserved=0",
    "google": "https://www.google.com/url?q={}&sa=D&source=editors&ust=1700000000&usg=AOvVaw0-x_y",
    "facebook": "https://l.facebook.com/l.php?u={}&h=AT0-x_y&s=1",
    "target": "https://www.youtube.com/redirect?event=comments&target={}",
    "path": "https://secure-web.cisco.com/1a-b_c/{}",
    "barracuda": "https://linkprotect.cudasvc.com/url?a={}&c=E,1,abc-_d,1&typo=1",
    "slack": "https://slack-redir.net/link?url={}",
}

DISGUISES: dict[str, Disguise] = {
    "none": lambda address: address,
    "fragment": _behind,
    "marked fragment": lambda address: f"#{_behind(address)}",
    "no scheme": lambda address: address.removeprefix("https://"),
    "loud": lambda address: address.replace(SITE, SITE.upper()),
    "no path": lambda address: address.replace("/#", "#"),
    **{f"{name} {depth}": _redirected(form, depth) for name, form in REDIRECTS.items() for depth in (1, 2)},
    "mark in the path": lambda address: address.replace("#", "%23"),
    "mark twice": lambda address: address.replace("#", "%2523"),
    "fragment of a mark": lambda address: address.replace("#", "#%23"),
    "signs encoded": lambda address: (
        address.replace("-", "%2D").replace("_", "%5f").replace(".", "%2E").replace("example%2E", "example.")
    ),
    "everything encoded": _everything_encoded,
    "number entity": lambda address: address.replace("#", "&#35;").replace("_", "&#95;").replace("-", "&#x2D;"),
    "named entity": lambda address: address.replace("#", "&num;").replace("_", "&lowbar;"),
    "source of a page": lambda address: f'<p>Hoi<a class="x" href="{address}&amp;a=1">Speel mee</a></p>',
    "words of a page": lambda address: f'<a href="x">{"<wbr>".join(wrap(address, 30))}</a> Jan',
    "safelinks in a page": lambda address: f'<a href="https://a.nl/?u={_encoded(address)}&amp;d=1">hier</a>',
    "tracker behind": lambda address: f"{address}?fbclid=IwAR0-x_y",
    "trackers behind": lambda address: f"{address}&utm_source=whatsapp&utm_medium=x",
    "tracker before": lambda address: address.replace("#", "?fbclid=IwAR0-x_y#"),
    "text fragment": lambda address: f"{address}:~:text=Speel%20mee,-nu",
    "zero width": _inside("\u200b"),
    "soft hyphens": _inside("\xad"),
    "word joiners": _inside("\u2060"),
    "no-break spaces": _inside("\xa0"),
    "byte order mark": lambda address: f"\ufeff{address}\ufeff",
    "isolated": lambda address: f"\u2068{address}\u2069",
    "left to right": lambda address: f"\u200e{address}\u200e.",
    "zero width encoded": _inside("%E2%80%8B"),
    **{
        f"lines of {width} {name}": _broken(width, between)
        for width in (1, 7, 60, 76)
        for name, between in {
            "LF": "\n",
            "CRLF": "\r\n",
            "spaces": " ",
            "nothing": "",
            "quoted": "\r\n> ",
            "quoted twice": "\n> > ",
            "quoted closely": "\n>>",
            "barred": "\n| ",
            "flowed": " \n",
            "indented": "\n\t",
        }.items()
    },
    "quoted-printable": _quoted_printable,
    "soft breaks": lambda address: "=\r\n".join(wrap(address.replace("=", "=3D").replace("#", "=23"), 50)),
    "all quoted-printable": _hex("="),
    "a guard of mail": lambda address: f"https://guard.example/v2/url?u={_guarded(address)}&d=DwMF-g&c=x_y&r=z",
    "another guard": lambda address: f"https://guard.example/v3/__{address.replace('#', '*')}__;Iw!!x-y!z$",
    "packed": lambda address: f"https://a.example/?d=x&u={b64encode(address.encode()).decode()}&i=5",
    "packed in a search": _packed_in_a_search,
    "JSON": lambda address: json.dumps({"text": f"Kijk: {address}\n", "at": 1}).replace("/", r"\/"),
    "escaped JSON": lambda address: address.replace("#", r"\u0023").replace("_", r"\u005f").replace("-", r"\u002D"),
    "escaped in a program": _hex(r"\x"),
    **{
        f"between {marks}": _between(marks)
        for marks in (
            *("*{}*", "~{}~", "_{}_", "__{}__", "**{}**", "~~{}~~", "`{}`", "```{}```", "||{}||", "«{}»"),
            *("<{}>", "({})", "[{}]", "{{{}}}", "„{}”", "“{}”", "‘{}’", "'{}'", '"{}"', "「{}」", "→{}←"),
            *("[speel]({})", "[{0}]({0})", "![x]({} 't)", "[url={}]x[/url]", "[url]{}[/url]", "<URL:{}>"),
        )
    },
    **{
        f"before {mark}": _followed(mark)
        for mark in (
            *(".", ",", ")", "!", "?", ";", ":", "…", "...", "!!!", ").", "'", '"', "\\", "/", "|", "^"),
            *("=", "==", "_", "-", "--", "–", "👍", " 👍🏽", "\n", "\x00", "。", "，", "”", ">>", "*", "%20"),
            *("%0A", "&"),
        )
    },
    "escaped marks": lambda address: re.sub(r"([_.#-])", r"\\\1", address),
    "backslashes": lambda address: address.replace("/", "\\"),
    "full width": lambda address: "".join(chr(ord(one) + 0xFEE0) if "!" <= one <= "~" else one for one in address),
    "full-width signs": lambda address: address.replace("#", "＃").replace("_", "＿").replace("-", "－"),
    "hyphens": lambda address: address.replace("-", "\u2010"),
    "hyphens that hold": lambda address: address.replace("-", "\u2011"),
    "minus signs": lambda address: address.replace("-", "\u2212"),
    "short dashes": lambda address: address.replace("--", "\u2013"),
    "long dashes": lambda address: address.replace("--", "\u2014"),
    "chat": lambda address: (
        f"[27-11-2026 20:15:02] Jan: Doe je mee? 😀\n[27-11-2026 20:16:40] Oma Riet: ‎{address}\n"
        "[27-11-2026 20:17:00] Jan: Ja! #kaartbord BTW"
    ),
    "signature": lambda address: f"{address}\n-- \nVerzonden vanaf mijn iPhone",
    "chat in a link": lambda address: "https://wa.me/?text=" + _encoded(f"Kijk: {address}\nHoi").replace("%20", "+"),
    "new mail": lambda address: f"mailto:?subject=x&body={_encoded(f'Hoi{CRLF}{address}{CRLF}Jan')}",
    "encoded three times": lambda address: f"https://a.nl/?u={_encoded(quote(_encoded(address), safe=''))}",
    "packed mail": lambda address: _lines(
        76,
        b64encode(f"Hallo Oma, kijk: {address}{CRLF}Groetjes van Jan, tot morgen allemaal!".encode()).decode(),
    ),
    "packed page": lambda address: _lines(76, b64encode(f"<p>Hé <a href='{address}'>x</a></p>".encode()).decode()),
    "subject in words": lambda address: (
        "=?utf-8?Q?" + "?=\r\n =?utf-8?Q?".join(wrap(address, 40)).replace("#", "=23").replace("_", "=5F") + "?="
    ),
    "subject in packed words": lambda address: "\r\n ".join(
        f"=?utf-8?B?{b64encode(part.encode()).decode()}?=" for part in wrap(address, 36)
    ),
    "colours of a terminal": lambda address: f"\x1b[4m{_inside(f'{ESCAPE}[0m{ESCAPE}[31m')(address)}\x1b[0m",
    "link of a terminal": lambda address: f"\x1b]8;;{address}\x1b\\Speel\x1b]8;;\x1b\\",
    **{f"lines after {before}": _after(before) for before in ("-", "+", "* ", "JS> ", "Oma Riet> ", "% ", "// ", "; ")},
    "numbered lines": lambda address: "\n".join(f"{at:6}\t{line}" for at, line in enumerate(_cut(address), 8)),
    "listed lines": lambda address: "\n".join(f"{at}: {line}" for at, line in enumerate(_cut(address))),
    "hyphenated": lambda address: "-\n".join(_cut(address)),
    "continued": lambda address: "\\\n".join(_cut(address)),
    "sum of texts": lambda address: '" +\n    "'.join(_cut(address)),
    "JSON of lines": lambda address: json.dumps(f"> {f'{CRLF}> '.join(_cut(address))}"),
    "JSON of what is not seen": lambda address: json.dumps({"text": _inside("\u200b")(address)}),
    "broken lines of a page": _inside("<br/>\n"),
    "comments": _inside("<!-- x -->"),
    "spans": lambda address: "".join(f"<span class='a-b_c'>{part}</span>" for part in _cut(address)),
    "numbers to dial": lambda address: re.sub(r"\d{2,}", r'<a href="tel:\g<0>">\g<0></a>', address),
    "soft hyphens of a page": _inside("&shy;"),
    "hexadecimal entities": _hex_entities,
    "entities of entities": lambda address: _hex_entities(address).replace("&", "&amp;"),
    "two bytes a letter": lambda address: address.encode("utf-16").decode("latin-1"),
    "not seen, misread": lambda address: _inside("\u200b")(address).encode().decode("latin-1"),
    "dashes, misread": lambda address: address.replace("-", "\u2013").encode().decode("cp1252"),
    "dashes of two lengths": lambda address: address.replace("---", "\u2014").replace("--", "\u2013"),
    "small dashes": lambda address: address.replace("-", "\ufe58"),
    "app of a telephone": lambda address: (
        f"intent://example.org/#Intent;scheme=https;S.browser_fallback_url={_encoded(address)};end"
    ),
    "spreadsheet": _inside("_x000D_\n"),
    "escaped in braces": lambda address: re.sub(r"[#_.-]", lambda one: f"\\u{{{ord(one[0]):x}}}", address),
    "escaped by an old script": lambda address: re.sub(r"[#_.-]", lambda one: f"%u{ord(one[0]):04X}", address),
    "ligatures": lambda address: address.replace("fi", "ﬁ").replace("ff", "ﬀ").replace("fl", "ﬂ"),
    "letters far apart": " ".join,
    "underlined": lambda address: "".join(f"{letter}\u0332" for letter in address),
    "no mark": lambda address: address.replace("#", ""),
    "mark and slash": lambda address: address.replace("#", "#/"),
    "mark and bang": lambda address: address.replace("#", "#!"),
    "glued": lambda address: f"klik{address}hier",
    "glued fragment": lambda address: f"klik{_behind(address)}hier",
    "fragment in a text": lambda address: f"Mijn code: {_behind(address)}, doe mee",
    "fragment in lines": lambda address: "Code:\n" + "\n".join(wrap(_behind(address), 30)) + "\nJan",
    "twice": lambda address: f"{address} {address}",
    "cut and whole": lambda address: f"[{address[:50]}…]({address})",
    "calendar": lambda address: "URL:" + "\r\n ".join(wrap(address, 70)),
    "written by hand": lambda address: address.replace("https", "hxxps").replace(".", "[.]"),
    "mail of a guarded page": lambda address: quopri.encodestring(
        f'<a href="https://a.nl/?url={_encoded(address)}&amp;data=05%7C1">x</a>'.encode()
    ).decode(),
    "packed guard": lambda address: b64encode(f"Hoi https://a.nl/?url={_encoded(address)}&data=05".encode()).decode(),
    "among others": lambda address: f"Zie https://example.org/page#intro, www.a.nl/#1 of {address} (DKB)",
}


def disguised(link: str, random: Random) -> str:
    """A link in one disguise or two."""
    address = f"{SITE}#{link}"
    for _ in range(random.choice((1, 1, 2))):
        address = random.choice([*DISGUISES.values()])(address)
    return address
