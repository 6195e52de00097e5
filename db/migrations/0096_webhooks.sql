-- Webhooks: what happens in the shop is noted by triggers in the transaction in which it happens, made ready, and sent to
-- the addresses that asked for it.
create table webhook_endpoints (
  id uuid not null,
  seller_id uuid,
  url text not null,
  name text not null,
  events jsonb not null,
  secret text not null,
  former_secret text,
  former_until timestamptz,
  is_on boolean not null default true,
  off_because text,
  failures int not null default 0,
  failing_since timestamptz,
  paused_until timestamptz,
  held_until timestamptz,
  held_by uuid,
  removed_at timestamptz,
  spared_until timestamptz,
  created_at timestamptz not null default now(),
  constraint webhook_endpoints_pkey primary key (id),
  constraint webhook_endpoints_seller_id_fkey foreign key (seller_id) references sellers (id),
  constraint webhook_endpoints_url_length check (removed_at is not null or length(url) between 10 and 2000),
  constraint webhook_endpoints_name_length check (length(name) between 1 and 60),
  constraint webhook_endpoints_events check (jsonb_typeof(events) = 'array' and jsonb_array_length(events) >= 1),
  constraint webhook_endpoints_off check (is_on = (off_because is null)),
  constraint webhook_endpoints_off_because check (off_because in ('person', 'failing', 'gone', 'full')),
  constraint webhook_endpoints_former check ((former_secret is null) = (former_until is null)),
  constraint webhook_endpoints_removed check (removed_at is null or (not is_on and url = '' and secret = '' and former_secret is null))
);
create index webhook_endpoints_by_seller on webhook_endpoints (seller_id);
comment on table webhook_endpoints is 'Addresses to which the shop sends webhooks.';
comment on column webhook_endpoints.seller_id is 'The seller who is told of what is his own; null for the shop, which is told of everything.';
comment on column webhook_endpoints.events is 'The types of events that are sent.';
comment on column webhook_endpoints.secret is 'Signs what is sent, so it is stored as it is.';
comment on column webhook_endpoints.former_secret is 'Signs too until former_until, after the secret was replaced.';
comment on column webhook_endpoints.failures is 'Failed attempts since the last success.';
comment on column webhook_endpoints.paused_until is 'Nothing is sent before, because the last attempt failed.';
comment on column webhook_endpoints.held_until is 'A process is sending, until then at most.';
comment on column webhook_endpoints.held_by is 'The lane that sends, until held_until at most.';
comment on column webhook_endpoints.removed_at is 'Removed by its owner: nobody sees it, and the sweep deletes its log and then the row.';
comment on column webhook_endpoints.spared_until is 'Somebody has switched it on again: before this it is not switched off for how much waits.';

create table webhook_events (
  id bigint not null generated always as identity,
  type text not null,
  order_id uuid,
  product_id uuid,
  subject_id uuid not null,
  seller_id uuid,
  facts jsonb,
  at timestamptz not null default now(),
  tries int not null default 0,
  next_at timestamptz,
  queue text not null
    generated always as (case when product_id is null then '0' else '1' end || coalesce(seller_id::text, '')) stored,
  constraint webhook_events_pkey primary key (id),
  constraint webhook_events_about check ((order_id is null) <> (product_id is null))
);
create index webhook_events_by_queue on webhook_events (queue, id);
create index webhook_events_by_object on webhook_events (coalesce(order_id, product_id), id);
comment on table webhook_events is 'What has happened and is not made ready for sending yet. Rows are added by triggers, while there is an endpoint, and removed when they are made ready.';
comment on column webhook_events.subject_id is 'The seller order, return, refund, document or product.';
comment on column webhook_events.tries is 'How often a process has begun to make it ready.';
comment on column webhook_events.next_at is 'A process is making it ready, or it could not be read: nobody takes it before. Null if nobody has tried.';
comment on column webhook_events.queue is 'Events of orders before those of products, by seller. Each queue has a fair part of a batch.';

create table webhook_deliveries (
  id uuid not null,
  endpoint_id uuid not null,
  event_id uuid not null,
  position bigint not null,
  type text not null,
  object text not null,
  payload text not null,
  state text not null default 'waiting',
  tries int not null default 0,
  next_at timestamptz,
  created_at timestamptz not null,
  done_at timestamptz,
  constraint webhook_deliveries_pkey primary key (id),
  constraint webhook_deliveries_endpoint_id_fkey foreign key (endpoint_id) references webhook_endpoints (id) on delete cascade,
  constraint webhook_deliveries_state check (state in ('waiting', 'delivered', 'failed')),
  constraint webhook_deliveries_due check ((state = 'waiting') = (next_at is not null)),
  constraint webhook_deliveries_done check ((state = 'waiting') = (done_at is null))
);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, object, position) where state = 'waiting';
create index webhook_deliveries_by_endpoint on webhook_deliveries (endpoint_id, created_at desc, id);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
create index webhook_deliveries_next on webhook_deliveries (endpoint_id, next_at, position) where state = 'waiting';
create index webhook_deliveries_by_state on webhook_deliveries (endpoint_id, state, created_at desc, id);
comment on table webhook_deliveries is 'What is sent to an endpoint, and whether it arrived.';
comment on column webhook_deliveries.event_id is 'The webhook-id, the same for all endpoints and attempts.';
comment on column webhook_deliveries.position is 'The order in which events of one object are sent.';
comment on column webhook_deliveries.object is 'The order or product; a later event of it waits for the earlier one.';

