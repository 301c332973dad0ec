"""The client's types are those of the server."""

from tests.server.wire import WIRE, types


def test_the_client_knows_the_types_of_the_server() -> None:
    assert WIRE.read_text() == types(), "the types on the wire have changed: run `make wire`"
