"""Where every tile and every coin is: read from a state, and kept through a game from its events."""

from collections import Counter

from tests.games.neom.playing import cornerstones, tiles

from gridtown.core.bits import members
from gridtown.core.event import Event
from gridtown.games.neom.state import HIDDEN, NeomState
from gridtown.games.neom.tables import Tables


def whereabouts(state: NeomState, gone: Counter[int] | None = None) -> Counter[int]:
    """How often each tile number is somewhere: deck, hand, row, selected, City, box, pile, kept.

    A selected tile is remembered until the turn ends; once it is placed or gone it lies there no more.
    """
    found: Counter[int] = Counter()
    generation = int(state.generation)
    found.update(cornerstones(state.box) + cornerstones(state.pile))
    found.update(tiles(state, state.deck) if generation else [])
    found.update(tiles(state, state.row) if generation else cornerstones(state.row))
    for player in state.players:
        found.update(tiles(state, player.hand) if generation else cornerstones(player.hand))
        found.update(cornerstones(player.kept))
        laid = [int(tile) for tile in player.city.tiles if tile]
        found.update(laid)
        chosen = int(player.selected)
        if generation and chosen not in (0, HIDDEN, *laid) and not (gone and gone[chosen]):
            found[chosen] += 1  # in the Preliminary Round it is still in the hand
    return found


class Ledger:
    """Follows a game by its events, and says what must lie where."""

    def __init__(self, tables: Tables, state: NeomState) -> None:
        self.tables = tables
        self.gone: Counter[int] = Counter()
        self.money = [int(player.money) for player in state.players]
        self.owed = [0] * int(state.size)

    def deck(self, generation: int, players: int, deck_choice: int) -> list[int]:
        which = deck_choice if players == 1 else max(players - 3, 0)
        bits = int(self.tables.decks[3 * (generation - 1) + which])
        return [(generation - 1) * 40 + 1 + index for index in members(bits)]

    def hear(self, event: Event) -> None:
        """Take account of a consequence."""
        player, args = event.player, event.args
        amount = int(str(args.get("amount", 0)))
        if event.id in ("sold", "placing-income", "answering-income", "selecting-income", "income"):
            self.money[player] += amount
        elif event.id in ("paid", "bought", "bought-from-supply", "paid-penalty"):
            self.money[player] -= amount
            if event.id == "bought":
                self.owed[int(str(args["seller"]))] += amount
        elif event.id == "received":
            assert self.owed[player] == amount
            self.money[player] += amount
            self.owed[player] = 0
        if event.id in ("sold", "gave-up"):
            self.gone[int(str(args["tile"]))] += 1
        elif event.id == "replaced":
            self.gone[int(str(args["old"]))] += 1
        elif event.id == "sacrificed":
            self.gone[int(str(args["tile"]))] += 1

    def balance(self, state: NeomState) -> None:
        """Raise AssertionError unless every coin is where the events say."""
        assert [int(player.money) for player in state.players] == self.money
        assert [int(player.owed) for player in state.players] == self.owed
