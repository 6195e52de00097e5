-- Payments through others, what they told us of them, and money that goes back.

-- One try to pay an order through a provider. An order may have several; at most one is open, and at most one took its money
-- for the order (what else arrives is refunded).
create table payments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  provider text not null,
  state text not null default 'open',
  amount_paise bigint not null,
  -- What the provider calls the payment (a payment link, an order), and the money once it has come.
  provider_ref text,
  capture_ref text,
  payer_ref text,
  -- Where the shopper approves it.
  approval_url text,
  -- Until when the goods are held for it.
  held_until timestamptz not null,
  captured_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payments_provider check (provider in ('sandbox', 'razorpay', 'paypal')),
  constraint payments_state check (state in ('open', 'paid', 'failed', 'expired', 'returned')),
  constraint payments_amount check (amount_paise between 1 and 1000000000),
  constraint payments_taken check ((capture_ref is not null) = (captured_at is not null)),
  constraint payments_paid_is_taken check (state not in ('paid', 'returned') or capture_ref is not null),
  constraint payments_provider_ref_unique unique (provider, provider_ref),
  constraint payments_capture_ref_unique unique (provider, capture_ref)
);
create unique index payments_one_open on payments (order_id) where state = 'open';
create unique index payments_one_paid on payments (order_id) where state = 'paid';
create index payments_by_order on payments (order_id, created_at);
create index payments_held on payments (held_until) where state = 'open';

-- A message of a provider is acted on once, however often it comes.
create table payment_messages (
  provider text not null,
  message_id text not null,
  kind text not null,
  payment_id uuid references payments (id),
  body text not null,
  received_at timestamptz not null default now(),
  primary key (provider, message_id)
);

-- Money that is owed to a shopper, from the moment it is until it has arrived.
create table refunds (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- Null where a payment came for an order that no longer wanted it.
  part_id uuid references order_parts (id),
  -- What it was paid with; null where it was cash.
  payment_id uuid references payments (id),
  cause text not null,
  -- The record that caused it; a cause has one refund.
  cause_id uuid not null,
  state text not null default 'owed',
  amount_paise bigint not null,
  -- Of which delivery.
  delivery_paise bigint not null default 0,
  -- Where cash goes back to.
  upi_id text,
  provider_ref text,
  failure text,
  owed_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by uuid references users (id),
  updated_at timestamptz not null default now(),
  constraint refunds_once unique (cause, cause_id),
  constraint refunds_cause check (cause in ('cancelled', 'rejected', 'returned', 'unwanted')),
  constraint refunds_state check (state in ('owed', 'sent', 'settled', 'failed')),
  constraint refunds_amounts check (amount_paise between 1 and 1000000000 and delivery_paise between 0 and amount_paise),
  constraint refunds_settled check ((state = 'settled') = (settled_at is not null)),
  constraint refunds_provider_ref_unique unique (payment_id, provider_ref)
);
create index refunds_by_order on refunds (order_id, owed_at);
create index refunds_by_part on refunds (part_id) where part_id is not null;
create index refunds_unsettled on refunds (owed_at) where state <> 'settled';

-- What of which line goes back, in paise to the last one.
create table refund_lines (
  refund_id uuid not null references refunds (id),
  line_id uuid not null references order_lines (id),
  quantity int not null,
  amount_paise bigint not null,
  primary key (refund_id, line_id),
  constraint refund_lines_quantity check (quantity > 0),
  constraint refund_lines_amount check (amount_paise > 0)
);
create index refund_lines_by_line on refund_lines (line_id);
