"""The needs of sealed tables: the cryptography, which is only loaded for them, and secrets."""

import secrets
from collections.abc import Sequence

from js import URL, document
from pyscript.ffi import to_js

from ...sealed.group import ELEMENT_SIZE, Group
from ...sealed.group.noble import NobleGroup
from ...sealed.keys import GAME, MASTER_SIZE
from ..ui import promises

MODULE = "web/vendor/noble.js"
PATIENCE = 20.0
"""Seconds in which the module should be there."""


async def group() -> Group:
    """Return the group that the cards are elements of; Refused if the module does not come."""
    module = await promises.load(str(URL.new(MODULE, document.baseURI).href), PATIENCE)

    def call(name: str, parts: Sequence[bytes]) -> bytes:
        return bytes(getattr(module, name)(*map(to_js, parts)).to_bytes())

    return NobleGroup(call, lambda: secrets.token_bytes(ELEMENT_SIZE))


def new_nonce() -> bytes:
    """Return bytes that are unique to a match."""
    return secrets.token_bytes(GAME)


def new_master_secret() -> bytes:
    """Return the secret from which all others of a seat follow."""
    return secrets.token_bytes(MASTER_SIZE)
