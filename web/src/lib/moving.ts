// Tables between a server and this device: where the other client is, and what is left for its page.
import { tablePath } from './address';
import { store, stored } from './settings.svelte';

/** What one page leaves for the other: a request for a table, or a record to go on with. */
export const WANTED = { table: 'gridtown.wanted', record: 'gridtown.brought' } as const;

const SERVER = 'gridtown.server';

/** Opens the client without a server, and what it is to begin with. */
export function toDevice(path: string, left: Partial<Record<keyof typeof WANTED, string>> = {}): void {
  store(SERVER, location.origin);
  for (const [what, text] of Object.entries(left)) sessionStorage.setItem(WANTED[what as 'table'], text);
  location.assign(path);
}

/** Whether a server is at the same address: one came from its pages. */
export const hasServer = (): boolean => stored(SERVER) === location.origin;

/** Lets the server at the same address go on with a record; the address of its table. */
export async function toServer(record: string): Promise<string> {
  const answer = await fetch('/api/records', {
    method: 'POST',
    body: record,
    headers: { 'Content-Type': 'application/json' },
  });
  const { table, message } = (await answer.json()) as { table?: string; message?: string };
  if (!table) throw new Error(message);
  return tablePath(table);
}

/** A file that the browser saves. */
export function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
