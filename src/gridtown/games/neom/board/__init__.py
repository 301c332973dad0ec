"""Geometry and pieces: spaces, Cities, Goods, and the effects of tiles."""
