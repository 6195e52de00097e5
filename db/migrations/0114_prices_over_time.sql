-- What products cost before, prices that begin and end by themselves, and deals with stock of their own. The price of now stays
-- in products, and only there: what begins and ends writes it, so nobody who reads a price has to know of it.
create table price_history (
  product_id uuid not null,
  at timestamptz not null,
  paid_paise bigint not null,
  price_paise bigint not null,
  constraint price_history_pkey primary key (product_id, at),
  constraint price_history_product_id_fkey foreign key (product_id) references products (id) on delete cascade
);
create index price_history_by_age on price_history (at);
comment on table price_history is 'What products cost in the last 30 days, and the price before that. Rows are added by a trigger.';
comment on column price_history.at is 'Since when.';
comment on column price_history.paid_paise is 'The price of one unit.';
comment on column price_history.price_paise is 'The MRP.';

create table scheduled_prices (
  id uuid not null,
  product_id uuid not null,
  price_paise bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  units int,
  per_person int,
  state text not null default 'waiting',
  outcome text,
  before_paise bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint scheduled_prices_pkey primary key (id),
  constraint scheduled_prices_product_id_fkey foreign key (product_id) references products (id) on delete cascade,
  constraint scheduled_prices_price_check check (price_paise between 1 and 1000000000),
  constraint scheduled_prices_window check (starts_at < ends_at),
  constraint scheduled_prices_units_check check (units between 1 and 1000000),
  constraint scheduled_prices_per_person_check check (per_person between 1 and 1000),
  constraint scheduled_prices_person_of_deal check (per_person is null or units is not null),
  constraint scheduled_prices_state check (state in ('waiting', 'running', 'sold-out', 'over')),
  constraint scheduled_prices_outcome check (outcome in ('ended', 'cancelled', 'edited', 'missed', 'no-stock', 'above-mrp', 'gone')),
  constraint scheduled_prices_over check ((state = 'over') = (outcome is not null)),
  -- A range of one hash, because a uuid has no operator class for this index.
  constraint scheduled_prices_apart exclude using gist (
    int8range(uuid_hash_extended(product_id, 0), uuid_hash_extended(product_id, 0), '[]') with &&,
    tstzrange(starts_at, ends_at) with &&) where (state <> 'over')
);
create index scheduled_prices_by_product on scheduled_prices (product_id, starts_at);
create index scheduled_prices_by_start on scheduled_prices (starts_at) where state = 'waiting';
create index scheduled_prices_by_end on scheduled_prices (ends_at) where state <> 'over';
comment on table scheduled_prices is 'Prices that begin and end by themselves; those with units are flash deals.';
comment on column scheduled_prices.units is 'The stock of a deal: so many units may be sold for the price. Null for a price without a limit.';
comment on column scheduled_prices.per_person is 'So many units of a deal may be ordered by one person; null without a limit.';
comment on column scheduled_prices.state is 'sold-out: nothing of a deal is left, but a unit that is given back before its end is sold for its price.';
comment on column scheduled_prices.outcome is 'Why it is over.';
comment on column scheduled_prices.before_paise is 'The sale price that the product had, and gets again; null if it had none.';

create table deal_sales (
  part_id uuid not null,
  price_id uuid not null,
  person text not null,
  quantity int not null,
  constraint deal_sales_pkey primary key (part_id, price_id),
  constraint deal_sales_part_id_fkey foreign key (part_id) references order_parts (id) deferrable initially deferred,
  constraint deal_sales_price_id_fkey foreign key (price_id) references scheduled_prices (id) on delete cascade,
  constraint deal_sales_quantity check (quantity > 0)
);
create index deal_sales_by_person on deal_sales (price_id, person);
comment on table deal_sales is 'Units of running deals by order; deleted when the deal is over.';
comment on column deal_sales.person is 'A hash of the deal and the account.';

alter table products add column lowest_paise bigint;
alter table products add column scheduled_price_id uuid;
alter table products add column held_stock int not null default 0;
alter table products add constraint products_scheduled_price_id_fkey foreign key (scheduled_price_id)
  references scheduled_prices (id) not valid;
alter table products add constraint products_held_stock check (
  held_stock >= 0 and (held_stock = 0 or scheduled_price_id is not null)) not valid;
comment on column products.lowest_paise is 'The lowest price in the 30 days before the present one; null if there was none, or the present one is older.';
comment on column products.scheduled_price_id is 'The scheduled price that the sale price is at present.';
comment on column products.held_stock is 'What is in stock besides the units of a running deal: it is not on sale until the deal is over.';

create function lowest_price_before(product uuid, moment timestamptz) returns bigint language plpgsql stable as $$
begin
  return (select min(h.paid_paise) from price_history h
    where h.product_id = product and h.at < moment and h.at >= coalesce((
      select max(first.at) from price_history first
      where first.product_id = product and first.at <= moment - interval '30 days'), '-infinity'));
end
$$;

-- Every change of a price passes here, whatever makes it. Whoever changes the sale price while a scheduled one is running has
-- the last word: the scheduled one is over, and the rest of the stock is on sale again.
create function note_price() returns trigger language plpgsql as $$
declare
  paid bigint := coalesce(new.sale_price_paise, new.price_paise);
  moment timestamptz := greatest(new.updated_at, (
    select max(h.at) + interval '1 microsecond' from price_history h where h.product_id = new.id));
begin
  if tg_op = 'UPDATE' then
    if new.scheduled_price_id = old.scheduled_price_id and new.sale_price_paise is distinct from old.sale_price_paise then
      update scheduled_prices set state = 'over', outcome = 'edited', updated_at = new.updated_at
      where id = old.scheduled_price_id;
      new.scheduled_price_id := null;
      new.stock := new.stock + new.held_stock;
      new.held_stock := 0;
    end if;
    if paid = coalesce(old.sale_price_paise, old.price_paise) and new.price_paise = old.price_paise then
      return new;
    end if;
    if paid <> coalesce(old.sale_price_paise, old.price_paise) then
      new.lowest_paise := lowest_price_before(new.id, moment);
    end if;
  end if;
  insert into price_history (product_id, at, paid_paise, price_paise) values (new.id, moment, paid, new.price_paise);
  return new;
end
$$;
create trigger note_first_price after insert on products for each row execute function note_price();
create trigger note_price before update of price_paise, sale_price_paise on products for each row
  execute function note_price();
