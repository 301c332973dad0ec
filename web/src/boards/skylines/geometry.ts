// Squares, polyominoes and pieces: where things lie on the sheet. What may lie there is the server's to say.
import type { BoardInfo, Spot } from './types';

/** A cell of a tile or of the map: row from the top, column from the left. */
export interface Cell {
  row: number;
  column: number;
}

export const PIECE = 6; // squares along a side of a board piece

export const at = (square: string): Cell => ({
  row: Number(square.slice(1)) - 1,
  column: square.charCodeAt(0) - 97,
});
export const nameOf = ({ row, column }: Cell): string => `${String.fromCharCode(97 + column)}${row + 1}`;
export const same = (a: Cell, b: Cell): boolean => a.row === b.row && a.column === b.column;
/** As one reads: from the top, then from the left. */
export const order = (a: Cell, b: Cell): number => a.row - b.row || a.column - b.column;

// Polyominoes

/** The cells moved to the top left corner, in reading order. */
function settled(cells: Cell[]): Cell[] {
  const top = Math.min(...cells.map((cell) => cell.row));
  const left = Math.min(...cells.map((cell) => cell.column));
  return cells.map(({ row, column }) => ({ row: row - top, column: column - left })).sort(order);
}

export const turned = (cells: Cell[]): Cell[] =>
  settled(cells.map(({ row, column }) => ({ row: column, column: -row })));
export const flipped = (cells: Cell[]): Cell[] =>
  settled(cells.map(({ row, column }) => ({ row, column: -column })));
export const cellsOf = (drawing: string[]): Cell[] =>
  settled(
    drawing.flatMap((line, row) =>
      [...line].flatMap((mark, column) => (mark === '#' ? [{ row, column }] : [])),
    ),
  );

function compare(a: Cell[], b: Cell[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const by = order(a[i] as Cell, b[i] as Cell);
    if (by) return by;
  }
  return a.length - b.length;
}

/** Every different form of a shape, sorted as the server sorts them. */
export function orientations(drawing: string[]): Cell[][] {
  const found: Cell[][] = [];
  for (const start of [cellsOf(drawing), flipped(cellsOf(drawing))]) {
    let form = start;
    for (let i = 0; i < 4; i++) {
      if (!found.some((other) => compare(other, form) === 0)) found.push(form);
      form = turned(form);
    }
  }
  return found.sort(compare);
}

/** The index of a form among those of its shape. */
export const formOf = (forms: Cell[][], cells: Cell[]): number =>
  forms.findIndex((form) => compare(form, cells) === 0);

export function sizeOf(cells: Cell[]): { columns: number; rows: number } {
  return {
    columns: 1 + Math.max(0, ...cells.map((cell) => cell.column)),
    rows: 1 + Math.max(0, ...cells.map((cell) => cell.row)),
  };
}

/** The cell one holds a tile by: the one nearest to its middle. */
export function grip(cells: Cell[]): Cell {
  const { columns, rows } = sizeOf(cells);
  const far = ({ row, column }: Cell): number =>
    (row - (rows - 1) / 2) ** 2 + (column - (columns - 1) / 2) ** 2;
  return cells.reduce(
    (best, cell) => (far(cell) < far(best) - 1e-9 ? cell : best),
    cells[0] ?? { row: 0, column: 0 },
  );
}

/**
 * The squares a tile covers when it is held over a square; at the rim it is moved in, so that it always lies
 * on the sheet.
 */
export function laid(cells: Cell[], over: Cell, columns: number, rows: number): Cell[] {
  const hold = grip(cells);
  const size = sizeOf(cells);
  const top = Math.max(0, Math.min(over.row - hold.row, rows - size.rows));
  const left = Math.max(0, Math.min(over.column - hold.column, columns - size.columns));
  return cells.map(({ row, column }) => ({ row: top + row, column: left + column }));
}

/** The square a tile that covers these is held over: the inverse of `laid`. */
export function heldAt(squares: Cell[]): Cell {
  const top = Math.min(...squares.map((cell) => cell.row));
  const left = Math.min(...squares.map((cell) => cell.column));
  const hold = grip(settled(squares));
  return { row: top + hold.row, column: left + hold.column };
}

// Points, in squares from the top left corner

export interface Point {
  x: number;
  y: number;
}

export const middleOf = (cells: Cell[]): Point => ({
  x: cells.reduce((sum, cell) => sum + cell.column + 0.5, 0) / cells.length,
  y: cells.reduce((sum, cell) => sum + cell.row + 0.5, 0) / cells.length,
});
/** How far it is from one point to another, squared. */
export const distance = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

