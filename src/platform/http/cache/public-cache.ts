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
  /** The tags it depends on; a change of any of them makes it stale. */
  readonly tags: readonly string[];
}

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** A cached answer, replayed with the same bytes for everybody. */
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

  /** The body in an encoding. Compressed once and cached; compressed again at a higher level if it is requested often. */
  encoded(encoding: ContentEncoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.body;
    const known = this.#encoded.get(encoding) ?? COMPRESS[encoding](this.body);
    this.#encoded.set(encoding, known);
    if (encoding === 'br' && ++this.#asked === OFTEN)
      void tighten(this.body).then(body => this.#encoded.set('br', body));
    return known;
  }

  /** Includes the key, which clients can make long: sixteen thousand `&` are a different address each time. */
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

/** After this many requests, 65 ms of CPU time to make a page a tenth smaller pay off. */
const OFTEN = 3;
const tightest = atQuality(10);
let last: Promise<unknown> = Promise.resolve();

/** One at a time, so that many of them after a price change leave the other CPUs to visitors. */
function tighten(body: Buffer): Promise<Buffer> {
  const tightened = last.then(() => tightest(body));
  last = tightened;
  return tightened;
}

/** A public answer; stale if it has an age. */
export interface Reached {
  readonly answer: KeptAnswer;
  /** How long it may have been out of date. */
  readonly staleForSeconds?: number;
}

/** The maximum age of a stale answer. */
export const STALE_FOR_SECONDS = 600;
/** How long to wait for a fresh answer if there is a stale one. */
const PATIENCE_MS = 1_500;
/** After such a timeout, nobody else waits for this long. */
const AWAY_MS = 2_000;

/** Public answers by normalised address, limited by bytes. Only answers with the expected status are cached. */
export class PublicCache extends TaggedCache<KeptAnswer> {
  /** What was cached when the connection to the database was lost, and when that was. */
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
   * A fresh answer. While the connection to the database is lost and no fresh one can be made soon, the stale one, for at
   * most ten minutes. Only for top-level public answers, never for a part of another answer, which would be cached as
   * fresh.
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

/** The answer if it comes soon; undefined if it is late or the shop is unavailable. */
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
  // A late failure must not be reported as unhandled.
  told.catch(() => {});
  return Promise.race([told, late.promise]).finally(() => clearTimeout(timer));
}
