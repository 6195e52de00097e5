create table mail_words (
  mail text not null,
  language text not null,
  subject text not null default '',
  opening text not null default '',
  closing text not null default '',
  changed_at timestamptz not null default now(),
  constraint mail_words_pkey primary key (mail, language),
  constraint mail_words_language_format check (language ~ '^[a-z]{2,3}$'),
  constraint mail_words_lengths check (length(subject) <= 150 and length(opening) <= 1000 and length(closing) <= 1000)
);
comment on table mail_words is 'What the shop has written itself in its mails, by mail and language. An empty text is the usual one.';
