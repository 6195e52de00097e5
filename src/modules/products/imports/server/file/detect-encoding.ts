export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const HEAD = 4096;

/**
 * Detects the encoding of a stream: by its byte order mark, by the positions of zero bytes, or by whether all of it is
 * valid UTF-8. Otherwise cp1252, which spreadsheets in India and Europe write.
 */
export class EncodingSeen {
  #head: Buffer = Buffer.alloc(0);
  #strict: TextDecoder | undefined = new TextDecoder('utf-8', { fatal: true });

  see(bytes: Buffer): void {
    if (this.#head.length < HEAD) this.#head = Buffer.concat([this.#head, bytes]).subarray(0, HEAD);
    this.#try(bytes, true);
  }

  /** To be called once, after all bytes. */
  answer(): TextEncoding {
    this.#try(Buffer.alloc(0), false);
    if (startsWith(this.#head, 0xff, 0xfe)) return 'utf-16le';
    if (startsWith(this.#head, 0xfe, 0xff)) return 'utf-16be';
    const zeros = { even: 0, odd: 0 };
    for (const [at, byte] of this.#head.entries()) if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1;
    const many = this.#head.length / 8;
    if (zeros.odd > many && zeros.odd > zeros.even * 4) return 'utf-16le';
    if (zeros.even > many && zeros.even > zeros.odd * 4) return 'utf-16be';
    return this.#strict ? 'utf-8' : 'windows-1252';
  }

  #try(bytes: Buffer, stream: boolean): void {
    try {
      this.#strict?.decode(bytes, { stream });
    } catch {
      this.#strict = undefined;
    }
  }
}

function startsWith(bytes: Buffer, ...mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
