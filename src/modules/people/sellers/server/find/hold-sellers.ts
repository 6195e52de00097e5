import { type RawBuilder, sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { SellerId } from '#shared/id.ts';

/**
 * Keeps sellers as they are until the transaction ends: a decision about one waits, and so relists what is written here,
 * or was before, and is read here. Comes before any lock on products, because such a decision locks in this order too.
 */
export async function holdSellers(tx: Pick<TxCtx, 'db'>, ids: readonly SellerId[]): Promise<void> {
  await holdSellersIn(tx, sql`select unnest(${[...new Set(ids)]}::uuid[])`);
}

/** The same for those that a query names. */
export async function holdSellersIn(tx: Pick<TxCtx, 'db'>, ids: RawBuilder<unknown>): Promise<void> {
  await sql`select from sellers where id in (${ids}) order by id for share`.execute(tx.db);
}

/** Holds a seller who is approved and not blocked. @returns whether it is */
export async function holdApprovedSeller(tx: Pick<TxCtx, 'db'>, id: SellerId): Promise<boolean> {
  const { rows } = await sql`
    select from sellers s where id = ${id} and status = 'Approved'
      and not exists (select from users where id = s.user_id and blocked_at is not null)
    for share of s`.execute(tx.db);
  return rows.length === 1;
}

/** Whether a seller had no mail about low stock since a moment; then nobody else mails it until the transaction ends. */
export async function claimLowStockMail(tx: Pick<TxCtx, 'db'>, id: SellerId, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from sellers s where id = ${id} and (s.low_stock_mailed_at is null or s.low_stock_mailed_at <= ${since})
    for no key update`.execute(tx.db);
  return rows.length === 1;
}

export async function noteLowStockMail(tx: Pick<TxCtx, 'db'>, id: SellerId, at: Date): Promise<void> {
  await tx.db.updateTable('sellers').set({ low_stock_mailed_at: at }).where('id', '=', id).execute();
}
