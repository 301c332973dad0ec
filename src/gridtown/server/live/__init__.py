"""Matches in memory, running or over.

- matches: all of this process · match: one of them, with its checks and its lock.
- watcher: a socket that is to be told of changes · status: who sits there and what is agreed.
- maintenance: what is too old is forgotten, and the process is looked after.
- admin_state: what those who run the server have decided.
- replays: the cache of replays of matches that are over.
"""
