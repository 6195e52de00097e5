-- What was ordered on each day that is over, summed, so that the desk and the dashboard add up days instead of orders.
create table summed_until (
  only_row boolean not null default true,
  day date not null,
  constraint summed_until_pkey primary key (only_row),
  constraint summed_until_one check (only_row)
);
comment on table summed_until is 'Up to which day, in India and not included, orders are summed. No row: none is.';

create table order_days (
  day date not null,
  seller_id uuid,
  status text not null,
  orders int not null,
  items_paise bigint not null,
  delivery_paise bigint not null,
  cash_in int not null default 0,
  cash_kept int not null default 0,
  is_change boolean not null default true
);
comment on table order_days is
  'Sums of a summed day by status. Rows add up: triggers add a row for what changes of such a day, and a job makes one of many.';
comment on column order_days.seller_id is
  'Seller orders of this seller. Null for the shop: orders by their own status, amounts by that of seller orders.';
comment on column order_days.cash_in is 'Of the shop only: seller orders whose cash is with the shop.';
comment on column order_days.cash_kept is 'Of the shop only: seller orders whose cash its seller keeps.';
comment on column order_days.is_change is 'Not added up with the others yet.';
create index order_days_by_seller on order_days (seller_id, day) include (status, orders, items_paise, delivery_paise, cash_in, cash_kept);
create index order_days_changed on order_days (day) where is_change;

create table sold_days (
  day date not null,
  product_id uuid not null,
  seller_id uuid not null,
  pieces int not null,
  sales_paise bigint not null
);
comment on table sold_days is
  'What was sold of each product on a summed day, as rows that add up; kept for the longest period that begins on any day.';
create index sold_days_by_day on sold_days (day);
create index sold_days_by_seller on sold_days (seller_id, day);

create table sold_months (
  month date not null,
  product_id uuid not null,
  seller_id uuid not null,
  pieces int not null,
  sales_paise bigint not null,
  is_change boolean not null default true
);
comment on table sold_months is 'The same by month, of the days that are summed. The month is its first day.';
create index sold_months_by_month on sold_months (month, product_id);
create index sold_months_by_seller on sold_months (seller_id, month);
create index sold_months_changed on sold_months (month) where is_change;

-- The day of a moment if it is summed, null if it is not. Who sums a day has this lock for itself: nobody changes an order of
-- the day meanwhile, and who comes later finds it summed.
create function summed_day(at timestamptz) returns date language plpgsql as $$
declare
  its_day date := (at at time zone 'Asia/Kolkata')::date;
begin
  perform pg_advisory_xact_lock_shared(7203442, its_day - date '2000-01-01');
  if its_day < (select s.day from summed_until s) then
    return its_day;
  end if;
  return null;
end
$$;

create function note_order_day() returns trigger language plpgsql as $$
declare
  its_day date;
begin
  if tg_op <> 'INSERT' then
    its_day := summed_day(old.placed_at);
    if its_day is not null then
      insert into order_days (day, status, orders, items_paise, delivery_paise) values (its_day, old.status, -1, 0, 0);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    its_day := summed_day(new.placed_at);
    if its_day is not null then
      insert into order_days (day, status, orders, items_paise, delivery_paise) values (its_day, new.status, 1, 0, 0);
    end if;
  end if;
  return null;
end
$$;
create trigger note_day after insert or delete on orders for each row execute function note_order_day();
create trigger note_day_changed after update on orders for each row
  when (old.status <> new.status or old.placed_at <> new.placed_at) execute function note_order_day();

create function note_part_day() returns trigger language plpgsql as $$
declare
  its_day date;
