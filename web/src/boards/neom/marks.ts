// What is shown in a city besides what lies there.
import type { TileInfo } from './types';

/** What may be done with a space, and what that would bring. */
export interface Mark {
  state: 'legal' | 'replace' | 'illegal' | 'sacrifice' | 'chosen';
  label: string;
  delta?: string;
  loss?: boolean;
  even?: boolean;
}

/** A tile held over a space; sealed: it will lie there. */
export interface Ghost {
  space: string;
  tile: TileInfo;
  delta: string | null;
  sealed: boolean;
}

/** Something said of a space, beside it. */
export interface Note {
  space: string;
  text: string;
  bad: boolean;
  /** The rule that bars it. */
  rule: string | null;
}
