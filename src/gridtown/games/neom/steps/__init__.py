"""The steps of a game, a module a section of the rulebook."""
