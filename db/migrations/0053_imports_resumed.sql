-- A file is unpacked once and read on where the last turn ended, so that its time grows with its rows and no faster.

-- Where behind the last checked row the unpacked table goes on, in bytes.
alter table imports add column checked_offset bigint not null default 0;
alter table imports add constraint imports_checked_offset check (checked_offset >= 0);

-- Rows that are still to be written, without passing those that are.
create index import_rows_to_write on import_rows (import_id, number)
  where outcome in ('added', 'changed') and not is_done;
