-- Products of different sellers that are the same are shown as offers of each other.
alter table products
  add column public_gtin text generated always as (case
    when length(gtin) = 8 and gtin !~ '^[02]' then lpad(gtin, 14, '0')
    when length(gtin) > 8 and lpad(gtin, 14, '0') !~ '^.(2|0[245]|9[89])' then lpad(gtin, 14, '0')
  end) stored,
  add column match_link text
    constraint products_match_link check (length(match_link) >= 14 and length(match_link) <= 36);
comment on column products.public_gtin is
  'The GTIN with 14 digits. GS1 keeps the beginnings 02, 04 and 2 for use inside of a shop, 05, 98 and 99 for coupons: null.';
comment on column products.match_link is 'What an administrator has said it matches, in place of its GTIN.';
create index products_by_match on products (coalesce(match_link, public_gtin)) where listed;
create index products_rated_by_seller on products (seller_id) include (review_count, review_sum) where review_count > 0;

create table match_refusals (
  seller_id uuid not null,
  match text not null,
  at timestamptz not null,
  constraint match_refusals_pkey primary key (seller_id, match),
  constraint match_refusals_seller_id_fkey foreign key (seller_id) references sellers (id)
);
comment on table match_refusals is 'Sellers whose products an administrator has unlinked for good from a match.';
