"""The steps of a turn and the kinds of action they ask for, a module for each part of the rulebook."""
