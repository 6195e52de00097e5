import { setImmediate as breathe } from 'node:timers/promises';
import type { Ctx, Follower } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { cacheTag, productsIn } from '#platform/http/cache/cache-tags.ts';
import { forEverybody } from '#platform/occasion.ts';
import { NO_RECORD, type SellerRecord, sellerRecords } from '#products/catalog/server/offers/seller-records.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { buildIndex, takeSlice } from './build-index.ts';
import { countOnSale, findProducts, type Moment, momentNow, namesOfBrands, writtenSince } from './index.queries.ts';
import { ProductIndex } from './product-index.ts';

/** So many products are reread while a request waits: some tens of milliseconds. */
const MAX_AWAITED = 1_000;
/** With more changed products than this, reading the whole catalogue costs no more. */
const MAX_REREAD = 50_000;
/** Rejected orders of sellers, which rank offers, change without a change of the catalogue. */
const RECORDS_FRESH_MS = 3_600_000;
/** If they could not be read, they are tried again after this. */
const RECORDS_RETRY_MS = 60_000;
/** While changes can't be heard, a large catalogue is looked through this often. */
const LOOK_EVERY_MS = 1_000;

/**
 * The index of the products on sale. It includes every change that named some products and was published before the call;
 * those of this process are published before their requests are answered. Changes of many products are included at the
 * latest a moment later; until then a large catalogue is answered from as it was. Not for use inside a transaction.
 */
export function liveProducts(ctx: Ctx): Promise<ProductIndex> {
  return followerOf(ctx).read(ctx.primary);
}

/** Waits until the index of this process includes every change published before, however many products they name. */
export function indexIsCurrent(ctx: Ctx): Promise<void> {
  return followerOf(ctx).untilCurrent(ctx.primary);
}

function followerOf(ctx: Ctx): LiveProducts {
  const { ports } = ctx;
  const made = (outdate: (...tags: readonly string[]) => void) =>
    new LiveProducts({
      outdate: () => outdate(cacheTag.catalog),
      report: error => ctx.log.warn({ err: error }, 'products could not be read again'),
      recordsOf: (db, sellers) => sellerRecords(db, ports, sellers),
    });
  return ctx.follow('goods', made);
}

interface Around {
  /** Drops answers that were made while changes were missing. */
  readonly outdate: () => void;
  /** Called with the reason why changes are still missing, when nobody waits for them. */
  readonly report: (error: unknown) => void;
  readonly recordsOf?: (db: Database, sellers: readonly SellerId[]) => Promise<ReadonlyMap<SellerId, SellerRecord>>;
}

const ALONE: Around = { outdate: () => {}, report: () => {} };

/** Changes by number: up to which they were notified, and up to which the index includes them. */
class Progress {
  notified = 0;
  applied = 0;

  get isBehind(): boolean {
    return this.applied < this.notified;
  }
}

/** Keeps the index up to date, following the notifications of changes. */
export class LiveProducts implements Follower {
  readonly #around: Around;
  #products = new ProductIndex();
  /** The index includes everything written before; undefined until it is read for the first time. */
  #moment: Moment | undefined;
  #db: Database | undefined;

  /** Products changed a few at a time: reread before the next answer. */
  readonly #few = new Progress();
  readonly #named = new Set<ProductId>();
  #applying: Promise<void> | undefined;

  /** All other changes: products changed many at a time; whatever was written since `#moment`; the whole catalogue. */
  readonly #wide = new Progress();
  #many = new Set<ProductId>();
  #isUnsure = false;
  #isInvalid = true;
  #refreshing: Promise<void> | undefined;
  #refreshedAt = Number.NEGATIVE_INFINITY;
  /** Resolved when it is known that nobody should wait for the refresh. */
  #long = Promise.withResolvers<void>();
  #isLong = false;
  /** Products that changed while a new index is built. */
  #missed: Set<ProductId> | undefined;

