import { sql } from 'kysely';
import { untilInSql } from '#orders/orders/server/orders.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';

/** When the ledger begins; null if it is empty. Nobody posts until the transaction ends: it might be of an earlier day. */
export async function holdFirstPosting(tx: TxCtx): Promise<Date | null> {
  await sql`lock table ledger_postings in share mode`.execute(tx.db);
  // By seller, as there is an index for.
  const { rows } = await sql<{ at: Date | null }>`
    select min(first.at) as at from ${publishedSellers} seller
    cross join lateral (select min(p.at) as at from ledger_postings p where p.seller_id = seller.id) first`.execute(
    tx.db,
  );
  return rows[0]?.at ?? null;
}

/** Sums what was posted from `from` up to `to`, which are the ends of this day. The caller holds the lock of the day. */
export async function sumLedger(tx: TxCtx, day: string, from: Date, to: Date): Promise<void> {
  await sql`
    insert into ledger_days (seller_id, day, amount_paise, is_change)
    select seller.id, ${day}::date, posted.amount, false from ${publishedSellers} seller
    cross join lateral (
      select sum(p.amount_paise)::bigint as amount from ledger_postings p
      where p.seller_id = seller.id and p.at >= ${from} and p.at < ${to}
    ) posted where posted.amount <> 0`.execute(tx.db);
}

/** Makes one row of many, of the days that have changed. */
export async function foldLedger(db: Database): Promise<void> {
  await sql`
    with gone as (
      delete from ledger_days where day in (select changed.day from ledger_days changed where changed.is_change)
      returning seller_id, day, amount_paise
    )
    insert into ledger_days (seller_id, day, amount_paise, is_change)
    select seller_id, day, sum(amount_paise)::bigint, false from gone
    group by seller_id, day having sum(amount_paise) <> 0`.execute(db);
}

/** In SQL: since when postings are to be read one by one. */
export const unsummedSince = sql`coalesce(${untilInSql}, '-infinity')`;
