import { createHash } from 'node:crypto';

/** Row count and hash of a table. Tables with the same digest are identical. */
export interface TableDigest {
  readonly rows: number;
  readonly sha256: string;
}

/** Computes the digest of a table from its lines. */
export class Digesting {
  readonly #hash = createHash('sha256');
  #rows = 0;

  /** @returns the text of these lines in the file */
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
