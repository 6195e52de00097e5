import type { SearchWords } from '#products/catalog/server/search/search-query.ts';
import { DEFAULT_SORT, type Kind, type Sort } from '#products/catalog/vocabulary.ts';
import type { ProductId } from '#shared/id.ts';
import type { IndexedProduct, IndexedRow } from './index.queries.ts';
import { ProductColumns } from './index-columns.ts';
import { barRows, type FilterChoice } from './product-bars.ts';
import { countProducts, type ProductCounts } from './product-counts.ts';
import { ORDER_OF, ProductOrders } from './product-orders.ts';
import { rowsByWorth, rowsInOrder, type Span } from './product-page.ts';
import { ProductWords } from './product-words.ts';
import { withRoom } from './row-numbers.ts';

/** How many unused rows are tolerated before the index is rebuilt. */
const MAX_DEAD_ROWS = 1_000;
/** Added to the score; larger than any score of words alone. */
const OF_THE_KIND_MEANT = 1 << 14;
const BEGINS_SO = 1 << 15;

/** The filters and words of a list. The result is reused if both objects are the same as in the last query. */
export interface IndexQuery {
  readonly choice: FilterChoice;
  /** Undefined: all products. */
  readonly words?: SearchWords | undefined;
}

/**
 * An in-memory index of the products on sale. It answers which products match filters and words, in which order, and how
 * many each further filter would leave. A product is a row number here; only the rows of a page are read from the
 * database. Queries allocate nothing that grows with the catalogue: their buffers are reused by the next query.
 */
export class ProductIndex {
  readonly columns = new ProductColumns();
  readonly orders: ProductOrders;
  readonly #goods: (IndexedProduct | undefined)[] = [];
  readonly #rowOf = new Map<ProductId, number>();
  readonly #words = new ProductWords();
  /** By row, 1 where a product is on sale. */
  #onSale = new Uint16Array();
  /** By row, the score for `#sought`, and why it is left out of `#asked`. */
  #worth = new Uint16Array();
  #bars = new Uint16Array();
  #sought: SearchWords | undefined;
  #asked: IndexQuery | undefined;

  constructor() {
    this.orders = new ProductOrders(this.#goods);
  }

  /** Updates these products; those missing from `found` are no longer on sale. */
  replace(ids: readonly ProductId[], found: readonly IndexedRow[]): void {
    this.#sought = undefined;
    this.#asked = undefined;
    const rows = new Map(found.map(row => [row.id, row]));
    for (const id of new Set(ids)) this.#replace(id, rows.get(id));
  }

  /** Whether so many rows are unused that the index should be rebuilt. */
  get isWorn(): boolean {
    return this.#goods.length > this.#rowOf.size * 2 + MAX_DEAD_ROWS;
  }

  get words(): Pick<ProductWords, 'telling'> {
    return this.#words;
  }

  /** Whether any product matches the words. */
  has(words: SearchWords): boolean {
    for (const worth of this.#worthTo(words)) if (worth > 0) return true;
    return false;
  }

  count(asked: IndexQuery): ProductCounts {
    return countProducts(this.columns, this.#barsOf(asked));
  }

  /** The products of one page of a list, in order. */
  page(asked: IndexQuery, sort: Sort, span: Span): ProductId[] {
    return this.#page(asked, sort, span).flatMap(row => this.#goods[row]?.id ?? []);
  }

  #page(asked: IndexQuery, sort: Sort, span: Span): number[] {
    const bars = this.#barsOf(asked);
    if (sort === 'relevance' && asked.words)
      return rowsByWorth(this.orders.in('standing'), this.#worthTo(asked.words), bars, span);
    const { order, backwards } = ORDER_OF[sort === 'relevance' ? DEFAULT_SORT : sort];
    return rowsInOrder(this.orders.in(order), backwards, bars, span);
  }

  #barsOf(asked: IndexQuery): Uint16Array {
    const bars = this.#bars.subarray(0, this.#goods.length);
    if (asked.choice === this.#asked?.choice && asked.words === this.#asked.words) return bars;
    barRows(bars, this.columns, asked.choice, this.#worthTo(asked.words));
    this.#asked = asked;
    return bars;
  }

  #worthTo(words: SearchWords | undefined): Uint16Array {
    const onSale = this.#onSale.subarray(0, this.#goods.length);
    if (!words) return onSale;
    const worth = this.#worth.subarray(0, this.#goods.length);
    if (words === this.#sought) return worth;
    this.#words.fit(words, worth);
    const meant = this.columns.groups.kind.values.indexOf(words.kind as Kind);
    const kinds = this.columns.groups.kind.codes;
    for (let row = 0; row < worth.length; row += 1) {
      const fits = (worth[row] as number) * (onSale[row] as number);
      worth[row] = fits > 0 && kinds[row] === meant ? fits + OF_THE_KIND_MEANT : fits;
    }
    for (const row of words.beginning === undefined ? [] : this.orders.titled(words.beginning))
      if (worth[row] !== 0) worth[row] = (worth[row] as number) + BEGINS_SO;
    this.#sought = words;
    return worth;
  }

  #replace(id: ProductId, found: IndexedRow | undefined): void {
    const row = this.#rowOf.get(id);
    const before = row === undefined ? undefined : this.#goods[row];
    if (row !== undefined && before && found?.print !== before.print) {
      this.#rowOf.delete(id);
      this.#goods[row] = undefined;
      this.#onSale[row] = 0;
      this.orders.move(row, before, undefined);
    }
    if (found) this.#put(found, before?.print === found.print ? row : undefined);
  }

  #put(found: IndexedRow, at: number | undefined): void {
    const { words: _words, ...good } = found;
    const row = at ?? this.#goods.length;
    const before = this.#goods[row];
    this.#goods[row] = good;
    this.columns.set(row, good);
    if (at === undefined) this.#add(row, found);
    this.orders.move(row, before, good);
  }

  #add(row: number, found: IndexedRow): void {
    this.#rowOf.set(found.id, row);
    this.#words.add(row, found);
    this.#onSale = withRoom(this.#onSale, row + 1);
    this.#worth = withRoom(this.#worth, row + 1);
    this.#bars = withRoom(this.#bars, row + 1);
    this.#onSale[row] = 1;
  }
}
