-- Files name brands that the shop does not have; administrators see which, and add them or say whose they are.
alter table import_rows add column brand text;
comment on column import_rows.brand is 'The brand that the row names, where the shop does not have it.';
create index import_rows_by_brand on import_rows (brand, import_id) where brand is not null;
