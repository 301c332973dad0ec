"""Short fingerprints, to compare builds, machines and files."""

from hashlib import blake2b

from gridtown.core.state import State


def digest(state: State) -> str:
    """32 hexadecimal digits that differ when the states differ."""
    return fingerprint(state.to_bytes())


def fingerprint(data: bytes) -> str:
    """32 hexadecimal digits of `data`."""
    return blake2b(data, digest_size=16).hexdigest()
