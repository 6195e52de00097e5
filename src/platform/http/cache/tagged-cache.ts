import { forEverybody } from '#platform/occasion.ts';

/** The word that makes everything stale. */
export const EVERYTHING = '*';

interface Tagged {
  /** What it shows; a word about any of these makes it stale. */
  readonly tags: readonly string[];
  readonly size: number;
}

interface InFlight<Value> {
  readonly value: Promise<Value>;
  /** Tags that went stale while it was being made. */
  readonly stale: Set<string>;
}

export interface CacheCounts {
  readonly answers: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
  /** Values that were forgotten because something they show has changed. */
  readonly dropped: number;
  /** How often everything was forgotten at once. */
  readonly emptied: number;
}

/**
 * Values by key, bounded by the sum of their sizes, the least recently used leaving first.
 * Guarantees: a value begun before a change is never kept after it, and nobody who asks after a change is handed it;
 * one value is made once however many ask for it at the same time. Without room for anything it does nothing at all.
 */
export class TaggedCache<Value extends Tagged> {
  readonly #most: number;
  readonly #kept = new Map<string, Value>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #joinable = new Map<string, InFlight<Value>>();
  readonly #making = new Set<InFlight<Value>>();
  #size = 0;
  readonly #told = { hits: 0, misses: 0, dropped: 0, emptied: 0 };
  /** While words from other processes may be missed, nothing may be kept. */
  #deaf = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** The value kept under a key, else the one being made, else a new one, which is kept if `worthKeeping`. */
  protected async reach(
    key: string,
    make: () => Promise<Value>,
    worthKeeping: (value: Value) => boolean = () => true,
  ): Promise<Value> {
    if (this.#most === 0) return make();
    const kept = this.#kept.get(key);
    if (kept) {
      this.#told.hits += 1;
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const joined = this.#deaf ? undefined : this.#joinable.get(key);
    if (joined) {
      this.#told.hits += 1;
      return joined.value;
    }
    this.#told.misses += 1;
    const inFlight: InFlight<Value> = { value: forEverybody(make), stale: new Set() };
    this.#joinable.set(key, inFlight);
    this.#making.add(inFlight);
    try {
      const value = await inFlight.value;
      if (worthKeeping(value) && this.#mayKeep(value, inFlight)) this.#keep(key, value);
      return value;
    } finally {
      this.#making.delete(inFlight);
      if (this.#joinable.get(key) === inFlight) this.#joinable.delete(key);
    }
  }

  /** Whether a value is kept under a key, or being made, so that asking for it makes none. */
  has(key: string): boolean {
    return this.#kept.has(key) || (!this.#deaf && this.#joinable.has(key));
  }

  /** Forgets every value that shows one of these. */
  drop(tags: Iterable<string>): void {
    this.#joinable.clear();
    for (const tag of tags) {
      if (tag === EVERYTHING) this.dropAll();
      for (const inFlight of this.#making) inFlight.stale.add(tag);
      for (const key of this.#byTag.get(tag) ?? []) {
        this.#told.dropped += 1;
        this.#forget(key);
      }
    }
  }

  dropAll(): void {
    this.#told.emptied += 1;
    this.#joinable.clear();
    for (const inFlight of this.#making) inFlight.stale.add(EVERYTHING);
    this.#kept.clear();
    this.#byTag.clear();
    this.#size = 0;
  }

  /** Keeps nothing and shares nothing from now on, until it hears again. */
  setDisconnected(disconnected: boolean): void {
    if (disconnected && !this.#deaf) this.leave(new Map(this.#kept));
    this.#deaf = disconnected;
    this.dropAll();
  }

  /** What was kept, and right, until words may be missed. */
  protected leave(_kept: ReadonlyMap<string, Value>): void {}

  /** How much is kept, and since the start: how often it was of use or had to be made, what changes have cost. */
  get counts(): CacheCounts {
    return { answers: this.#kept.size, bytes: this.#size, ...this.#told };
  }

  #mayKeep(value: Value, { stale }: InFlight<Value>): boolean {
    if (this.#deaf || stale.has(EVERYTHING) || value.size > this.#most) return false;
    return !value.tags.some(tag => stale.has(tag));
  }

  #keep(key: string, value: Value): void {
    this.#forget(key);
    this.#kept.set(key, value);
    this.#size += value.size;
    for (const tag of value.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      this.#byTag.set(tag, keys.add(key));
    }
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const value = this.#kept.get(key);
    if (!value) return;
    this.#kept.delete(key);
    this.#size -= value.size;
    for (const tag of value.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}
