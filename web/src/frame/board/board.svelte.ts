// What every board knows of its table: who looks on and how, the room there is, what is in the box, why not.
import { untrack } from 'svelte';

import type { Choice } from '../../lib/choice.svelte';
import { focusOn, Keys, type Commands } from '../../lib/keys.svelte';
import { later } from '../../lib/later';
import { t } from '../../lib/messages';
import { motion } from '../../lib/motion';
import type { Seen } from '../../lib/seen';
import type { AnyView, LegalAction, Problem } from '../../lib/types';
import { shownReplay } from '../replay/shown';
import { company } from '../people/company.svelte';
import { Since, tellSince, type Teller } from '../since/since.svelte';

/** How much room there is, from a desk to a phone. */
export type Layout = 'wide' | 'mid' | 'small' | 'phone';

const LEAST_WIDTH: [Layout, number][] = [
  ['wide', 1200],
  ['mid', 840],
  ['small', 600],
];
const AFTER = 250; // ms that the board comes before what others did
const WAIT = 160; // ms that somebody stays on what is barred before the server is asked why

type BoardCommands = Omit<Commands, 'confirm'> & { leave?: () => boolean };

/** Tabs that stand there in one layout only. */
export class OpenTab {
  tab = $state('');
}

/** Made while its component is: a game's own board adds what it draws and what its keys do. */
export abstract class Board<V extends AnyView = AnyView, B = unknown, T extends string = string> {
  /** What is held up, and sent when it is confirmed. */
  abstract readonly choice: Choice<V>;
  abstract readonly keys: Keys;
  /** The tab that was opened last, of those beside the map. */
  abstract tab: T;

  box = $state.raw<B | null>(null);
  /** What is in the box could not be fetched. */
  lost = $state(false);
  width = $state(innerWidth);
  height = $state(innerHeight);
  readonly replay = shownReplay();
  readonly around = company();
  /** What others did since one's last choice. */
  readonly since = tellSince(new Since(() => this.seen()));
  /** The tab that came forward by itself; another is one that somebody opened. */
  private brought: T | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** seen: the table; openBox: fetches what is in the box. */
  constructor(
    private readonly seen: () => Seen<V>,
    openBox: () => Promise<B>,
  ) {
    openBox().then(
      (box) => (this.box = box),
      () => (this.lost = true),
    );
    // What lies there already is drawn only once the box has come.
    $effect(() => motion.follow(this.box || this.lost ? this.table.line : 'connecting'));
    $effect(() => this.lend((this.around?.sought ?? null) as T | null));
  }

  get table(): Seen<V> {
    return this.seen();
  }

  view = $derived.by<V | null>(() => this.table.update?.view ?? null);
  names = $derived.by<string[]>(() => this.table.update?.names ?? []);
  /** Who plays each seat: "person", or the name of a bot. */
  kinds = $derived.by<string[]>(() => this.table.update?.seats ?? []);
  viewer = $derived.by<number | null>(() => this.view?.viewer ?? null);
  layout = $derived.by<Layout>(
    () => this.lying ?? LEAST_WIDTH.find(([, least]) => this.width >= least)?.[0] ?? 'phone',
  );
  narrow = $derived(this.layout === 'phone' || this.layout === 'small');
  busy = $derived.by(() => this.table.sending !== null);
  problem = $derived.by<Problem | null>(() => {
    const { problem, sending, line } = this.table;
    // Once a note above the board says so, it is said.
    const unsent = sending !== null && line === 'reconnecting' && !this.around?.table.cut;
    return problem ?? (unsent ? { code: 'offline', message: t('offline') } : null);
  });
  /** How the viewer's actions begin: "P1". */
  P = $derived(`P${(this.viewer ?? 0) + 1}`);

  name(player: number): string {
    return this.names[player] ?? '';
  }

  /** The layout on a phone on its side, of a board that has one for that; null elsewhere. */
  get lying(): Layout | null {
    return null;
  }

  /** What an action is called where only a few are named: in a hint. */
  abstract called(action: LegalAction): string;

  /** What a line of the score is called. */
  abstract lineName(line: string): string;

  /** The selector of what an action is chosen at on this board; null where it has no place. */
  spot(action: LegalAction): string | null {
    return `[data-action="${CSS.escape(action.action)}"]`;
  }

  /** Holds an action up, wherever one looks at the moment. */
  stage(action: LegalAction): void {
    this.choice.hold(action);
  }

  /** Asks why an action is barred, once somebody stays on it; null: nobody wants to know any more. */
  ask(action: string | null, after?: readonly string[]): void {
    clearTimeout(this.timer);
    if (action) this.timer = setTimeout(() => void this.table.ask(action, after), WAIT);
  }

  /** Why an action is barred; "" where it isn't, or where the server was not asked. */
  why(action: string, after?: readonly string[]): string {
    const reason = this.table.reason(action, after);
    return reason && !reason.legal ? reason.message : '';
  }

  /** The rule that bars an action; null where none does, or where the server was not asked. */
  rule(action: string, after?: readonly string[]): string | null {
    return this.table.reason(action, after)?.rule ?? null;
  }

  /** A click or Enter on a choice: the first holds it up, the second makes it; on a phone a button does. */
  pressed(held: boolean, hold: () => void): void {
    if (held && !this.narrow) this.choice.confirm();
    else hold();
  }

  /** Fetches how this game tells what others did: a table can begin without. */
  protected tellsBy(load: () => Promise<Teller>): void {
    const fetch = later(load);
    this.since.told = true;
    $effect(() => {
      if (!this.box || !this.since.waits) return;
      const timer = setTimeout(() => {
        void fetch().then((tell) => (this.since.teller = tell));
      }, AFTER);
      return () => clearTimeout(timer);
    });
  }

  /** Brings a tab forward by itself, unless another was opened since the last time: that stays. */
  protected bring(tab: T): void {
    const shown = untrack(() => this.tab);
    if (this.brought !== null && this.brought !== shown) return;
    this.tab = this.brought = tab;
  }

  /** What keeps the tab that is open, of those that stand there just now: on a phone they may be others. */
  get tabbed(): { tab: T } {
    return this;
  }

  /**
   * Opens a tab for a lesson, until that is read or the tabs stand elsewhere: then the one before comes back.
   * Another one stays open.
   */
  private lend(tab: T | null): (() => void) | undefined {
    const { brought, tabbed } = this;
    if (tab === null) return undefined;
    const before = untrack(() => tabbed.tab);
    tabbed.tab = this.brought = tab;
    return () => {
      if (untrack(() => tabbed.tab) !== tab) return;
      tabbed.tab = before;
      this.brought = brought;
    };
  }

  /** Opens a tab and takes the focus to what is behind it. */
  open(tab: T, selector: string): void {
    this.tab = tab;
    requestAnimationFrame(() => focusOn(selector));
  }

  /** Shows the log when it is to be read: what is stepped through, and what one has missed. */
  protected readsLog(show: () => void): void {
    $effect(() => {
      if (this.replay || this.around?.table.missed) show();
    });
  }

  /**
   * The keys of a board, with Enter and Escape as every board has them. leave: what Escape leaves before it
   * lets anything go; whether that was open. drop: what else it puts away.
   */
  protected keysFor({ drop, leave, ...commands }: BoardCommands): Keys {
    return new Keys({
      ...commands,
      drop: () => {
        if (leave?.()) return;
        drop();
        if (!this.busy) this.choice.drop(); // what is on its way can't be let go
      },
      confirm: () => this.confirm(),
    });
  }

  /** What Enter does while a choice is held up. */
  protected confirm(): void {
    this.choice.confirm();
  }
}
