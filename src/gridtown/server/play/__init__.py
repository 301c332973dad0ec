"""Matches that run or ran.

- matches (those of this process) · match (the door of one) · course (its rules and its log).
- history (who may know what, since when) · update (what a viewer gets) · watcher (who gets it).
- seats · room (people and talk around a match). film: a match stepped through afterwards.
"""
