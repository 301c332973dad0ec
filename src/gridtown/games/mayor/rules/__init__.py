"""The rules of Mayor, a module for each part of a turn."""
