-- Apart from 0090, so that reviews are read while every row is checked and the indexes are built.
alter table reviews validate constraint reviews_import_id_fkey;
alter table reviews validate constraint reviews_by_user_or_file;
create unique index reviews_imported_once on reviews (import_print) where import_id is not null;
create index reviews_by_import on reviews (import_id) where import_id is not null;