  #records: ReadonlyMap<SellerId, SellerRecord> = new Map();
  #recordsAt = performance.now();
  #recordsRetryAt = Number.POSITIVE_INFINITY;
  #learning: Promise<void> | undefined;

  #isDisconnected = false;
  /** Rereading happens one after another, so that an older state never overwrites a newer one. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(around: Around = ALONE) {
    this.#around = around;
    this.#wide.notified = 1;
  }

  subscribe(tags: ReadonlySet<string>): void {
    if (tags.has(cacheTag.everything)) this.#doubt();
    if (!tags.has(cacheTag.catalog)) return;
    const ids = productsIn(tags);
    for (const id of ids) this.#missed?.add(id);
    if (ids.length === 0) {
      this.#isInvalid = true;
      this.#fallBehind();
    } else if (this.#named.size + ids.length > MAX_AWAITED) {
      for (const id of ids) this.#many.add(id);
      this.#fallBehind();
    } else {
      for (const id of ids) this.#named.add(id);
      this.#few.notified += 1;
    }
  }

  setDisconnected(isDisconnected: boolean): void {
    this.#isDisconnected = isDisconnected;
    this.#doubt();
  }

  async read(db: Database): Promise<ProductIndex> {
    this.#db = db;
    const isDue = !this.#isLarge || performance.now() - this.#refreshedAt > LOOK_EVERY_MS;
    if (this.#isDisconnected && isDue && !(this.#isLong && this.#refreshing)) this.#doubt();
    const few = this.#few.notified;
    const wide = this.#wide.notified;
    while (this.#wide.applied < wide) {
      await Promise.race([this.#refresh(db), this.#long.promise]);
      if (this.#isLong) break;
    }
    while (this.#few.applied < few) await this.#applyNamed(db);
    const isOld = performance.now() > Math.min(this.#recordsAt + RECORDS_FRESH_MS, this.#recordsRetryAt);
    if (isOld || this.#products.unknownSellers.size > 0) await this.#learnSellers(db, isOld);
    return this.#products;
  }

  /** Waits for all changes notified before, however many products they name. */
  async untilCurrent(db: Database): Promise<void> {
    const wide = this.#wide.notified;
    while (this.#wide.applied < wide) await this.#refresh(db);
    await this.read(db);
  }

  get #isLarge(): boolean {
    return this.#products.size > MAX_AWAITED;
  }

