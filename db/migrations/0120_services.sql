-- Services that sellers sell with their products, and the windows in which they deliver large goods.
create table services (
  id uuid not null,
  seller_id uuid not null,
  kind text not null,
  category text,
  names jsonb not null,
  covers jsonb not null,
  price_paise bigint not null,
  sac text not null,
  gst_rate_bp int not null,
  pincodes jsonb not null,
  days int,
  position int not null,
  ended_at timestamptz,
  constraint services_pkey primary key (id),
  constraint services_seller_id_fkey foreign key (seller_id) references sellers (id),
  constraint services_kind_check check (kind ~ '^[a-z][a-z-]{2,30}$'),
  constraint services_price check (price_paise between 0 and 100000000),
  constraint services_sac_check check (sac ~ '^99[0-9]{4}$'),
  constraint services_gst_rate check (gst_rate_bp between 0 and 10000),
  constraint services_days_check check (days between 1 and 60)
);
create unique index services_once on services (seller_id, kind, category) nulls not distinct where ended_at is null;
comment on table services is 'What sellers do for what they sell: installation, gift wrap. Ended ones are kept for the orders that have them.';
comment on column services.category is 'For products of this category and of those within it; null for all.';
comment on column services.names is 'By language; there is always an English one.';
comment on column services.covers is 'What it covers and what not, by language.';
comment on column services.pincodes is 'The beginnings of the PIN codes where it is done; empty for everywhere.';
comment on column services.days is 'Days after the delivery in which it is done; null for what is done before.';

create table slot_offers (
  seller_id uuid not null,
  weekday int not null,
  period text not null,
  capacity int not null,
  constraint slot_offers_pkey primary key (seller_id, weekday, period),
  constraint slot_offers_seller_id_fkey foreign key (seller_id) references sellers (id),
  constraint slot_offers_weekday check (weekday between 0 and 6),
  constraint slot_offers_period check (period in ('morning', 'afternoon', 'evening')),
  constraint slot_offers_capacity check (capacity between 1 and 1000)
);
comment on table slot_offers is 'How many large deliveries a seller makes in a part of a day of the week, 0 for Sunday.';

create table slot_categories (
  seller_id uuid not null,
  category text not null,
  constraint slot_categories_pkey primary key (seller_id, category),
  constraint slot_categories_seller_id_fkey foreign key (seller_id) references sellers (id)
);
comment on table slot_categories is 'The categories whose products a seller delivers in windows.';

-- Apart from what is offered, because every order with a window writes here.
create table slot_counts (
  seller_id uuid not null,
  day date not null,
  period text not null,
  taken int not null,
  most int not null,
  constraint slot_counts_pkey primary key (seller_id, day, period),
  constraint slot_counts_seller_id_fkey foreign key (seller_id) references sellers (id),
  constraint slot_counts_period check (period in ('morning', 'afternoon', 'evening')),
  constraint slot_counts_taken check (taken >= 0 and taken <= most)
);
comment on table slot_counts is 'How many places of a window are taken.';
comment on column slot_counts.most is 'Its capacity when a place of it was last taken.';

alter table order_parts add column slot_day text;
alter table order_parts add column slot_period text;
alter table order_parts add constraint order_parts_slot check (
  (slot_day is null) = (slot_period is null) and slot_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and slot_period in ('morning', 'afternoon', 'evening')) not valid;
comment on column order_parts.slot_day is
  'With slot_period: the window in which it is delivered. It takes a place of it unless it is cancelled or rejected.';

alter table order_lines add column service text;
comment on column order_lines.service is 'The kind of a service that was sold with the product; null for the product itself.';
alter table order_lines drop constraint order_lines_price;
alter table order_lines add constraint order_lines_price check (
  price_paise <= mrp_paise and (price_paise > 0 or (service is not null and price_paise = 0))) not valid;
alter table order_lines drop constraint order_lines_discount;
alter table order_lines add constraint order_lines_discount check (
  funded_paise >= 0 and discount_paise >= funded_paise
  and case when service is null then price_paise * quantity - discount_paise >= quantity else discount_paise = 0 end) not valid;

create table order_services (
  line_id uuid not null,
  part_id uuid not null,
  of_line_id uuid,
  service_id uuid not null,
  covers text not null,
  note text,
  days int,
  code text not null default lpad(((('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1,
    8)))::bit(32)::bigint % 1000000::bigint)::text, 6, '0'),
  scheduled_on date,
  scheduled_period text,
  done_at timestamptz,
  done_note text,
  called_off_at timestamptz,
  constraint order_services_pkey primary key (line_id),
  constraint order_services_line_id_fkey foreign key (line_id) references order_lines (id),
  constraint order_services_of_line_id_fkey foreign key (of_line_id) references order_lines (id),
  constraint order_services_part_id_fkey foreign key (part_id) references order_parts (id),
  constraint order_services_service_id_fkey foreign key (service_id) references services (id),
  constraint order_services_note_check check (length(note) between 1 and 200),
  constraint order_services_code_check check (code ~ '^[0-9]{6}$'),
  constraint order_services_scheduled check ((scheduled_on is null) = (scheduled_period is null)),
  constraint order_services_period check (scheduled_period in ('morning', 'afternoon', 'evening'))
);
create index order_services_by_part on order_services (part_id);
create index order_services_open on order_services (part_id) where done_at is null and called_off_at is null and days is not null;
create index order_services_by_service on order_services (service_id);
create index order_services_of_line_id_idx on order_services (of_line_id) where of_line_id is not null;
comment on table order_services is 'What a line of a service says besides its price, and when it is done.';
comment on column order_services.of_line_id is 'The line it is done for; null for what is done for all of a seller order.';
comment on column order_services.note is 'The words that go with a gift.';
comment on column order_services.code is 'Six digits by which the buyer confirms that it is done.';
comment on column order_services.called_off_at is 'When all of it, or all it was to be done for, had been refunded before it was done.';
comment on column order_services.done_note is 'Why it is recorded as done without the code.';

alter table checkouts add column extras jsonb;
comment on column checkouts.extras is 'Services, windows and words for gifts that were chosen.';
