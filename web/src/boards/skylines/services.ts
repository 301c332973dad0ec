// Which squares a service building reaches. What counts, the server says; this is where it is drawn.
import { beside, type Cell, type Sheet } from './geometry';
import type { TileView } from './types';

/** The squares a service on these squares reaches: those beside it, or all of its district. */
export const reached = (
  reach: TileView['reach'],
  squares: Cell[],
  sheet: Sheet,
  district: Cell[],
): Cell[] => {
  if (!reach) return [];
  return reach === 'neighbours' ? beside(sheet, squares) : district;
};
