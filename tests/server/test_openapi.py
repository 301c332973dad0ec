"""The OpenAPI document: requests made from it are answered as it says, and break nothing.

`make proof` asks more of every address than the ordinary run does.
"""

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.python.asgi import get_client, shutdown_lifespans
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.applications import Starlette
from tests.server.servers import fake_app

from gridtown.server.http.openapi import document
from gridtown.server.http.routes import ADDRESSES, Address

EXAMPLES = int(os.environ.get("GRIDTOWN_EXAMPLES", "15"))
"""Requests made of each address."""

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
SCHEMA = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Starlette, dict[str, str], str]]:
    """A server in which a guest (the cookie) sits at a table, and its id."""
    rate_limits: dict[str, Any] = {
        f"rate_limit_{kind}": "off" for kind in ("reads", "writes", "tables", "joins", "sockets")
    }
    app: Any = fake_app(tmp_path_factory.mktemp("server") / "tables.sqlite3", talking=True, **rate_limits)
    with get_client(app) as client:
        body: Any = {"game": "fake", "players": 2, "seats": ["person", "low"], "public": True}
        made = client.post("/api/tables", json=body)
        yield app, {cookie.name: str(cookie.value) for cookie in client.cookies}, made.json()["table"]
    shutdown_lifespans()


def name(address: Address) -> str:
    return f"{address.method} {address.path}"


@pytest.mark.parametrize("address", ADDRESSES, ids=name)
def test_every_address_is_as_documented(
    server: tuple[Starlette, dict[str, str], str], address: Address
) -> None:
    app, cookies, table = server
    operation = SCHEMA[address.path][address.method]

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(), known=st.booleans(), seated=st.booleans())
    def ask(case: schemathesis.Case[Any], known: bool, seated: bool) -> None:
        if known and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(app=app, checks=CHECKS, cookies=cookies if seated else {})

    ask()
