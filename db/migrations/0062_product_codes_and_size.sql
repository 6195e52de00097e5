-- What identifies a product beyond its seller's own SKU, and the packed product in grams and millimetres.
alter table products
  add column gtin text constraint products_gtin check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  add column mpn text constraint products_mpn check (length(mpn) between 1 and 70),
  add column model text constraint products_model check (length(model) between 1 and 70),
  add column weight_grams int constraint products_weight check (weight_grams between 1 and 500000),
  add column box_length int constraint products_box_length check (box_length between 1 and 5000),
  add column box_width int constraint products_box_width check (box_width between 1 and 5000),
  add column box_height int constraint products_box_height check (box_height between 1 and 5000),
  add constraint products_box_has_three_sides check (num_nulls(box_length, box_width, box_height) in (0, 3));
