-- A category may have a picture, and a rule for returns that holds for all categories below it. An order line keeps the rule
-- under which it was sold.
alter table categories add column picture jsonb;
comment on column categories.picture is 'Its address and the alternative texts by language.';
alter table categories add constraint categories_picture_check check (
  picture is null or coalesce(length(picture ->> 'src') > 0 and jsonb_typeof(picture -> 'alts') = 'object', false));

alter table categories add column returns jsonb;
comment on column categories.returns is
  'For what reasons its products can be returned, and within how many days. Null: as the category above; without one anywhere above, as everywhere.';
alter table categories add constraint categories_returns_check check (
  returns is null or coalesce(returns ->> 'way' in ('any', 'replacement', 'none')
    and (returns ->> 'days')::int between 7 and 60
    and (returns ->> 'way' <> 'none' or length(returns -> 'reasons' ->> 'en') > 0), false));

alter table order_lines add column returns jsonb;
comment on column order_lines.returns is 'The rule for returns at the time of the order; null for the usual one.';
alter table order_lines add constraint order_lines_returns_check check (
  returns is null or coalesce((returns ->> 'days')::int between 7 and 60, false)) not valid;
