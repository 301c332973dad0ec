"""Editions, the printings of a game as data: declaring, reading and checking them."""
