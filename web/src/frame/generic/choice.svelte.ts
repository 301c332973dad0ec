// What one is about to do at a table whose game the client does not know: actions that name squares of its
// grid are chosen there, square by square; all others in a list.
import { Choice } from '../../lib/choice.svelte';
import type { Seen } from '../../lib/seen';
import type { LegalAction } from '../../lib/types';

/** The squares an action names, in the order it names them. */
export function squaresOf(action: LegalAction, squares: ReadonlySet<string>): string[] {
  return Object.entries(action).flatMap(([key, value]) =>
    key !== 'action' && key !== 'kind' && typeof value === 'string' && squares.has(value) ? [value] : [],
  );
}

/** The same action on another square, as notation; null where the notation doesn't spell the square out. */
export function elsewhere(action: string, from: string, to: string): string | null {
  const words = action.split(' ');
  const at = words.lastIndexOf(from);
  return at < 0 ? null : words.with(at, to).join(' ');
}

export class GenericChoice extends Choice {
  private walked = $state.raw<readonly string[]>([]);
  private walkedFor = $state('');

  constructor(
    table: () => Seen,
    private readonly squares: () => readonly string[],
  ) {
    super(table);
  }

  private known = $derived.by(() => new Set(this.squares()));
  private paths = $derived.by(() =>
    this.actions.map((action) => [action, squaresOf(action, this.known)] as const),
  );
  /** The squares chosen so far for one action. */
  way = $derived.by<readonly string[]>(() => (this.walkedFor === this.stamp ? this.walked : []));

  /** What is chosen in the list. */
  listed = $derived.by<LegalAction[]>(() =>
    this.paths.flatMap(([action, squares]) => (squares.length ? [] : [action])),
  );
  /** What may be done on the squares chosen, where one has to say which. */
  rivals = $derived.by<LegalAction[]>(() => {
    const { way } = this;
    const found = this.paths.filter(([, path]) => path.length === way.length && begins(path, way));
    return way.length && found.length > 1 ? found.map(([action]) => action) : [];
  });

  /** By square, what may be chosen with it next: going on from the way, else from the start. */
  open = $derived.by<Map<string, LegalAction[]>>(() => {
    const on = this.after(this.way);
    return on.size ? on : this.after([]);
  });

  private after(way: readonly string[]): Map<string, LegalAction[]> {
    const found = new Map<string, LegalAction[]>();
    for (const [action, path] of this.paths) {
      const next = path[way.length];
      if (next !== undefined && begins(path, way)) found.set(next, [...(found.get(next) ?? []), action]);
    }
    return found;
  }

  /** The squares of what is held up. */
  chosen = $derived.by<readonly string[]>(() =>
    this.staged ? squaresOf(this.staged, this.known) : this.way,
  );

  /** Chooses a square; what there is but one way to do on it is held up. */
  tap(square: string): void {
    if (!this.open.has(square)) return;
    const goesOn = this.after(this.way).has(square);
    const way = goesOn ? [...this.way, square] : [square];
    const ways = this.paths.filter(([, path]) => begins(path, way));
    const [only] = ways;
    this.hold(ways.length === 1 && only && only[1].length === way.length ? only[0] : undefined);
    this.walked = way;
    this.walkedFor = this.stamp;
  }

  override drop(): void {
    this.walked = [];
    super.drop();
  }
}

const begins = (path: readonly string[], way: readonly string[]): boolean =>
  way.every((square, i) => path[i] === square);
