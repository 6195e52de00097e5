import { sql } from 'kysely';

/** SQL: whether the money of part `part` of order `o` was received, or a known courier or seller owes it to the shop. */
const hasMoney = sql`case when o.payment_method = 'COD'
  then coalesce(part.cash_state in ('collected', 'kept', 'remitted', 'direct'), false)
  else exists (select from payments taken join payment_parts paid on paid.payment_id = taken.id
    where paid.part_id = part.id and taken.state = 'paid') end`;

/** For each seller order: its balance in the ledger, what it was sold for and what was refunded for returns. */
const parts = sql`
  select part.id, part.status,
    part.total_paise + part.delivery_funded_paise + (select coalesce(sum(line.funded_paise), 0) from order_lines line
      where line.part_id = part.id) as total, ${hasMoney} as is_paid, part.cash_state,
    o.payment_method = 'COD' as is_cash,
    coalesce((select sum(delivery_paise) from refunds where part_id = part.id and cause = 'returned'), 0)
      + coalesce((select sum((line.total_paise - line.discount_paise + line.funded_paise) * back.units / line.quantity)
        from (select of.line_id, sum(of.quantity) as units from refund_lines of join refunds r on r.id = of.refund_id
          where r.part_id = part.id and r.cause = 'returned' group by of.line_id) back
        join order_lines line on line.id = back.line_id), 0) as returned,
    coalesce(sum(entry.amount_paise) filter (where entry.kind in ('sale', 'delivery')), 0) as sold,
    coalesce(sum(entry.amount_paise) filter (where entry.kind = 'cash_collected'), 0) as cash,
    coalesce(sum(entry.amount_paise) filter (where entry.kind in ('commission', 'gst_on_commission', 'tcs', 'tds')), 0) as withheld
  from order_parts part join sellers seller on seller.id = part.seller_id and not seller.is_house
  join orders o on o.id = part.order_id
  left join ledger_postings posting on posting.part_id = part.id
  left join ledger_entries entry on entry.posting_id = posting.id
  group by part.id, o.payment_method`;

/**
 * Commission charged with its GST, and commission invoiced, by seller and month. Rules compare running totals, because an
 * invoice of earlier releases could cover several months (decision 64).
 */
const commissions = sql`
  select posting.seller_id, to_char(posting.at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
    -entry.amount_paise as charged, 0 as issued
  from ledger_postings posting join ledger_entries entry on entry.posting_id = posting.id
  where entry.kind in ('commission', 'gst_on_commission')
  union all
  select to_seller_id, month, 0, case kind when 'commission' then total_paise else -total_paise end
  from invoices where to_seller_id is not null`;

/** Rules of sellers' balances (docs/money.md). Each query returns the rows that violate the rule. */
export const LEDGER_BREACHES = {
  'M1 a posting is the sum of its entries': sql`
    select posting.id from ledger_postings posting left join ledger_entries entry on entry.posting_id = posting.id
    group by posting.id having posting.amount_paise <> coalesce(sum(entry.amount_paise), 0)`,
  'M2 a seller is credited for what was delivered and kept, and for nothing else': sql`
    select * from (${parts}) part
    where sold <> case when status = 'delivered' and is_paid then total - returned else 0 end
      or (sold = 0 and withheld <> 0) or withheld > 0 or sold + withheld < 0`,
  'M6 no credit, invoice aside, without money received or owed to the shop by a known party': sql`
    select id from (${parts}) part where sold <> 0 and not is_paid`,
  'M7 cash that its seller keeps stands against what the seller is owed': sql`
    select part.id from (${parts}) part where sold <> 0 and (cash_state = 'kept') <> (cash < 0)`,
  'M8 nothing that is paid online leaves unpaid unless somebody decided it': sql`
    select part.id from order_parts part join orders o on o.id = part.order_id
    where o.payment_method <> 'COD' and part.status in ('inShipping', 'delivered')
      and part.payment_status in ('pending', 'failed') and part.unpaid_reason is null`,
  'M9 what is paid on delivery is paid once it is delivered or its cash is here': sql`
    select part.id from order_parts part join orders o on o.id = part.order_id
    where o.payment_method = 'COD' and part.payment_status <> 'pending'
      and part.cash_state is null`,
  'M10 the shop refunds cash by hand once that cash is here or stands against its seller': sql`
    select r.id from refunds r join order_parts part on part.id = r.part_id
    where r.payment_id is null and r.state = 'settled' and coalesce(part.cash_state, '') not in ('kept', 'remitted', 'direct')`,
  'M12 an old phone that a seller has stands against it, once': sql`
    select e.line_id from order_exchanges e join order_parts part on part.id = e.part_id
    join sellers seller on seller.id = part.seller_id and not seller.is_house
    left join ledger_postings posting on posting.cause in ('exchanged', 'exchange_undone') and posting.cause_id = e.line_id
    group by e.line_id
    having coalesce(sum(posting.amount_paise), 0) <> case e.state when 'confirmed' then -e.final_paise else 0 end`,
  'M3 each deduction is its rate applied to its base, to the paisa': sql`
    select posting.id, entry.* from ledger_entries entry join ledger_postings posting on posting.id = entry.posting_id
    where posting.cause = 'delivered' and entry.rate_bp is not null
      and entry.amount_paise <> -((entry.base_paise * entry.rate_bp + 5000) / 10000)
      and (entry.kind <> 'gst_on_commission'
        or entry.amount_paise <> -2 * ((entry.base_paise * entry.rate_bp + 10000) / 20000))`,
  'M4 the balances of all sellers equal sales less deductions, cash, payouts and adjustments': sql`
    select posting.seller_id from ledger_postings posting group by posting.seller_id
    having sum(posting.amount_paise) <> (
      select coalesce(sum(sold + withheld), 0) from (${parts}) part join order_parts own on own.id = part.id
      where own.seller_id = posting.seller_id
    ) + (
      select coalesce(sum(entry.amount_paise), 0) from ledger_entries entry
      join ledger_postings of on of.id = entry.posting_id
      where of.seller_id = posting.seller_id and entry.kind in ('cash_collected', 'adjustment', 'payout'))`,
  'M11 up to each invoiced month the commission invoices less their credit notes are the commission of the statements': sql`
    select seller_id as seller, month, charged as statements, issued as invoices from (
      select seller_id, month, sum(charged) over so_far as charged, sum(issued) over so_far as issued from (
        select seller_id, month, sum(charged) as charged, sum(issued) as issued from (${commissions}) each group by 1, 2
      ) monthly window so_far as (partition by seller_id order by month)
    ) summed where charged <> issued
      and exists (select from commission_months closed where (closed.seller_id, closed.month) = (summed.seller_id, summed.month))`,
  'M5 a payout is reversed at most once, for its own amount': sql`
    select back.id from ledger_postings back left join ledger_postings paid
      on paid.cause = 'paid_out' and paid.cause_id = back.cause_id and paid.seller_id = back.seller_id
    where back.cause = 'payout_reversed' and (paid.id is null or back.amount_paise <> -paid.amount_paise)`,
  'the balance of a seller by day is what was posted on its days': sql`
    select seller_id as seller, day from (
      select seller_id, day, amount_paise from ledger_days
      union all
      select seller_id, (at at time zone 'Asia/Kolkata')::date, -amount_paise from ledger_postings
      where at < (select day::timestamp at time zone 'Asia/Kolkata' from summed_until)
    ) each group by 1, 2 having sum(amount_paise) <> 0`,
};
