// The tables of this device from one visit to the next: each as its log, in the browser's own database.
// Where the browser gives no room, they live as long as the page.

const NAME = 'gridtown';
const STORE = 'tables';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no reason given'));
  });

export class Kept {
  private readonly database: IDBDatabase | null;

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

  /** Whether the browser gives room. */
  get lasts(): boolean {
    return this.database !== null;
  }

  /** All tables, as they were kept. Rejected where the browser can't read them. */
  async all(): Promise<string[]> {
    if (!this.database) return [];
    return done(this.database.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<string[]>);
  }

  /** Keeps each table as it is now, or forgets it: all of them, or none. */
  async put(changed: readonly [string, string | null][]): Promise<void> {
    if (!this.database || !changed.length) return;
    const store = this.database.transaction(STORE, 'readwrite').objectStore(STORE);
    const kept = changed.map(([id, text]): Promise<unknown> =>
      text === null ? done(store.delete(id)) : done(store.put(text, id)),
    );
    await Promise.all(kept);
  }
}
