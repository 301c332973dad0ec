// What this person wants to hear of the chat at a table: whether at all, from whom, and what was read
// already.
import { store, stored } from './settings.svelte';
import type { ChatMessage } from './types';

const HIDDEN = 'gridtown.chat';

function numbers(text: string | null): number[] {
  return (text ?? '').split(',').filter(Boolean).map(Number).filter(Number.isInteger);
}

export class Ears {
  /** The chat is hidden at every table, until it is shown again. */
  hidden = $state(stored(HIDDEN) === 'hidden');
  /** Players that are not listened to at this table. */
  muted = $state.raw<readonly number[]>([]);
  private read = $state(0);
  private readonly table: string;

  constructor(table: string) {
    this.table = table;
    this.muted = numbers(stored(this.key('muted')));
    this.read = numbers(stored(this.key('read')))[0] ?? 0;
  }

  private key(what: string): string {
    return `gridtown.${what}.${this.table}`;
  }

  toggle(): void {
    this.hidden = !this.hidden;
    store(HIDDEN, this.hidden ? 'hidden' : 'shown');
  }

  hears(player: number): boolean {
    return !this.muted.includes(player);
  }

  toggleMute(player: number): void {
    this.muted = this.hears(player) ? [...this.muted, player] : this.muted.filter((one) => one !== player);
    store(this.key('muted'), this.muted.join());
  }

  heard(chat: readonly ChatMessage[]): ChatMessage[] {
    return chat.filter((said) => this.hears(said.player));
  }

  /** How many messages of others were not read yet. */
  unread(chat: readonly ChatMessage[], mine: readonly number[]): number {
    if (this.hidden) return 0;
    return this.heard(chat).filter((said) => said.number > this.read && !mine.includes(said.player)).length;
  }

  readAll(chat: readonly ChatMessage[]): void {
    const last = chat.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    store(this.key('read'), String(last));
  }
}
