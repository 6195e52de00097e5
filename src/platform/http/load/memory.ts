import { TaggedCache } from '#platform/http/cache/tagged-cache.ts';

/** The size of a value that is not a list, in rows. */
const ROWS_OF_OTHERS = 50;

class Remembered {
  readonly size: number;
  readonly value: unknown;
  readonly tags: readonly string[];

  constructor(value: unknown, tags: readonly string[]) {
    this.size = Array.isArray(value) ? value.length + 1 : ROWS_OF_OTHERS;
    this.value = value;
    this.tags = tags;
  }
}

/** In-memory cache of computed values, limited by rows; a list counts by its length. */
export class Memory extends TaggedCache<Remembered> {
  constructor(mostRows = 100_000) {
    super(mostRows);
  }

  async recall<Value>(key: string, tags: readonly string[], make: () => Promise<Value>): Promise<Value> {
    const { value } = await this.reach(key, async () => new Remembered(await make(), tags));
    return value as Value;
  }
}
