// Where things lie on the sheet: spaces by name, and roads that meet or end. Drawing only; what is allowed
// the server says.
export type Side = 'N' | 'E' | 'S' | 'W';

export const SIZE = 5;
export const CENTRE = 'c3';
export const COLUMNS = ['a', 'b', 'c', 'd', 'e'] as const;
export const ROWS = [5, 4, 3, 2, 1] as const; // from the top of the screen

/** All 25 spaces in reading order, top left first. */
export const SPACES: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));

/** Column and row on the screen, from 0, the top left being 0, 0. */
export function at(space: string): { x: number; y: number } {
  return { x: space.charCodeAt(0) - 97, y: SIZE - Number(space.slice(1)) };
}

export function nameOf(x: number, y: number): string | null {
  return x >= 0 && x < SIZE && y >= 0 && y < SIZE ? `${COLUMNS[x]}${SIZE - y}` : null;
}

const STEPS: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export function sidesOf(roads: string): Side[] {
  return [...roads] as Side[];
}

export function neighbor(space: string, side: Side): string | null {
  const { x, y } = at(space);
  const [dx, dy] = STEPS[side];
  return nameOf(x + dx, y + dy);
}

/** The sides where a road runs against a neighboring tile that has none there. */
export function deadEnds(space: string, roads: string, roadsAt: (space: string) => string | null): Side[] {
  return sidesOf(roads).filter((side) => {
    const next = neighbor(space, side);
    const theirs = next && roadsAt(next);
    return typeof theirs === 'string' && !theirs.includes(OPPOSITE[side]);
  });
}
