// What the window on the City has to show, so that one sees what one is asked about.
import type { Box } from './components';
import { SIDE, squareAt, type Point } from './map';
import type { Route } from './routes';
import type { Mark } from './Square.svelte';

/** The middle of the square held, else of the best legal one, else the middle of where the routes end. */
export function asked(
  box: Box,
  held: string | undefined,
  legal: string[],
  marks: ReadonlyMap<string, Mark>,
  routes: Route[],
): Point | null {
  const square = held ?? best(legal, marks);
  const info = square ? box.square(square) : undefined;
  if (info) {
    const { x, y } = squareAt(info);
    return { x: x + SIDE / 2, y: y + SIDE / 2 };
  }
  if (!routes.length) return null;
  return {
    x: routes.reduce((sum, route) => sum + route.at.x, 0) / routes.length,
    y: routes.reduce((sum, route) => sum + route.at.y, 0) / routes.length,
  };
}

/** The first of the legal squares that bring most. */
function best(legal: string[], marks: ReadonlyMap<string, Mark>): string | undefined {
  const worth = (square: string): number => (marks.get(square)?.vp ?? 0) * 2 + (marks.get(square)?.gp ?? 0);
  return legal.reduce<string | undefined>(
    (found, square) => (found === undefined || worth(square) > worth(found) ? square : found),
    undefined,
  );
}
