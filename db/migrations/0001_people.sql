-- People and who they are to the shop: accounts, sellers, sessions, registrations that wait for their code, settings.

create table users (
  id uuid primary key,
  email text not null,
  user_name text not null,
  user_name_key text not null,
  mobile text,
  password_hash text not null,
  role text not null,
  type text not null,
  blocked_at timestamptz,
  blocked_reason text,
  created_at timestamptz not null default now(),
  constraint users_email_unique unique (email),
  constraint users_name_unique unique (user_name_key),
  constraint users_role_and_type check ((role, type) in (('user', 'user'), ('admin', 'vendor'), ('admin', 'admin'))),
  constraint users_email_canonical check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  constraint users_mobile_e164 check (mobile ~ '^\+91[6-9][0-9]{9}$')
);

create table sellers (
  id uuid primary key,
  user_id uuid references users (id),
  is_house boolean not null default false,
  name text not null,
  name_key text not null,
  status text not null default 'Pending',
  status_reason text,
  gstin text,
  legal_name text,
  address text,
  city text,
  pincode text,
  state_code text,
  care_email text,
  care_phone text,
  bank_account jsonb,
  created_at timestamptz not null default now(),
  constraint sellers_user_unique unique (user_id),
  constraint sellers_name_unique unique (name_key),
  constraint sellers_gstin_unique unique (gstin),
  constraint sellers_status check (status in ('Pending', 'Approved', 'Rejected')),
  constraint sellers_house_has_no_user check (is_house = (user_id is null)),
  constraint sellers_gstin_format check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$'),
  constraint sellers_pincode_format check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint sellers_state_format check (state_code ~ '^[0-9]{2}$')
);
create unique index sellers_one_house on sellers (is_house) where is_house;
create index sellers_by_status on sellers (status, created_at);

-- Only the hash of a token is kept: who reads this table can't act as anybody.
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  user_agent text,
  constraint sessions_expiry check (expires_at <= ends_at)
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- Step 1 of registering opens one of these; nobody can void another's, because each has its own code and its own tries.
-- The code is made when it is mailed, so until then there is none.
create table registrations (
  id uuid primary key,
  email text not null,
  user_name text not null,
  mobile text not null,
  gstin text,
  role text not null,
  type text not null,
  password_hash text not null,
  code_hash text,
  code_expires_at timestamptz,
  tries int not null default 0,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint registrations_role_and_type check ((role, type) in (('user', 'user'), ('admin', 'vendor'))),
  constraint registrations_code_expires check ((code_hash is null) = (code_expires_at is null)),
  constraint registrations_tries check (tries between 0 and 5)
);
create index registrations_by_email on registrations (email, created_at);
create index registrations_by_age on registrations (created_at);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
