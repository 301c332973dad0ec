// What a lost line puts above the table. On a desk the city gives way, so that all stays in sight; elsewhere
// the page grows by it, and the city keeps its size.
import type { Company } from '../../frame/people/company.svelte';

export class Banner {
  /** Pixels of the notes that stood there before. */
  private before = $state(0);

  /** around: nothing where a match is looked back at. */
  constructor(private readonly around: Company | undefined) {
    $effect(() => {
      if (!this.around?.table.cut) this.before = this.around?.notes ?? 0;
    });
  }

  /** Pixels that it takes. */
  get height(): number {
    const { around, before } = this;
    return around?.table.cut ? Math.max(0, around.notes - before) : 0;
  }
}
