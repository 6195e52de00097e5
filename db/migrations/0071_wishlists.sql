-- What shoppers have saved to find it again.
create table wishlist_entries (
  user_id uuid not null references users(id),
  product_id uuid not null references products(id),
  saved_price_paise bigint not null constraint wishlist_entries_saved_price check (saved_price_paise >= 0),
  saved_at timestamptz not null,
  constraint wishlist_entries_pkey primary key (user_id, product_id)
);
comment on table wishlist_entries is 'Products that shoppers have saved, each once.';
comment on column wishlist_entries.saved_price_paise is
  'What it cost when it was saved, as the shopper saw it. For display only.';
create index wishlist_entries_by_product on wishlist_entries (product_id);
