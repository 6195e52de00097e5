-- Orders that wait for their payment, what each payment is for, and the provider that the shop has for trying.

-- Until when the goods of an order are held that is not paid yet; null for whatever waits for no payment.
alter table orders add column held_until timestamptz;
create index orders_held on orders (held_until) where held_until is not null;

-- What came was not always what was asked for.
alter table payments add column currency text not null default 'INR';
alter table payments add constraint payments_currency check (currency ~ '^[A-Z]{3}$');
-- When the provider was last asked about it, and how a refund stands.
alter table payments add column asked_at timestamptz;
alter table refunds add column asked_at timestamptz;
create index payments_by_age on payments (created_at);

-- The parts that a payment pays, all of them or none. Money that came unasked pays nothing.
create table payment_parts (
  payment_id uuid not null references payments (id),
  part_id uuid not null references order_parts (id),
  amount_paise bigint not null,
  primary key (payment_id, part_id),
  constraint payment_parts_amount check (amount_paise > 0)
);
create index payment_parts_by_part on payment_parts (part_id);

-- The provider for trying keeps its books here, as another would elsewhere: it knows orders by what it was told only.
create table sandbox_payments (
  ref text primary key,
  payment_id uuid not null,
  order_number text not null,
  amount_paise bigint not null,
  return_url text not null,
  held_until timestamptz not null,
  state text not null default 'open',
  -- How many refunds it will still refuse, for trying what happens then.
  refuses int not null default 0,
  opened_at timestamptz not null default now(),
  constraint sandbox_payments_once unique (payment_id),
  constraint sandbox_payments_state check (state in ('open', 'paid', 'failed', 'expired'))
);
create table sandbox_captures (
  ref text primary key,
  payment_ref text not null references sandbox_payments (ref),
  payer_ref text not null,
  amount_paise bigint not null,
  currency text not null,
  captured_at timestamptz not null default now()
);
create index sandbox_captures_by_payment on sandbox_captures (payment_ref);
create table sandbox_refunds (
  ref text primary key,
  refund_id uuid not null,
  capture_ref text not null references sandbox_captures (ref),
  amount_paise bigint not null,
  asked_at timestamptz not null default now(),
  constraint sandbox_refunds_once unique (refund_id)
);
create index sandbox_refunds_by_capture on sandbox_refunds (capture_ref);
-- What its returns and messages are signed with; another in each shop.
create table sandbox_secret (
  only_one boolean primary key default true check (only_one),
  secret text not null
);
insert into sandbox_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);
