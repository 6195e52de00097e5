-- Products of different sellers that are the same are shown as offers of each other. Their index follows in a migration of
-- its own, because this one keeps readers waiting while it runs.
create function public_gtin(gtin text) returns text language sql immutable parallel safe as $$
  -- A GTIN with 14 digits. GS1 keeps the beginnings 02, 04 and 2 for use inside of a shop, 05, 98 and 99 for coupons: null.
  select case
    when length(gtin) = 8 and gtin !~ '^[02]' then lpad(gtin, 14, '0')
    when length(gtin) > 8 and lpad(gtin, 14, '0') !~ '^.(2|0[245]|9[89])' then lpad(gtin, 14, '0')
  end
$$;

alter table products add column match_link text;
alter table products add constraint products_match_link
  check (length(match_link) >= 14 and length(match_link) <= 36) not valid;
comment on column products.match_link is 'What an administrator has said it matches, in place of its GTIN.';

create table match_refusals (
  seller_id uuid not null,
  match text not null,
  at timestamptz not null,
  constraint match_refusals_pkey primary key (seller_id, match),
  constraint match_refusals_seller_id_fkey foreign key (seller_id) references sellers (id)
);
comment on table match_refusals is 'Sellers whose products an administrator has unlinked for good from a match.';
