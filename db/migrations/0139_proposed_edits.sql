-- Edits of paid orders that cost more. They wait until the buyer has paid the difference.
create table proposed_edits (
  id uuid not null,
  order_id uuid not null,
  part_id uuid not null,
  state text not null default 'open',
  changes jsonb not null,
  reserved jsonb not null,
  note text not null,
  difference_paise bigint not null,
  held_until timestamptz not null,
  made_by uuid,
  made_by_name text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint proposed_edits_pkey primary key (id),
  constraint proposed_edits_order_id_fkey foreign key (order_id) references orders(id),
  constraint proposed_edits_part_id_fkey foreign key (part_id) references order_parts(id),
  constraint proposed_edits_difference check (difference_paise >= 1 and difference_paise <= 1000000000),
  constraint proposed_edits_ended check ((state = 'open') = (ended_at is null)),
  constraint proposed_edits_state check (state in ('open', 'paid', 'expired', 'declined', 'withdrawn', 'overtaken'))
);
create unique index proposed_edits_one_open on proposed_edits (part_id) where state = 'open';
create index proposed_edits_held on proposed_edits (held_until) where state = 'open';
create index proposed_edits_by_order on proposed_edits (order_id);
comment on table proposed_edits is 'Edits of paid orders that cost more. They become real when the buyer has paid the difference.';
comment on column proposed_edits.state is 'overtaken: the order was moved on or edited otherwise before it was paid.';
comment on column proposed_edits.changes is 'What each line becomes, with the product that is swapped in as it was on sale.';
comment on column proposed_edits.reserved is 'The units that were taken from stock for it; given back unless it becomes real.';
comment on column proposed_edits.note is 'As the edit stands in the history once it is real.';
comment on column proposed_edits.made_by is 'Null once the account is gone.';

alter table order_parts add column edit_id uuid;
comment on column order_parts.edit_id is 'The proposed edit that waits for the buyer’s payment.';

alter table payments add column edit_id uuid;
comment on column payments.edit_id is 'The proposed edit whose difference it pays; null for what the order cost when it was placed.';

alter table pay_links add column edit_id uuid;
comment on column pay_links.edit_id is 'The proposed edit whose difference it pays; null for the order.';

-- What one payment can’t give back alone is given back by several.
alter table refunds add column rest_of uuid;
comment on column refunds.rest_of is 'The refund that this one completes with money of another payment. Its lines are those of that refund.';
alter table refunds add constraint refunds_rest_of_fkey foreign key (rest_of) references refunds(id) not valid;
