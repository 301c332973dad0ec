// Where the numbers beside pieces stand, so that none lies on another or on a piece.
import { HEIGHT, MARGIN, WIDTH, type Point } from './map';

/** What a number covers, in units of the drawing: from its middle to its sides. */
const HALF = { x: 9.5, y: 6.5 };
const PIECE = 9; // from the middle of a piece, roughly

/** From a piece to the middle of its number: up to the right, and where else there may be room. */
const SPOTS: readonly Point[] = [
  { x: 15, y: -14 },
  { x: -15, y: -14 },
  { x: 15, y: 15 },
  { x: -15, y: 15 },
  { x: 0, y: -22 },
  { x: 0, y: 20 },
];

const near = (a: Point, b: Point, x: number, y: number): boolean =>
  Math.abs(a.x - b.x) < x && Math.abs(a.y - b.y) < y;

/** Whether a number is on the drawing. */
const inside = (at: Point, x: number, y: number): boolean =>
  at.x - x > -MARGIN.left &&
  at.x + x < WIDTH - MARGIN.left &&
  at.y - y > -MARGIN.top &&
  at.y + y < HEIGHT - MARGIN.top;

/**
 * For each piece the middle of its number, from the piece; grown: how large the numbers are, against their
 * usual size. Where all spots are taken it is the first.
 */
export function pillsAt(pieces: readonly Point[], grown: number): Point[] {
  const [x, y] = [HALF.x * grown, HALF.y * grown];
  const out = (grown - 1) * 0.7; // a larger number stands a little further out
  const taken: Point[] = [];
  return pieces.map((piece) => {
    const spots = SPOTS.map((spot) => ({ x: spot.x * (1 + out), y: spot.y * (1 + out) }));
    const free = (spot: Point): boolean => {
      const at = { x: piece.x + spot.x, y: piece.y + spot.y };
      return (
        inside(at, x, y) &&
        !taken.some((other) => near(at, other, 2 * x, 2 * y)) &&
        !pieces.some((other) => other !== piece && near(at, other, x + PIECE, y + PIECE))
      );
    };
    const spot = spots.find(free) ?? spots[0] ?? piece;
    taken.push({ x: piece.x + spot.x, y: piece.y + spot.y });
    return spot;
  });
}
