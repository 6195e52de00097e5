-- Shoppers are told when the price of a saved product falls, and when it is back in stock.
alter table wishlist_entries add column tell_of_fall boolean not null default false;
alter table wishlist_entries add column tell_of_return boolean not null default false;
alter table wishlist_entries add column fall_from_paise bigint;
alter table wishlist_entries add column was_out boolean not null default false;
alter table wishlist_entries add constraint wishlist_entries_fall_from
  check (not tell_of_fall or fall_from_paise is not null);
comment on column wishlist_entries.fall_from_paise is
  'The price from which the next fall counts: that of the last notice, or the highest one since.';
comment on column wishlist_entries.was_out is 'Not to be had since the last notice, so that a return is worth one.';
create index wishlist_entries_watched on wishlist_entries (product_id) where tell_of_fall or tell_of_return;

create table wishlist_mails (
  user_id uuid not null references users(id),
  stop_key uuid not null,
  day date,
  mails int not null default 0,
  constraint wishlist_mails_pkey primary key (user_id),
  constraint wishlist_mails_stop_key_unique unique (stop_key)
);
comment on table wishlist_mails is 'Mails about wishlists: how many a shopper has had on a day of India.';
comment on column wishlist_mails.stop_key is 'In the link of these mails that stops them all.';
