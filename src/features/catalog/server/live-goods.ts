import { setImmediate as breathe } from 'node:timers/promises';
import type { Ctx, Follower } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { cacheTag, productsIn } from '#platform/http/cache-tags.ts';
import type { ProductId } from '#shared/id.ts';
import { findGoods, listGoodsAfter } from './goods.queries.ts';
import { GoodsIndex } from './goods-index.ts';
import { ORDER_NAMES } from './goods-orders.ts';

/** Few enough that other requests get their turn between. */
const READ_AT_ONCE = 2_000;
/** From so many changed goods on, reading all of them is no more work. */
const MOST_STALE = 2_000;

/**
 * The index of the goods on sale with every change in it that was heard before the call, its own process's changes from
 * the moment their writers are answered. Not for use inside a transaction.
 */
export function liveGoods(ctx: Ctx): Promise<GoodsIndex> {
  return ctx.follow('goods', () => new LiveGoods()).read(ctx.db);
}

/**
 * Keeps the index right. A word about the catalogue that names products has those read again before the next answer; one
 * that names none has everything read again. While words may be missed, nobody is answered from what was read before
 * they asked.
 */
export class LiveGoods implements Follower {
  #goods = new GoodsIndex();
  /** Whether all of it must be read; else those that are stale are enough. */
  #isLost = true;
  #stale = new Set<ProductId>();
  /** How many changes were heard, and how many of them the index shows. */
  #heard = 1;
  #shown = 0;
  #isDeaf = false;
  #reading: Promise<void> | undefined;

  hear(tags: ReadonlySet<string>): void {
    if (tags.has(cacheTag.everything)) this.#lose();
    if (!tags.has(cacheTag.catalog)) return;
    const ids = productsIn(tags);
    if (ids.length === 0 || this.#stale.size > MOST_STALE) this.#lose();
    this.#heard += 1;
    for (const id of ids) this.#stale.add(id);
  }

  setDeaf(isDeaf: boolean): void {
    this.#isDeaf = isDeaf;
    this.#lose();
  }

  async read(db: Database): Promise<GoodsIndex> {
    if (this.#isDeaf) this.#lose();
    const wanted = this.#heard;
    while (this.#shown < wanted) {
      this.#reading ??= this.#catchUp(db).finally(() => {
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
      else this.#goods.replace(stale, await findGoods(db, stale));
      this.#shown = upTo;
    } catch (error) {
      this.#isLost = true;
      throw error;
    }
  }
}

/** Not of one moment: what changes meanwhile is heard, and read again. */
async function readAll(db: Database): Promise<GoodsIndex> {
  const goods = new GoodsIndex();
  for (let last: ProductId | undefined; ; ) {
    const rows = await listGoodsAfter(db, last, READ_AT_ONCE);
    const ids = rows.map(row => row.id);
    goods.replace(ids, rows);
    last = ids.at(-1);
    if (rows.length < READ_AT_ONCE) break;
  }
  for (const order of ORDER_NAMES) {
    goods.orders.in(order);
    await breathe();
  }
  return goods;
}
