-- The shop's invoices for commission are one a month, and what is reversed later has credit notes of its own against them.

-- Months of a seller whose commission is on documents, whether or not there was any.
create table commission_months (
  seller_id uuid not null references sellers (id),
  month text not null,
  closed_at timestamptz not null,
  primary key (seller_id, month),
  constraint commission_months_month check (month ~ '^[0-9]{4}-[0-9]{2}$')
);
-- Invoices so far counted everything until the end of their month, what was reversed by then taken off.
insert into commission_months (seller_id, month, closed_at)
  select to_seller_id, month, max(issued_at) from invoices where kind = 'commission' group by to_seller_id, month;

alter table invoices
  drop constraint invoices_kind,
  drop constraint invoices_one_per_month,
  drop constraint invoices_about,
  add constraint invoices_kind check (kind in ('invoice', 'credit-note', 'commission', 'commission-credit')),
  add constraint invoices_about check (case kind
    when 'invoice' then part_id is not null and round is not null and to_seller_id is null and against_id is null
    when 'credit-note' then part_id is not null and round is null and to_seller_id is null and against_id is not null
      and cause in ('cancelled', 'rejected', 'returned') and cause_id is not null
    else part_id is null and round is null and to_seller_id is not null and month ~ '^[0-9]{4}-[0-9]{2}$'
      and (kind = 'commission-credit') = (against_id is not null)
      and (kind = 'commission-credit') = (cause is not distinct from 'reversed') end);
create unique index invoices_one_per_month on invoices (to_seller_id, month) where kind = 'commission';
create unique index invoices_one_credit_per_month on invoices (against_id, month) where kind = 'commission-credit';
