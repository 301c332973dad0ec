"""The City board: its spaces, Cities, Goods and what they cost, the effects of tiles and the money they bring."""
