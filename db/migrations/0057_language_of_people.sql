-- People have a language of their own, which mails to them are written in. Those who are written to without an account are
-- written to in the language they wrote in.
alter table users add column language text not null default 'en'
  constraint users_language_format check (language ~ '^[a-z]{2,3}$');
alter table registrations add column language text not null default 'en'
  constraint registrations_language_format check (language ~ '^[a-z]{2,3}$');
alter table farewells add column language text not null default 'en'
  constraint farewells_language_format check (language ~ '^[a-z]{2,3}$');
alter table tickets add column language text not null default 'en'
  constraint tickets_language_format check (language ~ '^[a-z]{2,3}$');
comment on column users.language is 'A folder of languages; English while the shop does not speak it.';
