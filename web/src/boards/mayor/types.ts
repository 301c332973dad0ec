// What the server sends of this game: the view, the contents of the box, the arguments of a preview.
import type { Named } from '../../lib/messages';
import type { AnyView } from '../../lib/types';

export type TypeName = 'bank' | 'shop' | 'church' | 'park' | 'statue';
export type Colour = 'red' | 'yellow' | 'blue' | 'green';
export type LineColour = Colour | 'rainbow';
export type PieceName = 'citizen' | 'banker';
export type Phase =
  'reveal' | 'move' | 'act' | 'walk' | 'reward' | 'lay' | 'draw' | 'event' | 'final' | 'over';
export type Termination = 'mayor' | 'lines' | 'standstill';

export interface Surcharge {
  what: string; // "marker" or "event"
  player: number | null; // whose marker; null is a neutral one
  amount: number;
}

/** A line of the market. price and face are null once it is empty; cost adds the surcharges. */
export interface MarketLine {
  type: TypeName;
  colour: LineColour;
  face: number | null;
  backs: number;
  sold: number;
  prices: number[];
  price: number | null;
  surcharges: Surcharge[];
  cost: number | null;
}

export interface Wedge {
  type: TypeName;
  colour: LineColour;
  players: number[];
  neutral: number;
}

export interface Standing {
  space: string;
  number: number;
}

export interface SeatView {
  player: number;
  citizen: Standing;
  banker: Standing;
  marker: TypeName;
  tiles: number[];
  limit: number;
}

export interface Walking {
  player: number;
  vp: number;
  gp: number;
  for: string;
}

export interface EventView {
  current: number;
  stack: (number | null)[];
  drawn: number[] | null;
}

export interface Result {
  termination: Termination;
  ranking: number[];
  scores: number[];
  winners: number[];
}

export interface MayorView extends AnyView {
  players: number;
  options: Record<string, string>;
  phase: Phase;
  turn: number;
  active: number;
  lines_empty: number;
  closing_lines: number; // so many empty lines end the game
  final_round: boolean; // the last placements are under way
  passes: number;
  market: MarketLine[];
  rondel: Wedge[];
  board: { tiles: { square: string; tile: number }[]; amenities: string[] };
  seats: SeatView[];
  walking: Walking | null;
  placing: { tile: number; square: string } | null;
  using: number | null;
  event: EventView | null;
  result: Result | null;
}

export interface TileInfo {
  number: number;
  type: TypeName;
  colour: Colour | null;
  region: 'N' | 'S' | null;
  section: '+' | 'o' | null;
  icons: TypeName[]; // a park's; empty for buildings
  name: Named;
  source?: Record<string, string> | string;
}

export interface AmenityInfo {
  number: number;
  block: string;
  name: Named;
}

export interface EventInfo {
  number: number;
  id: string;
  name: Named;
  closed: Colour[];
  surcharge: Partial<Record<TypeName, number>>;
  barred: TypeName[];
  source?: Record<string, string> | string;
}

export interface LineInfo {
  type: TypeName;
  colour: LineColour;
  prices: number[];
  vp: number;
  gp: number;
  name: Named;
}

export interface CornerInfo {
  space: string;
  number: number;
  column: number;
  row: number;
}

export interface StreetInfo {
  id: string;
  colour: Colour;
  low: string;
  high: string;
  spaces: string[];
}

export interface EndInfo {
  space: string;
  next: string;
  from: [number, number];
  to: [number, number];
}

export interface SquareInfo {
  square: string;
  block: string;
  row: number;
  column: number;
  region: 'N' | 'S';
  section: '+' | 'o';
  streets: string[];
  beside: string | null;
}

export interface BoardInfo {
  corners: CornerInfo[];
  streets: StreetInfo[];
  ends: EndInfo[];
  squares: SquareInfo[];
  wall: [string, string];
}

export interface Components {
  tiles: TileInfo[];
  amenities: AmenityInfo[];
  events: EventInfo[];
  lines: LineInfo[];
  board: BoardInfo;
  steps: number[];
}

/** What a preview says of one piece of one player: the numbers on the board before and after. */
export interface GainArgs {
  times?: number;
  why?: string[];
  from?: number;
  to?: number;
  pushed?: number;
  lost?: number; // gold that a Banker before 50 does not get
  varies?: number; // 1: even the amount depends on a choice still to come
}
