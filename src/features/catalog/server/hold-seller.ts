import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

/**
 * Keeps sellers as they are until the transaction ends: a decision about one waits, and so relists what is written here,
 * or was before, and is read here. Comes before any lock on products, because such a decision locks in this order too.
 */
export async function holdSellers(tx: TxCtx, ids: readonly SellerId[]): Promise<void> {
  await sql`select from sellers where id = any(${[...new Set(ids)]}::uuid[]) order by id for share`.execute(tx.db);
}

/** A product and its seller, both kept as they are for others until the transaction ends. */
export async function holdProduct(tx: TxCtx, id: ProductId): Promise<void> {
  await sql`
    select from sellers where id = (select seller_id from products where id = ${id}) for share`.execute(tx.db);
  await sql`select from products where id = ${id} for no key update`.execute(tx.db);
}