  /** Anything may have been written since the index was last known to be current. */
  #doubt(): void {
    this.#isUnsure = true;
    this.#fallBehind();
  }

  #fallBehind(): void {
    this.#wide.notified += 1;
    if (this.#db && this.#isLarge) void this.#refresh(this.#db).catch(() => {});
  }

  #applyNamed(db: Database): Promise<void> {
    this.#applying ??= forEverybody(() =>
      this.#inTurn(async () => {
        const upTo = this.#few.notified;
        const ids = [...this.#named];
        this.#named.clear();
        try {
          this.#products.replace(ids, await findProducts(db, ids));
          this.#few.applied = upTo;
        } catch (error) {
          for (const id of ids) this.#named.add(id);
          throw error;
        }
      }),
    ).finally(() => {
      this.#applying = undefined;
      if (!this.#products.isWorn) return;
      this.#isInvalid = true;
      this.#fallBehind();
    });
    return this.#applying;
  }

  /** Reads what is known of the sellers of offers: of all, or of those who are new or were rated. */
  #learnSellers(db: Database, isOld: boolean): Promise<void> {
    this.#learning ??= forEverybody(async () => {
      if (isOld) this.#recordsRetryAt = Number.POSITIVE_INFINITY;
      const sellers = [...(isOld ? this.#products.sellersOfOffers : this.#products.unknownSellers)];
      const found = await this.#recordsNow(db, sellers);
      const learned = sellers.map(seller => [seller, found?.get(seller) ?? NO_RECORD] as const);
      this.#records = new Map([...(isOld ? [] : this.#records), ...learned]);
      if (isOld) this.#recordsAt = performance.now();
      this.#products.knowSellers(this.#records);
      if (isOld && sellers.length > 0) this.#around.outdate();
    }).finally(() => {
      this.#learning = undefined;
    });
    return this.#learning;
  }

  /** What was known before, if it can't be read now; all is read again a minute later. */
  async #recordsNow(db: Database, sellers: readonly SellerId[]) {
    try {
      return await this.#around.recordsOf?.(db, sellers);
    } catch (error) {
      this.#around.report(error);
      this.#recordsRetryAt = performance.now() + RECORDS_RETRY_MS;
      return this.#records;
    }
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  #refresh(db: Database): Promise<void> {
    if (this.#refreshing) return this.#refreshing;
    this.#long = Promise.withResolvers();
    this.#isLong = false;
    if (this.#isLarge) this.#letGo();
    const refreshing = forEverybody(() => this.#catchUp(db)).finally(() => {
      this.#refreshing = undefined;
      this.#refreshedAt = performance.now();
    });
    this.#refreshing = refreshing;
    refreshing.catch(error => this.#isLong && this.#around.report(error));
    return refreshing;
  }

  /** Those who wait for the refresh are answered from the index as it is. Before the first time there is none. */
  #letGo(): void {
    if (!this.#moment) return;
    this.#isLong = true;
    this.#long.resolve();
  }

  async #catchUp(db: Database): Promise<void> {
    do {
      const upTo = this.#wide.notified;
      const many = this.#many;
      const [isUnsure, isInvalid] = [this.#isUnsure, this.#isInvalid];
      this.#many = new Set();
      this.#isUnsure = false;
      this.#isInvalid = false;
      try {
        if (isInvalid || !(await this.#reread(db, new Set(many), isUnsure))) await this.#rebuild(db);
        this.#wide.applied = upTo;
      } catch (error) {
        for (const id of many) this.#many.add(id);
        this.#isUnsure ||= isUnsure;
        this.#isInvalid ||= isInvalid;
        throw error;
      }
      if (this.#isLong) this.#around.outdate();
    } while (this.#isLong && this.#wide.isBehind);
  }

  /** @returns false if everything must be read instead */
  async #reread(db: Database, ids: Set<ProductId>, isUnsure: boolean): Promise<boolean> {
    const moment = isUnsure ? await momentNow(db) : this.#moment;
    if (!this.#moment || moment?.history !== this.#moment.history) return false;
    if (isUnsure) {
      this.#products.nameBrands(await namesOfBrands(db));
      for (const id of await this.#findWritten(db, this.#moment)) ids.add(id);
    }
    if (ids.size > MAX_AWAITED) this.#letGo();
    if (ids.size > MAX_REREAD) return false;
    while (ids.size > 0) {
      const slice = takeSlice(ids);
      await this.#inTurn(async () => this.#products.replace(slice, await findProducts(db, slice)));
      await breathe();
    }
    // A row that was removed says nothing.
    if (isUnsure && (await countOnSale(db)) < this.#products.size) return false;
    this.#moment = moment;
    return true;
  }

  async #findWritten(db: Database, since: Moment): Promise<ProductId[]> {
    try {
      return await writtenSince(db, since, MAX_REREAD + 1);
    } catch (error) {
      // Too long for one statement on this machine: next time batches are read instead.
      this.#isInvalid = true;
      throw error;
    }
  }

  async #rebuild(db: Database): Promise<void> {
    const moment = await momentNow(db);
    const missed = new Set<ProductId>();
    this.#missed = missed;
    try {
      const products = await buildIndex(db, soFar => soFar > MAX_AWAITED && this.#letGo());
      while (missed.size > 0) {
        const slice = takeSlice(missed);
        products.replace(slice, await findProducts(db, slice));
        await breathe();
      }
      products.knowSellers(this.#records);
      this.#products = products;
      this.#moment = moment;
    } finally {
      this.#missed = undefined;
    }
  }
}
