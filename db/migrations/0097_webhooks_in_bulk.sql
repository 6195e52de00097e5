-- Webhooks stand bulk changes: events are claimed in fair parts, deliveries are found by index, and leases have a holder.
alter table webhook_events
  add column tries int not null default 0,
  add column next_at timestamptz,
  add column queue text not null
    generated always as (case when product_id is null then '0' else '1' end || coalesce(seller_id::text, '')) stored;
create index webhook_events_by_queue on webhook_events (queue, id);
create index webhook_events_by_object on webhook_events (coalesce(order_id, product_id), id);
comment on column webhook_events.tries is 'How often a process has begun to make it ready.';
comment on column webhook_events.next_at is 'A process is making it ready, or it could not be read: nobody takes it before. Null if nobody has tried.';
comment on column webhook_events.queue is 'Events of orders before those of products, by seller. Each queue has a fair part of a batch.';

alter table webhook_endpoints
  add column held_by uuid,
  add column removed_at timestamptz,
  add column spared_until timestamptz,
  drop constraint webhook_endpoints_url_length,
  add constraint webhook_endpoints_url_length check (removed_at is not null or length(url) between 10 and 2000),
  drop constraint webhook_endpoints_off_because,
  add constraint webhook_endpoints_off_because check (off_because in ('person', 'failing', 'gone', 'full')),
  add constraint webhook_endpoints_removed check (removed_at is null or (not is_on and url = '' and secret = '' and former_secret is null));
comment on column webhook_endpoints.held_by is 'The lane that sends, until held_until at most.';
comment on column webhook_endpoints.removed_at is 'Removed by its owner: nobody sees it, and the sweep deletes its log and then the row.';
comment on column webhook_endpoints.spared_until is 'Somebody has switched it on again: before this it is not switched off for how much waits.';

create index webhook_deliveries_next on webhook_deliveries (endpoint_id, next_at, position) where state = 'waiting';
create index webhook_deliveries_by_state on webhook_deliveries (endpoint_id, state, created_at desc, id);

-- A product that changes again before its event is made ready needs no second event, because the payload is read later. The
-- lock keeps the event from being made ready before this transaction has ended.
create or replace function note_webhook_event(type text, order_id uuid, product_id uuid, subject_id uuid, seller_id uuid, facts jsonb)
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
