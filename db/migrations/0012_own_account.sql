-- What people do with their own account: codes that choose a new password or prove a new address, sessions that can be
-- named in a list, accounts that are gone.

-- A code is made when it is mailed, so until then there is none. A reset is asked for by address, whether or not it has
-- an account; a change of address belongs to whoever asked.
create table account_codes (
  id uuid primary key,
  purpose text not null,
  user_id uuid references users (id) on delete cascade,
  email text not null,
  -- The address that the new one took the place of, so that the notice can go there.
  former_email text,
  code_hash text,
  code_expires_at timestamptz,
  tries int not null default 0,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint account_codes_purpose check (purpose in ('reset', 'email')),
  constraint account_codes_owner check ((purpose = 'email') = (user_id is not null)),
  constraint account_codes_code_expires check ((code_hash is null) = (code_expires_at is null)),
  constraint account_codes_tries check (tries between 0 and 5)
);
create index account_codes_by_email on account_codes (email, created_at);
create index account_codes_by_user on account_codes (user_id) where user_id is not null;
create index account_codes_by_age on account_codes (created_at);

-- What a list calls a session; its token's hash stays where it is.
alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add constraint sessions_id_unique unique (id);

-- The row of a deleted account stays as a pseudonym, because orders belong to it; nothing in it leads to the person.
alter table users add column deleted_at timestamptz;
