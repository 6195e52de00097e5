import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { SpareTime } from './spare-time.ts';

export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The tags it depends on; a change of any of them makes it stale. */
  readonly tags: readonly string[];
}

export type ContentEncoding = 'br' | 'gzip' | 'identity';
type Packing = Exclude<ContentEncoding, 'identity'>;

interface Packed {
  readonly body: Buffer;
  readonly tries: Tries;
}
type Tries = 1 | 2 | 3;

/** Smaller bodies are sent as they are. */
const WORTH_COMPRESSING = 1024;
/** Smaller bodies are compressed once, which takes 0.1 ms: the best way would save 10 % for 3 ms. */
const WORTH_IMPROVING = 16 * 1024;
/** For the objects around the bytes, and the strings of the tags. */
const OVERHEAD = 1024;

/**
 * A cached answer, replayed with the same bytes for everybody. The first request gets it compressed quickly: most pages are
 * asked for once. It is compressed better, aside, when it is asked for again or the process has time. Only compressed bodies
 * are kept, and the plain one if it is asked for twice after that.
 */
export class KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  readonly etag: string;
  /** Whether clients that take compressed bodies get one. */
  readonly isCompressible: boolean;
  readonly #around: number;
  readonly #packed = new Map<Packing, Promise<Packed> | Packed>();
  readonly #onResize: () => void;
  #plain: Buffer | undefined;
  #asked = 0;
  #askedPlain = 0;

  /** @param onResize called after its size has changed */
  constructor(answer: PublicAnswer, key = '', onResize = () => {}) {
    this.status = answer.status;
    this.headers = answer.headers;
    this.tags = answer.tags;
    this.etag = `W/"${hash('sha1', answer.body, 'base64url')}"`;
    this.isCompressible = answer.body.length >= WORTH_COMPRESSING;
    // Clients can make keys long: sixteen thousand `&` are a different address each time.
    const texts = [key, ...Object.values(answer.headers)];
    this.#around = texts.reduce((length, text) => length + text.length, OVERHEAD);
    this.#onResize = onResize;
    this.#plain = answer.body;
  }

  /** The bytes it holds. */
  get size(): number {
    const packed = [...this.#packed.values()].map(each => ('body' in each ? each.body.length : 0));
    return packed.reduce((sum, length) => sum + length, this.#around + (this.#plain?.length ?? 0));
  }

  encoded(encoding: ContentEncoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.#plain ?? this.#plainForClient();
    this.#asked += 1;
    const known = this.#packed.get(encoding);
    if (known === undefined) return this.#pack(encoding).then(({ body }) => body);
    if (!('body' in known)) return known.then(({ body }) => body);
    if (known.tries < 3 && this.#asked >= WORTH_TRYING[(known.tries + 1) as Tries]) this.#repack(encoding, known);
    return known.body;
  }

  async #pack(encoding: Packing): Promise<Packed> {
    const coming = (async (): Promise<Packed> => {
      const plain = await this.#plainBytes();
      return plain.length < WORTH_IMPROVING
        ? { body: await PACK_SMALL[encoding](plain), tries: 3 }
        : { body: await PACK[encoding][1](plain), tries: 1 };
    })();
    this.#packed.set(encoding, coming);
    const packed = await coming;
    this.#packed.set(encoding, packed);
    this.#plain = undefined;
    this.#onResize();
    if (packed.tries === 1) this.#repackInSpareTime(encoding);
    return packed;
  }

  /** Unless it has left the cache by then, or was asked for often enough. */
  #repackInSpareTime(encoding: Packing): void {
    const ref = new WeakRef(this);
    spareTime.add(async () => {
      const kept = ref.deref();
      if (!kept) return;
      const known = kept.#packed.get(encoding);
      if (known && 'body' in known && known.tries === 1) await kept.#repack(encoding, known);
    });
  }

  /** One answer at a time, so that many of them after a price change leave the other CPUs to visitors. */
  #repack(encoding: Packing, { body, tries }: Packed): Promise<void> {
    const better = (tries + 1) as Tries;
    this.#packed.set(encoding, { body, tries: better });
    last = last.then(async () => {
      this.#packed.set(encoding, { body: await PACK[encoding][better](await this.#plainBytes()), tries: better });
      this.#onResize();
    });
    return last;
  }

  /** Kept from the second time on: programs that accept nothing compressed ask often, and unpacking takes longer than sending. */
  async #plainForClient(): Promise<Buffer> {
    const plain = await this.#plainBytes();
    this.#askedPlain += 1;
    if (this.#askedPlain < 2) return plain;
    this.#plain = alone(plain);
    this.#onResize();
    return this.#plain;
  }

  async #plainBytes(): Promise<Buffer> {
    if (this.#plain) return this.#plain;
    const br = await this.#packed.get('br');
    if (br) return unbrotli(br.body);
    const zipped = await this.#packed.get('gzip');
    if (!zipped) throw new Error('an answer without a body');
    return unzip(zipped.body);
  }
}

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);
const brotliAt = (quality: number) => async (body: Buffer) =>
  alone(await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
const gzipAt = (level: number) => async (body: Buffer) => alone(await zip(body, { level }));

/** The same bytes in memory of their own: the compressor answers a part of 64 kB, which would all be kept. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** On this thread: another takes as long for it, and half as long again to be asked. */
const brotliHere = (quality: number) => (body: Buffer) =>
  alone(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));

/** A home page of 207 kB takes 1 ms and becomes 45 kB, then 6 ms and 35 kB, then 140 ms and 32 kB; 9 would make 34.5 kB in 33 ms. */
const PACK = {
  br: { 1: brotliHere(1), 2: brotliAt(5), 3: brotliAt(10) },
  gzip: { 1: gzipAt(1), 2: gzipAt(6), 3: gzipAt(9) },
} as const;

const PACK_SMALL = { br: brotliHere(4), gzip: gzipAt(6) } as const;

/** How often an answer has been asked for when the next try pays off. */
const WORTH_TRYING = { 1: 1, 2: 3, 3: 50 } as const;
let last: Promise<void> = Promise.resolve();
const spareTime = new SpareTime();
