"""Ids and keys as they are made."""

import secrets

import pytest

from gridtown.server.http.identity import Guest, new_id


def test_none_is_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: "-" * size)
    assert new_id() == "A-----------"
    made = {Guest("mara", None).derived(12, "table", str(number)) for number in range(400)}
    assert len(made) == 400
    assert not [id for id in made if id.startswith("-")]
