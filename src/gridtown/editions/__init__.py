"""Editions, the printings of a game as data: how their files are read, and what is said of a broken one."""
