"""Whom a restriction is about: a guest by fingerprint, or a network; an address is a network of one."""

from ipaddress import ip_network

from gridtown.server.administration.commands import CannotDo
from gridtown.server.storage.orders import Orders, is_mark

SHOWN = 12
"""Digits of a fingerprint that are shown, and that are enough to name a guest."""


def network_of(text: str) -> str | None:
    """A network as it is kept; None where it is none. Raises CannotDo for one with bits that mean nothing."""
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        return None
    if str(ip_network(text, strict=False)) != text and "/" in text:
        raise CannotDo(f"{text}: this is a place in the network {network}; name the network itself")
    return str(network)


async def guest_of(orders: Orders, text: str) -> str:
    """The fingerprint that is meant. Raises CannotDo where it is none's, or several have it."""
    mark = text.lower()
    if len(mark) == 64 and is_mark(mark):
        return mark
    if not is_mark(mark):
        raise CannotDo(
            f"{text}: this is no guest, address or network; give at least 8 digits of a guest's mark "
            "(`gridtown admin table` shows them), an address, or a network like 192.0.2.0/24"
        )
    found = await orders.guests(mark)
    if not found:
        raise CannotDo(f"{text}: no guest with this mark sits anywhere, or made a table")
    if len(found) > 1:
        raise CannotDo(f"{text}: several guests have this mark; give more of its digits: {', '.join(found)}")
    return found[0]


async def subject_of(orders: Orders, text: str) -> str:
    """A guest's fingerprint, or a network. Raises CannotDo."""
    return network_of(text) or await guest_of(orders, text)


def shown(subject: str) -> str:
    """A guest by mark, a network as it is."""
    return subject if "/" in subject else subject[:SHOWN]
