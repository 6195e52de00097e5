-- What the shop owes its sellers, entry by entry, for good: rows come and never change or go. A balance is a sum.

-- Of each seller what the ledger has to know; payouts of one seller hold its row and so come one after the other.
create table ledger_accounts (
  seller_id uuid primary key references sellers (id),
  -- The seller's own people take the cash at the door.
  collects_cash boolean not null default false
);

-- One effect of one cause. A part that is delivered, taken back and delivered again counts its deliveries.
create table ledger_postings (
  id bigint primary key generated always as identity,
  seller_id uuid not null references sellers (id),
  part_id uuid references order_parts (id),
  cause text not null,
  cause_id uuid not null,
  generation int not null default 1,
  -- What its entries add up to; what is owed to the seller is above zero.
  amount_paise bigint not null,
  at timestamptz not null,
  -- From when on it may be paid out; what reverses has the moment of what it reverses.
  payable_at timestamptz not null,
  -- Of what people write: why, and who they were by the name of that time.
  note text,
  by_name text,
  -- Of payouts: the day at the bank and what the bank calls it.
  paid_on date,
  reference text,
  constraint ledger_postings_once unique (cause, cause_id, generation),
  constraint ledger_postings_cause check (
    cause in ('delivered', 'undelivered', 'returned', 'adjusted', 'paid_out', 'payout_reversed')),
  constraint ledger_postings_part check ((part_id is not null) = (cause in ('delivered', 'undelivered', 'returned'))),
  constraint ledger_postings_payout check ((cause = 'paid_out') = (paid_on is not null and reference is not null)),
  constraint ledger_postings_by check ((part_id is null) = (by_name is not null))
);
create index ledger_postings_by_seller on ledger_postings (seller_id, at, id) include (amount_paise, payable_at);
create index ledger_postings_by_part on ledger_postings (part_id) where part_id is not null;

-- What a posting is made of, by kind; where there is a rate, how much of what it is.
create table ledger_entries (
  posting_id bigint not null references ledger_postings (id),
  kind text not null,
  rate_bp int,
  base_paise bigint not null,
  amount_paise bigint not null,
  constraint ledger_entries_once unique nulls not distinct (posting_id, kind, rate_bp),
  constraint ledger_entries_kind check (kind in ('sale', 'delivery', 'commission', 'gst_on_commission', 'tcs', 'tds',
    'cash_collected', 'adjustment', 'payout')),
  constraint ledger_entries_rate check (
    (rate_bp is not null) = (kind in ('commission', 'gst_on_commission', 'tcs', 'tds')) and rate_bp between 0 and 10000)
);

-- Of which goods: below zero where they came back. The rate of commission is kept with them, because rates change.
create table ledger_lines (
  posting_id bigint not null references ledger_postings (id),
  line_id uuid not null references order_lines (id),
  quantity int not null,
  amount_paise bigint not null,
  commission_bp int not null,
  primary key (posting_id, line_id),
  constraint ledger_lines_sign check (amount_paise <> 0 and quantity * amount_paise >= 0)
);
create index ledger_lines_by_line on ledger_lines (line_id);

-- While one of these is open, what is owed for its part is not paid out.
create table ledger_holds (
  cause_id uuid primary key,
  part_id uuid not null references order_parts (id),
  held_at timestamptz not null,
  released_at timestamptz
);
create index ledger_holds_open on ledger_holds (part_id) where released_at is null;

create function ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the ledger are never changed or deleted' using errcode = 'restrict_violation';
end
$$;
create trigger ledger_postings_stay before update or delete on ledger_postings
  for each statement execute function ledger_stays();
create trigger ledger_entries_stay before update or delete on ledger_entries
  for each statement execute function ledger_stays();
create trigger ledger_lines_stay before update or delete on ledger_lines
  for each statement execute function ledger_stays();
