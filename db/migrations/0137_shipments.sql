-- Parcels that were booked with a connected courier.
create table shipments (
  id uuid not null,
  part_id uuid not null,
  courier text not null,
  title text not null,
  awb text,
  state text not null default 'booking',
  words text,
  is_stuck boolean not null default false,
  seen_at timestamptz,
  asked_at timestamptz,
  booked_by uuid,
  collect_paise bigint not null default 0,
  created_at timestamptz not null default now(),
  constraint shipments_pkey primary key (id),
  constraint shipments_part_id_fkey foreign key (part_id) references order_parts(id),
  constraint shipments_collect check (collect_paise >= 0),
  constraint shipments_state check (state in ('booking', 'booked', 'moving', 'delivered', 'returning', 'cancelled', 'problem', 'failed')),
  constraint shipments_awb check ((awb is null) = (state in ('booking', 'failed')) and length(awb) between 3 and 40)
);
comment on column shipments.courier is 'The name of the adapter, which the booking is cancelled and tracked with.';
comment on column shipments.state is 'booking: asked for, and no answer yet; the same id is asked for again. Otherwise as the courier says.';
comment on column shipments.collect_paise is 'What the courier was booked to collect on delivery, for the shop, whatever was agreed with the seller since.';
comment on column shipments.words is 'What the courier said last.';
comment on column shipments.is_stuck is 'The order could not follow what the courier said.';
comment on column shipments.seen_at is 'The moment of the last news at the courier; older news is left.';
comment on column shipments.asked_at is 'When the courier was last asked; null to ask it next.';
-- A part has one parcel under way.
create unique index shipments_one_for_part on shipments (part_id) where state not in ('cancelled', 'failed');
create unique index shipments_by_awb on shipments (courier, awb);
create index shipments_to_ask on shipments (courier, asked_at nulls first)
  where state in ('booking', 'booked', 'moving', 'problem', 'returning') or is_stuck;

comment on table shipments is 'Parcels booked with a connected courier, one row for each booking of a part of an order.';
