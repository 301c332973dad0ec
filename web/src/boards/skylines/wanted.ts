// The districts that have fewer tiles than they want before the Milestone may end.
import { at, distance, middleOf, nameOf } from './geometry';
import { isForced } from './prompt';
import type { SkylinesView, TileView } from './types';

/** How many tiles each of them has, by the free square on which it is told. */
export function wantedBySquare(
  view: SkylinesView,
  tileAt: ReadonlyMap<string, TileView>,
): Map<string, number> {
  if (view.phase === 'over' || isForced(view)) return new Map();
  return new Map(
    view.districts.flatMap(({ squares, tiles }) => {
      const free = squares.filter((square) => !tileAt.has(square)).map(at);
      const middle = middleOf(free);
      const off = (square: { row: number; column: number }): number =>
        distance({ x: square.column, y: square.row }, middle);
      const [spot] = free.sort((a, b) => off(a) - off(b));
      return tiles < view.tiles_wanted && spot ? [[nameOf(spot), tiles]] : [];
    }),
  );
}
