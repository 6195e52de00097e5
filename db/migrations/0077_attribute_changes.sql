-- Administrators edit the attributes, who are told who was faster; a removed one can be restored with its values.
alter table attributes add column changed_by text;
comment on column attributes.changed_by is 'The administrator who changed it last; null for one that came with the shop.';
alter table attributes add column removed_at timestamptz;
comment on column attributes.removed_at is 'Nobody sees it any more; products keep its values until it is restored.';
