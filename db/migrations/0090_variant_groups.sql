create table variant_groups (
  family_id uuid not null,
  seller_id uuid not null,
  code text not null,
  constraint variant_groups_pkey primary key (family_id),
  constraint variant_groups_seller_id_fkey foreign key (seller_id) references sellers (id),
  constraint variant_groups_seller_id_code_key unique (seller_id, code),
  constraint variant_groups_code_length check (length(code) between 1 and 200)
);
comment on table variant_groups is 'What a file calls the variants of one product, where it is not the SKU of one of them.';
comment on column variant_groups.code is 'Such as the handle of another shop program.';
