-- Apart from 0075, so that products are read while this runs.
alter table products validate constraint products_match_link;
create index products_by_match on products (coalesce(match_link, public_gtin(gtin))) where listed;
create index products_rated_by_seller on products (seller_id) include (review_count, review_sum) where review_count > 0;
