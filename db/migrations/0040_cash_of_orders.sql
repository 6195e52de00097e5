-- Where the cash of an order paid on delivery is, what proves its delivery, and who decided about money that goes back by hand.

-- A code of the buyer, which a seller who delivers by itself types in. Made from a strong random number, one for each part.
alter table order_parts add column delivery_code text not null default
  lpad((('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 8))::bit(32)::bigint % 1000000)::text, 6, '0');

-- Null until it is delivered, and for what is paid online. `kept` stands against what its seller is owed.
alter table order_parts add column cash_state text;
alter table order_parts add column cash_holder text;
alter table order_parts add column cash_amount_paise bigint;
alter table order_parts add column cash_on date;
alter table order_parts add column cash_reference text;
-- Why it was delivered without proof, or shipped without payment; decisions of administrators.
alter table order_parts add column unproven_reason text;
alter table order_parts add column unpaid_reason text;
alter table order_parts add constraint order_parts_delivery_code check (delivery_code ~ '^[0-9]{6}$');
alter table order_parts add constraint order_parts_cash_state check (
  cash_state in ('expected', 'collected', 'kept', 'remitted', 'direct'));
alter table order_parts add constraint order_parts_cash_holder check (
  cash_holder in ('courier', 'seller') and (cash_state <> 'collected' or cash_holder is not null));
alter table order_parts add constraint order_parts_cash_in check (
  case when cash_state in ('remitted', 'direct')
    then cash_amount_paise = total_paise and cash_on is not null and cash_reference is not null
    else cash_amount_paise is null and cash_on is null and cash_reference is null end);
create index order_parts_cash_out on order_parts (delivered_at, id) where cash_state in ('expected', 'collected');

-- What was delivered before cash was recorded: the cash of what could be paid out already counts as in, because the shop
-- has treated it so. The rest waits to be recorded.
update order_parts part set
  cash_state = case when known.is_kept then 'kept' when known.is_past then 'remitted' else 'collected' end,
  cash_holder = case when part.tracking is null or known.is_kept then 'seller' else 'courier' end,
  cash_amount_paise = case when known.is_past and not known.is_kept then part.total_paise end,
  cash_on = case when known.is_past and not known.is_kept then (part.delivered_at at time zone 'Asia/Kolkata')::date end,
  cash_reference = case when known.is_past and not known.is_kept then 'Before cash was recorded' end
from (
  select own.id, own.delivered_at < now() - interval '7 days' or exists (
      select from refunds r where r.part_id = own.id and r.payment_id is null and r.state = 'settled') as is_past,
    coalesce((select sum(entry.amount_paise) <> 0 from ledger_postings posting
      join ledger_entries entry on entry.posting_id = posting.id
      where posting.part_id = own.id and entry.kind = 'cash_collected'), false) as is_kept
  from order_parts own join orders o on o.id = own.order_id
  where o.payment_method = 'COD' and own.status = 'delivered' and own.delivered_at is not null
) known
where known.id = part.id;

update order_parts part set unpaid_reason = 'Shipped before the shop asked for a decision'
from orders o
where o.id = part.order_id and o.payment_method <> 'COD' and part.status in ('inShipping', 'delivered')
  and part.payment_status in ('pending', 'failed');

-- Administrators who say that money may go back by hand. Above a sum there are two before it goes.
create table refund_approvals (
  refund_id uuid not null references refunds (id),
  user_id uuid not null references users (id),
  user_name text not null,
  at timestamptz not null,
  primary key (refund_id, user_id)
);
create index refund_approvals_by_user on refund_approvals (user_id);
