"""The City board: spaces, Cities, Goods and their prices, the effects of tiles and the money they bring."""
