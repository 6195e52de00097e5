import type { Sort } from '#products/catalog/vocabulary.ts';
import type { ProductColumns, SortKeys } from './index-columns.ts';
import type { ProductIds } from './product-ids.ts';
import type { ProductTitles } from './product-titles.ts';
import { sortInSlices } from './sort-in-slices.ts';
import { firstPlace, SortedRows } from './sorted-rows.ts';

type Compare = (one: number, other: number) => number;

interface Order {
  readonly by: readonly (keyof SortKeys)[];
  readonly compare: Compare;
}

/** What the products of an index are sorted by, by row. */
interface Sortable {
  readonly columns: ProductColumns;
  readonly titles: ProductTitles;
  readonly ids: ProductIds;
}

/** The orders by what they are named for; products that are alike in that follow by id. */
function ordersOf({ columns, titles }: Sortable) {
  const { paid, average, reviews, created, groups } = columns;
  const { section, origin, inStock } = groups;
  const dearness: Compare = (one, other) => paid.at(one) - paid.at(other);
  const fame: Compare = (one, other) => reviews.at(other) - reviews.at(one);
  return {
    price: { by: ['paid'], compare: dearness },
    title: { by: [], compare: (one, other) => titles.compare(one, other) },
    newest: { by: ['created'], compare: (one, other) => created.at(other) - created.at(one) },
    rating: {
      by: ['average', 'reviews'],
      compare: (one, other) => average.at(other) - average.at(one) || fame(one, other),
    },
    origin: {
      by: ['origin', 'paid'],
      compare: (one, other) => compareOrigins(origin.at(one), origin.at(other)) || dearness(one, other),
    },
    /**
     * Among equally good search results: devices before accessories, then in stock, then with more reviews, which tell what
     * sells, then better rated, then newer.
     */
    standing: {
      by: ['section', 'inStock', 'reviews', 'average', 'created'],
      compare: (one, other) =>
        Number(section.at(one) === 'accessories') - Number(section.at(other) === 'accessories') ||
        Number(inStock.at(other)) - Number(inStock.at(one)) ||
        fame(one, other) ||
        average.at(other) - average.at(one) ||
        created.at(other) - created.at(one),
    },
  } as const satisfies Readonly<Record<string, Order>>;
}
export type SortOrder = keyof ReturnType<typeof ordersOf>;

/** Undeclared origins come last. */
function compareOrigins(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

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

interface LazyOrder extends Order {
  readonly sorted: SortedRows;
  /** Rows to remove and to add when the order is next read. */
  readonly gone: Set<number>;
  readonly come: Set<number>;
}

/** The rows of the products in each order that a list can have; an order is updated when it is next read. */
export class ProductOrders {
  readonly #titles: ProductTitles;
  readonly #orders: ReadonlyMap<SortOrder, LazyOrder>;

  constructor(sortable: Sortable) {
    const { titles, ids } = sortable;
    this.#titles = titles;
    const orders = Object.entries<Order>(ordersOf(sortable)) as [SortOrder, Order][];
    this.#orders = new Map(
      orders.map(([name, order]) => {
        // With the id the order is total, so that no product is repeated or missing across pages.
        const sorted = new SortedRows((one, other) => order.compare(one, other) || ids.compare(one, other));
        return [name, { ...order, sorted, gone: new Set(), come: new Set() }];
      }),
    );
  }

  /**
   * Sorts all rows at once, which costs much less than adding them in batches; pauses for other requests.
   * @param rows in order of their ids, which they keep among equals
   */
  async sortAll(rows: Uint32Array<ArrayBuffer>, breathe: () => Promise<unknown>): Promise<void> {
    for (const { sorted, compare, gone, come } of this.#orders.values()) {
      sorted.setAll(await sortInSlices(rows.slice(), compare, breathe));
      gone.clear();
      come.clear();
    }
  }

  add(row: number): void {
    for (const { come } of this.#orders.values()) come.add(row);
  }

  remove(row: number): void {
    for (const { gone, come } of this.#orders.values()) {
      gone.add(row);
      come.delete(row);
    }
  }

  /** Records that what a row is sorted by has changed. */
  move(row: number, before: SortKeys, after: SortKeys): void {
    for (const { by, gone, come } of this.#orders.values()) {
      if (by.every(key => before[key] === after[key])) continue;
      gone.add(row);
      come.add(row);
    }
  }

  /** Invalid after the next change. */
  in(order: SortOrder): Uint32Array {
    const { sorted, gone, come } = this.#orders.get(order) as LazyOrder;
    sorted.takeOut(gone);
    sorted.putIn(come);
    gone.clear();
    come.clear();
    return sorted.all;
  }

  /** The rows whose title begins so, by title; invalid after the next change. */
  titled(beginning: string): Uint32Array {
    const rows = this.in('title');
    const bytes = new TextEncoder().encode(beginning);
    const compared = (place: number) => this.#titles.compareBeginning(rows[place] as number, bytes);
    const from = firstPlace(rows.length, place => compared(place) >= 0);
    return rows.subarray(
      from,
      firstPlace(rows.length, place => compared(place) > 0),
    );
  }
}
