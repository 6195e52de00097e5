-- Goods that come back, from the request until their money is owed; photos of them, which are a shopper's own uploads.

create table returns (
  id uuid primary key,
  -- What people call it: RT-100001.
  number bigint not null generated always as identity (start with 100001),
  order_id uuid not null references orders (id),
  part_id uuid not null references order_parts (id),
  seller_id uuid not null references sellers (id),
  user_id uuid not null references users (id),
  state text not null default 'requested',
  reason text not null,
  -- Whether the goods are at fault: then the delivery charge goes back too.
  faulty boolean not null,
  words text not null,
  -- Where cash goes back to; gone once the account is deleted.
  upi_id text,
  -- What became of the goods, said when they arrive.
  goods text,
  requested_at timestamptz not null,
  updated_at timestamptz not null,
  constraint returns_number unique (number),
  constraint returns_state check (state in ('requested', 'approved', 'received', 'settled', 'refused', 'withdrawn')),
  constraint returns_reason check (reason in ('damaged', 'faulty', 'wrong', 'incomplete', 'unwanted')),
  constraint returns_words check (length(words) <= 1000),
  constraint returns_goods check (goods in ('restocked', 'written_off')),
  constraint returns_goods_told check (state not in ('received', 'settled') or goods is not null)
);
create index returns_by_part on returns (part_id);
create index returns_by_order on returns (order_id);
create index returns_by_user on returns (user_id);
create index returns_by_seller on returns (seller_id, state);
create index returns_open on returns (state, requested_at) where state in ('requested', 'approved', 'received');

create table return_lines (
  return_id uuid not null references returns (id),
  line_id uuid not null references order_lines (id),
  quantity int not null,
  primary key (return_id, line_id),
  constraint return_lines_quantity check (quantity > 0)
);
create index return_lines_by_line on return_lines (line_id);

-- Who brought a return where it is, and when. It comes to each state at most once.
create table return_events (
  return_id uuid not null references returns (id),
  state text not null,
  actor_id uuid references users (id),
  actor_name text not null,
  note text,
  at timestamptz not null,
  primary key (return_id, state)
);

-- Shoppers send photos of goods they return; such files are theirs and nobody's goods show them.
alter table uploads alter column seller_id drop not null;
alter table uploads add column user_id uuid references users (id);
alter table uploads drop constraint uploads_purpose;
alter table uploads add constraint uploads_purpose check (purpose in ('picture', 'import', 'return'));
alter table uploads add constraint uploads_owner check (
  case purpose when 'return' then user_id is not null and seller_id is null else seller_id is not null and user_id is null end
);
create index uploads_by_user on uploads (user_id) where user_id is not null;

create table return_photos (
  upload_id uuid primary key references uploads (id),
  return_id uuid not null references returns (id),
  position int not null
);
create index return_photos_by_return on return_photos (return_id, position);
