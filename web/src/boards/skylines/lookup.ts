// What a square of the city belongs to: its piece, its tile, its district.
import { PIECE, type Cell } from './geometry';
import type { DistrictView, PieceView, SkylinesView, TileView } from './types';

export const pieceAt = (view: SkylinesView, { row, column }: Cell): PieceView | undefined =>
  view.map.pieces.find(
    (piece) => piece.column === Math.floor(column / PIECE) && piece.row === Math.floor(row / PIECE),
  );

const bySquare = <T extends { squares: string[] }>(all: T[]): Map<string, T> =>
  new Map(all.flatMap((one) => one.squares.map((square): [string, T] => [square, one])));

export const tilesBySquare = (view: SkylinesView): Map<string, TileView> => bySquare(view.tiles);
export const districtsBySquare = (view: SkylinesView): Map<string, DistrictView> => bySquare(view.districts);
