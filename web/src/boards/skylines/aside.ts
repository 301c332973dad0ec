// Where a name beside a mark on the map stands: near it, within the map, and off what has to stay readable.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const FAR = 4; // steps of the name's own height away from the mark, at most
const SIDES = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
] as const; // above first, as one expects it

/** How much two boxes cover of one another. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/**
 * The place for a name of that size about `radius` from a point, within the map; as near as it can be off the
 * `shunned`.
 */
export function aside(
  at: { x: number; y: number },
  radius: number,
  size: { width: number; height: number },
  map: { width: number; height: number },
  shunned: readonly Box[],
): Box {
  const mark = { x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius };
  let best: { box: Box; cost: number } | null = null;
  for (let far = 0; far <= FAR; far++)
    for (const [across, down] of SIDES) {
      const reach = radius + far * size.height;
      const x = at.x + across * (reach + size.width / 2) - size.width / 2;
      const y = at.y + down * (reach + size.height / 2) - size.height / 2;
      const box = {
        ...size,
        x: Math.max(0, Math.min(x, map.width - size.width)),
        y: Math.max(0, Math.min(y, map.height - size.height)),
      };
      const cost = far + [mark, ...shunned].reduce((sum, one) => sum + overlap(box, one), 0);
      if (!best || cost < best.cost) best = { box, cost };
    }
  return best?.box ?? { ...size, ...at };
}
