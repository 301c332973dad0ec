"""Skylines in characters, for the terminal."""
