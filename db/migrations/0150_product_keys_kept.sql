-- From here on each writer of products keeps product_keys. What was written since they were filled is caught up with while
-- nobody writes.
create function note_product_keys() returns trigger language plpgsql as $$
begin
  insert into product_keys (product_id, seller_id, title, sku, brand, status, supply, listed, changed_at)
  select id, seller_id, lower(title), lower(sku), brand, status, supply_of(stock + held_stock), listed, updated_at
  from added where deleted_at is null;
  return null;
end
$$;

create function note_product_key() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from product_keys where product_id = old.id;
  elsif new.deleted_at is not null then
    delete from product_keys where product_id = new.id;
  else
    insert into product_keys (product_id, seller_id, title, sku, brand, status, supply, listed, changed_at)
    values (new.id, new.seller_id, lower(new.title), lower(new.sku), new.brand, new.status,
      supply_of(new.stock + new.held_stock), new.listed, new.updated_at)
    on conflict (product_id) do update set seller_id = excluded.seller_id, title = excluded.title, sku = excluded.sku,
      brand = excluded.brand, status = excluded.status, supply = excluded.supply, listed = excluded.listed,
      changed_at = excluded.changed_at;
  end if;
  return null;
end
$$;

create trigger note_keys_added after insert on products referencing new table as added for each statement
  execute function note_product_keys();
create trigger note_key_changed after update on products for each row
  when (old.updated_at <> new.updated_at or supply_of(old.stock + old.held_stock) <> supply_of(new.stock + new.held_stock)
    or old.listed <> new.listed or old.status <> new.status or old.deleted_at is distinct from new.deleted_at
    or old.title <> new.title or old.sku is distinct from new.sku or old.brand <> new.brand or old.seller_id <> new.seller_id)
  execute function note_product_key();
create trigger note_key_gone after delete on products for each row execute function note_product_key();

delete from product_keys k where not exists (
  select from products p where p.id = k.product_id and p.deleted_at is null);
insert into product_keys (product_id, seller_id, title, sku, brand, status, supply, listed, changed_at)
select p.id, p.seller_id, lower(p.title), lower(p.sku), p.brand, p.status, supply_of(p.stock + p.held_stock), p.listed,
  p.updated_at
from products p left join product_keys k on k.product_id = p.id
where p.deleted_at is null and (k.seller_id, k.title, k.sku, k.brand, k.status, k.supply, k.listed, k.changed_at)
  is distinct from (p.seller_id, lower(p.title), lower(p.sku), p.brand, p.status, supply_of(p.stock + p.held_stock),
    p.listed, p.updated_at)
on conflict (product_id) do update set seller_id = excluded.seller_id, title = excluded.title, sku = excluded.sku,
  brand = excluded.brand, status = excluded.status, supply = excluded.supply, listed = excluded.listed,
  changed_at = excluded.changed_at;
