"""The Market and the rondel, the City and its squares, the spaces pieces walk on, the Event tiles."""
