// Skylines' view as the server presents it, and its box.
import type { Named } from '../../lib/messages';
import type { AnyView } from '../../lib/types';

export type TypeName =
  | 'residential'
  | 'commercial'
  | 'industrial'
  | 'power'
  | 'water'
  | 'garbage'
  | 'healthcare'
  | 'education'
  | 'transport'
  | 'fire'
  | 'police'
  | 'parks'
  | 'unique'
  | 'policy'
  | 'news'
  | 'role';
export type TrackName =
  'money' | 'happiness' | 'power' | 'water' | 'garbage' | 'employment' | 'pollution' | 'traffic' | 'crime';
export type Amounts = Partial<Record<TrackName, number>>;

export interface Spot {
  board: string;
  column: number;
  row: number;
  turn: number;
}

export interface PieceView extends Spot {
  face_up: boolean;
  cost: number;
  next: boolean;
}

export interface DistrictView {
  squares: string[];
  tiles: number;
  services: TypeName[];
}

export interface TileView {
  card: number;
  type: TypeName;
  squares: string[];
  reach: 'neighbours' | 'district' | null;
}

export interface SeatView {
  player: number;
  cards: { card: number; price: number }[];
  role: number | null;
  offers: number[];
  exchange_price: number;
  swap_price: number;
}

export interface Result {
  termination: string;
  score: number;
  success: boolean;
  row: number | null;
}

export type Phase =
  | 'first'
  | 'pieces'
  | 'lay'
  | 'deal'
  | 'roles'
  | 'keep'
  | 'develop'
  | 'act'
  | 'tile'
  | 'place'
  | 'draw'
  | 'reveal'
  | 'swap'
  | 'over';

export interface SkylinesView extends AnyView {
  players: number;
  options: { scenario: string; level: string; roles: string };
  phase: Phase;
  active: number;
  token: number;
  milestone: number;
  milestones: number;
  last_milestone: boolean;
  may_end: boolean;
  tiles_wanted: number;
  tracks: Record<TrackName, number>;
  skyline: number;
  map: { columns: number; rows: number; pieces: PieceView[] };
  districts: DistrictView[];
  tiles: TileView[];
  stacks: number[];
  pile: number[];
  news: number | null;
  uniques: number[];
  supply: Partial<Record<TypeName, Record<string, number>>>;
  playing: { card: number; shape: string | null } | null;
  drawing: { reason: 'action' | 'news' | 'policy' | 'swap'; due: number };
  drawn_boards: string[];
  seats: SeatView[];
  result: Result | null;
}

// The box

export interface Condition {
  services: TypeName[];
  residential: number;
  commercial: number;
  industrial: number;
  track: TrackName | null;
  below: number | null;
  above: number | null;
  equals: number | null;
}

export interface Effect {
  kind: string;
  of?: string[];
  track?: TrackName | null;
  amount?: number;
  stage?: number;
}

export interface TrackInfo {
  id: TrackName;
  name: Named;
  low: number;
  high: number | null;
}

export interface BoardInfo {
  id: string;
  cost: number;
  land: string[];
  right: string[];
  below: string[];
}

export interface ShapeInfo {
  id: string;
  name: Named;
  cells: string[];
}

interface Row {
  number: number;
  name: Named;
  source?: Record<string, string>;
}

export interface Components {
  tracks: TrackInfo[];
  boards: BoardInfo[];
  shapes: ShapeInfo[];
  cards: (Row & {
    stage: number;
    type: TypeName;
    shape: string | null;
    cost: Amounts;
    condition: Partial<Condition> | null;
    reward: Amounts;
  })[];
  uniques: (Row & { stage: number; shape: string; cost: Amounts; reward: Amounts; effects: Effect[] })[];
  roles: (Row & { effects: Effect[] })[];
  policies: (Row & { stage: number; cost: Amounts; condition: Partial<Condition> | null; reward: Amounts })[];
  news: (Row & { stage: number; effects: Effect[] })[];
  scenarios: { id: string; name: Named }[];
  success: { number: number; name: Named; low: number; success: boolean }[];
}

/** Any card of the box, with what it lacks left empty. */
export interface CardInfo {
  number: number;
  type: TypeName;
  stage: number;
  name: Named;
  shape: string | null;
  cost: Amounts;
  condition: Condition | null;
  reward: Amounts;
  effects: Effect[];
  printed: boolean;
}
