import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { TaggedCache } from './tagged-cache.ts';

export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** What it shows; a word about any of these makes it stale. */
  readonly tags: readonly string[];
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer as it is kept and replayed, the same bytes for everybody. */
export class KeptAnswer implements PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly tags: readonly string[];
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>();
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
  encoded(encoding: Encoding): Promise<Buffer> | Buffer {
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

/** Public answers by their normalised address, bounded in bytes; only those with the status that is wanted are kept. */
export class PublicCache extends TaggedCache<KeptAnswer> {
  constructor(mostBytes = 64 * 1024 * 1024) {
    super(mostBytes);
  }

  through(key: string, make: () => Promise<PublicAnswer>, wanted = 200): Promise<KeptAnswer> {
    return this.reach(
      key,
      async () => new KeptAnswer(await make(), key),
      answer => answer.status === wanted,
    );
  }
}
