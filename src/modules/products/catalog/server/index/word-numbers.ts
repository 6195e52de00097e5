import { withRoom } from './row-numbers.ts';

/** Words are chained by their first two letters, because that is how beginnings are looked for. */
const SHELVES = 512;

/**
 * Numbers words as they come, and finds them again, whole or by their beginning. They are kept as UTF-16 in one array with a
 * hash table over it: a catalogue has about as many words as products, and a map of strings took twice the memory and most
 * of the time of indexing.
 */
export class WordNumbers {
  #units = new Uint16Array();
  /** Where each word begins; the next one begins where it ends. */
  #starts = new Uint32Array(64);
  #count = 0;
  /** An open hash table of words, each plus 1; 0 is free. At most half full. */
  #slots = new Uint32Array(256);
  /** The last word of each shelf, and by word the one before it on its shelf, each plus 1. */
  readonly #shelves = new Uint32Array(SHELVES);
  #before = new Uint32Array();

  get count(): number {
    return this.#count;
  }

  /** The number of the word from `from` to `to` in a text; -1 if it is not known. */
  find(text: string, from: number, to: number): number {
    return (this.#slots[this.#slotOf(text, from, to)] as number) - 1;
  }

  /** The same; an unknown word gets the next number. */
  number(text: string, from: number, to: number): number {
    const slot = this.#slotOf(text, from, to);
    const known = (this.#slots[slot] as number) - 1;
    if (known >= 0) return known;
    const word = this.#count;
    this.#count += 1;
    this.#slots[slot] = this.#count;
    this.#write(word, text, from, to);
    if (this.#count * 2 > this.#slots.length) this.#rehash();
    return word;
  }

  /** Visits the words that begin so. @param beginning of two letters or more */
  visitBegun(beginning: string, visit: (word: number, isWhole: boolean) => void): void {
    const { length } = beginning;
    let next = this.#shelves[shelfOf(beginning.charCodeAt(0), beginning.charCodeAt(1))] as number;
    while (next > 0) {
      const word = next - 1;
      next = this.#before[word] as number;
      const start = this.#starts[word] as number;
      const ownLength = (this.#starts[word + 1] as number) - start;
      if (ownLength >= length && this.#hasUnits(start, beginning, 0, length)) visit(word, ownLength === length);
    }
  }

  #write(word: number, text: string, from: number, to: number): void {
    const start = this.#starts[word] as number;
    const end = start + to - from;
    this.#units = withRoom(this.#units, end);
    for (let at = from; at < to; at += 1) this.#units[start + at - from] = text.charCodeAt(at);
    this.#starts = withRoom(this.#starts, word + 2);
    this.#starts[word + 1] = end;
    const shelf = shelfOf(text.charCodeAt(from), to - from > 1 ? text.charCodeAt(from + 1) : 0);
    this.#before = withRoom(this.#before, word + 1);
    this.#before[word] = this.#shelves[shelf] as number;
    this.#shelves[shelf] = word + 1;
  }

  /** The slot with this word, or the free one where it belongs. */
  #slotOf(text: string, from: number, to: number): number {
    const last = this.#slots.length - 1;
    let hash = 0;
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    let slot = spread(hash) & last;
    for (;;) {
      const word = (this.#slots[slot] as number) - 1;
      if (word < 0) return slot;
      const start = this.#starts[word] as number;
      const isAsLong = (this.#starts[word + 1] as number) - start === to - from;
      if (isAsLong && this.#hasUnits(start, text, from, to)) return slot;
      slot = (slot + 1) & last;
    }
  }

  #hasUnits(start: number, text: string, from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (this.#units[start + at - from] !== text.charCodeAt(at)) return false;
    return true;
  }

  #rehash(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    const last = this.#slots.length - 1;
    for (let word = 0; word < this.#count; word += 1) {
      let hash = 0;
      const end = this.#starts[word + 1] as number;
      for (let at = this.#starts[word] as number; at < end; at += 1)
        hash = Math.imul(hash ^ (this.#units[at] as number), 0x01000193);
      let slot = spread(hash) & last;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & last;
      this.#slots[slot] = word + 1;
    }
  }
}

function spread(hash: number): number {
  return hash ^ (hash >>> 15) ^ (hash >>> 7);
}

function shelfOf(first: number, second: number): number {
  return (first * 33 + second) % SHELVES;
}
