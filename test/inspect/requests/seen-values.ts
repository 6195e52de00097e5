import { newId, UUID } from '#shared/id.ts';
import type { Chance } from './chance.ts';

const MOST_OF_NAME = 60;
const MAX_LENGTH = 200;
const MAX_NESTING = 12;

/**
 * What the shop has answered so far, by the names of fields, so that later requests are about things that exist: an order by
 * the id that a list had, a product by its slug, a record as it was read.
 */
export class SeenValues {
  readonly #ofName = new Map<string, string[]>();
  readonly #ids: string[] = [];
  readonly #usual = new Map<string, readonly string[]>();

  /** What a field has most of the time: what is known to be there, so that calls come further than to its absence. */
  usual(name: string, ...values: readonly string[]): void {
    this.#usual.set(name, values);
    for (const value of values) this.add(name, value);
  }

  /** Keeps the texts of an answer. A plain `_id` is of what the path is about: of `/admin/orders/get` an `orderId`. */
  learn(answer: unknown, path: string, nesting = 0): void {
    if (typeof answer !== 'object' || answer === null || nesting > MAX_NESTING) return;
    // Of a long list the first few are enough.
    const entries = Array.isArray(answer) ? answer.slice(0, 5).map(each => ['', each]) : Object.entries(answer);
    for (const [name, value] of entries)
      if (typeof value !== 'string') this.learn(value, path, nesting + 1);
      else for (const each of name === '_id' ? namesOf(path) : [String(name)]) this.add(each, value);
  }

  add(name: string, value: string): void {
    if (value.length > MAX_LENGTH) return;
    if (UUID.test(value)) push(this.#ids, value, MOST_OF_NAME * 5);
    const known = this.#ofName.get(name) ?? [];
    this.#ofName.set(name, known);
    push(known, value, MOST_OF_NAME);
  }

  /** An id for a field: of its name, of anything, or of nothing. */
  id(name: string, chance: Chance): string {
    const usual = this.#usual.get(name);
    if (usual && chance.is(0.6)) return chance.of(usual);
    const named = (this.#ofName.get(name) ?? []).filter(value => UUID.test(value));
    if (named.length > 0 && chance.is(0.5)) return chance.of(named);
    return this.#ids.length > 0 && chance.is(0.9) ? chance.of(this.#ids) : newId();
  }

  text(name: string, chance: Chance): string | undefined {
    const usual = this.#usual.get(name);
    if (usual && chance.is(0.8)) return chance.of(usual);
    const named = this.#ofName.get(name);
    return named && chance.is(0.3) ? chance.of(named) : undefined;
  }
}

const namesOf = (path: string) => [
  '_id',
  ...path.split('/').flatMap(word => (/^[a-z-]+$/.test(word) ? [`${word.replace(/s$/, '')}Id`] : [])),
];

function push(list: string[], value: string, most: number): void {
  if (list.includes(value)) return;
  list.push(value);
  if (list.length > most) list.shift();
}
