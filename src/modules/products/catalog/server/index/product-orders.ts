import type { Sort } from '#products/catalog/vocabulary.ts';
import type { IndexedProduct } from './index.rows.ts';
import { firstPlace, SortedRows } from './sorted-rows.ts';

type Compare = (one: IndexedProduct, other: IndexedProduct) => number;

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
  /** Among products that fit some words equally well: products before what is made for them, what can be had, what many reviewed. */
  standing: (one, other) =>
    Number(one.section === 'accessories') - Number(other.section === 'accessories') ||
    Number(other.inStock) - Number(one.inStock) ||
    other.reviews - one.reviews ||
    other.paid - one.paid ||
    compare(one.id, other.id),
} as const satisfies Readonly<Record<string, Compare>>;
export type SortOrder = keyof typeof ORDERS;
export const ORDER_NAMES = Object.keys(ORDERS) as readonly SortOrder[];

/** Downwards all of an order goes down, its ids too. */
export const ORDER_OF: Readonly<Record<Exclude<Sort, 'relevance'>, { order: SortOrder; backwards: boolean }>> = {
  'price-lowtohigh': { order: 'price', backwards: false },
  'price-hightolow': { order: 'price', backwards: true },
  'title-atoz': { order: 'title', backwards: false },
  'title-ztoa': { order: 'title', backwards: true },
  newest: { order: 'newest', backwards: false },
  rating: { order: 'rating', backwards: false },
  origin: { order: 'origin', backwards: false },
};

interface KeptOrder {
  readonly sorted: SortedRows;
  /** Since the order was last asked for. */
  readonly gone: Set<number>;
  readonly come: Set<number>;
}

/** The rows of the products in every order a list can have; an order is brought up to date when it is next asked for. */
export class ProductOrders {
  readonly #goods: readonly (IndexedProduct | undefined)[];
  readonly #kept: ReadonlyMap<SortOrder, KeptOrder>;

  /** @param products by row, kept up to date by the owner; undefined where none is any more */
  constructor(products: readonly (IndexedProduct | undefined)[]) {
    this.#goods = products;
    this.#kept = new Map(ORDER_NAMES.map(order => [order, keptOrder(products, ORDERS[order])]));
  }

  /** Says that a row came, went or changed. */
  move(row: number, before: IndexedProduct | undefined, after: IndexedProduct | undefined): void {
    for (const [order, { gone, come }] of this.#kept) {
      if (before && after && ORDERS[order](before, after) === 0) continue;
      if (before) gone.add(row);
      if (after) come.add(row);
      else come.delete(row);
    }
  }

  /** Good until the next row moves. */
  in(order: SortOrder): Uint32Array {
    const { sorted, gone, come } = this.#kept.get(order) as KeptOrder;
    sorted.takeOut(gone);
    sorted.putIn(come);
    gone.clear();
    come.clear();
    return sorted.all;
  }

  /** The rows whose title begins so, by title; good until the next row moves. */
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

function keptOrder(products: readonly (IndexedProduct | undefined)[], compared: Compare): KeptOrder {
  const sorted = new SortedRows((one, other) =>
    compared(products[one] as IndexedProduct, products[other] as IndexedProduct),
  );
  return { sorted, gone: new Set(), come: new Set() };
}
