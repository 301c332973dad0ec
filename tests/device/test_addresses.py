"""The addresses of a device are the server's, but for those that take other people."""

from gridtown.device.addresses import ADDRESSES
from gridtown.server.http.routes import ADDRESSES as SERVED

OTHERS = {
    ("GET", "/api/device"),
    ("POST", "/api/invitations"),
    ("POST", "/api/join"),
    ("POST", "/api/tables/{table}/chat"),
    ("POST", "/api/tables/{table}/chat/switch"),
    ("POST", "/api/tables/{table}/seats/{player}"),
    ("POST", "/api/tables/{table}/seats/{player}/invitation"),
    ("POST", "/api/tables/{table}/transfer"),
}
"""What needs people at other devices, or a server."""


def test_everything_is_there_that_needs_nobody_else() -> None:
    served = {(address.method, address.path) for address in SERVED}
    assert {(address.method, address.path) for address in ADDRESSES} == served - OTHERS
