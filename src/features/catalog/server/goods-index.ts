import { DEFAULT_SORT, type Kind, type Sort } from '#features/catalog/vocabulary.ts';
import type { ProductId } from '#shared/id.ts';
import type { Good, GoodRow } from './goods.rows.ts';
import { barsOf, type Choice } from './goods-bars.ts';
import { GoodsColumns } from './goods-columns.ts';
import { countGoods, type GoodsCounts } from './goods-counts.ts';
import { GoodsOrders, ORDER_OF, rowsWhere } from './goods-orders.ts';
import { GoodsWords } from './goods-words.ts';
import type { Words } from './search-query.ts';

/** Rows that nobody is in any more may be so many before the index is worth making anew. */
const DEAD_ROWS_BORNE = 1_000;
/** Kept above anything that words are worth by themselves. */
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

  /** The goods that fit the words, or all: by row how much each is worth to who looks for them, 0 where it does not fit. */
  find(words?: Words): Uint16Array {
    const found = words ? this.#words.fit(words) : new Uint16Array(this.#goods.length).fill(1);
    const meant = this.columns.kind.values.indexOf(words?.kind as Kind);
    const kinds = this.columns.kind.codes;
    for (const [row, good] of this.#goods.entries()) {
      const fits = found[row] as number;
      if (!good) found[row] = 0;
      else if (fits > 0 && kinds[row] === meant) found[row] = fits + OF_THE_KIND_MEANT;
    }
    return found;
  }

  /** The rows in the order of a list, of all goods or of those that were found. */
  rows(sort: Sort, found?: Uint16Array): Uint32Array {
    if (sort === 'relevance' && found) return this.#byRelevance(found);
    const { order, backwards } = ORDER_OF[sort === 'relevance' ? DEFAULT_SORT : sort];
    const all = this.orders.in(order);
    const rows = found ? rowsWhere(all, found) : all;
    return backwards ? rows.toReversed() : rows;
  }

  count(found: Uint16Array, choice: Choice): GoodsCounts {
    return countGoods(this.columns, found, choice);
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

  /** What is worth more first, then what stands better. */
  #byRelevance(found: Uint16Array): Uint32Array {
    const alike = new Map<number, number[]>();
    for (const row of rowsWhere(this.orders.in('standing'), found)) {
      const worth = found[row] as number;
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
