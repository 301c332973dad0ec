// The lessons of one table: which is shown, how far one has come, and what one does with it. It is kept in
// the browser.
import { untrack } from 'svelte';

import {
  current,
  FRESH,
  lessonsOf,
  met,
  postponed,
  revived,
  sceneOf,
  type Lesson,
  type Progress,
  type Scene,
} from '../../lib/lessons';
import { store, stored } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';

export class Tutorial {
  private lessons = $state.raw<readonly Lesson[]>([]);
  private progress = $state.raw<Progress>(FRESH);
  private later = $state<string | null>(null); // the question that the lesson was put off at
  private readonly kept: string;

  readonly game = $derived.by(() => this.table.update?.view.game ?? null);
  readonly total = $derived(this.lessons.length);
  /** What may be done after each of the steps that one thinks of. */
  private readonly ahead = $derived.by(() =>
    this.table.thought.flatMap((_, i, all) => this.table.ahead(all.slice(0, i + 1))?.legal_actions ?? []),
  );
  private readonly scene = $derived.by<Scene | null>(() =>
    this.table.update && this.total ? sceneOf(this.table.update, this.table.log, this.ahead) : null,
  );
  private readonly question = $derived(this.scene?.legal.map((action) => action.action).join(' ') ?? '');
  private readonly learning = $derived.by(
    () => this.total > 0 && this.table.viewer !== null && !this.progress.off,
  );

  /** The one that is shown; null while there is nothing new. */
  readonly lesson = $derived(
    this.learning && this.later === null ? current(this.progress, this.lessons) : null,
  );
  readonly over = $derived(this.scene?.over ?? false);
  readonly shown = $derived(this.learning && (this.lesson !== null || !this.over));
  /** Another has come up behind the one that is shown. */
  readonly waiting = $derived(this.progress.met.length - this.progress.read > 1);
  /** So many are done with. */
  readonly read = $derived(this.progress.read);

  /** While a component is made; begun: told whether one goes on with lessons of before. */
  constructor(
    private readonly table: Table,
    begun: (again: boolean) => void,
  ) {
    this.kept = `gridtown.guide.${table.id}`;
    $effect(() => {
      if (this.game)
        void lessonsOf(this.game).then((found) => {
          this.progress = revived(stored(this.kept), found);
          begun(this.progress.met.length > 0);
          this.lessons = found;
        });
    });
    $effect(() => {
      const now = this.scene;
      if (now) untrack(() => this.hear(now));
    });
  }

  private hear(now: Scene): void {
    if (this.later !== null && (now.over || (this.question && this.question !== this.later)))
      this.later = null;
    this.keep(met(this.progress, this.lessons, now));
  }

  private keep(next: Progress): void {
    if (next === this.progress) return;
    this.progress = next;
    store(this.kept, JSON.stringify(next));
  }

  /** The shown lesson is done with; at the end of the game the next may come up at once. */
  next(): void {
    this.keep({ ...this.progress, read: this.progress.read + 1 });
    if (this.scene?.over) this.keep(met(this.progress, this.lessons, this.scene));
  }

  putOff(): void {
    this.later = this.question;
    this.keep(postponed(this.progress));
  }

  /** The lesson before comes back. */
  again(): void {
    this.later = null;
    this.keep({ ...this.progress, read: this.progress.read - 1 });
  }

  end(): void {
    this.keep({ ...this.progress, off: true });
  }
}
