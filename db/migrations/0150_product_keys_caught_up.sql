-- Products that were written after product_keys was filled and before its triggers were there. Whatever was written since has
-- its keys, so in one view of the database only those differ. Each is held while its keys are written, as by any writer.
with stale as materialized (
  select coalesce(p.id, k.product_id) as id
  from (select * from products where deleted_at is null) p full join product_keys k on k.product_id = p.id
  where (k.seller_id, k.title, k.sku, k.brand, k.status, k.supply, k.listed, k.changed_at) is distinct from
    (p.seller_id, lower(p.title), lower(p.sku), p.brand, p.status, supply_of(p.stock + p.held_stock), p.listed, p.updated_at)
), held as materialized (
  select p.* from products p where p.id in (select id from stale) order by p.id for no key update
), gone as (
  delete from product_keys k using stale
  where k.product_id = stale.id
    and not exists (select from held where held.id = stale.id and held.deleted_at is null)
)
insert into product_keys (product_id, seller_id, title, sku, brand, status, supply, listed, changed_at)
select id, seller_id, lower(title), lower(sku), brand, status, supply_of(stock + held_stock), listed, updated_at
from held where deleted_at is null
on conflict (product_id) do update set seller_id = excluded.seller_id, title = excluded.title, sku = excluded.sku,
  brand = excluded.brand, status = excluded.status, supply = excluded.supply, listed = excluded.listed,
  changed_at = excluded.changed_at;
