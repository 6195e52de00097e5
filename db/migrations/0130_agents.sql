-- Agents that shop: programs that find products, fill carts and checkouts for somebody, and follow the orders.
create table agent_sessions (
  id text not null,
  kind text not null,
  platform text not null,
  items jsonb not null,
  buyer jsonb not null default '{}',
  destination jsonb,
  of_cart text,
  request_key text,
  request_hash bytea,
  code_entry uuid,
  code_at timestamptz,
  code_paise bigint,
  handed_over boolean not null default false,
  shown_paise bigint,
  webhook_url text,
  checkout_id uuid,
  order_id uuid,
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint agent_sessions_pkey primary key (id),
  constraint agent_sessions_kind check (kind in ('cart', 'checkout')),
  constraint agent_sessions_id_check check (id ~ '^(cart|chk)_[A-Za-z0-9_-]{22}$'),
  constraint agent_sessions_platform_length check (length(platform) between 9 and 2000),
  constraint agent_sessions_items_check check (jsonb_array_length(items) between 1 and 100),
  constraint agent_sessions_requested check ((request_key is null) = (request_hash is null)),
  constraint agent_sessions_ordered check (order_id is null or checkout_id is not null),
  constraint agent_sessions_order_id_fkey foreign key (order_id) references orders (id)
);
create unique index agent_sessions_by_request on agent_sessions (platform, request_key) where request_key is not null;
create unique index agent_sessions_of_cart on agent_sessions (of_cart) where of_cart is not null and order_id is null and canceled_at is null;
create unique index agent_sessions_checkout on agent_sessions (checkout_id) where checkout_id is not null;
create unique index agent_sessions_order on agent_sessions (order_id) where order_id is not null;
create index agent_sessions_expiring on agent_sessions (expires_at);
comment on table agent_sessions is 'What agents prepare for a buyer. Prices and stock are read anew for each answer.';
comment on column agent_sessions.id is 'Random. Whoever knows it may see it and change it; the buyer opens it by a link that ends with it.';
comment on column agent_sessions.platform is 'Address of the profile of the platform that the agent named.';
comment on column agent_sessions.buyer is 'As the agent says; proves nothing.';
comment on column agent_sessions.destination is 'The postal address as the agent sent it.';
comment on column agent_sessions.of_cart is 'The cart it was made of.';
comment on column agent_sessions.request_key is 'With it the platform asked for it, so that it is made once.';
comment on column agent_sessions.code_entry is 'The mailed code with which the buyer confirms an order in cash.';
comment on column agent_sessions.code_at is 'When the last code was asked for.';
comment on column agent_sessions.code_paise is 'The total that was mailed with the code; it confirms nothing above it.';
comment on column agent_sessions.handed_over is 'Whether the agent was told to let the buyer finish.';
comment on column agent_sessions.shown_paise is 'The total that the agent was last told; never more is ordered through it.';
comment on column agent_sessions.webhook_url is 'Where the platform wants to be told of the order.';
comment on column agent_sessions.checkout_id is 'The checkout of the person who took it over.';

create table agent_orders (
  order_id uuid not null,
  id text not null,
  session_id text not null,
  platform text not null,
  webhook_url text,
  knows_address boolean not null,
  changed_at timestamptz not null default now(),
  told_at timestamptz,
  tries int not null default 0,
  next_at timestamptz default now(),
  held_until timestamptz,
  constraint agent_orders_pkey primary key (order_id),
  constraint agent_orders_id_check check (id ~ '^ord_[A-Za-z0-9_-]{22}$'),
  constraint agent_orders_order_id_fkey foreign key (order_id) references orders (id) on delete cascade
);
create unique index agent_orders_by_id on agent_orders (id);
create index agent_orders_due on agent_orders (next_at) where next_at is not null and webhook_url is not null;
comment on table agent_orders is 'Orders that came about with an agent, and how far its platform has been told of them.';
comment on column agent_orders.id is 'What the agent knows the order by. Random, so that it opens this order only.';
comment on column agent_orders.knows_address is 'Whether the agent filled in the address it goes to; one of the account is not told to platforms.';
comment on column agent_orders.changed_at is 'Set by triggers with each change that a platform is told.';
comment on column agent_orders.next_at is 'When the platform is told next; null if it knows everything, or has not answered for too long.';
comment on column agent_orders.held_until is 'A process that tells it has it until then.';

create function note_agent_order() returns trigger language plpgsql as $$
begin
  update agent_orders set changed_at = clock_timestamp(), next_at = now(), tries = 0 where order_id = new.order_id;
  return null;
end
$$;
create trigger note_for_agent after update on order_parts for each row
  when (old.status <> new.status or old.payment_status <> new.payment_status or old.items_paise <> new.items_paise
    or old.delivery_paise <> new.delivery_paise
    or old.tracking is distinct from new.tracking or old.carrier is distinct from new.carrier)
  execute function note_agent_order();

create trigger note_refund_for_agent after insert on refunds for each row execute function note_agent_order();
create trigger note_refund_moved_for_agent after update on refunds for each row
  when (old.state <> new.state or old.amount_paise <> new.amount_paise)
  execute function note_agent_order();

-- Every edit of lines and address leaves an event. Lines themselves have no trigger, because placing an order writes them.
create trigger note_edit_for_agent after insert on order_events for each row
  when (new.kind = 'edited')
  execute function note_agent_order();

create function note_agent_address() returns trigger language plpgsql as $$
begin
  -- What people choose later is not what the agent filled in.
  update agent_orders set knows_address = false, changed_at = clock_timestamp(), next_at = now(), tries = 0
  where order_id = new.id;
  return null;
end
$$;
create trigger note_address_for_agent after update on orders for each row
  when (old.ship_address <> new.ship_address or old.ship_pincode <> new.ship_pincode or old.ship_city <> new.ship_city
    or old.ship_name is distinct from new.ship_name)
  execute function note_agent_address();

create table agent_keys (
  kid text not null,
  secret jsonb not null,
  created_at timestamptz not null default now(),
  constraint agent_keys_pkey primary key (kid)
);
comment on table agent_keys is 'The key with which the shop signs what it tells platforms; its public half is in the profile. Stored as it is, because it signs.';
comment on column agent_keys.secret is 'A private JSON Web Key of the curve P-256.';

alter table orders add column agent text;
comment on column orders.agent is 'Address of the profile of the platform whose agent prepared it; null for orders that people made by themselves.';

alter table checkouts add column agent text;
comment on column checkouts.agent is 'Address of the profile of the platform whose agent prepared it; null otherwise.';
alter table checkouts drop constraint checkouts_by_hand;
alter table checkouts add constraint checkouts_by_hand
  check (case when made_by is not null then items is not null and codes is not null
    when agent is not null then items is not null else ship_to is null and codes is null end) not valid;
comment on column checkouts.ship_to is 'For an order by hand, the address as it was dictated; of an agent, as the agent filled it in.';

alter table account_codes add column about jsonb;
comment on column account_codes.about is 'The order that a code confirms, as its mail says; null for other codes.';
alter table account_codes add constraint account_codes_about check ((purpose = 'agent') = (about is not null)) not valid;
