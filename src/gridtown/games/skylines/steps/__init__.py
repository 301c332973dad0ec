"""The steps of Skylines, a module for each section of the rulebook, and the rules that they share."""
