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

create table review_imports (
  id uuid not null,
  file_name text not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  constraint review_imports_pkey primary key (id),
  constraint review_imports_file_name_length check (length(file_name) between 1 and 200)
);
comment on table review_imports is 'Files from which an administrator has taken reviews that were written elsewhere.';
comment on column review_imports.undone_at is 'When its reviews were deleted again.';
create index review_imports_by_time on review_imports (created_at desc);

alter table reviews alter column user_id drop not null;
alter table reviews add column import_id uuid;
alter table reviews add column author_name text;
alter table reviews add column source text;
alter table reviews add column import_print bytea;
comment on column reviews.user_id is 'Null for a review that was written elsewhere.';
comment on column reviews.import_id is 'The file it comes from. Such a review counts in no rating and is never a verified purchase.';
comment on column reviews.author_name is 'Whom the file names as its author.';
comment on column reviews.source is 'Where it was written, as shoppers read it.';
comment on column reviews.import_print is 'What the file says of it, hashed, so that the same review is not imported twice.';
alter table reviews add constraint reviews_import_id_fkey foreign key (import_id) references review_imports (id) not valid;
alter table reviews add constraint reviews_by_user_or_file check (
  (user_id is null) = (import_id is not null) and (import_id is null) = (author_name is null)
  and (import_id is null) = (source is null) and (import_id is null) = (import_print is null)
) not valid;
