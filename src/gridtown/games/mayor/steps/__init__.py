"""The steps of a game and the kinds of action they ask for, a module for each section of the rulebook."""
