import { forEverybody } from '#platform/occasion.ts';

/** The tag that makes everything stale. */
export const EVERYTHING = '*';
/** The beginning of a tag with the moment from which a value is stale by itself, in milliseconds. */
export const UNTIL = 'until:';

interface Tagged {
  /** The tags it depends on; a change of any of them makes it stale. */
  readonly tags: readonly string[];
  readonly size: number;
}

interface InFlight<Value> {
  readonly value: Promise<Value>;
  /** Tags that changed while it was being made. */
  readonly stale: Set<string>;
}

export interface CacheCounts {
  readonly answers: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
  /** Values dropped because something they depend on has changed. */
  readonly dropped: number;
  /** How often the whole cache was cleared. */
  readonly emptied: number;
}

/**
 * An LRU cache limited by the sum of sizes.
 * Guarantees: a value begun before a change is never cached after it, nor returned to requests after it; concurrent
 * requests for a value share one computation. With a limit of 0 it does nothing.
 */
export class TaggedCache<Value extends Tagged> {
  readonly #most: number;
  readonly #kept = new Map<string, Value>();
  /** The sizes that were counted. */
  readonly #sizes = new Map<string, number>();
  /** When the values end that have an end. */
  readonly #ends = new Map<string, number>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #joinable = new Map<string, InFlight<Value>>();
  readonly #making = new Set<InFlight<Value>>();
  #size = 0;
  readonly #told = { hits: 0, misses: 0, dropped: 0, emptied: 0 };
  /** While notifications may be missed, nothing is cached. */
  #deaf = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** The cached value, or the one being made, or a new one, which is cached if `worthKeeping`. */
  protected async reach(
    key: string,
    make: () => Promise<Value>,
    worthKeeping: (value: Value) => boolean = () => true,
  ): Promise<Value> {
    if (this.#most === 0) return make();
    if ((this.#ends.get(key) ?? Infinity) <= Date.now()) this.#forget(key);
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

  /** Whether a value is cached or being made. */
  has(key: string): boolean {
    return this.#kept.has(key) || (!this.#deaf && this.#joinable.has(key));
  }

  /** Drops all values with any of these tags. */
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
    this.#sizes.clear();
    this.#ends.clear();
    this.#byTag.clear();
    this.#size = 0;
  }

  /** While disconnected, caches and shares nothing. */
  setDisconnected(disconnected: boolean): void {
    if (disconnected && !this.#deaf) this.leave(new Map(this.#kept));
    this.#deaf = disconnected;
    this.dropAll();
  }

  /** Called with the values that were current when notifications were lost. */
  protected leave(_kept: ReadonlyMap<string, Value>): void {}

  /** Size, and since the start: hits, misses and dropped values. */
  get counts(): CacheCounts {
    return { answers: this.#kept.size, bytes: this.#size, ...this.#told };
  }

  #mayKeep(value: Value, { stale }: InFlight<Value>): boolean {
    if (this.#deaf || stale.has(EVERYTHING) || value.size > this.#most) return false;
    return endOf(value) > Date.now() && !value.tags.some(tag => stale.has(tag));
  }

  #keep(key: string, value: Value): void {
    this.#forget(key);
    this.#kept.set(key, value);
    const end = endOf(value);
    if (end < Infinity) this.#ends.set(key, end);
    for (const tag of value.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      this.#byTag.set(tag, keys.add(key));
    }
    this.remeasure(key);
  }

  /** Counts a value again whose size has changed. */
  protected remeasure(key: string): void {
    const value = this.#kept.get(key);
    if (!value) return;
    this.#size += value.size - (this.#sizes.get(key) ?? 0);
    this.#sizes.set(key, value.size);
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const value = this.#kept.get(key);
    if (!value) return;
    this.#kept.delete(key);
    this.#size -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
    this.#ends.delete(key);
    for (const tag of value.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}

function endOf({ tags }: Tagged): number {
  const ends = tags.flatMap(tag => (tag.startsWith(UNTIL) ? Number(tag.slice(UNTIL.length)) : []));
  return Math.min(Infinity, ...ends);
}
