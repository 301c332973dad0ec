"""Score the city in city.json, as `gridtown score neom examples/city.json` does."""

from pathlib import Path

from gridtown.games.neom.game import load
from gridtown.games.neom.words.city_file import score_file

neom = load()
pad = score_file(neom, (Path(__file__).parent / "city.json").read_text(encoding="utf-8"))
for line, points in pad.items():
    print(line, points)
