"""Studies: simulations of many games between bots, and statistics."""
