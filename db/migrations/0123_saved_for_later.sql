-- What shoppers have moved out of their cart to buy another time.
create table cart_later (
  user_id uuid not null,
  product_id uuid not null,
  quantity int not null,
  saved_price_paise bigint not null,
  saved_at timestamptz not null default now(),
  constraint cart_later_pkey primary key (user_id, product_id),
  constraint cart_later_user_id_fkey foreign key (user_id) references carts (user_id) on delete cascade,
  constraint cart_later_product_id_fkey foreign key (product_id) references products (id),
  constraint cart_later_quantity check (quantity between 1 and 1000000),
  constraint cart_later_saved_price check (saved_price_paise >= 0)
);
create index cart_later_by_product on cart_later (product_id);
comment on table cart_later is 'Products saved for later out of a cart, each once.';
comment on column cart_later.saved_price_paise is 'What one cost when it was saved, as the shopper saw it. For display only.';
