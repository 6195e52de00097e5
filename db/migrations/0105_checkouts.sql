-- Purchases being prepared: what is bought, where it goes and how it is paid, before there is an order.
create table checkouts (
  id uuid not null,
  user_id uuid,
  items jsonb,
  address_id uuid,
  method text,
  version int not null default 1,
  order_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint checkouts_pkey primary key (id),
  constraint checkouts_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint checkouts_order_id_fkey foreign key (order_id) references orders (id),
  constraint checkouts_method check (method in ('COD', 'sandbox', 'razorpay', 'paypal')),
  constraint checkouts_items_check check (items is null or jsonb_array_length(items) between 1 and 100),
  constraint checkouts_owned check (user_id is not null)
);
create index checkouts_by_user on checkouts (user_id);
create index checkouts_expiring on checkouts (expires_at);
create unique index checkouts_one_of_cart on checkouts (user_id) where items is null and order_id is null;
create unique index checkouts_order on checkouts (order_id) where order_id is not null;
comment on table checkouts is 'Purchases being prepared. Prices, stock and charges are not kept here: they are read anew for each answer.';
comment on column checkouts.items is 'Product and quantity of each line; null for what is in the cart.';
comment on column checkouts.address_id is 'The chosen address of the account; null for the oldest. It may have been deleted since.';
comment on column checkouts.method is 'The chosen way to pay; null for the first that is possible.';
comment on column checkouts.order_id is 'The order it became. It can become one only.';
