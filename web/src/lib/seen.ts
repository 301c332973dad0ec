// What a board sees of its table: one that is played at (Table), or one that is over and looked at again
// (Replay).
import type { ShownPing } from './pings.svelte';
import type { Line } from './socket';
import type {
  Ahead,
  AnyView,
  Explanation,
  Foreseen,
  Preview,
  Problem,
  TableStatus,
  TableEvent,
  Update,
} from './types';

/** A table as what serves it has to know it. */
export interface At {
  readonly id: string;
  readonly seat: number | null;
  readonly status: TableStatus | null;
  readonly viewer: number | null;
  readonly update: Update | null;
  /** The choice that is on its way. */
  readonly sending: string | null;
}

export interface Seen<V extends AnyView = AnyView> {
  readonly id: string;
  readonly update: Update<V> | null;
  readonly viewer: number | null;
  readonly status: TableStatus | null;
  readonly line: Line;
  readonly problem: Problem | null;
  readonly sending: string | null;
  /** All there is to read of what happened. */
  readonly log: TableEvent[];
  /** What had happened by what is shown. */
  readonly past: TableEvent[];
  /** What has come about is to be shown as it stands, not how it came about. */
  readonly still: boolean;
  /** How often a step was taken back: what was held up before is held no more. */
  readonly backs: number;
  readonly previews: Record<string, Preview>;
  /** What may be asked later in one's turn, and what would come of it. */
  readonly foreseen: readonly Foreseen[];
  readonly pings: ShownPing[];
  readonly ghost: { player: number; ghost: string } | null;
  /** Makes a choice; after: steps that are taken before it, all of them with it or none. */
  send(action: string, after?: readonly string[]): void;
  takeBack(): void;
  reason(action: string, after?: readonly string[]): Explanation | null;
  ask(action: string, after?: readonly string[]): Promise<void>;
  /** What one would see and might do after steps that are not taken; null until `lookAhead` is answered. */
  ahead(steps: readonly string[]): Ahead<V> | null;
  lookAhead(steps: readonly string[]): Promise<void>;
  ping(place: string): void;
  show(ghost: string | null): void;
}
