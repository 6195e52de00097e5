-- Tax documents as they were issued: the invoice of each part that has left, credit notes against it, and the shop's own
-- invoices to sellers. They come and never change or go, whoever asks; all that is written on one stands frozen in it.

-- The last number of each series. Its row is held from the number until the transaction ends, so a roll-back leaves no gap.
create table invoice_series (
  seller_id uuid not null references sellers (id),
  kind text not null,
  -- India's financial year, April to March: 26-27.
  year text not null,
  last_serial int not null,
  primary key (seller_id, kind, year),
  constraint invoice_series_serial check (last_serial between 1 and 9999999)
);

create table invoices (
  id uuid primary key,
  kind text not null,
  -- Who issues it. The shop's own invoices are the house seller's.
  seller_id uuid not null references sellers (id),
  year text not null,
  serial int not null,
  number text not null,
  -- What it is about: a part of an order, or a seller's month.
  part_id uuid references order_parts (id),
  -- A part that fell away after it had left, and leaves again, has another invoice.
  round int,
  to_seller_id uuid references sellers (id),
  month text,
  -- The invoice that a credit note is against, and what caused it.
  against_id uuid references invoices (id),
  cause text,
  cause_id uuid,
  total_paise bigint not null,
  document jsonb not null,
  issued_at timestamptz not null,
  constraint invoices_kind check (kind in ('invoice', 'credit-note', 'commission')),
  constraint invoices_number_format check (number ~ '^[A-Z0-9/-]{1,16}$'),
  constraint invoices_serial_unique unique (seller_id, kind, year, serial),
  constraint invoices_number_unique unique (seller_id, number),
  constraint invoices_one_per_part unique (part_id, round),
  constraint invoices_one_note_per_cause unique (against_id, cause, cause_id),
  constraint invoices_one_per_month unique (to_seller_id, month),
  constraint invoices_total check (total_paise > 0),
  constraint invoices_about check (case kind
    when 'invoice' then part_id is not null and round is not null and to_seller_id is null and against_id is null
    when 'credit-note' then part_id is not null and round is null and to_seller_id is null and against_id is not null
      and cause in ('cancelled', 'rejected', 'returned') and cause_id is not null
    else part_id is null and round is null and to_seller_id is not null and month ~ '^[0-9]{4}-[0-9]{2}$'
      and against_id is null end)
);
create index invoices_by_part on invoices (part_id, issued_at) where part_id is not null;
create index invoices_by_against on invoices (against_id) where against_id is not null;

create function invoices_stay() returns trigger language plpgsql as $$
begin
  raise exception 'what was issued for the tax is never changed or deleted' using errcode = 'restrict_violation';
end
$$;
create trigger invoices_stay before update or delete or truncate on invoices
  for each statement execute function invoices_stay();
