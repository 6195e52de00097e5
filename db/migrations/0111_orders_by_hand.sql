-- Orders that the shop takes for a caller: a checkout whose maker is an administrator, and links with which it is paid.
alter table checkouts add column made_by uuid;
alter table checkouts add column ship_to jsonb;
alter table checkouts add column codes text[];
alter table checkouts add constraint checkouts_made_by_fkey foreign key (made_by) references users (id) on delete cascade not valid;
alter table checkouts add constraint checkouts_by_hand
  check (case when made_by is null then ship_to is null and codes is null else items is not null and codes is not null end) not valid;
comment on column checkouts.made_by is 'The administrator who takes the order for the buyer; null if the buyer does.';
comment on column checkouts.ship_to is 'For an order by hand: the address as it was dictated.';
comment on column checkouts.codes is 'For an order by hand: the codes of offers that the caller has.';

create table pay_links (
  token_hash bytea not null,
  order_id uuid not null,
  created_at timestamptz not null default now(),
  constraint pay_links_pkey primary key (token_hash),
  constraint pay_links_order_id_fkey foreign key (order_id) references orders (id)
);
create index pay_links_by_age on pay_links (created_at);
create index pay_links_by_order on pay_links (order_id);
comment on table pay_links is 'Links with which an order is paid without signing in. They work as long as the order waits for its payment.';
comment on column pay_links.token_hash is 'SHA-256 of the token, which nothing else keeps.';
