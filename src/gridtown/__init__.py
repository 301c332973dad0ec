"""Gridtown plays, teaches, simulates and studies city-building board games."""

__version__ = "0.2.0"
