import type { Mark, RecordedValue } from './recorded.ts';

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Puts marks in place of what belonged to one recorded turn alone: ids that are known by name, and all others, which
 * the turn must have made itself.
 */
export class ValueMarker {
  readonly #marks: Map<string, Mark>;
  readonly #tokenHash: Buffer;
  readonly #isFixed: (id: string) => boolean;
  #made = 0;

  constructor(known: Readonly<Record<string, Mark>>, tokenHash: Buffer, isFixed: (id: string) => boolean) {
    this.#marks = new Map(Object.entries(known));
    this.#tokenHash = tokenHash;
    this.#isFixed = isFixed;
  }

  value(value: unknown): RecordedValue {
    if (Buffer.isBuffer(value)) {
      return value.equals(this.#tokenHash) ? { tokenHash: true } : { bytes: value.toString('hex') };
    }
    // The driver writes an array as this text, and ids need no escaping in it.
    if (Array.isArray(value)) return this.value(`{${value.join(',')}}`);
    if (value instanceof Date) return { same: value.toISOString() };
    return typeof value === 'string' ? this.#text(value) : { same: value };
  }

  #text(text: string): RecordedValue {
    const pieces: string[] = [];
    let from = 0;
    for (const { 0: id, index } of text.matchAll(IDS)) {
      if (this.#isFixed(id)) continue;
      pieces.push(text.slice(from, index), this.#markOf(id));
      from = index + id.length;
    }
    return pieces.length === 0 ? { same: text } : { pieces: [...pieces, text.slice(from)] };
  }

  #markOf(id: string): Mark {
    const mark = this.#marks.get(id) ?? (`new ${this.#made++}` as const);
    this.#marks.set(id, mark);
    return mark;
  }
}
