// SPDX-License-Identifier: MIT
/**
 * The shelf of the browser on which a contest stands: IndexedDB, written strictly. Chromium commits
 * localStorage only seconds later, and at most 60 times an hour: a killed browser would lose that.
 */

const NAME = 'reckon-contest';
const STORE = 'kept';

export interface Shelf {
  /** Whether what is put there outlives the page. */
  readonly lasts: boolean;
  /** All values whose key begins so, by their keys. */
  read: (prefix: string) => Promise<Map<string, unknown>>;
  /** Puts values there, all of them or none; they are on the disk when it is done. */
  write: (values: ReadonlyMap<string, unknown>) => Promise<void>;
  /** Takes away all values whose key begins so. */
  erase: (prefix: string) => Promise<void>;
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
}

function keysFrom(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

class LastingShelf implements Shelf {
  readonly lasts = true;
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  async read(prefix: string): Promise<Map<string, unknown>> {
    const store = this.#database.transaction(STORE).objectStore(STORE);
    const range = keysFrom(prefix);
    const [keys, values] = await Promise.all([
      done(store.getAllKeys(range)),
      done<unknown[]>(store.getAll(range)),
    ]);
    return new Map(keys.map((key, i) => [typeof key === 'string' ? key : '', values[i]]));
  }

  async write(values: ReadonlyMap<string, unknown>): Promise<void> {
    const transaction = this.#begin();
    for (const [key, value] of values) {
      transaction.objectStore(STORE).put(value, key);
    }
    await committed(transaction);
  }

  async erase(prefix: string): Promise<void> {
    const transaction = this.#begin();
    transaction.objectStore(STORE).delete(keysFrom(prefix));
    await committed(transaction);
  }

  #begin(): IDBTransaction {
    return this.#database.transaction(STORE, 'readwrite', { durability: 'strict' });
  }
}

/** Where the browser forbids the other one: the page works, and says that it forgets. */
class PassingShelf implements Shelf {
  readonly lasts = false;
  readonly #values = new Map<string, unknown>();

  read(prefix: string): Promise<Map<string, unknown>> {
    return Promise.resolve(new Map([...this.#values].filter(([key]) => key.startsWith(prefix))));
  }

  write(values: ReadonlyMap<string, unknown>): Promise<void> {
    values.forEach((value, key) => this.#values.set(key, value));
    return Promise.resolve();
  }

  async erase(prefix: string): Promise<void> {
    for (const key of (await this.read(prefix)).keys()) {
      this.#values.delete(key);
    }
  }
}

export async function openShelf(): Promise<Shelf> {
  try {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return new LastingShelf(await done(request));
  } catch {
    return new PassingShelf();
  }
}
