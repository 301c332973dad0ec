// The scale of a chart: round numbers beside it, and labels that don't lie on one another.

/** Round numbers from low to high, 0 among them, about so many steps. */
export function ticksOf(low: number, high: number, steps: number): number[] {
  const least = (high - low) / steps;
  const size = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, ([1, 2, 5, 10].find((one) => one * size >= least) ?? 10) * size);
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, i) => (first + i) * step + 0);
}

/**
 * The same labels from top to bottom, each at least so far below the one before, the last within the room.
 */
export function apart<T extends { y: number }>(labels: T[], least: number, room: number): T[] {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  let free = -Infinity;
  const down = sorted.map((label) => ({ ...label, y: (free = Math.max(label.y, free + least)) }));
  let top = room + least;
  return down.reverse().map((label) => ({ ...label, y: (top = Math.min(label.y, top - least)) }));
}
