// Which buildings give the services that a zone would use. What counts, the server says; this is where it is
// drawn.
import type { Ghost, SkylinesChoice } from './choice.svelte';
import { at, beside, distance, middleOf, nameOf, type Cell, type Point, type Sheet } from './geometry';
import { used } from './preview';
import type { TileView, TypeName } from './types';

/** A service used: from a square of the tile to the building that gives it, in squares. */
export interface Link {
  service: TypeName;
  from: Point;
  to: Point;
}

/** Where the sign of a building stands, about. */
function signAt({ squares }: TileView): Point {
  const { row, column } = at(squares.at(-1) ?? 'a1');
  return squares.length === 1 ? { x: column + 0.76, y: row + 0.76 } : { x: column + 0.5, y: row + 0.52 };
}

/**
 * A link to a building for each of the services: the nearest of the kind that lies beside the tile, else one
 * that serves its district.
 */
export function linksFrom(
  squares: Cell[],
  services: TypeName[],
  tiles: TileView[],
  sheet: Sheet,
  district: Cell[],
): Link[] {
  const near = new Set(beside(sheet, squares).map(nameOf));
  const within = new Set(district.map(nameOf));
  const nearest = (points: Point[], to: Point): Point | undefined =>
    points.sort((a, b) => distance(a, to) - distance(b, to))[0];
  return services.flatMap((service) => {
    const all = tiles.filter(
      (tile) => tile.type === service && tile.squares.some((square) => within.has(square)),
    );
    const touching = all.filter((tile) => tile.squares.some((square) => near.has(square)));
    const to = touching.length
      ? nearest(touching.map(signAt), middleOf(squares))
      : [...all.filter((tile) => tile.reach === 'district'), ...all].map(signAt)[0];
    if (!to) return [];
    const from = nearest(
      squares.map(({ row, column }) => ({ x: column + 0.5, y: row + 0.5 })),
      to,
    );
    return [{ service, from: from ?? to, to }];
  });
}

/** The links of the tile that is held, where it may lie. */
export const linksOf = (
  ghost: Ghost,
  choice: SkylinesChoice,
  tiles: TileView[],
  sheet: Sheet,
  district: Cell[],
): Link[] => (ghost.action ? linksFrom(ghost.squares, used(choice.preview), tiles, sheet, district) : []);
