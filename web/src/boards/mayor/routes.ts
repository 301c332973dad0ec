// The routes a piece that walks may take: a line each, and a disc at its end that carries its number.
import type { LegalAction } from '../../lib/types';
import { beside, drawn, placeOf, twin, type Point } from './map';
import type { PieceName } from './types';

export interface Route {
  action: LegalAction;
  piece: PieceName;
  space: string; // where it ends
  line: string;
  at: Point; // of its disc
  nr: number;
}

/** How far from the middle of a street a route is drawn, on either side: along its edge. */
export const ASIDE = 13.5;

/** The line of a way from space to space: citizens on one side of the street, Bankers on the other. */
export const lineOf = (places: Map<string, Point>, path: string[], piece: PieceName): string =>
  drawn(
    beside(
      path.map((space) => placeOf(places, space)),
      piece === 'citizen' ? ASIDE : -ASIDE,
    ),
  );

/** How far apart the discs are that end on one space. */
const TWIN = 27;

/** `from`: where the pieces that walk come from. */
export function routes(
  ends: LegalAction[],
  from: Partial<Record<PieceName, string>>,
  places: Map<string, Point>,
): Route[] {
  return ends.map((action, i) => {
    const piece: PieceName = action.kind === 'banker' ? 'banker' : 'citizen';
    const space = String(action.space);
    const start = from[piece];
    const walked = Array.isArray(action.path) ? action.path.map(String) : [space];
    const path = start && walked[0] !== start ? [start, ...walked] : walked;
    const twins = ends.slice(0, i).filter((other) => other.space === action.space).length;
    return {
      action,
      piece,
      space,
      line: lineOf(places, path, piece),
      at: twin(placeOf(places, space), twins, TWIN),
      nr: i + 1,
    };
  });
}
