// The public tables that somebody looks for: the pages fetched so far, and what is wanted of them.
import { api, type TableKind } from '../../lib/api';
import type { TableInfo } from '../../lib/types';
import { isOwn } from './listing';

export class PublicTables {
  /** By what one can do there. */
  kind = $state<TableKind>('open');
  /** '' for all games, any language, any name. */
  game = $state('');
  language = $state('');
  search = $state('');
  /** As the server has them; one's own stand in a list of their own. */
  tables = $state.raw<TableInfo[] | null>(null);
  /** Whether there are more than were fetched. */
  more = $state(false);
  readonly found = $derived((this.tables ?? []).filter((table) => !isOwn(table)));
  /** Whether anything was asked for but all of a kind. */
  readonly sifted = $derived([this.game, this.language, this.search].some(Boolean));
  /** Whether there is nowhere to sit down, whatever one looks for. */
  readonly empty = $derived(this.kind === 'open' && !this.sifted && !this.found.length);
  private pages = 1;
  private latest = 0;
  /** A table at which somebody was quicker: its last seat may be gone, and it is still looked at. */
  private kept = '';

  /** Looks for something else: from the first page on. */
  async look(): Promise<void> {
    this.pages = 1;
    await this.load();
  }

  /** One page more. */
  async goOn(): Promise<void> {
    this.pages++;
    await this.load();
  }

  /** Lets a table stay in sight when the list is loaded next. */
  keep(table: string): void {
    this.kept = table;
  }

  /** The pages there are, anew. Raises Refused. */
  async load(): Promise<void> {
    const request = ++this.latest;
    const { kind, game, language, search } = this;
    const tables = new Map<string, TableInfo>();
    let rest: string | null = '';
    for (let page = 0; page < this.pages && rest !== null; page++) {
      const came = await api.publicTables({ kind, game, language, search, from: rest });
      if (request !== this.latest) return; // something else is looked for by now
      for (const table of came.tables) tables.set(table.table, table);
      rest = came.rest;
    }
    const kept = this.tables?.find(({ table }) => table === this.kept);
    this.tables = [...(kept && !tables.has(kept.table) ? [{ ...kept, free: [] }] : []), ...tables.values()];
    this.kept = '';
    this.more = rest !== null;
  }
}
