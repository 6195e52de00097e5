-- A narrow row for each product, so that counting and finding those of a seller reads no descriptions. Filled before triggers
-- keep it (the next migration), so that nobody who writes products waits for this.
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
create index product_keys_by_state on product_keys (seller_id, status, supply);
create index product_keys_scarce on product_keys (seller_id, supply, product_id) where listed and supply <> 'enough';
analyze product_keys;
