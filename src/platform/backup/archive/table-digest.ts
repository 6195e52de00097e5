import { createHash } from 'node:crypto';

/** How much a table holds and what of it: two tables of the same digest are the same to the last byte. */
export interface TableDigest {
  readonly rows: number;
  readonly sha256: string;
}

/** Adds up the digest of a table from its lines as they come by. */
export class Digesting {
  readonly #hash = createHash('sha256');
  #rows = 0;

  /** @returns the text that stands for these lines in a file */
  take(lines: readonly string[]): string {
    const text = `${lines.join('\n')}\n`;
    this.#hash.update(text);
    this.#rows += lines.length;
    return text;
  }

  digest(): TableDigest {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}
