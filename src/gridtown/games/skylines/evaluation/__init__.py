"""Heuristic value of actions, for bots."""
