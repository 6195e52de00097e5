import { sql } from 'kysely';
import { claimLowStockMail, noteLowStockMail, publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { setting } from '#shop/shop/server/shop.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'inventory.tell-low-stock': Record<string, never>;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many products are recorded or forgotten with one statement, so that any number of them have the time for it. */
const AT_ONCE = 5_000;

/**
 * Job: notifies sellers of listed products below the shop's threshold. The first mail goes out within an hour, the next
 * one at least a day later; each product once until it is restocked.
 */
export function notifyLowStock(atOnce = AT_ONCE): JobHandler<'inventory.tell-low-stock'> {
  return async ctx => {
    const below = await setting(ctx, 'lowStockBelow');
    const now = ctx.now();
    const since = new Date(now.getTime() - DAY_MS);
    await forgetRestocked(ctx.db, { below, atOnce });
    for (const sellerId of await listSellersToNotify(ctx.db, below, since))
      await ctx.tx(async tx => {
        const count = await recordNotified(tx.db, sellerId, { below, since, now, atOnce });
        if (count > 0) await tx.notify('inventory.low-stock', { sellerId, toldAt: now.toISOString() });
      });
  };
}

/** Forgets notifications about restocked products, so that their sellers are notified again the next time. */
async function forgetRestocked(
  db: Database,
  { below, atOnce }: { readonly below: number; readonly atOnce: number },
): Promise<void> {
  let ids: readonly ProductId[] = [];
  do {
    const after = ids.at(-1);
    const { rows } = await sql<{ id: ProductId }>`
      select product_id as id from low_stock_told ${after === undefined ? sql`` : sql`where product_id > ${after}`}
      order by product_id limit ${atOnce}`.execute(db);
    ids = rows.map(({ id }) => id);
    await sql`
      delete from low_stock_told told using products p
      where told.product_id = any(${ids}::uuid[]) and p.id = told.product_id
        and p.stock + p.held_stock >= ${below}`.execute(db);
  } while (ids.length === atOnce);
}

/** Sellers with low products they were not notified of, and without such a mail since `since`. */
async function listSellersToNotify(db: Database, below: number, since: Date): Promise<SellerId[]> {
  const { rows } = await sql<{ id: SellerId }>`
    select distinct p.seller_id as id from products p join ${publishedSellers} s on s.id = p.seller_id
    where ${runsOut(below)} and (s.low_stock_mailed_at is null or s.low_stock_mailed_at <= ${since})`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Records that a seller is notified now of all low products they were not notified of. Of concurrent calls one wins.
 * @returns the number of products
 */
async function recordNotified(
  db: Tx,
  sellerId: SellerId,
  {
    below,
    since,
    now,
    atOnce,
  }: { readonly below: number; readonly since: Date; readonly now: Date; readonly atOnce: number },
): Promise<number> {
  if (!(await claimLowStockMail({ db }, sellerId, since))) return 0;
  const { rows } = await sql<{ id: ProductId }>`
    select p.id from products p where p.seller_id = ${sellerId} and ${runsOut(below)}`.execute(db);
  let count = 0;
  for (let from = 0; from < rows.length; from += atOnce) {
    const ids = rows.slice(from, from + atOnce).map(({ id }) => id);
    const { numAffectedRows = 0n } = await sql`
      insert into low_stock_told (product_id, told_at) select id, ${now}::timestamptz from unnest(${ids}::uuid[]) id
      on conflict do nothing`.execute(db);
    count += Number(numAffectedRows);
  }
  if (count > 0) await noteLowStockMail({ db }, sellerId, now);
  return count;
}

export interface LowProduct {
  readonly id: ProductId;
  readonly title: string;
  readonly sku: string | null;
  readonly stock: number;
}

/** The products of one notification with their current stock, lowest first: at most `limit`, and how many there are. */
export async function listNotified(
  db: Database,
  { sellerId, toldAt, limit }: { readonly sellerId: SellerId; readonly toldAt: Date; readonly limit: number },
): Promise<{ readonly products: readonly LowProduct[]; readonly count: number }> {
  const { rows } = await sql<LowProduct & { count: number }>`
    select p.id, p.title, p.sku, p.stock + p.held_stock as stock, count(*) over ()::int as count
    from low_stock_told told join products p on p.id = told.product_id
    where p.seller_id = ${sellerId} and told.told_at = ${toldAt}::timestamptz
    order by p.stock + p.held_stock, p.title, p.id limit ${limit}`.execute(db);
  return { products: rows.map(({ count: _, ...product }) => product), count: rows[0]?.count ?? 0 };
}

function runsOut(below: number) {
  return sql`p.listed and p.deleted_at is null and p.stock + p.held_stock < ${below}
    and not exists (select from low_stock_told told where told.product_id = p.id)`;
}
