import { sql } from 'kysely';
import { untilInSql } from '#orders/orders/server/orders.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';

/** When the ledger begins; null if it is empty. Nobody posts until the transaction ends: it might be of an earlier day. */
export async function holdFirstPosting(tx: TxCtx): Promise<Date | null> {
  await sql`lock table ledger_postings in share mode`.execute(tx.db);
  const { rows } = await sql<{ at: Date | null }>`select min(at) as at from ledger_postings`.execute(tx.db);
  return rows[0]?.at ?? null;
}

/** Sums what was posted from `from` up to `to`, which are the ends of this day. The caller holds the lock of the day. */
export async function sumLedger(tx: TxCtx, day: string, from: Date, to: Date): Promise<void> {
  await sql`
    insert into ledger_days (seller_id, day, amount_paise, is_change)
    select seller_id, ${day}::date, sum(amount_paise)::bigint, false from ledger_postings
    where at >= ${from} and at < ${to} group by seller_id`.execute(tx.db);
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