begin
  if tg_op <> 'INSERT' then
    its_day := summed_day(old.placed_at);
    if its_day is not null then
      insert into order_days (day, seller_id, status, orders, items_paise, delivery_paise, cash_in, cash_kept)
      values (its_day, null, old.status, 0, -old.items_paise, -old.delivery_paise,
          -coalesce((old.cash_state in ('remitted', 'direct'))::int, 0), -coalesce((old.cash_state = 'kept')::int, 0)),
        (its_day, old.seller_id, old.status, -1, -old.items_paise, -old.delivery_paise, 0, 0);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    its_day := summed_day(new.placed_at);
    if its_day is not null then
      insert into order_days (day, seller_id, status, orders, items_paise, delivery_paise, cash_in, cash_kept)
      values (its_day, null, new.status, 0, new.items_paise, new.delivery_paise,
          coalesce((new.cash_state in ('remitted', 'direct'))::int, 0), coalesce((new.cash_state = 'kept')::int, 0)),
        (its_day, new.seller_id, new.status, 1, new.items_paise, new.delivery_paise, 0, 0);
    end if;
  end if;
  return null;
end
$$;
create trigger note_day after insert or delete on order_parts for each row execute function note_part_day();
create trigger note_day_changed after update on order_parts for each row
  when (old.status <> new.status or old.items_paise <> new.items_paise or old.delivery_paise <> new.delivery_paise
    or old.cash_state is distinct from new.cash_state or old.placed_at <> new.placed_at)
  execute function note_part_day();

create function note_sold_part() returns trigger language plpgsql as $$
declare
  its_day date;
begin
  -- As it was, and as it is now.
  for way in 0..1 loop
    if (case way when 0 then old.status else new.status end) not in ('rejected', 'cancelled') then
      its_day := summed_day(case way when 0 then old.placed_at else new.placed_at end);
      if its_day is not null then
        insert into sold_days (day, product_id, seller_id, pieces, sales_paise)
        select its_day, line.product_id, new.seller_id, (2 * way - 1) * line.quantity,
          (2 * way - 1) * (line.total_paise - line.discount_paise)
        from order_lines line where line.part_id = new.id and line.service is null;
        insert into sold_months (month, product_id, seller_id, pieces, sales_paise)
        select date_trunc('month', its_day)::date, line.product_id, new.seller_id, (2 * way - 1) * line.quantity,
          (2 * way - 1) * (line.total_paise - line.discount_paise)
        from order_lines line where line.part_id = new.id and line.service is null;
      end if;
    end if;
  end loop;
  return null;
end
$$;
create trigger note_sold after update on order_parts for each row
  when ((old.status in ('rejected', 'cancelled')) <> (new.status in ('rejected', 'cancelled'))
    or old.placed_at <> new.placed_at) execute function note_sold_part();

-- The argument is what the lines of the statement count: 1 as they are now, -1 as they were.
create function note_sold_lines() returns trigger language plpgsql as $$
declare
  sign int := tg_argv[0]::int;
  sold record;
begin
  for sold in
    select summed_day(part.placed_at) as day, line.product_id, part.seller_id, line.quantity,
      line.total_paise - line.discount_paise as paid
    from lines line join order_parts part on part.id = line.part_id
    where line.service is null and part.status not in ('rejected', 'cancelled')
  loop
    if sold.day is not null then
      insert into sold_days (day, product_id, seller_id, pieces, sales_paise)
      values (sold.day, sold.product_id, sold.seller_id, sign * sold.quantity, sign * sold.paid);
      insert into sold_months (month, product_id, seller_id, pieces, sales_paise)
      values (date_trunc('month', sold.day)::date, sold.product_id, sold.seller_id, sign * sold.quantity, sign * sold.paid);
    end if;
  end loop;
  return null;
end
$$;
create trigger note_sold_added after insert on order_lines referencing new table as lines for each statement
  execute function note_sold_lines('1');
create trigger note_sold_gone after delete on order_lines referencing old table as lines for each statement
  execute function note_sold_lines('-1');
create trigger note_sold_before after update on order_lines referencing old table as lines for each statement
  execute function note_sold_lines('-1');
create trigger note_sold_after after update on order_lines referencing new table as lines for each statement
  execute function note_sold_lines('1');