create table webhook_attempts (
  delivery_id uuid not null,
  number int not null,
  at timestamptz not null,
  ms int not null,
  status int,
  answer text,
  failure text,
  constraint webhook_attempts_pkey primary key (delivery_id, number),
  constraint webhook_attempts_delivery_id_fkey foreign key (delivery_id) references webhook_deliveries (id) on delete cascade
);
comment on table webhook_attempts is 'The log of webhooks: each attempt with what the receiver answered.';
comment on column webhook_attempts.failure is 'Why it did not arrive; null if it did.';

-- A product that changes again before its event is made ready needs no second event, because the payload is read later. The
-- lock keeps the event from being made ready before this transaction has ended.
create function note_webhook_event(type text, order_id uuid, product_id uuid, subject_id uuid, seller_id uuid, facts jsonb)
returns void language plpgsql as $$
begin
  if not exists (select from webhook_endpoints e where e.is_on and e.events ? note_webhook_event.type
    and (e.seller_id is null or e.seller_id = note_webhook_event.seller_id)) then
    return;
  end if;
  if note_webhook_event.type in ('product.updated', 'product.stock_changed') then
    perform from webhook_events n
    where coalesce(n.order_id, n.product_id) = note_webhook_event.product_id and n.type = note_webhook_event.type
      and n.next_at is null
      and not exists (select from webhook_events d
        where coalesce(d.order_id, d.product_id) = note_webhook_event.product_id and d.type = 'product.deleted')
    for update of n skip locked;
    if found then
      return;
    end if;
  end if;
  insert into webhook_events (type, order_id, product_id, subject_id, seller_id, facts)
  values (type, order_id, product_id, subject_id, seller_id, facts);
  perform pg_notify('shop_changes', 'webhooks');
end
$$;

create function note_order_part() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_webhook_event('order.placed', new.order_id, null, new.id, new.seller_id, null);
    return null;
  end if;
  if new.payment_status <> old.payment_status and new.payment_status in ('paid', 'failed') then
    perform note_webhook_event(case new.payment_status when 'paid' then 'order.paid' else 'order.payment_failed' end,
      new.order_id, null, new.id, new.seller_id, null);
  end if;
  if new.status <> old.status then
    perform note_webhook_event(case new.status when 'confirmed' then 'order.confirmed' when 'inProcess' then 'order.processing'
        when 'inShipping' then 'order.shipped' when 'delivered' then 'order.delivered' when 'rejected' then 'order.rejected'
        when 'cancelled' then 'order.cancelled' else 'order.reopened' end,
      new.order_id, null, new.id, new.seller_id, null);
  end if;
  if new.tracking is distinct from old.tracking or new.carrier is distinct from old.carrier then
    perform note_webhook_event('order.tracking_changed', new.order_id, null, new.id, new.seller_id, null);
  end if;
  return null;
end
$$;
create trigger note_placed after insert on order_parts for each row execute function note_order_part();
create trigger note_moved after update on order_parts for each row
  when (old.status <> new.status or old.payment_status <> new.payment_status
    or old.tracking is distinct from new.tracking or old.carrier is distinct from new.carrier)
  execute function note_order_part();

create function note_return() returns trigger language plpgsql as $$
declare
  of_return record;
begin
  select r.order_id, r.seller_id into of_return from returns r where r.id = new.return_id;
  perform note_webhook_event('return.' || new.state, of_return.order_id, null, new.return_id, of_return.seller_id, null);
  return null;
end
$$;
create trigger note_moved after insert on return_events for each row execute function note_return();

create function note_refund() returns trigger language plpgsql as $$
declare
  seller uuid;
begin
  select p.seller_id into seller from order_parts p where p.id = new.part_id;
  perform note_webhook_event(case when tg_op = 'INSERT' then 'refund.created' else 'refund.' || new.state end,
    new.order_id, null, new.id, seller, null);
  return null;
end
$$;
create trigger note_created after insert on refunds for each row execute function note_refund();
create trigger note_moved after update on refunds for each row
  when (old.state <> new.state and new.state in ('settled', 'failed')) execute function note_refund();

create function note_invoice() returns trigger language plpgsql as $$
declare
  orders_id uuid;
begin
  select p.order_id into orders_id from order_parts p where p.id = new.part_id;
  perform note_webhook_event('invoice.issued', orders_id, null, new.id, new.seller_id, null);
  return null;
end
$$;
create trigger note_issued after insert on invoices for each row when (new.part_id is not null)
  execute function note_invoice();

create function note_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_webhook_event('product.created', null, new.id, new.id, new.seller_id, null);
  elsif new.deleted_at is not null then
    if old.deleted_at is null then
      perform note_webhook_event('product.deleted', null, new.id, new.id, new.seller_id,
        jsonb_build_object('_id', new.id, 'sku', new.sku, 'title', new.title));
    end if;
  else
    if new.stock <> old.stock then
      perform note_webhook_event('product.stock_changed', null, new.id, new.id, new.seller_id, null);
    end if;
    if (new.content_version, new.price_paise, new.listed, new.status) is distinct from
      (old.content_version, old.price_paise, old.listed, old.status)
      or new.sale_price_paise is distinct from old.sale_price_paise or old.deleted_at is not null then
      perform note_webhook_event('product.updated', null, new.id, new.id, new.seller_id, null);
    end if;
  end if;
  return null;
end
$$;
create trigger note_created after insert on products for each row execute function note_product();
create trigger note_changed after update on products for each row
  when (old.stock <> new.stock or old.content_version <> new.content_version or old.price_paise <> new.price_paise
    or old.sale_price_paise is distinct from new.sale_price_paise or old.listed <> new.listed or old.status <> new.status
    or old.deleted_at is distinct from new.deleted_at)
  execute function note_product();