// Outlines

/** The outline of a set of cells, a closed loop each, corners only, clockwise. */
export function loops(cells: Cell[]): Point[][] {
  const has = new Set(cells.map(({ row, column }) => `${column},${row}`));
  const next = new Map<string, Point[]>();
  const edge = (x1: number, y1: number, x2: number, y2: number): void => {
    const key = `${x1},${y1}`;
    next.set(key, [...(next.get(key) ?? []), { x: x2, y: y2 }]);
  };
  for (const { row: y, column: x } of cells) {
    if (!has.has(`${x},${y - 1}`)) edge(x, y, x + 1, y);
    if (!has.has(`${x + 1},${y}`)) edge(x + 1, y, x + 1, y + 1);
    if (!has.has(`${x},${y + 1}`)) edge(x + 1, y + 1, x, y + 1);
    if (!has.has(`${x - 1},${y}`)) edge(x, y + 1, x, y);
  }
  const found: Point[][] = [];
  while (next.size) {
    const [first] = next.keys();
    const start = (first ?? '0,0').split(',').map(Number);
    const loop: Point[] = [];
    let here: Point = { x: start[0] ?? 0, y: start[1] ?? 0 };
    let came: Point | null = null;
    for (;;) {
      const key = `${here.x},${here.y}`;
      const ways: Point[] | undefined = next.get(key);
      if (!ways?.length) break;
      // Where two cells meet at a corner only, keep to the right so that each stays a loop of its own.
      const way: Point =
        (came && ways.length > 1 ? ways.find((one) => rightOf(came as Point, here, one)) : undefined) ??
        (ways[0] as Point);
      if (ways.length > 1)
        next.set(
          key,
          ways.filter((one) => one !== way),
        );
      else next.delete(key);
      loop.push(here);
      came = here;
      here = way;
    }
    found.push(corners(loop));
  }
  return found;
}

