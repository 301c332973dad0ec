// The scale of a chart: round numbers beside it; labels and marks that don't lie on one another.

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

/** Marks nearer to each other than that share one place, that of the first; none beyond either end. */
export function gathered<T>(
  marks: readonly T[],
  x: (mark: T) => number,
  least: number,
  width: number,
): { at: number; marks: T[] }[] {
  const within = (at: number): number => Math.max(least / 2, Math.min(width - least / 2, at));
  const groups: { at: number; marks: T[] }[] = [];
  for (const mark of [...marks].sort((a, b) => x(a) - x(b))) {
    const at = within(x(mark));
    const group = groups.at(-1);
    if (group && at < group.at + least) group.marks.push(mark);
    else groups.push({ at, marks: [mark] });
  }
  return groups;
}

/** Discs of that size in the same order, each lifted above those it would lie on, or let down at the top. */
export function stacked<T extends { x: number; y: number }>(discs: readonly T[], size: number): T[] {
  const placed: T[] = [];
  for (const disc of discs) {
    const near = placed.filter((other) => Math.abs(other.x - disc.x) < size);
    const free = (y: number): boolean => near.every((other) => Math.abs(other.y - y) >= size);
    const ways = near.flatMap(({ y }) => [y - size, y + size]).filter((y) => y >= size / 2 && free(y));
    const y = free(disc.y)
      ? disc.y
      : (ways.sort((a, b) => Math.abs(a - disc.y) - Math.abs(b - disc.y))[0] ?? disc.y);
    placed.push({ ...disc, y });
  }
  return placed;
}
