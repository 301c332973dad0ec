// The districts that have fewer tiles than they want before the Milestone may end.
import type { Box } from './aside';
import { at, distance, middleOf, nameOf, type Cell } from './geometry';
import { isForced } from './prompt';
import type { SkylinesView, TileView } from './types';
import { U } from './unit';

const READ = 0.74; // pixels a unit of what is written, at least

/** Its plate in units of the map, `scale` pixels each; small: out of the way of what is marked. */
export function plateOf({ row, column }: Cell, small: boolean, scale: number): Box & { size: number } {
  const size = Math.max(small ? 0.72 : 1, READ / scale);
  const [width, height] = [34 * size, 22 * size];
  const [right, down] = small ? [0.68, 0.76] : [0.5, 0.5];
  return { x: (column + right) * U - width / 2, y: (row + down) * U - height / 2, width, height, size };
}

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
