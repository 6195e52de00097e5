-- A payment service is named by its folder, so the shapes of names replace their lists.
alter table payments drop constraint payments_provider,
  add constraint payments_provider check (provider ~ '^[a-z][a-z0-9-]{1,30}$') not valid;
alter table orders drop constraint orders_payment_method,
  add constraint orders_payment_method check (payment_method ~ '^(COD|[a-z][a-z0-9-]{1,30})$') not valid;
alter table checkouts drop constraint checkouts_method,
  add constraint checkouts_method check (method ~ '^(COD|[a-z][a-z0-9-]{1,30})$') not valid;

-- Payment services work side by side.
alter table connections drop constraint connections_port,
  add constraint connections_port check (port in ('message', 'courier', 'payment'));

-- Offers for payments online are for every service, also for those that come later.
update offers set conditions = jsonb_set(conditions, '{methods}', '["online"]')
where conditions -> 'methods' @> '["sandbox", "razorpay", "paypal"]' and not conditions -> 'methods' ? 'COD';
