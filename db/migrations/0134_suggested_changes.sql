-- Changes that a program with an API key suggests. Nothing of one is done before the key's person confirms it.
create table suggested_changes (
  id uuid not null,
  user_id uuid not null,
  -- Null once the key was revoked; its name stays.
  key_id uuid,
  key_name text not null,
  kind text not null,
  -- What is to be done, as its kind reads it.
  input jsonb not null,
  subject text not null,
  about text,
  -- What differs, from and to, as it was when it was suggested.
  changes jsonb not null,
  reason text,
  state text not null default 'waiting',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  constraint suggested_changes_pkey primary key (id),
  constraint suggested_changes_user_id_fkey foreign key (user_id) references users (id),
  constraint suggested_changes_key_id_fkey foreign key (key_id) references api_keys (id) on delete set null,
  constraint suggested_changes_kind check (kind in ('price-stock', 'order-status', 'answer')),
  constraint suggested_changes_state check (state in ('waiting', 'confirmed', 'refused')),
  constraint suggested_changes_decided check ((state = 'waiting') = (decided_at is null)),
  constraint suggested_changes_expires check (expires_at > created_at),
  constraint suggested_changes_lengths check (
    length(subject) between 1 and 500 and length(about) <= 1000 and length(reason) <= 300 and length(key_name) <= 60
  )
);
create index suggested_changes_user_id_idx on suggested_changes (user_id, created_at desc);
create index suggested_changes_key_id_idx on suggested_changes (key_id);

comment on table suggested_changes is 'Changes that an assistant suggests, until the person whose key it used confirms or refuses them.';
