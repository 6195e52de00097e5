import { withRoom } from './row-numbers.ts';

/** Bits of a byte that carry a number, as in variable-length integers; the eighth says that more follows. */
const BITS = 7;
const MORE = 1 << BITS;
const MARK_BITS = 2;
const MARKS = 1 << MARK_BITS;
export type WordMark = 0 | 1 | 2 | 3;
/** A piece ends with the place of the next one. Each is twice as long as the one before, up to a limit. */
const LINK = 4;
const FIRST_PIECE = 8;
const LONGEST_PIECE = 4_096;

/**
 * For each word, by its number, the rows that have it, each with a mark of two bits. Rows come in rising order, so only the
 * distance to the one before is stored, mostly in one byte. All words share one array, each with a chain of pieces in it;
 * the first row is stored apart, because most words are in a single one.
 */
export class WordRows {
  /** By word: its first place (row × 4 + mark) and its last row. */
  #first = new Uint32Array();
  #last = new Uint32Array();
  /** By word: its first piece, 0 if it has none, where its next byte goes, and where its last piece ends. */
  #pieces = new Uint32Array();
  #next = new Uint32Array();
  #ends = new Uint32Array();
  /** By word: how long its last piece is. */
  #lengths = new Uint16Array();
  #count = 0;
  #bytes = new Uint8Array(1_024);
  /** The bytes in use; the first is not, so that no piece begins at 0. */
  #used = 1;

  /** @param row not before the last row of this word; the same row again changes nothing */
  add(word: number, row: number, mark: WordMark): void {
    if (word >= this.#count) {
      this.#begin(word, row, mark);
      return;
    }
    const distance = row - (this.#last[word] as number);
    if (distance === 0) return;
    this.#last[word] = row;
    let left = distance * MARKS + mark;
    while (left >= MORE) {
      this.#write(word, (left % MORE) | MORE);
      left = Math.floor(left / MORE);
    }
    this.#write(word, left);
  }

  /** Sets bits by row where the word is: for each mark those in its place. */
  mark(word: number, into: Uint8Array, bits: readonly number[]): void {
    const bytes = this.#bytes;
    const first = this.#first[word] as number;
    let row = first >>> MARK_BITS;
    into[row] = (into[row] as number) | (bits[first & (MARKS - 1)] as number);
    let at = this.#pieces[word] as number;
    if (at === 0) return;
    const stop = this.#next[word] as number;
    let length = FIRST_PIECE;
    let end = at + length;
    let number = 0;
    let shift = 0;
    while (at !== stop) {
      if (at === end) {
        at = readLink(bytes, end);
        length = Math.min(length * 2, LONGEST_PIECE);
        end = at + length;
      }
      const byte = bytes[at] as number;
      at += 1;
      number |= (byte & (MORE - 1)) << shift;
      shift += BITS;
      if (byte >= MORE) continue;
      row += number >>> MARK_BITS;
      into[row] = (into[row] as number) | (bits[number & (MARKS - 1)] as number);
      number = 0;
      shift = 0;
    }
  }

  /** The first row of the next word. */
  #begin(word: number, row: number, mark: WordMark): void {
    this.#count = word + 1;
    this.#first = withRoom(this.#first, this.#count);
    this.#last = withRoom(this.#last, this.#count);
    this.#pieces = withRoom(this.#pieces, this.#count);
    this.#next = withRoom(this.#next, this.#count);
    this.#ends = withRoom(this.#ends, this.#count);
    this.#lengths = withRoom(this.#lengths, this.#count);
    this.#first[word] = row * MARKS + mark;
    this.#last[word] = row;
  }

  #write(word: number, byte: number): void {
    let at = this.#next[word] as number;
    if (at === this.#ends[word]) at = this.#addPiece(word, at);
    this.#bytes[at] = byte;
    this.#next[word] = at + 1;
  }

  #addPiece(word: number, end: number): number {
    const length = end === 0 ? FIRST_PIECE : Math.min((this.#lengths[word] as number) * 2, LONGEST_PIECE);
    const at = this.#used;
    this.#used += length + LINK;
    this.#bytes = withRoom(this.#bytes, this.#used);
    if (end === 0) this.#pieces[word] = at;
    else writeLink(this.#bytes, end, at);
    this.#lengths[word] = length;
    this.#ends[word] = at + length;
    return at;
  }
}

function readLink(bytes: Uint8Array, at: number): number {
  let link = 0;
  for (let byte = LINK - 1; byte >= 0; byte -= 1) link = link * 256 + (bytes[at + byte] as number);
  return link;
}

function writeLink(bytes: Uint8Array, at: number, link: number): void {
  for (let byte = 0; byte < LINK; byte += 1) bytes[at + byte] = Math.floor(link / 256 ** byte) % 256;
}
