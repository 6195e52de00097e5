-- The stock that sellers know is all that is there: what a deal holds back belongs to it.
create or replace function note_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_webhook_event('product.created', null, new.id, new.id, new.seller_id, null);
  elsif new.deleted_at is not null then
    if old.deleted_at is null then
      perform note_webhook_event('product.deleted', null, new.id, new.id, new.seller_id,
        jsonb_build_object('_id', new.id, 'sku', new.sku, 'title', new.title));
    end if;
  else
    if new.stock + new.held_stock <> old.stock + old.held_stock then
      perform note_webhook_event('product.stock_changed', null, new.id, new.id, new.seller_id, null);
    end if;
    if (new.content_version, new.price_paise, new.listed, new.status) is distinct from
      (old.content_version, old.price_paise, old.listed, old.status)
      or new.sale_price_paise is distinct from old.sale_price_paise or old.deleted_at is not null then
      perform note_webhook_event('product.updated', null, new.id, new.id, new.seller_id, null);
    end if;
  end if;
  return null;
end
$$;
drop trigger note_changed on products;
create trigger note_changed after update on products for each row
  when (old.stock + old.held_stock <> new.stock + new.held_stock or old.content_version <> new.content_version
    or old.price_paise <> new.price_paise or old.sale_price_paise is distinct from new.sale_price_paise
    or old.listed <> new.listed or old.status <> new.status or old.deleted_at is distinct from new.deleted_at)
  execute function note_product();
