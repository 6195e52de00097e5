-- Services of others that the shop is connected to, and text messages for those who want them.
create table connections (
  -- For the audit log.
  id uuid not null default gen_random_uuid(),
  port text not null,
  name text not null,
  is_on boolean not null default false,
  settings jsonb not null default '{}',
  secrets jsonb not null default '{}',
  tested_at timestamptz,
  test_failure text,
  changed_at timestamptz not null default now(),
  constraint connections_pkey primary key (port, name),
  constraint connections_name check (name ~ '^[a-z][a-z0-9-]{1,30}$'),
  constraint connections_port check (port in ('message', 'courier')),
  constraint connections_settings check (jsonb_typeof(settings) = 'object' and jsonb_typeof(secrets) = 'object'),
  constraint connections_test check (test_failure is null or tested_at is not null)
);
comment on column connections.secrets is 'As they are, because the service is sent them; in no answer of the API.';
comment on column connections.test_failure is 'What the service said in the last test; null if it worked.';
-- Each port is filled by one service.
create unique index connections_one_on on connections (port) where is_on;

alter table users add column texts_since timestamptz;
comment on column users.texts_since is
  'Since when text messages about orders go to the mobile number, which was confirmed by a code then. Another number starts without.';
alter table users add constraint users_texts_need_mobile check (texts_since is null or mobile is not null) not valid;

alter table account_codes add column mobile text;
comment on column account_codes.mobile is 'The number that was texted the code, to confirm it.';
alter table account_codes drop constraint account_codes_purpose;
alter table account_codes add constraint account_codes_purpose check (purpose in ('reset', 'email', 'guest', 'texts', 'agent')) not valid;
alter table account_codes drop constraint account_codes_owner;
alter table account_codes add constraint account_codes_owner
  check ((purpose in ('email', 'texts')) = (user_id is not null)) not valid;
alter table account_codes add constraint account_codes_mobile check ((purpose = 'texts') = (mobile is not null)) not valid;

comment on table connections is 'Services of others that fill a port: their settings and secrets, entered by administrators.';
