import type { Sort } from '#features/catalog/vocabulary.ts';
import type { Good } from './goods.rows.ts';

type Compare = (one: Good, other: Good) => number;

const by =
  <Key extends string | number>(key: (good: Good) => Key): Compare =>
  (one, other) => {
    const mine = key(one);
    const theirs = key(other);
    return mine < theirs ? -1 : mine > theirs ? 1 : 0;
  };
const first =
  (...compares: readonly Compare[]): Compare =>
  (one, other) => {
    for (const compare of compares) {
      const difference = compare(one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  };
const down =
  (compare: Compare): Compare =>
  (one, other) =>
    compare(other, one);

const byId = by(good => good.id);
const byPaid = by(good => good.paid);
const byReviews = by(good => good.reviews);

/** Every order ends with the id, so that pages neither repeat nor lose a product. */
const ORDERS = {
  price: first(byPaid, byId),
  title: first(
    by(good => good.title),
    byId,
  ),
  newest: first(down(by(good => good.created)), byId),
  rating: first(down(by(good => good.average)), down(byReviews), byId),
  // Not declared comes last.
  origin: first(
    by(good => (good.origin === null ? 1 : 0)),
    by(good => good.origin ?? ''),
    byPaid,
    byId,
  ),
  /** Among goods that fit some words equally well: products before what is made for them, what can be had, what many reviewed. */
  standing: first(
    by(good => (good.section === 'accessories' ? 1 : 0)),
    by(good => (good.inStock ? 0 : 1)),
    down(byReviews),
    down(byPaid),
    byId,
  ),
} as const;
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
    const compare = (one: number, other: number) => ORDERS[order](this.#goods[one] as Good, this.#goods[other] as Good);
    const stay = sorted.filter(row => !moved.has(row));
    const come = [...moved].filter(row => this.#goods[row] !== undefined).sort(compare);
    const now = merged(stay, come, compare);
    this.#sorted.set(order, now);
    this.#moved.delete(order);
    return now;
  }
}

/** Both are sorted; few come among many, so each seeks its place and what lies between is copied as a piece. */
function merged(
  stay: Uint32Array,
  come: readonly number[],
  compare: (one: number, other: number) => number,
): Uint32Array {
  const all = new Uint32Array(stay.length + come.length);
  let from = 0;
  for (const [before, row] of come.entries()) {
    const to = placeFor(row, stay, from, compare);
    all.set(stay.subarray(from, to), from + before);
    all[to + before] = row;
    from = to;
  }
  all.set(stay.subarray(from), from + come.length);
  return all;
}

function placeFor(
  row: number,
  rows: Uint32Array,
  from: number,
  compare: (one: number, other: number) => number,
): number {
  let low = from;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(rows[middle] as number, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
