// The server's JSON, as docs/protocol.md says it. What a game adds is typed beside its board.

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  /** In the language asked for, as the words of each value and the line about it. */
  title: string;
  titles: Record<string, string>;
  summary: string;
}

export interface GameInfo {
  id: string;
  title: string;
  blurb: string;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  bots: string[];
}

/** A legal action: its text goes back to the server, its kind and arguments are for showing it. */
export interface LegalAction {
  action: string;
  kind: string;
  [argument: string]: unknown;
}

/** What happened, in words; `version` is the one of the viewer's table that it came with. */
export interface TableEvent {
  version: number;
  id: string;
  player: number;
  args: Record<string, unknown>;
  text: string;
}

/** What every game's view has; a board knows the rest of its own. */
export interface AnyView {
  game: string;
  viewer: number | null;
  to_act: number[];
}

/** A table as one viewer may know it, with the events after the version `since`. */
export interface Update<V extends AnyView = AnyView> {
  version: number;
  since: number;
  view: V;
  legal_actions: LegalAction[];
  events: TableEvent[];
  names: string[];
  seats: string[];
  over: boolean;
}

export interface Problem {
  code: string;
  message: string;
  rule?: string | null;
}

export interface PreviewCost {
  payee: number | null;
  amount: number;
  what: string;
  conditional: boolean;
  text: string;
}

/** A change of one's score, or of another player's; `args` are the game's own. */
export interface PreviewChange {
  line: string;
  amount: number;
  conditional: boolean;
  player: number | null;
  args: Record<string, unknown>;
  text: string;
}

export interface Preview {
  costs: PreviewCost[];
  changes: PreviewChange[];
}

export interface Previews {
  version: number;
  previews: Record<string, Preview>;
}

export interface Explanation {
  legal: boolean;
  rule: string | null;
  message: string;
}

export interface TableInfo {
  table: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, string>;
  seats: string[];
  names: string[];
  created: string;
  seed_known: boolean;
  over: boolean;
  closed: boolean;
  player: number | null;
}

export interface Created {
  table: string;
  invitations: { player: number; path: string }[];
}

export interface NewTable {
  game: string;
  players: number;
  seats: string[];
  options: Record<string, string>;
  names: string[];
  seed?: string;
}
