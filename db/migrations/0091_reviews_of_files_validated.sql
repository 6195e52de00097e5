-- Apart from 0090, so that reviews are read while every row is checked.
alter table reviews validate constraint reviews_import_id_fkey;
alter table reviews validate constraint reviews_by_user_or_file;
