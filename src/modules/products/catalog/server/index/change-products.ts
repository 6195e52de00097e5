import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { type ChangedProduct, publishChangedProducts } from './publish-changed-products.ts';

/** A product as those see it who set its price and stock. */
export interface LockedProduct {
  readonly id: ProductId;
  readonly sellerId: SellerId;
  readonly title: string;
  readonly sku: string | null;
  readonly price: Paise;
  readonly salePrice: Paise | null;
  readonly stock: number;
  readonly version: number;
  /** The version in which its seller last changed what is written of it; sales and counts leave it. */
  readonly contentVersion: number;
}

/**
 * Holds products until the transaction ends and hands over what they are now; deleted ones are not among them, nor, with a
 * seller named, anybody else's. Locked in the order of their ids, as those who buy lock them, so that neither waits for
 * the other in a ring.
 */
export async function lockProducts(
  tx: TxCtx,
  ids: readonly ProductId[],
  sellerId: SellerId | undefined,
): Promise<LockedProduct[]> {
  const { rows } = await sql<LockedProduct>`
    select id, seller_id as "sellerId", title, sku, price_paise as price, sale_price_paise as "salePrice", stock, version,
      content_version as "contentVersion"
    from products
    where id = any(${ids}::uuid[]) and deleted_at is null and ${sellerId ? sql`seller_id = ${sellerId}` : sql`true`}
    order by id for no key update`.execute(tx.db);
  return rows;
}

export interface Repricing {
  readonly id: ProductId;
  readonly price: Paise;
  readonly salePrice: Paise | null;
}

/** Sets prices of products that are held, each of which gets its next version. */
export async function repriceProducts(tx: TxCtx, products: readonly Repricing[]): Promise<void> {
  if (products.length === 0) return;
  const { rows } = await sql<ChangedProduct>`
    update products p set price_paise = wanted.price, sale_price_paise = wanted."salePrice", version = p.version + 1,
      content_version = p.version + 1, updated_at = ${tx.now()}
    from json_to_recordset(${JSON.stringify(products)}::json) as wanted(id uuid, price bigint, "salePrice" bigint)
    where p.id = wanted.id
    returning p.id, p.family_id as "familyId"`.execute(tx.db);
  publishChangedProducts(tx, rows);
}

export interface Adjustment {
  readonly id: ProductId;
  /** How many more, or with a minus fewer; never none. */
  readonly by: number;
}

/** Adjusts the stock of products that are held by a movement each, which says who, why and, in words, what for. */
export async function changeStock(
  tx: TxCtx,
  products: readonly Adjustment[],
  { cause, note }: { readonly cause: string; readonly note?: string | undefined },
): Promise<void> {
  if (products.length === 0) return;
  const { rows } = await sql<Adjustment & { stock: number }>`
    with changed as (
      update products p set stock = p.stock + wanted.by, version = p.version + 1
      from json_to_recordset(${JSON.stringify(products)}::json) as wanted(id uuid, by int)
      where p.id = wanted.id
      returning p.id, p.stock, wanted.by
    ), moved as (
      insert into stock_movements (product_id, quantity, reason, cause, note, actor_id, at)
      select id, by, 'adjusted', ${cause}, ${note ?? null}, ${tx.actor?.id ?? null}::uuid, ${tx.now()} from changed
    )
    select id, stock, by from changed`.execute(tx.db);
  for (const { id, stock, by } of rows) {
    tx.changed(cacheTag.product(id));
    // Lists that count or filter by availability change only when the last one goes or the first one comes.
    if (stock === 0 || stock === by) tx.changed(cacheTag.catalog);
  }
}
