// NEOM's view and components as the server sends them.
import type { Named } from '../../lib/messages';
import type { AnyView } from '../../lib/types';

export type TypeName = 'residential' | 'commercial' | 'industrial' | 'public' | 'resource' | 'disaster';
export type Tier = 'raw' | 'processed' | 'luxury';

export interface Cost {
  money?: number;
  goods?: string[];
  any_of?: (string | { money: number })[];
  tiles?: Partial<Record<TypeName, number>>;
}

export interface Effect {
  kind: string;
  vp?: number;
  gain?: number;
  base?: number;
  every?: number;
  per?: string;
  of?: string[];
  tiers?: Tier[];
  tier?: Tier;
  against?: string[];
  name?: string;
}

export interface TileInfo {
  number: number;
  name: Named;
  generation: 'I' | 'II' | 'III' | 'C';
  players: number | null;
  types: TypeName[];
  polluting: boolean;
  power: boolean;
  vp: number | null;
  cost: Cost;
  produces: string[];
  instant: number;
  income: [number, number, number] | null;
  roads: string;
  source: Record<string, string>;
  effects?: Effect[];
}

export interface GoodInfo {
  id: string;
  tier: Tier;
  name: Named;
}

export interface RankInfo {
  id: string;
  name: Named;
  at_least: Record<string, number>;
}

export interface Components {
  tiles: TileInfo[];
  goods: GoodInfo[];
  ranks: RankInfo[];
}

export interface Laid {
  number: number;
  space: string;
  good: string | null;
}

export const LINES = [
  'tiles',
  'neighborhoods',
  'goods',
  'money',
  'pollution',
  'ghost_town',
  'power',
] as const;
export type Line = (typeof LINES)[number];

const SIGNS: Record<Line, string> = {
  tiles: 'b-pub',
  neighborhoods: 'b-res',
  goods: 'g-proc',
  money: 'coin',
  pollution: 'i-smoke',
  ghost_town: 'i-x',
  power: 'i-power',
};

/** The symbol of a line of the score. */
export const signOf = (line: string): string => SIGNS[line as Line];

export type Score = Record<Line | 'total', number>;

export interface Plan {
  tile: number | null;
  sell: boolean;
  space: string | null;
  /** By Good: where it comes from; from: null while that is not chosen. */
  sources: { good: string | null; from: string | null; price: number | null }[];
  good: string | null;
  give: number[];
  take: number[];
}

export interface SeatView {
  player: number;
  money: number;
  owed: number;
  income: number;
  centre: string;
  centre_covered: boolean;
  goods: string[];
  city: Laid[];
  cornerstones: number[];
  cornerstones_hidden: number;
  routes: { west: boolean; east: boolean };
  reach: string[];
  score: Score;
  by_tile: { number: number; space: string; vp: number }[];
  neighborhoods: { spaces: string[]; vp: number }[];
  status: 'choosing' | 'chosen' | 'waiting';
  hand: number[] | null;
  hand_size: number;
  selected: number | null;
  chosen: boolean;
  plan: Plan | null;
  /** The spaces of the tiles chosen so far to be given up. */
  sacrifices: string[];
  charges: Record<Tier, number | null> | null;
}

export interface NeomView extends AnyView {
  players: number;
  options: Record<string, string>;
  generation: number;
  turn: number;
  phase: 'deal' | 'draft' | 'select' | 'act' | 'disaster' | 'exchange' | 'over';
  starter: number | null;
  row: number[];
  disaster: { tile: number; by: number | null } | null;
  pile: { size: number; known: number[] };
  seats: SeatView[];
  result: { ranking: number[]; scores: number[]; winners: number[]; rank: string | null } | null;
}
