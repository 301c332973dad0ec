// On which corner of its outline the seal of whoever built a tile stands: off all signs and numbers, and off
// the other seals.
import { overlap, type Box } from './aside';
import { loops, type Cell, type Point } from './geometry';
import { U } from './unit';

const LEAST = 14; // pixels of a seal
const MOST = 26;
const OF_SQUARE = 0.28;

/** Pixels of a seal, where a unit of the map has so many. */
export const sealSize = (scale: number): number =>
  Math.round(Math.max(LEAST, Math.min(MOST, OF_SQUARE * U * scale)));

/**
 * The middle of a seal for each outline of each group of squares, within `room`; `size` in units of the map.
 * The upper right corner comes first.
 */
export function sealsAt(groups: Cell[][], size: number, room: Box, shunned: readonly Box[]): Point[][] {
  const taken = [...shunned];
  const within = (wish: number, from: number, long: number): number =>
    Math.max(from + size / 2, Math.min(wish, from + long - size / 2));
  const spot = (loop: Point[]): Point => {
    const places = [...loop]
      .sort((a, b) => a.y - b.y || b.x - a.x)
      .map((corner) => {
        const x = within(corner.x * U, room.x, room.width);
        const y = within(corner.y * U, room.y, room.height);
        const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
        return { x, y, box, cost: taken.reduce((sum, one) => sum + overlap(box, one), 0) };
      });
    const { x, y, box } = places.reduce((best, one) => (one.cost < best.cost ? one : best));
    taken.push(box);
    return { x, y };
  };
  return groups.map((cells) => loops(cells).map(spot));
}
