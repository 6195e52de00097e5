import { setImmediate as breathe } from 'node:timers/promises';
import type { Ctx, Follower } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { cacheTag, productsIn } from '#platform/http/cache/cache-tags.ts';
import { forEverybody } from '#platform/occasion.ts';
import type { ProductId } from '#shared/id.ts';
import { findProducts, listProductsAfter } from './index.queries.ts';
import type { IndexedRow } from './index.rows.ts';
import { ProductIndex } from './product-index.ts';
import { ORDER_NAMES } from './product-orders.ts';

/** Few enough that taking them in keeps other requests waiting for some milliseconds only. */
const READ_AT_ONCE = 1_000;
/** From so many changed products on, reading all of them is no more work. */
const MAX_STALE = 2_000;

/**
 * The index of the products on sale with every change in it that was heard before the call, its own process's changes from
 * the moment their writers are answered. Not for use inside a transaction.
 */
export function liveProducts(ctx: Ctx): Promise<ProductIndex> {
  return ctx.follow('goods', () => new LiveProducts()).read(ctx.primary);
}

/**
 * Keeps the index right. A word about the catalogue that names products has those read again before the next answer; one
 * that names none has everything read again. While words may be missed, nobody is answered from what was read before
 * they asked.
 */
export class LiveProducts implements Follower {
  #goods = new ProductIndex();
  /** Whether all of it must be read; else those that are stale are enough. */
  #isLost = true;
  #stale = new Set<ProductId>();
  /** How many changes were heard, and how many of them the index shows. */
  #heard = 1;
  #shown = 0;
  #isDisconnected = false;
  #reading: Promise<void> | undefined;

  subscribe(tags: ReadonlySet<string>): void {
    if (tags.has(cacheTag.everything)) this.#lose();
    if (!tags.has(cacheTag.catalog)) return;
    const ids = productsIn(tags);
    if (ids.length === 0 || this.#stale.size > MAX_STALE) this.#lose();
    this.#heard += 1;
    for (const id of ids) this.#stale.add(id);
  }

  setDisconnected(isDisconnected: boolean): void {
    this.#isDisconnected = isDisconnected;
    this.#lose();
  }

  async read(db: Database): Promise<ProductIndex> {
    if (this.#isDisconnected) this.#lose();
    const wanted = this.#heard;
    while (this.#shown < wanted) {
      this.#reading ??= forEverybody(() => this.#catchUp(db)).finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
    return this.#goods;
  }

  #lose(): void {
    this.#isLost = true;
    this.#heard += 1;
    this.#stale.clear();
  }

  /** Shows what was heard until now; what is heard meanwhile is for the next time. */
  async #catchUp(db: Database): Promise<void> {
    const upTo = this.#heard;
    const stale = [...this.#stale];
    const isLost = this.#isLost || this.#goods.isWorn;
    this.#stale.clear();
    this.#isLost = false;
    try {
      if (isLost) this.#goods = await readAll(db);
      else this.#goods.replace(stale, await findProducts(db, stale));
      this.#shown = upTo;
    } catch (error) {
      this.#isLost = true;
      throw error;
    }
  }
}

/** Not of one moment: what changes meanwhile is heard, and read again. */
async function readAll(db: Database): Promise<ProductIndex> {
  const products = new ProductIndex();
  let rows = await listProductsAfter(db, undefined, READ_AT_ONCE);
  while (rows.length > 0) {
    const last = rows.length < READ_AT_ONCE ? undefined : rows.at(-1)?.id;
    // The database looks for the next while these are taken in.
    [rows] = await Promise.all([last ? listProductsAfter(db, last, READ_AT_ONCE) : [], takeIn(products, rows)]);
  }
  return products;
}

/** Piece by piece, so that other requests get their turn between. */
async function takeIn(products: ProductIndex, rows: readonly IndexedRow[]): Promise<void> {
  products.replace(
    rows.map(row => row.id),
    rows,
  );
  for (const order of ORDER_NAMES) {
    await breathe();
    products.orders.in(order);
  }
}
