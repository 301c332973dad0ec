"""Matches in memory, running or over.

- matches: all of this process · match: one of them, with its checks and its lock.
- watcher: a socket that is to be told of changes · status: who sits there and what is agreed.
- replays: the cache of replays of matches that are over.
"""
