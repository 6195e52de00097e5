import { sql } from 'kysely';
import { holdSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

/** Keeps the sellers of these products as they are until the transaction ends. A product never changes its seller. */
export async function holdSellersOf(tx: TxCtx, ids: readonly ProductId[]): Promise<void> {
  const { rows } = await sql<{ id: SellerId }>`
    select distinct seller_id as id from products where id = any(${ids}::uuid[])`.execute(tx.db);
  await holdSellers(
    tx,
    rows.map(({ id }) => id),
  );
}

/** A product and its seller, both kept as they are for others until the transaction ends. */
export async function holdProduct(tx: TxCtx, id: ProductId): Promise<void> {
  await holdSellersOf(tx, [id]);
  await sql`select from products where id = ${id} for no key update`.execute(tx.db);
}
