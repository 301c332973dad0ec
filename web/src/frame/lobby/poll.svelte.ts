// The games and the tables there are, asked for again and again while somebody looks at them.
import { api, Refused } from '../../lib/api';
import { house } from '../../lib/house.svelte';
import { t } from '../../lib/messages';
import type { GameInfo, TableInfo } from '../../lib/types';
import { PublicTables } from './publicTables.svelte';

const EVERY = 15_000; // ms between two requests
const SOON = 3_000; // ms until the next where the server didn't answer

export class LobbyPoll {
  games = $state.raw<GameInfo[] | null>(null);
  /** One's own. */
  tables = $state.raw<TableInfo[] | null>(null);
  readonly open = new PublicTables();
  /** Why there is no news, in words; '' while there is. */
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private latest = 0;

  async load(): Promise<void> {
    const request = ++this.latest;
    try {
      const [games, tables, notice] = await Promise.all([
        api.games(),
        api.tables(),
        api.notice(),
        this.open.load(),
      ]);
      if (request !== this.latest) return; // a later one is under way
      this.games = games;
      this.tables = tables;
      house.notice = notice;
      this.problem = '';
    } catch (error) {
      if (request !== this.latest) return;
      this.problem = said(error);
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.load(), this.problem ? SOON : EVERY);
  }

  /** Looks among the public tables for something else, or for more of the same. */
  async look(more: boolean): Promise<void> {
    try {
      await (more ? this.open.goOn() : this.open.look());
      this.problem = '';
    } catch (error) {
      this.problem = said(error);
    }
  }

  /** Somebody was quicker at a table: the lists aren't right any more. */
  async changed(table: string): Promise<void> {
    this.open.keep(table);
    await this.load();
  }

  /** Nobody looks: nothing more is asked for until the next load. */
  pause(): void {
    clearTimeout(this.timer);
  }

  /** For good: what is under way is not heard any more. */
  stop(): void {
    this.pause();
    this.latest = -1;
  }
}

const said = (error: unknown): string =>
  error instanceof Refused && error.code !== 'offline' ? error.message : t('no-server');
