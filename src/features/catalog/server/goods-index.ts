import type { Kind, Sort } from '#features/catalog/vocabulary.ts';
import type { ProductId } from '#shared/id.ts';
import type { Good, GoodRow } from './goods.rows.ts';
import { barsOf, type Choice } from './goods-bars.ts';
import { GoodsColumns } from './goods-columns.ts';
import { countGoods, type GoodsCounts } from './goods-counts.ts';
import { GoodsOrders, ORDER_OF } from './goods-orders.ts';
import { GoodsWords } from './goods-words.ts';
import type { Words } from './search-query.ts';

/** Rows that nobody is in any more may be so many before the index is worth making anew. */
const DEAD_ROWS_BORNE = 1_000;
/** More than any words can fit by themselves. */
const OF_THE_KIND_MEANT = 1 << 15;

/**
 * The goods on sale in memory, for everything a list asks: which goods fit a choice and some words, in which order, and
 * how many each further choice would show. A product is a row number here; only its page's rows are read from the database.
 */
export class GoodsIndex {
  readonly columns = new GoodsColumns();
  readonly orders: GoodsOrders;
  readonly #goods: (Good | undefined)[] = [];
  readonly #rowOf = new Map<ProductId, number>();
  readonly #words = new GoodsWords();

  constructor() {
    this.orders = new GoodsOrders(this.#goods);
  }

  /** Takes in how these products are now; those missing from `found` are no longer on sale. */
  replace(ids: readonly ProductId[], found: readonly GoodRow[]): void {
    const rows = new Map(found.map(row => [row.id, row]));
    for (const id of new Set(ids)) this.#replace(id, rows.get(id));
  }

  /** Whether so many rows are dead that the index should be made anew. */
  get isWorn(): boolean {
    return this.#goods.length > this.#rowOf.size * 2 + DEAD_ROWS_BORNE;
  }

  get words(): Pick<GoodsWords, 'telling'> {
    return this.#words;
  }

  /** The rows of all goods, or of those that fit the words, in the order of a list. */
  rows(sort: Sort, words: Words | undefined): Uint32Array {
    if (sort === 'relevance' && words) return this.#byRelevance(words);
    const { order, backwards } = ORDER_OF[sort === 'relevance' ? 'price-lowtohigh' : sort];
    const all = backwards ? this.orders.in(order).toReversed() : this.orders.in(order);
    if (!words) return all;
    const fit = this.#words.fit(words);
    return all.filter(row => fit[row] !== 0);
  }

  count(rows: Uint32Array, choice: Choice): GoodsCounts {
    return countGoods(this.columns, rows, choice);
  }

  /** So many products of those rows that fit the choice, after the first `offset`. */
  page(rows: Uint32Array, choice: Choice, offset: number, limit: number): ProductId[] {
    const barsAt = barsOf(this.columns, choice);
    const ids: ProductId[] = [];
    let before = 0;
    for (const row of rows) {
      if (barsAt(row) !== 0) continue;
      before += 1;
      if (before <= offset) continue;
      const good = this.#goods[row];
      if (good) ids.push(good.id);
      if (before === offset + limit) break;
    }
    return ids;
  }

  /** Goods of the kind that is meant come first, then what fits better, then what stands better. */
  #byRelevance(words: Words): Uint32Array {
    const fit = this.#words.fit(words);
    const meant = this.columns.kind.values.indexOf(words.kind as Kind);
    const alike = new Map<number, number[]>();
    for (const row of this.orders.in('standing')) {
      const fits = fit[row] as number;
      if (fits === 0) continue;
      const worth = this.columns.kind.codeAt(row) === meant ? fits + OF_THE_KIND_MEANT : fits;
      const rows = alike.get(worth);
      if (rows) rows.push(row);
      else alike.set(worth, [row]);
    }
    const best = [...alike].sort(([one], [other]) => other - one);
    return Uint32Array.from(best.flatMap(([, rows]) => rows));
  }

  #replace(id: ProductId, found: GoodRow | undefined): void {
    const row = this.#rowOf.get(id);
    const before = row === undefined ? undefined : this.#goods[row];
    if (row !== undefined && before && found?.print !== before.print) {
      this.#rowOf.delete(id);
      this.#goods[row] = undefined;
      this.orders.move(row, before, undefined);
    }
    if (found) this.#put(found, before?.print === found.print ? row : undefined);
  }

  #put(found: GoodRow, at: number | undefined): void {
    const { words: _words, ...good } = found;
    const row = at ?? this.#goods.length;
    const before = this.#goods[row];
    this.#goods[row] = good;
    this.columns.set(row, good);
    if (at === undefined) {
      this.#rowOf.set(good.id, row);
      this.#words.add(row, found);
    }
    this.orders.move(row, before, good);
  }
}
