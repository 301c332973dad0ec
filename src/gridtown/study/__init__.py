"""Studies: many games played by bots, and what they say."""
