-- Brands are kept by the shop-keeper: one may be hidden, has a mark or its name alone, and is called other names too.

alter table brands
  add column hidden boolean not null default false,
  add column mark text,
  add column said text not null default '',
  add constraint brands_label_length check (length(label) between 1 and 60),
  add constraint brands_mark_format check (mark ~ '^[a-z0-9-]{1,40}$'),
  add constraint brands_said_length check (length(said) <= 400);

-- The marks that came with the shop.
update brands set mark = id where id in ('apple', 'samsung', 'xiaomi', 'oneplus', 'nothing', 'realme', 'boat');
