-- From here on each writer of products keeps product_keys. What was written since they were filled comes next.
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
    update product_keys set seller_id = new.seller_id, title = lower(new.title), sku = lower(new.sku), brand = new.brand,
      status = new.status, supply = supply_of(new.stock + new.held_stock), listed = new.listed, changed_at = new.updated_at
    where product_id = new.id;
    -- It was deleted, and is restored.
    if not found then
      insert into product_keys (product_id, seller_id, title, sku, brand, status, supply, listed, changed_at)
      values (new.id, new.seller_id, lower(new.title), lower(new.sku), new.brand, new.status,
        supply_of(new.stock + new.held_stock), new.listed, new.updated_at);
    end if;
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
