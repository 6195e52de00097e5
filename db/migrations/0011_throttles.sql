-- How often something was done lately, under the name of a limit and a hash of who did it: nobody can be read from it.
-- Columns in the order in which the library fills them; `expire` in milliseconds since 1970.
create table throttles (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index throttles_by_expiry on throttles (expire);

-- Browsers in which somebody has signed in before. Strangers who guess a password can't shut these out of the account.
create table known_browsers (
  token_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  signed_in_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index known_browsers_by_user on known_browsers (user_id);
create index known_browsers_by_age on known_browsers (signed_in_at);
