-- Apart from 0114, so that products are sold meanwhile. Those whose price has changed since have a row already.
insert into price_history (product_id, at, paid_paise, price_paise)
  select p.id, p.updated_at, p.paid_paise, p.price_paise from products p
  where not exists (select from price_history h where h.product_id = p.id)
  for key share of p
  on conflict do nothing;
