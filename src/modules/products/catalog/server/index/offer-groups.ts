import { type OfferFacts, rankOffers } from '#products/catalog/offers/rank-offers.ts';
import { NO_RECORD, type SellerRecord } from '#products/catalog/server/offers/seller-records.ts';
import type { SellerId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { COLUMN_GROUPS, type ProductColumns } from './index-columns.ts';
import { BARS } from './product-bars.ts';
import type { ProductIds } from './product-ids.ts';
import { RowNumbers, withRoom } from './row-numbers.ts';

/** Bars of an offer for which another one stands: no filter alone leaves it out. */
const STOOD_FOR = BARS.words | BARS.price;

/** Key of a product that is known to be nobody else's. */
export const NO_OFFER_KEY = 0;

const NOBODY: ReadonlySet<SellerId> = new Set();

/** How many rows are looked for without a pause. */
const ROWS_AT_ONCE = 16_384;

/** So many products with the same key are compared; the rest stay on their own, so that a change costs little. */
const MAX_COMPARED = 1_000;

/** What a card tells of all offers of a product. */
export interface OfferNote {
  readonly sellers: number;
  /** The lowest price of those in stock, or of all if none is. */
  readonly from: Paise;
}

/** A group of offers as a range of places, the best one first. */
export type EachGroup = (group: {
  readonly from: number;
  readonly to: number;
  /** The row that stands for it, or -1. */
  readonly shown: number;
  /** Bits of the filters by which its offers differ. */
  readonly differs: number;
}) => void;

interface Group {
  /** The best of each seller, ranked. */
  readonly rows: readonly number[];
  readonly differs: number;
}

interface Around {
  readonly columns: ProductColumns;
  readonly ids: ProductIds;
}

/**
 * Which products are offers of the same product, and which of these stands for all in a list: the best ranked one that the
 * list lets through. Each seller has one offer, the best; the seller's other products of the same key stay on their own,
 * because nothing would lead to them. Lists without such products cost nothing.
 */
export class OfferGroups {
  readonly #columns: ProductColumns;
  readonly #ids: ProductIds;
  /** By row, what its offers have in common. */
  readonly #keys = new RowNumbers(new Float64Array());
  /** A hash table of rows by key: the row last added to each chain, and by row those after and before it, each plus 1. */
  #heads = new Uint32Array(64);
  readonly #after = new RowNumbers(new Uint32Array());
  readonly #before = new RowNumbers(new Uint32Array());
  #linked = 0;
  /** The keys whose groups have to be made again; undefined while the index is filled, when all have. */
  #changed: Set<number> | undefined = new Set();
  /** The groups of two sellers and more. */
  readonly #groups = new Map<number, Group>();
  #records: ReadonlyMap<SellerId, SellerRecord> = new Map();
  /** Sellers whose products were rated since their records were read, and whether all others' are known. */
  readonly #rated = new Set<SellerId>();
  #isKnown = true;
  /** All groups one after another, and where each ends. */
  #rows = new Uint32Array();
  #ends = new Uint32Array();
  #differs = new Uint16Array();
  #count = 0;
  /** By row, 1 if it is in a group. */
  #isOffer = new Uint8Array();
  /** Of the last list, by place in `#rows`: why the offer is left out; by group: the row that stands for it, plus 1. */
  #bars = new Uint16Array();
  #shown = new Uint32Array();

  constructor({ columns, ids }: Around) {
    this.#columns = columns;
    this.#ids = ids;
  }

  /** Must be called whenever a row or what its columns say of it has changed; `NO_OFFER_KEY` once it is no longer on sale. */
  set(row: number, key: number): void {
    const before = row < this.#keys.all.length ? this.#keys.at(row) : NO_OFFER_KEY;
    this.#keys.set(row, key);
    if (before !== NO_OFFER_KEY) this.#changed?.add(before);
    if (key !== NO_OFFER_KEY) this.#changed?.add(key);
    if (before === key) return;
    if (before !== NO_OFFER_KEY) this.#unlink(row, before);
    if (key !== NO_OFFER_KEY) this.#link(row, key);
  }

  /** Many rows will be set before anything is asked; `makeAll` follows. */
  fill(): void {
    this.#changed = undefined;
  }

  /** Makes all groups, after a new index was filled. */
  async makeAll(breathe: () => Promise<unknown>): Promise<void> {
    const keys = this.#keys.all;
    this.#changed = new Set();
    for (let row = 0; row < keys.length; row += 1) {
      if (row % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await breathe();
      if (keys[row] !== NO_OFFER_KEY && this.#isShared(row)) this.#changed.add(keys[row] as number);
    }
  }

  /** What is known of the sellers, instead of what was. */
  know(records: ReadonlyMap<SellerId, SellerRecord>): void {
    this.#records = records;
    this.#rated.clear();
    this.#isKnown = false;
    if (this.#changed) for (const key of this.#groups.keys()) this.#changed.add(key);
  }

  /** Records that a product of the seller was rated. */
  rate(seller: SellerId): void {
    if (!this.#records.has(seller)) return;
    this.#rated.add(seller);
    this.#isKnown = false;
  }

  /** The sellers of offers whose records are not known, or older than their last rating. */
  unknownSellers(): ReadonlySet<SellerId> {
    this.#arrange();
    if (this.#isKnown) return NOBODY;
    const unknown = new Set([...this.sellers()].filter(seller => !this.#records.has(seller)));
    for (const seller of this.#rated) unknown.add(seller);
    this.#isKnown = unknown.size === 0;
    return unknown;
  }

  /** The sellers of all offers. */
  sellers(): ReadonlySet<SellerId> {
    this.#arrange();
    const { seller } = this.#columns;
    const sellers = new Set<SellerId>();
    for (const row of this.#rows.subarray(0, this.#ends[this.#count - 1] ?? 0)) sellers.add(seller.at(row));
    return sellers;
  }

  /** What is told of the offers of a product; undefined if its seller is the only one. */
  noteOn(row: number): OfferNote | undefined {
    this.#arrange();
    const rows = this.#groups.get(this.#keys.at(row))?.rows ?? [];
    if (rows.length === 0) return undefined;
    const { paid, groups } = this.#columns;
    const inStock = rows.filter(each => groups.inStock.at(each));
    return {
      sellers: rows.length,
      from: paise(Math.min(...(inStock.length > 0 ? inStock : rows).map(each => paid.at(each)))),
    };
  }

  /** Leaves one offer of each group in a list: the best one without bars. `each` then tells why others were left out. */
  choose(bars: Uint16Array): void {
    this.#arrange();
    let place = 0;
    for (let group = 0; group < this.#count; group += 1) {
      const end = this.#ends[group] as number;
      this.#shown[group] = 0;
      for (; place < end; place += 1) {
        const row = this.#rows[place] as number;
        const own = bars[row] as number;
        this.#bars[place] = own;
        if (own === 0 && this.#shown[group] === 0) this.#shown[group] = row + 1;
        else bars[row] = STOOD_FOR;
      }
    }
  }

  /** Calls back for each group of the last list. */
  each(visit: EachGroup): void {
    const group = { from: 0, to: 0, shown: -1, differs: 0 };
    for (let at = 0; at < this.#count; at += 1) {
      group.from = group.to;
      group.to = this.#ends[at] as number;
      group.shown = (this.#shown[at] as number) - 1;
      group.differs = this.#differs[at] as number;
      visit(group);
    }
  }

  rowAt(place: number): number {
    return this.#rows[place] as number;
  }

  /** Why the offer would be left out of the last list, if none stood for another. */
  barsAt(place: number): number {
    return this.#bars[place] as number;
  }

  /** The offers of the same product that lists choose from; the row alone if there are no others. */
  beside(row: number): readonly number[] {
    this.#arrange();
    return this.#groups.get(this.#keys.at(row))?.rows ?? [row];
  }

  /** Whether it is one of several sellers' offers. */
  has(row: number): boolean {
    return this.#isOffer[row] === 1;
  }

  /** Makes the groups that have changed, and lays all out for lists. */
  #arrange(): void {
    if (!this.#changed || this.#changed.size === 0) return;
    let hasChanged = false;
    for (const key of this.#changed) {
      const rows = this.#bestOfEachSeller(this.#rowsOf(key));
      hasChanged ||= rows.length > 1 || this.#groups.has(key);
      if (rows.length > 1) this.#groups.set(key, { rows, differs: this.#differencesOf(rows) });
      else this.#groups.delete(key);
    }
    this.#changed.clear();
    if (!hasChanged) return;
    this.#isKnown = false;
    this.#layOut();
  }

  #layOut(): void {
    this.#isOffer.fill(0);
    this.#isOffer = withRoom(this.#isOffer, this.#keys.all.length);
    this.#count = this.#groups.size;
    this.#ends = withRoom(this.#ends, this.#count);
    this.#differs = withRoom(this.#differs, this.#count);
    this.#shown = withRoom(this.#shown, this.#count);
    let place = 0;
    let group = 0;
    for (const { rows, differs } of this.#groups.values()) {
      this.#rows = withRoom(this.#rows, place + rows.length);
      for (const row of rows) {
        this.#rows[place] = row;
        this.#isOffer[row] = 1;
        place += 1;
      }
      this.#ends[group] = place;
      this.#differs[group] = differs;
      group += 1;
    }
    this.#bars = withRoom(this.#bars, place);
  }

  /** Ranked; empty if all are one seller's. */
  #bestOfEachSeller(rows: readonly number[]): number[] {
    const { seller } = this.#columns;
    const sellers = new Set(rows.map(row => seller.at(row)));
    if (sellers.size < 2) return [];
    const ranked = rankOffers(rows.map(row => ({ ...this.#factsOf(row), row }))).map(({ row }) => row);
    return ranked.filter(row => sellers.delete(seller.at(row)));
  }

  #differencesOf([first = 0, ...others]: readonly number[]): number {
    let differs = 0;
    for (const group of COLUMN_GROUPS) {
      const { codes } = this.#columns.groups[group];
      if (others.some(row => codes[row] !== codes[first])) differs |= BARS[group];
    }
    return differs;
  }

  #factsOf(row: number): OfferFacts {
    const { seller, paid, created, groups } = this.#columns;
    return {
      ...(this.#records.get(seller.at(row)) ?? NO_RECORD),
      id: this.#ids.at(row),
      isInStock: groups.inStock.at(row),
      // The charge is the same for all.
      total: paise(paid.at(row)),
      since: Math.floor(created.at(row) / 1000),
    };
  }

  #rowsOf(key: number): number[] {
    const rows: number[] = [];
    for (let row = this.#lastOf(key); row >= 0 && rows.length < MAX_COMPARED; row = this.#after.at(row) - 1)
      if (this.#keys.at(row) === key) rows.push(row);
    return rows;
  }

  #isShared(row: number): boolean {
    const key = this.#keys.at(row);
    for (let other = this.#lastOf(key); other >= 0; other = this.#after.at(other) - 1)
      if (other !== row && this.#keys.at(other) === key) return true;
    return false;
  }

  #link(row: number, key: number): void {
    if (this.#linked === this.#heads.length) this.#grow();
    this.#linked += 1;
    this.#chain(row, key);
  }

  #chain(row: number, key: number): void {
    const chain = this.#chainOf(key);
    const next = this.#heads[chain] as number;
    this.#heads[chain] = row + 1;
    this.#after.set(row, next);
    this.#before.set(row, 0);
    if (next !== 0) this.#before.set(next - 1, row + 1);
  }

  #unlink(row: number, key: number): void {
    this.#linked -= 1;
    const [next, last] = [this.#after.at(row), this.#before.at(row)];
    if (next !== 0) this.#before.set(next - 1, last);
    if (last === 0) this.#heads[this.#chainOf(key)] = next;
    else this.#after.set(last - 1, next);
  }

  /** Twice as many chains; the row that is being linked is in none yet. */
  #grow(): void {
    const old = this.#heads;
    this.#heads = new Uint32Array(old.length * 2);
    for (const head of old) {
      for (let row = head - 1; row >= 0; ) {
        const next = this.#after.at(row) - 1;
        this.#chain(row, this.#keys.at(row));
        row = next;
      }
    }
  }

  /** The row last added to the chain of the key, or -1. */
  #lastOf(key: number): number {
    return (this.#heads[this.#chainOf(key)] as number) - 1;
  }

  #chainOf(key: number): number {
    // Keys are hashes already; their upper bits are as good as their lower ones.
    return ((key % 2 ** 32) ^ Math.floor(key / 2 ** 20)) & (this.#heads.length - 1);
  }
}
