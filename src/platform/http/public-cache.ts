import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(answer: PublicAnswer) {
    this.status = answer.status;
    this.headers = answer.headers;
    this.body = answer.body;
    this.tags = answer.tags;
    this.etag = `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`;
  }

  /** The body in an encoding, compressed once and kept. */
  encoded(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.body;
    const known = this.#encoded.get(encoding) ?? COMPRESS[encoding](this.body);
    this.#encoded.set(encoding, known);
    return known;
  }

  get size(): number {
    return this.body.length * 2 + 1024;
  }
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESS = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => zip(body, { level: 6 }),
} as const;

interface InFlight {
  readonly answer: Promise<KeptAnswer>;
  /** Tags that went stale while it was being made; 'all' when everything did. */
  stale: Set<string> | 'all';
}

/**
 * Public answers by their normalised address, bounded in bytes, the least recently used leaving first.
 * Guarantees: an answer begun before a change is never kept after it, and nobody who asks after a change is handed it;
 * one answer is made once however many ask for it at the same time; only answers with status 200 are kept.
 */
export class PublicCache {
  readonly #most: number;
  readonly #kept = new Map<string, KeptAnswer>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #joinable = new Map<string, InFlight>();
  readonly #making = new Set<InFlight>();
  #bytes = 0;
  /** While words from other processes may be missed, nothing may be kept. */
  #deaf = false;

  constructor(mostBytes = 64 * 1024 * 1024) {
    this.#most = mostBytes;
  }

  async through(key: string, make: () => Promise<PublicAnswer>): Promise<KeptAnswer> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const joined = this.#joinable.get(key);
    if (joined) return joined.answer;

    const inFlight: InFlight = { answer: make().then(answer => new KeptAnswer(answer)), stale: new Set() };
    this.#joinable.set(key, inFlight);
    this.#making.add(inFlight);
    try {
      const answer = await inFlight.answer;
      if (this.#mayKeep(answer, inFlight)) this.#keep(key, answer);
      return answer;
    } finally {
      this.#making.delete(inFlight);
      if (this.#joinable.get(key) === inFlight) this.#joinable.delete(key);
    }
  }

  /** Forgets every answer that shows one of these. */
  drop(tags: Iterable<string>): void {
    this.#joinable.clear();
    for (const tag of tags) {
      for (const inFlight of this.#making) if (inFlight.stale !== 'all') inFlight.stale.add(tag);
      for (const key of this.#byTag.get(tag) ?? []) this.#forget(key);
    }
  }

  dropAll(): void {
    this.#joinable.clear();
    for (const inFlight of this.#making) inFlight.stale = 'all';
    this.#kept.clear();
    this.#byTag.clear();
    this.#bytes = 0;
  }

  /** Keeps nothing from now on, until it hears again. */
  setDeaf(deaf: boolean): void {
    this.#deaf = deaf;
    this.dropAll();
  }

  get counts(): { readonly answers: number; readonly bytes: number } {
    return { answers: this.#kept.size, bytes: this.#bytes };
  }

  #mayKeep(answer: KeptAnswer, { stale }: InFlight): boolean {
    if (this.#deaf || answer.status !== 200 || stale === 'all' || answer.size > this.#most) return false;
    return !answer.tags.some(tag => stale.has(tag));
  }

  #keep(key: string, answer: KeptAnswer): void {
    this.#forget(key);
    this.#kept.set(key, answer);
    this.#bytes += answer.size;
    for (const tag of answer.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      this.#byTag.set(tag, keys.add(key));
    }
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const answer = this.#kept.get(key);
    if (!answer) return;
    this.#kept.delete(key);
    this.#bytes -= answer.size;
    for (const tag of answer.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}
