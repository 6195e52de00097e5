-- Goods that come by file: each file with what was made of it, row by row. Kept for a month; what they changed stays.

create table imports (
  id uuid primary key,
  seller_id uuid not null references sellers (id),
  -- Whoever asked for it; what it does to stock is done in this person's name.
  asked_by uuid references users (id) on delete set null,
  file_key text not null,
  file_name text not null,
  file_bytes bigint not null,
  state text not null default 'uploaded',
  -- How the file is written and what its columns were understood as; null until somebody has looked.
  reading jsonb,
  row_count int not null default 0,
  checked_to int not null default 0,
  added int not null default 0,
  changed int not null default 0,
  unchanged int not null default 0,
  refused int not null default 0,
  done int not null default 0,
  fault text,
  -- Whoever works on it says so for some seconds at a time, so that another goes on where a dead process stopped.
  worker uuid,
  worked_until timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint imports_state check (state in ('uploaded', 'checking', 'checked', 'running', 'done', 'stopped', 'failed')),
  constraint imports_file_name_length check (length(file_name) between 1 and 200),
  constraint imports_counts check (least(row_count, checked_to, added, changed, unchanged, refused, done) >= 0)
);
create index imports_by_seller on imports (seller_id, created_at desc);
create index imports_by_time on imports (created_at desc, id);
create index imports_under_way on imports (created_at) where state in ('uploaded', 'checking', 'running');

create table import_rows (
  import_id uuid not null references imports (id) on delete cascade,
  -- As a spreadsheet counts them; the heads are row 1.
  number int not null,
  outcome text not null,
  is_done boolean not null default false,
  sku text,
  -- As they were sent, for whoever mends them.
  cells json not null,
  changes json not null default '[]',
  faults json not null default '[]',
  notes json not null default '[]',
  product_id uuid,
  primary key (import_id, number),
  constraint import_rows_outcome check (outcome in ('added', 'changed', 'unchanged', 'refused'))
);
create index import_rows_by_outcome on import_rows (import_id, outcome, number);

-- Pictures of a zip that are in the shop already, so that none is drawn twice.
create table import_pictures (
  import_id uuid not null references imports (id) on delete cascade,
  name text not null,
  src text not null,
  primary key (import_id, name)
);
