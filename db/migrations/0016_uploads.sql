-- Files that were sent straight to the storage. A row is made with the first permission; it is finished once the shop has
-- looked at the bytes, and only then may a product or a banner show its picture. Files belong to a seller, those of
-- administrators to the house.

create table uploads (
  id uuid primary key,
  seller_id uuid not null references sellers (id),
  purpose text not null,
  key text not null,
  size bigint not null,
  parts_id text,
  status text not null default 'begun',
  width int,
  height int,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unused_since timestamptz,
  constraint uploads_key unique (key),
  constraint uploads_purpose check (purpose in ('picture', 'import')),
  constraint uploads_status check (status in ('begun', 'finished')),
  constraint uploads_size check (size > 0),
  constraint uploads_finished check ((status = 'finished') = (finished_at is not null))
);
create index uploads_by_seller on uploads (seller_id, created_at desc);
create index uploads_begun on uploads (created_at) where status = 'begun';
