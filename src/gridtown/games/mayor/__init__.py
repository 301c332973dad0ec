"""Mayor: buy, place and score around the rondel, and be first in office. 2 to 4 players."""
