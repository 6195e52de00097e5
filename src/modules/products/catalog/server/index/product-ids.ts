import type { ProductId } from '#shared/id.ts';
import { withRoom } from './row-numbers.ts';

/** A UUID is 128 bits: four numbers. */
const PARTS = 4;
type Parts = readonly [number, number, number, number];
const asked = new Uint32Array(PARTS);

/**
 * The ids of the products by row, and the row of each id. Strings and a map of them would take five times the memory. An id
 * that was ever added stays known; whether its row is in use is for the caller to know.
 */
export class ProductIds {
  #parts = new Uint32Array();
  /** An open hash table of rows, each plus 1; 0 is free. At most half full. */
  #slots = new Uint32Array(128);
  #known = 0;

  /** The last row that was set for this id; -1 if none was. */
  rowOf(id: ProductId): number {
    readParts(id, asked, 0);
    return (this.#slots[this.#slotOf(asked, 0)] as number) - 1;
  }

  set(row: number, id: ProductId): void {
    this.#parts = withRoom(this.#parts, (row + 1) * PARTS);
    readParts(id, this.#parts, row * PARTS);
    const slot = this.#slotOf(this.#parts, row * PARTS);
    if (this.#slots[slot] === 0) this.#known += 1;
    this.#slots[slot] = row + 1;
    if (this.#known * 2 > this.#slots.length) this.#rehash();
  }

  at(row: number): ProductId {
    const [one, two, three, four] = this.#parts.subarray(row * PARTS, (row + 1) * PARTS) as unknown as Parts;
    const start = `${high(one)}${low(one)}-${high(two)}-${low(two)}`;
    return `${start}-${high(three)}-${low(three)}${high(four)}${low(four)}` as ProductId;
  }

  /** As their texts compare. */
  compare(one: number, other: number): number {
    for (let part = 0; part < PARTS; part += 1) {
      const difference = (this.#parts[one * PARTS + part] as number) - (this.#parts[other * PARTS + part] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** The slot with this id, or the free one where it belongs. */
  #slotOf(parts: Uint32Array, from: number): number {
    const last = this.#slots.length - 1;
    let slot = hash(parts, from) & last;
    for (;;) {
      const row = (this.#slots[slot] as number) - 1;
      if (row < 0 || this.#isSame(row * PARTS, parts, from)) return slot;
      slot = (slot + 1) & last;
    }
  }

  #isSame(at: number, parts: Uint32Array, from: number): boolean {
    for (let part = 0; part < PARTS; part += 1) if (this.#parts[at + part] !== parts[from + part]) return false;
    return true;
  }

  #rehash(): void {
    const before = this.#slots;
    this.#slots = new Uint32Array(before.length * 2);
    for (const taken of before) if (taken > 0) this.#slots[this.#slotOf(this.#parts, (taken - 1) * PARTS)] = taken;
  }
}

function hash(parts: Uint32Array, from: number): number {
  let mixed = 0;
  for (let part = 0; part < PARTS; part += 1) {
    mixed = Math.imul(mixed ^ (parts[from + part] as number), 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  return mixed;
}

/** The digits of each byte: a page of a list asks for a hundred ids, and making digits anew takes ten times as long. */
const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The first four digits of a part. */
function high(part: number): string {
  return `${DIGITS[part >>> 24]}${DIGITS[(part >>> 16) & 255]}`;
}

/** The last four. */
function low(part: number): string {
  return `${DIGITS[(part >>> 8) & 255]}${DIGITS[part & 255]}`;
}

/** Reads the hexadecimal digits of a UUID into four numbers. */
function readParts(id: ProductId, into: Uint32Array, from: number): void {
  let part = 0;
  let digits = 0;
  for (let at = 0; at < id.length; at += 1) {
    const code = id.charCodeAt(at);
    if (code === DASH) continue;
    part = (part << 4) | (code > NINE ? (code & 15) + 9 : code & 15);
    digits += 1;
    if (digits % 8 === 0) into[from + digits / 8 - 1] = part;
  }
}

const DASH = 45;
const NINE = 57;
