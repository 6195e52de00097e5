-- Whoever saves the words of a mail names the version they were read at. A row stays when its texts are empty, for its version.
alter table mail_words add column version int not null default 1
  constraint mail_words_version_counts check (version > 0);
alter table mail_words add column changed_by text not null default '';
comment on column mail_words.changed_by is 'The name of the administrator at that time, as in the audit log.';
