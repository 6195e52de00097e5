-- The tree is edited by several administrators, who are told who was faster.
alter table categories add column changed_by text;
comment on column categories.changed_by is 'The administrator who changed it last; null for one that came with the shop.';
