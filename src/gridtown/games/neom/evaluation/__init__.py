"""Evaluation of actions: the judgment of a player who knows the rules."""
