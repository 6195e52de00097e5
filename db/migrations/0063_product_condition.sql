-- Whether a product is new. What was there before is.
alter table products
  add column condition text not null default 'new'
    constraint products_condition check (condition in ('new', 'open-box', 'refurbished')),
  add column condition_grade text
    constraint products_condition_grade check (condition_grade in ('like-new', 'good', 'fair')),
  add column battery_health int constraint products_battery_health check (battery_health between 1 and 100),
  add constraint products_grade_fits_condition check (
    (condition <> 'new' or condition_grade is null) and (condition <> 'refurbished' or condition_grade is not null)),
  add constraint products_battery_fits_condition check (condition <> 'new' or battery_health is null);
comment on column products.battery_health is 'What is left of the capacity of the battery, in per cent.';
