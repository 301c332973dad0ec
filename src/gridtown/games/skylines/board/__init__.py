"""The map, its districts and tiles; the cards, where they lie, what they cost and change; the tracks."""
