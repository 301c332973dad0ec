// The tables of this device from one visit to the next: each as its log, in the browser's own database.
// Where the browser gives no room, they live as long as the page.

const NAME = 'gridtown';
const STORE = 'tables';

/** Whether tables last: kept, or not as the browser gives no room at all, or has no more. */
export type Lasting = 'kept' | 'refused' | 'full';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no reason given'));
  });

/** Settled when all of a transaction is written; before that the browser may still take it back. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('no reason given'));
  });

export class Kept {
  private readonly database: IDBDatabase | null;
  /** What could not be written yet: it comes along the next time. */
  private readonly waiting = new Map<string, string | null>();

  private constructor(database: IDBDatabase | null) {
    this.database = database;
  }

  /** place: the folder of this client, as another folder of the same host has tables of its own. */
  static async open(place: string): Promise<Kept> {
    try {
      const request = indexedDB.open(`${NAME} ${place}`, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      return new Kept(await done(request));
    } catch {
      return new Kept(null);
    }
  }

  /** Whether tables last, as far as is known. */
  get lasting(): Lasting {
    if (!this.database) return 'refused';
    return this.waiting.size ? 'full' : 'kept';
  }

  /** All tables, as they were kept. Rejected where the browser can't read them. */
  async all(): Promise<string[]> {
    if (!this.database) return [];
    return done(this.database.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<string[]>);
  }

  /** Keeps each table as it is now, or forgets it: all of them, or none. Settled when it is written. */
  async put(changed: readonly [string, string | null][]): Promise<Lasting> {
    if (!this.database) return 'refused';
    for (const [id, text] of changed) this.waiting.set(id, text);
    if (changed.length) await this.write(this.database).catch((why: unknown) => console.warn(String(why)));
    return this.lasting;
  }

  private async write(database: IDBDatabase): Promise<void> {
    const transaction = database.transaction(STORE, 'readwrite');
    const store = transaction.objectStore(STORE);
    for (const [id, text] of this.waiting) {
      if (text === null) store.delete(id);
      else store.put(text, id);
    }
    await written(transaction);
    this.waiting.clear();
  }
}
