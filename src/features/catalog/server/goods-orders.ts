import type { Sort } from '#features/catalog/vocabulary.ts';
import type { Good } from './goods.rows.ts';

type Compare = (one: Good, other: Good) => number;

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Every order ends with the id, so that pages neither repeat nor lose a product. */
const ORDERS = {
  price: (one, other) => one.paid - other.paid || compare(one.id, other.id),
  title: (one, other) => compare(one.title, other.title) || compare(one.id, other.id),
  newest: (one, other) => other.created - one.created || compare(one.id, other.id),
  rating: (one, other) => other.average - one.average || other.reviews - one.reviews || compare(one.id, other.id),
  /** What is not declared comes last. */
  origin: (one, other) =>
    Number(one.origin === null) - Number(other.origin === null) ||
    compare(one.origin ?? '', other.origin ?? '') ||
    one.paid - other.paid ||
    compare(one.id, other.id),
  /** Among goods that fit some words equally well: products before what is made for them, what can be had, what many reviewed. */
  standing: (one, other) =>
    Number(one.section === 'accessories') - Number(other.section === 'accessories') ||
    Number(other.inStock) - Number(one.inStock) ||
    other.reviews - one.reviews ||
    other.paid - one.paid ||
    compare(one.id, other.id),
} as const satisfies Readonly<Record<string, Compare>>;
export type Order = keyof typeof ORDERS;
export const ORDER_NAMES = Object.keys(ORDERS) as readonly Order[];

/** Downwards all of an order goes down, its ids too. */
export const ORDER_OF: Readonly<Record<Exclude<Sort, 'relevance'>, { order: Order; backwards: boolean }>> = {
  'price-lowtohigh': { order: 'price', backwards: false },
  'price-hightolow': { order: 'price', backwards: true },
  'title-atoz': { order: 'title', backwards: false },
  'title-ztoa': { order: 'title', backwards: true },
  newest: { order: 'newest', backwards: false },
  rating: { order: 'rating', backwards: false },
  origin: { order: 'origin', backwards: false },
};

/** The rows of the goods in every order a list can have; an order is brought up to date when it is next asked for. */
export class GoodsOrders {
  readonly #goods: readonly (Good | undefined)[];
  readonly #sorted = new Map<Order, Uint32Array>();
  readonly #moved = new Map<Order, Set<number>>();

  /** @param goods by row, kept up to date by the owner; undefined where none is any more */
  constructor(goods: readonly (Good | undefined)[]) {
    this.#goods = goods;
  }

  /** Says that a row came, went or changed. */
  move(row: number, before: Good | undefined, after: Good | undefined): void {
    for (const order of ORDER_NAMES) {
      if (before && after && ORDERS[order](before, after) === 0) continue;
      const moved = this.#moved.get(order) ?? new Set();
      this.#moved.set(order, moved.add(row));
    }
  }

  /** The array is never written to again, so that a list can be read from it in peace. */
  in(order: Order): Uint32Array {
    const sorted = this.#sorted.get(order) ?? new Uint32Array();
    const moved = this.#moved.get(order);
    if (!moved) return sorted;
    const inOrder = (one: number, other: number) => ORDERS[order](this.#goods[one] as Good, this.#goods[other] as Good);
    const stays = new Uint8Array(this.#goods.length).fill(1);
    for (const row of moved) stays[row] = 0;
    const come = [...moved].filter(row => this.#goods[row] !== undefined).sort(inOrder);
    const now = merged(rowsWhere(sorted, stays), come, inOrder);
    this.#sorted.set(order, now);
    this.#moved.delete(order);
    return now;
  }
}

/** Those of the rows at which there is something other than 0, in the same order. */
export function rowsWhere(rows: Uint32Array, at: Uint8Array | Uint16Array): Uint32Array {
  const chosen = new Uint32Array(rows.length);
  let count = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] as number;
    if (at[row] === 0) continue;
    chosen[count] = row;
    count += 1;
  }
  return chosen.subarray(0, count);
}

type InOrder = (one: number, other: number) => number;

/** Both are sorted; few come among many, so each seeks its place and what lies between is copied as a piece. */
function merged(stay: Uint32Array, come: readonly number[], inOrder: InOrder): Uint32Array {
  const all = new Uint32Array(stay.length + come.length);
  let from = 0;
  for (const [before, row] of come.entries()) {
    const to = placeFor(row, stay, from, inOrder);
    all.set(stay.subarray(from, to), from + before);
    all[to + before] = row;
    from = to;
  }
  all.set(stay.subarray(from), from + come.length);
  return all;
}

function placeFor(row: number, rows: Uint32Array, from: number, inOrder: InOrder): number {
  let low = from;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (inOrder(rows[middle] as number, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
