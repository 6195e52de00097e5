import { TaggedCache } from './tagged-cache.ts';

class Remembered {
  readonly size = 1;
  readonly value: unknown;
  readonly tags: readonly string[];

  constructor(value: unknown, tags: readonly string[]) {
    this.value = value;
    this.tags = tags;
  }
}

/** What was worked out from the database and holds until one of its tags changes: at most so many values. */
export class Memory extends TaggedCache<Remembered> {
  constructor(mostValues = 300) {
    super(mostValues);
  }

  async recall<Value>(key: string, tags: readonly string[], make: () => Promise<Value>): Promise<Value> {
    const { value } = await this.reach(key, async () => new Remembered(await make(), tags));
    return value as Value;
  }
}
