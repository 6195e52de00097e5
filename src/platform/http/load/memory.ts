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

  /** The same for an answer that says itself what it depends on. */
  async recallAnswer<Answer extends { readonly tags: ReadonlySet<string> }>(
    key: string,
    make: () => Promise<Answer>,
  ): Promise<Answer> {
    const { value } = await this.reach(key, async () => {
      const answer = await make();
      return new Remembered(answer, [...answer.tags]);
    });
    return value as Answer;
  }
}
