import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isUnavailable } from '#platform/db/database-errors.ts';
import { isProblem } from '#shared/api/problem.ts';
import { TaggedCache } from './tagged-cache.ts';

export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** What it shows; a word about any of these makes it stale. */
  readonly tags: readonly string[];
}

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** An answer as it is kept and replayed, the same bytes for everybody. */
export class KeptAnswer implements PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly tags: readonly string[];
  readonly etag: string;
  readonly #encoded = new Map<ContentEncoding, Promise<Buffer> | Buffer>();
  readonly #keyLength: number;
  #asked = 0;

  constructor(answer: PublicAnswer, key = '') {
    this.#keyLength = key.length;
    this.status = answer.status;
    this.headers = answer.headers;
    this.body = answer.body;
    this.tags = answer.tags;
    this.etag = `W/"${hash('sha1', answer.body, 'base64url')}"`;
  }

  /** The body in an encoding, compressed once and kept; once more and tighter when it turns out to be asked for often. */
  encoded(encoding: ContentEncoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.body;
    const known = this.#encoded.get(encoding) ?? COMPRESS[encoding](this.body);
    this.#encoded.set(encoding, known);
    if (encoding === 'br' && ++this.#asked === OFTEN)
      void tighten(this.body).then(body => this.#encoded.set('br', body));
    return known;
  }

  /** With the key, which whoever asks may make long: sixteen thousand `&` mean nothing and are another address each time. */
  get size(): number {
    return (this.body.length + this.#keyLength) * 2 + 1024;
  }
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const atQuality = (quality: number) => (body: Buffer) =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const COMPRESS = {
  br: atQuality(5),
  gzip: (body: Buffer) => zip(body, { level: 6 }),
} as const;

/** Asked for this often, an answer is worth 65 ms of a processor: a page weighs a tenth less for all who follow. */
const OFTEN = 3;
const tightest = atQuality(10);
let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that a crowd after a change of prices leaves the other processors to their visitors. */
function tighten(body: Buffer): Promise<Buffer> {
  const tightened = last.then(() => tightest(body));
  last = tightened;
  return tightened;
}

/** A public answer; one that could not be made anew has an age. */
export interface Reached {
  readonly answer: KeptAnswer;
  /** How long it has not been known to be right. */
  readonly staleForSeconds?: number;
}

/** Longer than this an answer that may be wrong is shown to nobody. */
export const STALE_FOR_SECONDS = 600;
/** How long a fresh answer is waited for where there is one of before. */
const PATIENCE_MS = 1_500;
/** Once it was waited for in vain, how long nobody else waits. */
const AWAY_MS = 2_000;

/** Public answers by their normalised address, bounded in bytes; only those with the status that is wanted are kept. */
export class PublicCache extends TaggedCache<KeptAnswer> {
  /** What was kept when the line to the database broke, and when that was. */
  #left: { readonly answers: ReadonlyMap<string, KeptAnswer>; readonly since: number } | undefined;
  #awayUntil = 0;
  readonly #now: () => number;

  constructor(mostBytes = 64 * 1024 * 1024, now = () => performance.now()) {
    super(mostBytes);
    this.#now = now;
  }

  through(key: string, make: () => Promise<PublicAnswer>, wanted = 200): Promise<KeptAnswer> {
    return this.reach(
      key,
      async () => new KeptAnswer(await make(), key),
      answer => answer.status === wanted,
    );
  }

  /**
   * A fresh answer; while the line to the database is broken and none can be made soon, the one that was kept until then,
   * for ten minutes at most. For what is the same for everybody and asked for from outside, never for a part of another
   * answer, which would be kept as if it were fresh.
   */
  async freshOrStale(key: string, fresh: () => Promise<KeptAnswer>): Promise<Reached> {
    const stale = this.#staleOf(key);
    if (!stale) return { answer: await fresh() };
    if (this.#now() < this.#awayUntil) return stale;
    const answer = await inTime(fresh());
    if (answer) return { answer };
    this.#awayUntil = this.#now() + AWAY_MS;
    return stale;
  }

  override setDisconnected(disconnected: boolean): void {
    super.setDisconnected(disconnected);
    if (!disconnected) this.#left = undefined;
  }

  protected override leave(answers: ReadonlyMap<string, KeptAnswer>): void {
    this.#left = { answers, since: this.#now() };
    this.#awayUntil = 0;
  }

  #staleOf(key: string): Reached | undefined {
    if (!this.#left) return undefined;
    const staleForSeconds = Math.ceil((this.#now() - this.#left.since) / 1000);
    if (staleForSeconds > STALE_FOR_SECONDS) this.#left = undefined;
    const answer = this.#left?.answers.get(key);
    return answer && { answer, staleForSeconds };
  }
}

/** An answer that comes soon; undefined for one that is late, or says that the shop can't answer now. */
async function inTime(fresh: Promise<KeptAnswer>): Promise<KeptAnswer | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, PATIENCE_MS, undefined);
  const told = fresh.then(
    answer => (answer.status === 503 ? undefined : answer),
    (error: unknown) => {
      if (isProblem(error) ? error.kind === 'unavailable' : isUnavailable(error)) return undefined;
      throw error;
    },
  );
  // Nobody listens to what fails after it was late.
  told.catch(() => {});
  return Promise.race([told, late.promise]).finally(() => clearTimeout(timer));
}
