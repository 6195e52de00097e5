-- A narrow row for each product, so that counting and finding those of a seller reads no descriptions. Filled before triggers
-- keep it (0149_product_keys_kept), so that nobody who writes products waits for this.
create table product_keys (
  product_id uuid not null,
  seller_id uuid not null,
  title text not null,
  sku text,
  brand text not null,
  status text not null,
  supply text not null,
  listed boolean not null,
  changed_at timestamptz not null,
  constraint product_keys_pkey primary key (product_id),
  constraint product_keys_status check (status in ('draft', 'live', 'hidden')),
  constraint product_keys_supply check (supply in ('out', 'low', 'enough'))
) with (autovacuum_vacuum_scale_factor = 0.02);
comment on table product_keys is
  'What lists of products for sellers are counted, found and sorted by, of all products that are not deleted. Kept by triggers.';
comment on column product_keys.title is 'In lower case, as is the SKU.';
comment on column product_keys.supply is 'What is in stock, with what a deal holds back.';
comment on column product_keys.changed_at is 'When its seller last changed it.';

create function supply_of(units int) returns text immutable parallel safe language sql as $$
  select case when units = 0 then 'out' when units < 10 then 'low' else 'enough' end
$$;

insert into product_keys (product_id, seller_id, title, sku, brand, status, supply, listed, changed_at)
select id, seller_id, lower(title), lower(sku), brand, status, supply_of(stock + held_stock), listed, updated_at
from products where deleted_at is null;

-- With all that a search looks at: the title is most of it.
create index product_keys_by_title on product_keys (seller_id, title collate "C", product_id desc)
  include (sku, brand, status, supply, changed_at);
create index product_keys_all_by_title on product_keys (title collate "C", product_id desc);
create index product_keys_by_change on product_keys (seller_id, changed_at, product_id) include (status, supply);
create index product_keys_all_by_change on product_keys (changed_at, product_id) include (status, supply);
create index product_keys_scarce on product_keys (seller_id, supply, product_id) where listed and supply <> 'enough';
analyze product_keys;

create table product_counts (
  seller_id uuid not null,
  status text not null,
  supply text not null,
  products int not null,
  is_change boolean not null default true,
  constraint product_counts_status check (status in ('draft', 'live', 'hidden')),
  constraint product_counts_supply check (supply in ('out', 'low', 'enough'))
);
comment on table product_counts is
  'How many products of a seller have a status and so much in stock. Rows add up: triggers add one for a change, a job makes one of many.';
comment on column product_counts.is_change is 'Not added up with the others yet.';
insert into product_counts (seller_id, status, supply, products, is_change)
select seller_id, status, supply, count(*)::int, false from product_keys group by seller_id, status, supply;
create index product_counts_by_seller on product_counts (seller_id) include (status, supply, products);
create index product_counts_changed on product_counts (seller_id) where is_change;

create function count_product_keys() returns trigger language plpgsql as $$
begin
  insert into product_counts (seller_id, status, supply, products)
  select seller_id, status, supply, count(*)::int from added group by seller_id, status, supply;
  return null;
end
$$;

create function count_product_key() returns trigger language plpgsql as $$
begin
  insert into product_counts (seller_id, status, supply, products) values (old.seller_id, old.status, old.supply, -1);
  if tg_op = 'UPDATE' then
    insert into product_counts (seller_id, status, supply, products) values (new.seller_id, new.status, new.supply, 1);
  end if;
  return null;
end
$$;

create trigger count_added after insert on product_keys referencing new table as added for each statement
  execute function count_product_keys();
create trigger count_changed after update on product_keys for each row
  when (old.status <> new.status or old.supply <> new.supply or old.seller_id <> new.seller_id)
  execute function count_product_key();
create trigger count_gone after delete on product_keys for each row execute function count_product_key();
