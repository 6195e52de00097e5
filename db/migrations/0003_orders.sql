-- Carts, addresses, orders with one part per seller, what happened to them, and the movements of stock.

create table carts (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  constraint carts_id_unique unique (id)
);

create table cart_items (
  user_id uuid not null references carts (user_id) on delete cascade,
  product_id uuid not null references products (id),
  quantity int not null,
  added_at timestamptz not null default now(),
  primary key (user_id, product_id),
  constraint cart_items_quantity check (quantity between 1 and 1000000)
);
create index cart_items_by_product on cart_items (product_id);

-- A guest cart is merged once, however often the browser says so.
create table cart_merges (
  user_id uuid not null references users (id) on delete cascade,
  merge_id uuid not null,
  outcome jsonb not null,
  merged_at timestamptz not null default now(),
  primary key (user_id, merge_id)
);

create table addresses (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- One of three places, so that no two requests at once can make a fourth.
  slot smallint not null default 1,
  name text,
  address text not null,
  city text not null,
  state_code text not null,
  pincode text not null,
  phone text not null,
  notes text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint addresses_one_per_slot unique (user_id, slot),
  constraint addresses_slot check (slot between 1 and 3),
  constraint addresses_pincode_format check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint addresses_state_format check (state_code ~ '^[0-9]{2}$'),
  constraint addresses_phone_e164 check (phone ~ '^\+91[6-9][0-9]{9}$'),
  constraint addresses_lengths check (length(address) between 1 and 300 and length(city) between 1 and 100
    and length(notes) between 1 and 500 and length(name) between 1 and 100)
);
create index addresses_by_user on addresses (user_id, created_at);

create table orders (
  id uuid primary key,
  number bigint not null generated always as identity (start with 100001),
  user_id uuid references users (id),
  cart_id uuid,
  idempotency_key text not null,
  request_hash bytea not null,
  payment_method text not null,
  -- What the parts add up to, written together with them, so that lists filter and count without looking at parts.
  status text not null default 'pending',
  payment_status text not null default 'pending',
  total_paise bigint not null,
  ship_address_id uuid,
  ship_name text,
  ship_address text not null,
  ship_city text not null,
  ship_state_code text not null,
  ship_pincode text not null,
  ship_phone text not null,
  ship_notes text not null,
  payment_id text,
  payer_id text,
  placed_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint orders_number_unique unique (number),
  constraint orders_placed_once unique (user_id, idempotency_key),
  constraint orders_payment_method check (payment_method in ('COD', 'sandbox', 'razorpay', 'paypal')),
  constraint orders_total_range check (total_paise between 1 and 1000000000),
  constraint orders_status check (status in ('pending', 'confirmed', 'inProcess', 'inShipping', 'delivered', 'rejected', 'cancelled')),
  constraint orders_payment_status check (payment_status in ('pending', 'paid', 'failed', 'partially_refunded', 'refunded'))
);
create index orders_by_user on orders (user_id, placed_at desc, id);
create index orders_by_time on orders (placed_at desc, id);
create index orders_by_status on orders (status, placed_at desc, id);

create table order_parts (
  id uuid primary key,
  order_id uuid not null references orders (id),
  seller_id uuid not null references sellers (id),
  seller_name text not null,
  status text not null default 'pending',
  payment_status text not null default 'pending',
  items_paise bigint not null,
  delivery_paise bigint not null default 0,
  total_paise bigint not null generated always as (items_paise + delivery_paise) stored,
  carrier text,
  tracking text,
  delivered_at timestamptz,
  placed_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint order_parts_one_per_seller unique (order_id, seller_id),
  constraint order_parts_status check (status in ('pending', 'confirmed', 'inProcess', 'inShipping', 'delivered', 'rejected', 'cancelled')),
  constraint order_parts_payment_status check (payment_status in ('pending', 'paid', 'failed', 'partially_refunded', 'refunded')),
  constraint order_parts_amounts check (items_paise > 0 and delivery_paise >= 0)
);
create index order_parts_by_seller on order_parts (seller_id, placed_at desc, order_id);
create index order_parts_by_status on order_parts (status, placed_at desc);

-- Lines are frozen: what was bought, at what price, under which tax rate, whatever becomes of the product.
create table order_lines (
  id uuid primary key,
  part_id uuid not null references order_parts (id),
  product_id uuid not null references products (id),
  position int not null,
  title text not null,
  image text not null,
  sku text,
  hsn text,
  gst_rate_bp int not null,
  mrp_paise bigint not null,
  price_paise bigint not null,
  quantity int not null,
  total_paise bigint not null generated always as (price_paise * quantity) stored,
  constraint order_lines_one_per_product unique (part_id, product_id),
  constraint order_lines_quantity check (quantity > 0),
  constraint order_lines_price check (price_paise > 0 and price_paise <= mrp_paise)
);
create index order_lines_by_product on order_lines (product_id);

create table order_events (
  id bigint primary key generated always as identity,
  order_id uuid not null references orders (id),
  part_id uuid references order_parts (id),
  kind text not null,
  status text,
  actor_id uuid references users (id),
  actor_name text not null,
  note text,
  at timestamptz not null default now(),
  constraint order_events_kind check (kind in ('placed', 'status', 'note'))
);
create index order_events_by_order on order_events (order_id, id);

-- Stock never changes but by one of these; a product's stock is their sum.
create table stock_movements (
  id bigint primary key generated always as identity,
  product_id uuid not null references products (id),
  quantity int not null,
  reason text not null,
  -- Looked at when the transaction ends, so that stock can be taken before anything of the order is written.
  part_id uuid references order_parts (id) deferrable initially deferred,
  note text,
  actor_id uuid references users (id),
  at timestamptz not null default now(),
  constraint stock_movements_quantity check (quantity <> 0),
  constraint stock_movements_reason check (reason in ('placed', 'cancelled', 'rejected', 'returned', 'adjusted'))
);
create index stock_movements_by_product on stock_movements (product_id, id);
create index stock_movements_by_part on stock_movements (part_id) where part_id is not null;
