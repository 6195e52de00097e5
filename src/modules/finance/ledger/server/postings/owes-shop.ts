import { type RawBuilder, sql } from 'kysely';

/** In SQL: whether a seller's balance is negative. */
export function owesShop(sellerId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((select coalesce(sum(posting.amount_paise), 0) from ledger_postings posting
    where posting.seller_id = ${sellerId}) < 0)`;
}
