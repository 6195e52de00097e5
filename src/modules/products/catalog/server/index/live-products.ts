import { setImmediate as breathe } from 'node:timers/promises';
import type { Ctx, Follower } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { cacheTag, productsIn } from '#platform/http/cache/cache-tags.ts';
import { forEverybody } from '#platform/occasion.ts';
import type { ProductId } from '#shared/id.ts';
import { findProducts, type IndexedRow, listProductsAfter } from './index.queries.ts';
import { ProductIndex } from './product-index.ts';
import { ORDER_NAMES } from './product-orders.ts';

/** Small enough that indexing a batch delays other requests by some milliseconds only. */
const BATCH_SIZE = 1_000;
/** With more changed products than this, reading the whole catalogue costs no more. */
const MAX_STALE = 2_000;

/**
 * The index of the products on sale, with every change that was published before the call; changes made by this process
 * are included as soon as their requests are answered. Not for use inside a transaction.
 */
export function liveProducts(ctx: Ctx): Promise<ProductIndex> {
  return ctx.follow('goods', () => new LiveProducts()).read(ctx.primary);
}

/**
 * Keeps the index up to date. A notification that names products has those reread before the next answer; one about the
 * catalogue that names none has everything reread. While disconnected, notifications may be missed, so each call
 * rereads everything.
 */
export class LiveProducts implements Follower {
  #goods = new ProductIndex();
  /** Whether everything must be reread, not only the stale products. */
  #isInvalid = true;
  #stale = new Set<ProductId>();
  /** Number of changes notified, and how many of them the index includes. */
  #notified = 1;
  #applied = 0;
  #isDisconnected = false;
  #reading: Promise<void> | undefined;

  subscribe(tags: ReadonlySet<string>): void {
    if (tags.has(cacheTag.everything)) this.#invalidate();
    if (!tags.has(cacheTag.catalog)) return;
    const ids = productsIn(tags);
    if (ids.length === 0 || this.#stale.size > MAX_STALE) this.#invalidate();
    this.#notified += 1;
    for (const id of ids) this.#stale.add(id);
  }

  setDisconnected(isDisconnected: boolean): void {
    this.#isDisconnected = isDisconnected;
    this.#invalidate();
  }

  async read(db: Database): Promise<ProductIndex> {
    if (this.#isDisconnected) this.#invalidate();
    const wanted = this.#notified;
    while (this.#applied < wanted) {
      this.#reading ??= forEverybody(() => this.#catchUp(db)).finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
    return this.#goods;
  }

  #invalidate(): void {
    this.#isInvalid = true;
    this.#notified += 1;
    this.#stale.clear();
  }

  /** Applies the changes notified so far; those that arrive meanwhile are left for the next run. */
  async #catchUp(db: Database): Promise<void> {
    const upTo = this.#notified;
    const stale = [...this.#stale];
    const isInvalid = this.#isInvalid || this.#goods.isWorn;
    this.#stale.clear();
    this.#isInvalid = false;
    try {
      if (isInvalid) this.#goods = await readAll(db);
      else this.#goods.replace(stale, await findProducts(db, stale));
      this.#applied = upTo;
    } catch (error) {
      this.#isInvalid = true;
      throw error;
    }
  }
}

/** Not a consistent snapshot: products that change meanwhile are notified and reread. */
async function readAll(db: Database): Promise<ProductIndex> {
  const products = new ProductIndex();
  let rows = await listProductsAfter(db, undefined, BATCH_SIZE);
  while (rows.length > 0) {
    const last = rows.length < BATCH_SIZE ? undefined : rows.at(-1)?.id;
    // The next batch is read while this one is indexed.
    [rows] = await Promise.all([last ? listProductsAfter(db, last, BATCH_SIZE) : [], indexRows(products, rows)]);
  }
  return products;
}

/** Yields between the orders, so that other requests are not blocked. */
async function indexRows(products: ProductIndex, rows: readonly IndexedRow[]): Promise<void> {
  products.replace(
    rows.map(row => row.id),
    rows,
  );
  for (const order of ORDER_NAMES) {
    await breathe();
    products.orders.in(order);
  }
}
