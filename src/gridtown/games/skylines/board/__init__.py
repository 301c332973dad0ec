"""The map, its districts and tiles; the types of card and the tracks of the administration board."""
