"""NEOM: create the city of tomorrow. 1 to 5 players, drafting and tile placement."""