const rightOf = (a: Point, b: Point, c: Point): boolean =>
  (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0;

function corners(loop: Point[]): Point[] {
  return loop.filter((point, i) => {
    const before = loop[(i + loop.length - 1) % loop.length] as Point;
    const after = loop[(i + 1) % loop.length] as Point;
    return (before.x - point.x) * (after.y - point.y) !== (before.y - point.y) * (after.x - point.x);
  });
}

/** The outline as a path: `unit` px a cell, drawn `inset` px within, corners of radius `round`. */
export function outline(cells: Cell[], unit: number, inset = 0, round = 0): string {
  return loops(cells)
    .map((loop) => drawn(inside(loop, unit, inset), round))
    .join('');
}

/** A loop moved inwards. Loops run clockwise, so the inside is to the right of the way one goes. */
function inside(loop: Point[], unit: number, inset: number): Point[] {
  return loop.map((point, i) => {
    const before = loop[(i + loop.length - 1) % loop.length] as Point;
    const after = loop[(i + 1) % loop.length] as Point;
    const [inX, inY] = [Math.sign(point.x - before.x), Math.sign(point.y - before.y)];
    const [outX, outY] = [Math.sign(after.x - point.x), Math.sign(after.y - point.y)];
    return { x: point.x * unit + inset * (-inY - outY), y: point.y * unit + inset * (inX + outX) };
  });
}

function drawn(loop: Point[], round: number): string {
  if (!round) return `M${loop.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
  const parts = loop.map((point, i) => {
    const before = toward(point, loop[(i + loop.length - 1) % loop.length] as Point, round);
    const after = toward(point, loop[(i + 1) % loop.length] as Point, round);
    return `${i ? 'L' : 'M'}${before.x} ${before.y}Q${point.x} ${point.y} ${after.x} ${after.y}`;
  });
  return `${parts.join('')}Z`;
}

function toward(from: Point, to: Point, far: number): Point {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const step = Math.min(far, length / 2);
  return { x: from.x + Math.sign(to.x - from.x) * step, y: from.y + Math.sign(to.y - from.y) * step };
}

// Pieces

export interface Ground {
  land: boolean[][];
  right: boolean[][];
  below: boolean[][];
}

function once({ land, right, below }: Ground): Ground {
  const n = PIECE;
  const grid = (
    rows: number,
    columns: number,
    mark: (row: number, column: number) => boolean | undefined,
  ): boolean[][] =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => mark(row, column) ?? false),
    );
  return {
    land: grid(n, n, (row, column) => land[n - 1 - column]?.[row]),
    right: grid(n, n - 1, (row, column) => below[n - 2 - column]?.[row]),
    below: grid(n - 1, n, (row, column) => right[n - 1 - column]?.[row]),
  };
}

/** A piece after so many quarter turns clockwise. */
export function groundOf(board: BoardInfo, turn: number): Ground {
  const read = (lines: string[], mark: string): boolean[][] =>
    lines.map((line) => [...line].map((one) => one === mark));
  let ground: Ground = {
    land: read(board.land, '.'),
    right: read(board.right, '|'),
    below: read(board.below, '-'),
  };
  for (let i = 0; i < turn; i++) ground = once(ground);
  return ground;
}

export interface Street {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/**
 * What is drawn of pieces that lie: land, water, streets as long lines, the folds between pieces; in squares.
 */
export interface Sheet {
  land: Cell[];
  water: Cell[];
  streets: Street[];
  folds: Street[];
  blocked: ReadonlySet<string>; // "x,y,r" or "x,y,b": a street to the right of or below a square
}

export function sheetOf(spots: Spot[], board: (letter: string) => BoardInfo | undefined): Sheet {
  const land: Cell[] = [];
  const water: Cell[] = [];
  const blocked = new Set<string>();
  const folds: Street[] = [];
  const taken = new Set(spots.map((spot) => `${spot.column},${spot.row}`));
  for (const spot of spots) {
    const info = board(spot.board);
    if (!info) continue;
    const ground = groundOf(info, spot.turn);
    const [left, top] = [spot.column * PIECE, spot.row * PIECE];
    for (let row = 0; row < PIECE; row++)
      for (let column = 0; column < PIECE; column++) {
        (ground.land[row]?.[column] ? land : water).push({ row: top + row, column: left + column });
        if (ground.right[row]?.[column]) blocked.add(`${left + column},${top + row},r`);
        if (ground.below[row]?.[column]) blocked.add(`${left + column},${top + row},b`);
      }
    if (taken.has(`${spot.column + 1},${spot.row}`))
      folds.push({ x1: left + PIECE, y1: top, x2: left + PIECE, y2: top + PIECE });
    if (taken.has(`${spot.column},${spot.row + 1}`))
      folds.push({ x1: left, y1: top + PIECE, x2: left + PIECE, y2: top + PIECE });
  }
  return { land, water, streets: [...along(blocked, 'r'), ...along(blocked, 'b')], folds, blocked };
}

/** Streets joined to lines as long as they run straight. */
function along(blocked: Set<string>, side: 'r' | 'b'): Street[] {
  const found: Street[] = [];
  const left = new Set([...blocked].filter((key) => key.endsWith(side)));
  const sorted = [...left]
    .map((key) => key.split(',').slice(0, 2).map(Number) as [number, number])
    .sort((a, b) => (side === 'r' ? a[0] - b[0] || a[1] - b[1] : a[1] - b[1] || a[0] - b[0]));
  for (const [x, y] of sorted) {
    const last = found.at(-1);
    if (side === 'r') {
      if (last && last.x1 === x + 1 && last.y2 === y) last.y2 = y + 1;
      else found.push({ x1: x + 1, y1: y, x2: x + 1, y2: y + 1 });
    } else if (last && last.y1 === y + 1 && last.x2 === x) last.x2 = x + 1;
    else found.push({ x1: x, y1: y + 1, x2: x + 1, y2: y + 1 });
  }
  return found;
}

const STEPS = [
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: 0, dy: -1 },
] as const;

/** Whether two squares share an edge that no street runs along. */
export function joined(sheet: Sheet, a: Cell, b: Cell): boolean {
  const step = STEPS.find(({ dx, dy }) => a.column + dx === b.column && a.row + dy === b.row);
  if (!step) return false;
  const first = step.dx + step.dy > 0 ? a : b;
  return !sheet.blocked.has(`${first.column},${first.row},${step.dx ? 'r' : 'b'}`);
}

/** The squares beside a tile, with no street between. */
export function beside(sheet: Sheet, squares: Cell[]): Cell[] {
  const found = new Map<string, Cell>();
  const land = new Set(sheet.land.map(nameOf));
  for (const cell of squares)
    for (const { dx, dy } of STEPS) {
      const next = { row: cell.row + dy, column: cell.column + dx };
      if (land.has(nameOf(next)) && joined(sheet, cell, next) && !squares.some((own) => same(own, next)))
        found.set(nameOf(next), next);
    }
  return [...found.values()];
}
