create table api_keys (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  beginning text not null,
  key_hash bytea not null,
  scopes jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  constraint api_keys_pkey primary key (id),
  constraint api_keys_user_id_fkey foreign key (user_id) references users (id),
  constraint api_keys_key_hash_key unique (key_hash),
  constraint api_keys_name_length check (length(name) between 1 and 60),
  constraint api_keys_scopes_check check (jsonb_array_length(scopes) between 1 and 20)
);
create index api_keys_user_id_idx on api_keys (user_id);
comment on table api_keys is 'Keys with which programs call the API in the name of a user. A revoked key has no row.';
comment on column api_keys.beginning is 'The first characters, by which people recognise a key. The key itself is shown once and not stored.';
comment on column api_keys.scopes is 'What the key may do of what its user may, such as orders:read.';
comment on column api_keys.expires_at is 'Null for a key without an end.';
comment on column api_keys.last_used_at is 'Accurate to the hour.';
