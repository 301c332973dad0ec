"""The OpenAPI document of the server, made from its routes and the types on the wire."""

import re
from functools import cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import gridtown
from gridtown.messages import LANGUAGES
from gridtown.server.http.routes import (
    ACTION,
    ADDRESSES,
    AFTER,
    AS,
    FROM,
    GAME,
    KIND,
    LANG,
    LANGUAGE,
    SEARCH,
    SEAT,
    SINCE,
    UPTO,
    Address,
)
from gridtown.server.storage.listing import KINDS
from gridtown.table.protocol import (
    STEPS_AHEAD,
    ChatNews,
    NoticeNews,
    PingNews,
    Problem,
    StatusNews,
    Update,
    encode,
)

REF: Final = "#/components/schemas/{name}"

NEWS: Final = (Update, StatusNews, ChatNews, PingNews, NoticeNews, Problem)
"""The types sent over a table's socket; OpenAPI knows no sockets, but these types belong to the wire."""

QUERIES: Final[dict[str, dict[str, Any]]] = {
    LANG: {"schema": {"type": "string", "enum": list(LANGUAGES)}, "description": "the language of all words"},
    SEAT: {"schema": {"type": "integer", "minimum": 0}, "description": "which of the asker's seats"},
    SINCE: {"schema": {"type": "integer", "minimum": 0}, "description": "the last version seen"},
    UPTO: {"schema": {"type": "integer", "minimum": 1}, "description": "the last version wanted"},
    ACTION: {"schema": {"type": "string", "minLength": 1, "maxLength": 200}, "required": True},
    AFTER: {
        "schema": {
            "type": "array",
            "items": {"type": "string", "minLength": 1, "maxLength": 200},
            "maxItems": STEPS_AHEAD,
        },
        "description": "own steps that are thought of as taken",
    },
    KIND: {"schema": {"type": "string", "enum": list(KINDS)}, "description": "by what one can do there"},
    GAME: {"schema": {"type": "string"}, "description": "a game's id; all unless given"},
    LANGUAGE: {"schema": {"type": "string"}, "description": "of who made the table; any unless given"},
    SEARCH: {"schema": {"type": "string", "maxLength": 100}, "description": "part of a name or a title"},
    FROM: {"schema": {"type": "string"}, "description": "where a page begins: `rest` of the one before"},
    AS: {"schema": {"type": "integer", "minimum": 0}, "description": "the player through whose eyes"},
}


@cache
def document() -> dict[str, Any]:
    """The document, version 3.1."""
    kinds = [kind for address in ADDRESSES for kind in (address.takes, address.gives) if kind is not None]
    found, components = msgspec.json.schema_components([*kinds, *NEWS], ref_template=REF)
    schemas = dict(zip(map(repr, kinds), found, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for address in ADDRESSES:
        paths.setdefault(address.path, {})[address.method.lower()] = _operation(address, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Gridtown", "version": gridtown.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


async def show(_request: Request) -> Response:
    """GET /api/openapi.json: the document."""
    return Response(encode(document()), media_type="application/json")


def _operation(address: Address, schemas: dict[str, Any]) -> dict[str, Any]:
    names = [LANG, *address.queries]
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _in(address.path)
    ]
    operation: dict[str, Any] = {
        "operationId": f"{address.endpoint.__module__.rpartition('.')[2]}-{address.endpoint.__name__}",
        "summary": _summary(address),
        "parameters": [*parameters, *({"name": name, "in": "query", **QUERIES[name]} for name in names)],
        "responses": {str(address.status): _answer(address, schemas), "default": _problem()},
    }
    if address.takes is not None:
        content = {"application/json": {"schema": schemas[repr(address.takes)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _answer(address: Address, schemas: dict[str, Any]) -> dict[str, Any]:
    if address.gives is None:
        return {"description": "done"}
    return {"description": "done", "content": {"application/json": {"schema": schemas[repr(address.gives)]}}}


def _problem() -> dict[str, Any]:
    content = {"application/problem+json": {"schema": {"$ref": REF.format(name="Problem")}}}
    return {"description": "refused, in words", "content": content}


def _in(path: str) -> list[str]:
    return re.findall(r"{(\w+)}", path)


def _summary(address: Address) -> str:
    """The text of the endpoint's docstring after the address."""
    first = (address.endpoint.__doc__ or "").partition("\n")[0]
    return first.partition(": ")[2].rstrip(".") or first
