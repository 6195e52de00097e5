-- A guest is an account that nobody has completed: proved by a code to its e-mail address, without a password.
alter table users add column is_guest boolean not null default false;
comment on column users.is_guest is
  'Buys without a password, after a code to the address. Registering with the same address, or choosing a password, completes the account.';
alter table users add constraint users_guest_is_shopper check (not is_guest or (role = 'user' and type = 'user')) not valid;

alter table account_codes drop constraint account_codes_purpose;
alter table account_codes add constraint account_codes_purpose check (purpose in ('reset', 'email', 'guest')) not valid;
alter table account_codes add column language text;
comment on column account_codes.language is 'Of the page where a guest asked for it; the language of accounts is theirs.';
