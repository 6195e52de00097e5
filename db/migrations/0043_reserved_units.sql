-- What unproven orders reserve beyond the first unit of each product: orders to be paid online that are not paid yet, and
-- cash orders of accounts that never had an order delivered. Limits are counted here (docs/security.md); a row goes when
-- its order is paid, shipped, cancelled or rejected, and counts no longer than `until`.
create table reserved_units (
  order_id uuid not null references orders (id),
  product_id uuid not null references products (id),
  units int not null,
  -- A hash of the network that the order came from; null where it came from none.
  network text,
  is_online boolean not null,
  until timestamptz not null,
  primary key (order_id, product_id),
  constraint reserved_units_units check (units > 0)
);
create index reserved_units_by_product on reserved_units (product_id);
create index reserved_units_by_network on reserved_units (network) where network is not null;
create index reserved_units_online on reserved_units (until) where is_online;

-- A shopper's orders that wait for their payment, or never got it.
create index orders_unpaid_by_user on orders (user_id, placed_at)
  where payment_method <> 'COD' and payment_status in ('pending', 'failed');
