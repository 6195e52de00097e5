import { sql } from 'kysely';
import { holdSellersIn } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { ordinarySalePrice } from '#products/catalog/server/prices/ordinary-price.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** A product as its price and stock are edited. */
export interface LockedProduct {
  readonly id: ProductId;
  readonly sellerId: SellerId;
  readonly title: string;
  readonly sku: string | null;
  readonly price: Paise;
  /** While a scheduled price runs, the one that the product gets back. */
  readonly salePrice: Paise | null;
  /** All that is there: during a deal also what is not on sale. */
  readonly stock: number;
  readonly version: number;
  /** The version in which the seller last edited the content; sales and stock adjustments do not change it. */
  readonly contentVersion: number;
  /** The MRP from which rises are measured; null for the present one. */
  readonly checkedPrice: Paise | null;
  readonly approved: boolean;
}

/**
 * Locks products until the transaction ends and returns their current rows, without deleted ones and, if a seller is
 * given, without those of other sellers. Locks in order of id, as checkout does, to avoid deadlocks.
 */
export async function lockProducts(
  tx: TxCtx,
  ids: readonly ProductId[],
  sellerId: SellerId | undefined,
): Promise<LockedProduct[]> {
  const { rows } = await sql<LockedProduct>`${productsToEdit(ids, sellerId)} for no key update`.execute(tx.db);
  return rows;
}

/** The same rows without a lock, to show what a change would do. */
export async function readProducts(
  db: Database,
  ids: readonly ProductId[],
  sellerId: SellerId | undefined,
): Promise<LockedProduct[]> {
  const { rows } = await sql<LockedProduct>`${productsToEdit(ids, sellerId)}`.execute(db);
  return rows;
}

function productsToEdit(ids: readonly ProductId[], sellerId: SellerId | undefined) {
  return sql`
    select id, seller_id as "sellerId", title, sku, price_paise as price, ${ordinarySalePrice} as "salePrice", stock + held_stock as stock, version,
      content_version as "contentVersion", checked_price_paise as "checkedPrice", approved
    from products p
    where id = any(${ids}::uuid[]) and deleted_at is null and ${sellerId ? sql`seller_id = ${sellerId}` : sql`true`}
    order by id`;
}

/**
 * Locks a product's row until the transaction ends; undefined if there is none. The lock is not stronger than this because
 * carts and orders refer to the product with foreign keys: many reviews at a time must not block sales.
 */
export async function lockProduct(tx: TxCtx, id: ProductId): Promise<{ readonly listed: boolean } | undefined> {
  const { rows } = await sql<{ listed: boolean }>`
    select listed from products where id = ${id} for no key update`.execute(tx.db);
  return rows[0];
}

/** Locks the sellers of these products until the transaction ends. A product never changes its seller. */
export async function holdSellersOf(tx: TxCtx, ids: readonly ProductId[]): Promise<void> {
  await holdSellersIn(tx, sql`select seller_id from products where id = any(${ids}::uuid[])`);
}

/** Locks a product's seller and then the product, until the transaction ends. */
export async function holdProduct(tx: TxCtx, id: ProductId): Promise<void> {
  await holdSellersOf(tx, [id]);
  await lockProduct(tx, id);
}

/** Locks sellers and then their products, deleted ones too, in the order in which everybody locks. */
export async function holdProducts(tx: TxCtx, ids: readonly ProductId[]): Promise<void> {
  await holdSellersOf(tx, ids);
  await holdStockOf(tx, ids);
}

/** Locks products, deleted ones too, in the order in which carts lock them, for who moves their stock in several steps. */
export async function holdStockOf(tx: TxCtx, ids: readonly ProductId[]): Promise<void> {
  await sql`select from products where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx.db);
}
