import { RowNumbers, withRoom } from './row-numbers.ts';

/** A UTF-16 unit takes at most so many bytes in UTF-8. */
const MAX_BYTES = 3;

const encoder = new TextEncoder();

/** The titles by row as UTF-8 in one array: half the memory of strings, and nothing for the garbage collector to visit. */
export class ProductTitles {
  #bytes = new Uint8Array();
  /** Where the title of a row begins; that of the next row begins where it ends. */
  readonly #starts = new RowNumbers(new Uint32Array());

  /** @param row the one after the last */
  add(row: number, title: string): void {
    const start = row === 0 ? 0 : this.#starts.at(row);
    this.#bytes = withRoom(this.#bytes, start + title.length * MAX_BYTES);
    const { written } = encoder.encodeInto(title, this.#bytes.subarray(start));
    this.#starts.set(row, start);
    this.#starts.set(row + 1, start + written);
  }

  /** By code points. */
  compare(one: number, other: number): number {
    const starts = this.#starts.all;
    const bytes = this.#bytes;
    const [from, otherFrom] = [starts[one] as number, starts[other] as number];
    const length = (starts[one + 1] as number) - from;
    const otherLength = (starts[other + 1] as number) - otherFrom;
    const both = Math.min(length, otherLength);
    for (let at = 0; at < both; at += 1) {
      const difference = (bytes[from + at] as number) - (bytes[otherFrom + at] as number);
      if (difference !== 0) return difference;
    }
    return length - otherLength;
  }

  /** Where titles that begin so stand to this title: 0 if it does, above 0 if it comes after them. */
  compareBeginning(row: number, beginning: Uint8Array): number {
    const starts = this.#starts.all;
    const from = starts[row] as number;
    const length = Math.min((starts[row + 1] as number) - from, beginning.length);
    for (let at = 0; at < length; at += 1) {
      const difference = (this.#bytes[from + at] as number) - (beginning[at] as number);
      if (difference !== 0) return difference;
    }
    return length - beginning.length;
  }
}
