import type { IndexQuery } from '#products/catalog/server/engine/product-search.ts';
import type { SellerRecord } from '#products/catalog/server/offers/seller-records.ts';
import type { RupeeRange, SearchWords, WeighedPart } from '#products/catalog/server/search/search-query.ts';
import { DEFAULT_SORT, type Sort } from '#products/catalog/vocabulary.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { type AttributeTally, missRows, tallyAttribute } from './attribute-bars.ts';
import { attributeOfOffers, countOffers } from './count-offers.ts';
import type { IndexedRow } from './index.queries.ts';
import { ProductColumns } from './index-columns.ts';
import { NO_OFFER_KEY, OfferGroups, type OfferNote } from './offer-groups.ts';
import { BARS, barRows } from './product-bars.ts';
import { countByBars, type ProductCounts } from './product-counts.ts';
import { ProductIds } from './product-ids.ts';
import { ORDER_OF, ProductOrders } from './product-orders.ts';
import { rowsByWorth, rowsInOrder } from './product-page.ts';
import { ProductTitles } from './product-titles.ts';
import { ProductWords } from './product-words.ts';
import { BEGINS_SO, PINNED, rankRows } from './rank-rows.ts';
import { RowNumbers, withRoom } from './row-numbers.ts';

/** How many unused rows are tolerated before the index is rebuilt. */
const MAX_DEAD_ROWS = 1_000;

/**
 * An in-memory index of the products on sale. It answers which products match filters and words, in which order, and how
 * many each further filter would leave. A product is a row number here; only the rows of a page are read from the
 * database. Queries allocate nothing that grows with the catalogue: their buffers are reused by the next query, and so is
 * their result if filters and words are the same objects.
 */
export class ProductIndex {
  readonly columns = new ProductColumns();
  readonly #titles = new ProductTitles();
  readonly #ids = new ProductIds();
  readonly #orders = new ProductOrders({ columns: this.columns, titles: this.#titles, ids: this.#ids });
  readonly #words = new ProductWords(this.columns.groups, this.columns.attributes);
  readonly #prints = new RowNumbers(new Float64Array());
  readonly #offers = new OfferGroups({ columns: this.columns, ids: this.#ids });
  /** Rows in use or not, and how many are in use. */
  #rows = 0;
  #size = 0;
  /** By row, 1 where a product is on sale. */
  #onSale = new Uint16Array();
  /** By row, the score for `#sought`, and why it is left out of `#asked`. */
  #worth = new Uint16Array();
  #bars = new Uint16Array();
  /** By row, which filters by attributes of `#asked` leave it out; of no length if there are none. */
  #missed = new Uint16Array();
  #sought: SearchWords | undefined;
  #asked: IndexQuery | undefined;

  /** How many products are on sale. */
  get size(): number {
    return this.#size;
  }

  /** Fills an empty index, with products in order of id; `sortAll` must follow before anything is asked. */
  load(found: readonly IndexedRow[]): void {
    this.#offers.fill();
    for (const product of found) this.#add(product);
  }

