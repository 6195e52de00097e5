-- A product's version goes up with every change, a sale included. This is the version in which what its seller wrote was
-- last changed, so that an edit of the words is stale only when the words have changed, and one of the stock when either has.
alter table products add column content_version int not null default 1;

-- A deleted product lets go of its SKU, so that its seller may use it again.
alter table products drop constraint products_sku_unique;
create unique index products_sku_unique on products (seller_id, sku) where deleted_at is null;
