-- Balances are sums of days that are over and of the postings since. Rows add up, as those of order_days do.
create table ledger_days (
  seller_id uuid not null,
  day date not null,
  amount_paise bigint not null,
  is_change boolean not null default true
);
comment on table ledger_days is
  'What was posted for a seller on a summed day. Rows add up: a trigger adds one for a posting of such a day, a job makes one of many.';
create index ledger_days_by_seller on ledger_days (seller_id, day) include (amount_paise);
create index ledger_days_changed on ledger_days (day) where is_change;

create function note_ledger_day() returns trigger language plpgsql as $$
declare
  its_day date := summed_day(new.at);
begin
  if its_day is not null then
    insert into ledger_days (seller_id, day, amount_paise) values (new.seller_id, its_day, new.amount_paise);
  end if;
  return null;
end
$$;
create trigger note_day after insert on ledger_postings for each row execute function note_ledger_day();