  /** @param breathe lets other requests run in between */
  async sortAll(breathe: () => Promise<unknown>): Promise<void> {
    const live = new Uint32Array(this.#size);
    let count = 0;
    for (let row = 0; row < this.#rows; row += 1) {
      if (this.#onSale[row] === 0) continue;
      live[count] = row;
      count += 1;
    }
    await this.#orders.sortAll(live, breathe);
    await this.#offers.makeAll(breathe);
  }

  /** Updates these products; those missing from `found` are no longer on sale. */
  replace(ids: readonly ProductId[], found: readonly IndexedRow[]): void {
    this.#sought = undefined;
    this.#asked = undefined;
    const rows = new Map(found.map(row => [row.id, row]));
    for (const id of new Set(ids)) this.#replace(id, rows.get(id));
  }

  /** @param names label and other names by brand */
  nameBrands(names: ReadonlyMap<string, string>): void {
    this.#sought = undefined;
    this.#asked = undefined;
    this.#words.nameBrands(names);
  }

  /** What is known of the sellers of offers, which ranks them. */
  knowSellers(records: ReadonlyMap<SellerId, SellerRecord>): void {
    this.#asked = undefined;
    this.#offers.know(records);
  }

  /** The sellers of products that are offered more than once. */
  get sellersOfOffers(): ReadonlySet<SellerId> {
    return this.#offers.sellers();
  }

  /** Those of whom nothing was said yet, or whose products were rated since. */
  get unknownSellers(): ReadonlySet<SellerId> {
    return this.#offers.unknownSellers();
  }

  /** What a card tells of the other offers of a product on sale; undefined if there are none. */
  offersOf(id: ProductId): OfferNote | undefined {
    const row = this.#ids.rowOf(id);
    return row < 0 || this.#onSale[row] === 0 ? undefined : this.#offers.noteOn(row);
  }

  /** Whether so many rows are unused that the index should be rebuilt. */
  get isWorn(): boolean {
    return this.#rows > this.#size * 2 + MAX_DEAD_ROWS;
  }

  get words(): Pick<ProductWords, 'telling' | 'knows'> {
    return this.#words;
  }

  /** How many offers within the prices match the words, counted up to a limit. */
  upTo(limit: number, words: SearchWords, prices: RupeeRange = {}): number {
    const { least, most } = inPaise(prices);
    const paid = this.columns.paid.all;
    const worth = this.#worthTo(words);
    let found = 0;
    for (let row = 0; row < worth.length && found < limit; row += 1)
      if (worth[row] !== 0 && (paid[row] as number) >= least && (paid[row] as number) <= most) found += 1;
    return found;
  }

  /** Which of the parts the product has whose parts weigh most. */
  mostOf(parts: readonly WeighedPart[], prices: RupeeRange = {}): boolean[] {
    const { least, most } = inPaise(prices);
    const paid = this.columns.paid.all;
    const has = new Uint16Array(this.#rows);
    this.#words.fitEach(
      parts.map(({ ways }) => ways),
      has,
    );
    let best = 0;
    let weight = 0;
    const weightOf = new Map<number, number>();
    for (let row = 0; row < has.length; row += 1) {
      if (this.#onSale[row] === 0 || (paid[row] as number) < least || (paid[row] as number) > most) continue;
      const own = has[row] as number;
      let weighs = weightOf.get(own);
      if (weighs === undefined) {
        weighs = parts.reduce((sum, part, at) => sum + ((own >> at) & 1) * part.weight, 0);
        weightOf.set(own, weighs);
      }
      if (weighs > weight) [best, weight] = [own, weighs];
    }
    return parts.map((_, at) => ((best >> at) & 1) === 1);
  }

  /** How many products match. */
  total(asked: IndexQuery): number {
    let total = 0;
    for (const bars of this.#barsOf(asked)) if (bars === 0) total += 1;
    return total;
  }

  count(asked: IndexQuery): ProductCounts {
    const counts = countByBars(this.columns, this.#barsOf(asked));
    return asked.choice.everyOffer ? counts : countOffers(counts, this.columns, this.#offers);
  }

  /**
   * How many products match with each value of these attributes; the filter by an attribute does not affect its own counts.
   */
  countAttributes(asked: IndexQuery, ids: readonly string[]): ReadonlyMap<string, AttributeTally> {
    const bars = this.#barsOf(asked);
    const isAlone = (row: number) => asked.choice.everyOffer || !this.#offers.has(row);
    const matching: number[] = [];
    const missing: number[] = [];
    for (let row = 0; row < bars.length; row += 1)
      if (bars[row] === 0 && isAlone(row)) matching.push(row);
      else if (bars[row] === BARS.attributes) missing.push(row);
    const filters = asked.choice.attributes ?? [];
    return new Map(
      ids.map(id => {
        const own = filters.findIndex(filter => filter.id === id);
        const isOnly = (row: number) => own >= 0 && this.#missed[row] === 1 << own;
        const only = own < 0 ? [] : missing.filter(isOnly);
        const one = tallyAttribute(this.columns.attributes, id, only.length > 0 ? matching.concat(only) : matching);
        if (asked.choice.everyOffer) return [id, { one, several: [] }];
        const isFound = (place: number) => {
          const met = this.#offers.barsAt(place);
          return met === 0 || (met === BARS.attributes && isOnly(this.#offers.rowAt(place)));
        };
        return [id, { one, several: attributeOfOffers(this.#offers, isFound, this.columns.attributes.get(id)) }];
      }),
    );
  }

  /** The products of one page of a list, in order. */
  page(asked: IndexQuery, sort: Sort, span: PageSpan): ProductId[] {
    return this.#page(asked, sort, span).map(row => this.#ids.at(row));
  }

  /** Those of the products that match, in the given order. */
  among(asked: IndexQuery, ids: readonly ProductId[]): ProductId[] {
    const bars = this.#barsOf(asked);
    return ids.filter(id => {
      const row = this.#ids.rowOf(id);
      return row >= 0 && bars[row] === 0;
    });
  }

  #page(asked: IndexQuery, sort: Sort, span: PageSpan): number[] {
    const bars = this.#barsOf(asked);
    if (sort === 'relevance' && asked.words)
      return rowsByWorth(this.#orders.in(asked.words.order ?? 'standing'), this.#worthTo(asked.words), bars, span);
    const { order, backwards } = ORDER_OF[sort === 'relevance' ? DEFAULT_SORT : sort];
    return rowsInOrder(this.#orders.in(order), backwards, bars, span);
  }

  #barsOf(asked: IndexQuery): Uint16Array {
    this.#bars = withRoom(this.#bars, this.#rows);
    const bars = this.#bars.subarray(0, this.#rows);
    if (asked.choice === this.#asked?.choice && asked.words === this.#asked.words) return bars;
    const { attributes = [] } = asked.choice;
    this.#missed = attributes.length === 0 ? new Uint16Array() : new Uint16Array(this.#rows);
    missRows(this.#missed, this.columns.attributes, attributes);
    barRows(bars, this.columns, asked.choice, { worth: this.#worthTo(asked.words), missed: this.#missed });
    if (!asked.choice.everyOffer) this.#offers.choose(bars);
    this.#asked = asked;
    return bars;
  }

  #worthTo(words: SearchWords | undefined): Uint16Array {
    const onSale = this.#onSale.subarray(0, this.#rows);
    if (!words) return onSale;
    this.#worth = withRoom(this.#worth, this.#rows);
    const worth = this.#worth.subarray(0, this.#rows);
    if (words === this.#sought) return worth;
    this.#words.fit(words, worth);
    rankRows(worth, words, { onSale, words: this.#words, kind: this.columns.groups.kind });
    for (const row of words.beginning === undefined ? [] : this.#orders.titled(words.beginning))
      if (worth[row] !== 0) worth[row] = (worth[row] as number) + BEGINS_SO;
    this.#lift(words, worth);
    this.#sought = words;
    return worth;
  }

  /** What shoppers open and buy comes before what matches as well, and pinned products before everything. */
  #lift({ lifts, pins = [] }: SearchWords, worth: Uint16Array): void {
    for (const [id, lift] of lifts ?? []) {
      const row = this.#ids.rowOf(id);
      if (row >= 0 && worth[row] !== 0) worth[row] = (worth[row] as number) + lift;
    }
    for (const [place, id] of pins.entries()) {
      const row = this.#ids.rowOf(id);
      if (row >= 0 && this.#onSale[row] !== 0)
        for (const own of this.#offers.beside(row)) worth[own] = Math.max(worth[own] as number, PINNED - place);
    }
  }

  #replace(id: ProductId, found: IndexedRow | undefined): void {
    const row = this.#ids.rowOf(id);
    if (row < 0 || this.#onSale[row] === 0) {
      if (found) this.#orders.add(this.#add(found));
      return;
    }
    if (found?.print === this.#prints.at(row)) {
      const before = this.columns.sortKeys(row);
      this.columns.set(row, found);
      this.#offers.set(row, found.offerKey);
      const after = this.columns.sortKeys(row);
      if (before.reviews !== after.reviews || before.average !== after.average) this.#offers.rate(found.sellerId);
      this.#orders.move(row, before, after);
      return;
    }
    this.#onSale[row] = 0;
    this.#size -= 1;
    this.#orders.remove(row);
    this.#offers.set(row, NO_OFFER_KEY);
    if (found) this.#orders.add(this.#add(found));
  }

  /** @returns the new row */
  #add(product: IndexedRow): number {
    const row = this.#rows;
    this.#rows += 1;
    this.#size += 1;
    this.#ids.set(row, product.id);
    this.#titles.add(row, product.title);
    this.#words.add(row, product);
    this.#prints.set(row, product.print);
    this.columns.set(row, product);
    this.#offers.set(row, product.offerKey);
    this.#onSale = withRoom(this.#onSale, row + 1);
    this.#onSale[row] = 1;
    return row;
  }
}

function inPaise({ min = 0, max = Infinity }: RupeeRange) {
  return { least: min * 100, most: max * 100 };
}
