-- Old phones in exchange: who takes them, quotes, and what stands on orders about them. What they are worth is a setting.
create table exchange_sellers (
  seller_id uuid not null,
  since timestamptz not null,
  constraint exchange_sellers_pkey primary key (seller_id),
  constraint exchange_sellers_seller_id_fkey foreign key (seller_id) references sellers (id)
);
comment on table exchange_sellers is 'Sellers who take old phones in exchange.';

create table exchange_quotes (
  id uuid not null,
  user_id uuid,
  product_id uuid not null,
  model text not null,
  condition text not null,
  imei text not null,
  value_paise bigint not null,
  quoted_at timestamptz not null,
  expires_at timestamptz not null,
  constraint exchange_quotes_pkey primary key (id),
  constraint exchange_quotes_user_id_fkey foreign key (user_id) references users (id),
  constraint exchange_quotes_product_id_fkey foreign key (product_id) references products (id),
  constraint exchange_quotes_condition check (condition in ('working', 'scratched', 'broken', 'dead')),
  constraint exchange_quotes_imei_check check (imei ~ '^[0-9]{15}$'),
  constraint exchange_quotes_value check (value_paise between 100 and 100000000)
);
create index exchange_quotes_by_user on exchange_quotes (user_id) where user_id is not null;
create index exchange_quotes_by_product on exchange_quotes (product_id);
create index exchange_quotes_by_expiry on exchange_quotes (expires_at);
comment on table exchange_quotes is 'What an old phone would be worth with a product. Deleted once it has expired; orders have a copy.';
comment on column exchange_quotes.user_id is 'Who asked; null for a guest, whose quote is anybody''s who knows its id.';
comment on column exchange_quotes.model is 'Brand and model.';

create table order_exchanges (
  line_id uuid not null,
  part_id uuid not null,
  model text not null,
  condition text not null,
  imei text,
  quoted_paise bigint not null,
  state text not null default 'open',
  final_paise bigint,
  final_condition text,
  reason text,
  settled_at timestamptz,
  settled_by uuid,
  constraint order_exchanges_pkey primary key (line_id),
  constraint order_exchanges_line_id_fkey foreign key (line_id) references order_lines (id) on delete cascade,
  constraint order_exchanges_part_id_fkey foreign key (part_id) references order_parts (id),
  constraint order_exchanges_condition check (condition in ('working', 'scratched', 'broken', 'dead')
    and final_condition in ('working', 'scratched', 'broken', 'dead')),
  constraint order_exchanges_imei_check check (imei ~ '^[0-9]{15}$' and (imei is not null or state <> 'open')),
  constraint order_exchanges_quoted check (quoted_paise between 100 and 100000000),
  constraint order_exchanges_final check (final_paise between 100 and quoted_paise),
  constraint order_exchanges_state check (state in ('open', 'confirmed', 'rejected', 'void', 'undone')),
  constraint order_exchanges_settled check ((final_paise is not null) = (state in ('confirmed', 'undone'))
    and (final_condition is not null) = (state in ('confirmed', 'undone'))
    and (reason is not null) = (state = 'rejected') and (settled_at is null) = (state = 'open')),
  constraint order_exchanges_reason check (length(reason) between 1 and 300)
);
create unique index order_exchanges_one_open on order_exchanges (imei) where state = 'open';
create index order_exchanges_by_part on order_exchanges (part_id);
comment on table order_exchanges is 'Old phones that are given for order lines, one for a line.';
comment on column order_exchanges.imei is 'Null once the account of the buyer is erased.';
comment on column order_exchanges.state is
  'void: the line was cancelled, rejected or returned before anybody confirmed the phone; undone: it went back because the new one was returned.';
comment on column order_exchanges.final_paise is 'What the buyer got for it; at most what was quoted.';

alter table refunds add column exchange_paise bigint not null default 0;
comment on column refunds.exchange_paise is
  'What was given for old phones that go back with this return. The amount is its lines and its delivery charge less this.';
alter table refunds add constraint refunds_exchange check (exchange_paise >= 0 and (exchange_paise = 0 or cause = 'returned')) not valid;
alter table refunds drop constraint refunds_cause;
alter table refunds add constraint refunds_cause check (
  cause in ('cancelled', 'rejected', 'returned', 'unwanted', 'edited', 'exchanged')) not valid;

alter table ledger_postings drop constraint ledger_postings_cause;
alter table ledger_postings add constraint ledger_postings_cause check (cause in ('delivered', 'undelivered', 'returned', 'adjusted',
  'paid_out', 'payout_reversed', 'exchanged', 'exchange_undone')) not valid;
