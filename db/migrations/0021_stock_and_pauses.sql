-- Why stock was adjusted, what sold of late without reading all of a product's movements, and shops on a break.

alter table stock_movements
  add column cause text,
  add constraint stock_movements_cause check (cause is null or (reason = 'adjusted' and cause ~ '^[a-z-]{1,30}$'));
create index stock_movements_of_orders on stock_movements (product_id, at) include (quantity) where part_id is not null;

-- While one of these has not ended, nothing of its seller is on sale. They stay, so that it is known when a shop was closed.
create table shop_pauses (
  id bigint primary key generated always as identity,
  seller_id uuid not null references sellers (id),
  started_at timestamptz not null,
  started_by uuid not null references users (id),
  -- The day, as India's calendar has it, on which the shop opens by itself.
  returns_on date,
  ended_at timestamptz,
  -- Nobody, when it opened by itself.
  ended_by uuid references users (id),
  constraint shop_pauses_end check (ended_at >= started_at and (ended_by is null or ended_at is not null))
);
create unique index shop_pauses_one_open on shop_pauses (seller_id) where ended_at is null;
create index shop_pauses_by_seller on shop_pauses (seller_id, id desc);

-- The morning's mail of what is out or low: whether a seller wants it, and the day of the last one.
alter table sellers
  add column stock_mails boolean not null default true,
  add column stock_mailed_on date;
