import { sql } from 'kysely';

/** What is left in the ledger of each seller's part, next to what it was sold for and what of that was refunded for returns. */
const parts = sql`
  select part.id, part.status, part.total_paise as total,
    coalesce((select sum(amount_paise) from refunds where part_id = part.id and cause = 'returned'), 0) as returned,
    coalesce(sum(entry.amount_paise) filter (where entry.kind in ('sale', 'delivery')), 0) as sold,
    coalesce(sum(entry.amount_paise) filter (where entry.kind in ('commission', 'gst_on_commission', 'tcs', 'tds')), 0) as withheld
  from order_parts part join sellers seller on seller.id = part.seller_id and not seller.is_house
  left join ledger_postings posting on posting.part_id = part.id
  left join ledger_entries entry on entry.posting_id = posting.id
  group by part.id`;

/** Rules of what sellers are owed (docs/money.md), as queries that find what breaks them. */
export const LEDGER_BREACHES = {
  'M1 a posting is what its entries add up to': sql`
    select posting.id from ledger_postings posting left join ledger_entries entry on entry.posting_id = posting.id
    group by posting.id having posting.amount_paise <> coalesce(sum(entry.amount_paise), 0)`,
  'M2 a seller is owed for what is delivered and kept, and for nothing else': sql`
    select * from (${parts}) part
    where sold <> case when status = 'delivered' then total - returned else 0 end
      or (sold = 0 and withheld <> 0) or withheld > 0 or sold + withheld < 0`,
  'M3 each share is its rate of its base, to the paisa': sql`
    select posting.id, entry.* from ledger_entries entry join ledger_postings posting on posting.id = entry.posting_id
    where posting.cause = 'delivered' and entry.rate_bp is not null
      and entry.amount_paise <> -((entry.base_paise * entry.rate_bp + 5000) / 10000)`,
  'M4 all that sellers are owed comes to sales less what is kept, cash, payouts and what people adjusted': sql`
    select posting.seller_id from ledger_postings posting group by posting.seller_id
    having sum(posting.amount_paise) <> (
      select coalesce(sum(sold + withheld), 0) from (${parts}) part join order_parts own on own.id = part.id
      where own.seller_id = posting.seller_id
    ) + (
      select coalesce(sum(entry.amount_paise), 0) from ledger_entries entry
      join ledger_postings of on of.id = entry.posting_id
      where of.seller_id = posting.seller_id and entry.kind in ('cash_collected', 'adjustment', 'payout'))`,
  'M5 a payout is reversed once, by its own amount': sql`
    select back.id from ledger_postings back left join ledger_postings paid
      on paid.cause = 'paid_out' and paid.cause_id = back.cause_id and paid.seller_id = back.seller_id
    where back.cause = 'payout_reversed' and (paid.id is null or back.amount_paise <> -paid.amount_paise)`,
};
