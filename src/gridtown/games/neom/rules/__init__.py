"""The rules of NEOM, a module a section of the rulebook."""
