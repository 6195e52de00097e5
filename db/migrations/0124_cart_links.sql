-- Carts as links: what somebody put together for others to see and buy.
create table cart_links (
  token text not null,
  user_id uuid not null,
  items jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint cart_links_pkey primary key (token),
  constraint cart_links_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint cart_links_token_check check (token ~ '^[A-Za-z0-9_-]{16}$'),
  constraint cart_links_items_check check (jsonb_array_length(items) between 1 and 100),
  constraint cart_links_window check (created_at < expires_at)
);
create index cart_links_by_user on cart_links (user_id);
create index cart_links_expiring on cart_links (expires_at);
comment on table cart_links is 'Carts as links, without anything about the person who shares them. Prices and stock are read anew for each answer.';
comment on column cart_links.token is 'The end of the address. Whoever knows it sees the products.';
comment on column cart_links.items is 'Product, quantity and title of each line. The title names what is not on sale any more: later ones are not public.';
comment on column cart_links.user_id is 'Who may end it.';
