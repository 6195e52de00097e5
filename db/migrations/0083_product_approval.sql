-- Products of sellers who are not trusted yet wait for an administrator before shoppers see them, and so do risky edits.
alter table sellers add column trust text not null default 'automatic'
  constraint sellers_trust check (trust in ('automatic', 'trusted', 'checked'));
comment on column sellers.trust is
  'Whether products go on sale without an administrator: trusted, checked, or automatic, which is after enough approved ones.';

alter table products add column approved boolean not null default true;
comment on column products.approved is 'Whether it may be on sale; false until an administrator has approved a new product that waits.';
alter table products add column checked_price_paise bigint;
comment on column products.checked_price_paise is
  'The MRP from which a rise is measured, so that several small ones do not add up to a large one; null for the present MRP.';
alter table products add constraint products_listed_is_approved check (not listed or approved) not valid;

create table product_approvals (
  id uuid not null,
  seller_id uuid not null,
  import_id uuid,
  file_name text,
  version int not null default 1,
  since timestamptz not null,
  sent_back_at timestamptz,
  sent_back_reason text,
  constraint product_approvals_pkey primary key (id),
  constraint product_approvals_import_unique unique (import_id),
  constraint product_approvals_import_has_file check ((import_id is null) = (file_name is null)),
  constraint product_approvals_sent_back_has_reason check ((sent_back_at is null) = (sent_back_reason is null)),
  constraint product_approvals_seller_id_fkey foreign key (seller_id) references sellers(id)
);
comment on table product_approvals is
  'What an administrator decides together: a product, several that were changed together, or those of an import.';
comment on column product_approvals.version is 'Goes up when the seller changes what waits, so that nobody approves what they have not seen.';
comment on column product_approvals.import_id is 'Imports are deleted after a month; what waits stays.';
create index product_approvals_by_seller on product_approvals (seller_id);

create table waiting_products (
  product_id uuid not null,
  approval_id uuid not null,
  changes jsonb,
  constraint waiting_products_pkey primary key (product_id),
  constraint waiting_products_product_id_fkey foreign key (product_id) references products(id),
  constraint waiting_products_approval_id_fkey foreign key (approval_id) references product_approvals(id)
);
comment on table waiting_products is 'Products that wait for approval, or some of their values.';
comment on column waiting_products.changes is 'The values that wait, by field, while the former ones are on sale; null if the whole product waits.';
create index waiting_products_by_approval on waiting_products (approval_id);
