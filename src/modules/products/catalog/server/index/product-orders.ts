import type { Sort } from '#products/catalog/vocabulary.ts';
import type { IndexedProduct } from './index.queries.ts';
import { firstPlace, SortedRows } from './sorted-rows.ts';

type Compare = (one: IndexedProduct, other: IndexedProduct) => number;

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Each order ends with the id, so that it is total and no product is repeated or missing across pages. */
const ORDERS = {
  price: (one, other) => one.paid - other.paid || compare(one.id, other.id),
  title: (one, other) => compare(one.title, other.title) || compare(one.id, other.id),
  newest: (one, other) => other.created - one.created || compare(one.id, other.id),
  rating: (one, other) => other.average - one.average || other.reviews - one.reviews || compare(one.id, other.id),
  /** Undeclared origins come last. */
  origin: (one, other) =>
    Number(one.origin === null) - Number(other.origin === null) ||
    compare(one.origin ?? '', other.origin ?? '') ||
    one.paid - other.paid ||
    compare(one.id, other.id),
  /** Among equally good search results: devices before accessories, then in stock, then with more reviews, then dearer. */
  standing: (one, other) =>
    Number(one.section === 'accessories') - Number(other.section === 'accessories') ||
    Number(other.inStock) - Number(one.inStock) ||
    other.reviews - one.reviews ||
    other.paid - one.paid ||
    compare(one.id, other.id),
} as const satisfies Readonly<Record<string, Compare>>;
export type SortOrder = keyof typeof ORDERS;
export const ORDER_NAMES = Object.keys(ORDERS) as readonly SortOrder[];

/** `backwards` reverses the whole order, ids included. */
export const ORDER_OF: Readonly<Record<Exclude<Sort, 'relevance'>, { order: SortOrder; backwards: boolean }>> = {
  'price-lowtohigh': { order: 'price', backwards: false },
  'price-hightolow': { order: 'price', backwards: true },
  'title-atoz': { order: 'title', backwards: false },
  'title-ztoa': { order: 'title', backwards: true },
  newest: { order: 'newest', backwards: false },
  rating: { order: 'rating', backwards: false },
  origin: { order: 'origin', backwards: false },
};

interface LazyOrder {
  readonly sorted: SortedRows;
  /** Rows to remove and to add when the order is next read. */
  readonly gone: Set<number>;
  readonly come: Set<number>;
}

/** The rows of the products in each order that a list can have; an order is updated when it is next read. */
export class ProductOrders {
  readonly #goods: readonly (IndexedProduct | undefined)[];
  readonly #orders: ReadonlyMap<SortOrder, LazyOrder>;

  /** @param products by row, updated by the owner; undefined for unused rows */
  constructor(products: readonly (IndexedProduct | undefined)[]) {
    this.#goods = products;
    this.#orders = new Map(ORDER_NAMES.map(order => [order, lazyOrder(products, ORDERS[order])]));
  }

  /** Records that a row was added, removed or changed. */
  move(row: number, before: IndexedProduct | undefined, after: IndexedProduct | undefined): void {
    for (const [order, { gone, come }] of this.#orders) {
      if (before && after && ORDERS[order](before, after) === 0) continue;
      if (before) gone.add(row);
      if (after) come.add(row);
      else come.delete(row);
    }
  }

  /** Invalid after the next `move`. */
  in(order: SortOrder): Uint32Array {
    const { sorted, gone, come } = this.#orders.get(order) as LazyOrder;
    sorted.takeOut(gone);
    sorted.putIn(come);
    gone.clear();
    come.clear();
    return sorted.all;
  }

  /** The rows whose title begins so, by title; invalid after the next `move`. */
  titled(beginning: string): Uint32Array {
    const rows = this.in('title');
    const titleAt = (place: number) => this.#goods[rows[place] as number]?.title.slice(0, beginning.length) ?? '';
    const from = firstPlace(rows.length, place => titleAt(place) >= beginning);
    return rows.subarray(
      from,
      firstPlace(rows.length, place => titleAt(place) > beginning),
    );
  }
}

function lazyOrder(products: readonly (IndexedProduct | undefined)[], compared: Compare): LazyOrder {
  const sorted = new SortedRows((one, other) =>
    compared(products[one] as IndexedProduct, products[other] as IndexedProduct),
  );
  return { sorted, gone: new Set(), come: new Set() };
}
