"""Matches in memory, running or over.

- matches: all of this process · match: one of them, with its lock (its checks are table.admission's).
- watcher: a socket that is to be told of changes · status: what is told of a table beside its game.
- maintenance: what is too old is forgotten, and the process is looked after.
- admin_state: what those who run the server have decided.
- replays: the cache of replays of matches that are over.
"""
